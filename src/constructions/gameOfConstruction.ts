import { takes, oneOf, text, anObject, listOf, aNumber, either, tuple, options, instanceOf } from '../arguments.js';
import { fields } from '../shape.js';
import { SimplicialComplex } from '../complex/index.js';
import { Board } from '../boards/index.js';
import { InputError } from '../errors.js';
import { type CompileOptions, type SPGame, compile, rulesetFromData } from '../games/index.js';
import { isGamma, type Construction } from './Construction.js';
import { compileGamma } from './gamma/compileGamma.js';
import { gammaRules } from './gamma/gammaRules.js';

const gameOfConstructionTakes = /* @__PURE__ */ takes('gameOfConstruction', () => ({
  construction: either(
    fields({
      method: oneOf('prop2.1', 'remark2.2', 'small'),
      as: oneOf('legal', 'illegal'),
      target: instanceOf(() => SimplicialComplex, 'a SimplicialComplex'),
      ruleset: fields({ type: oneOf('ruleset'), name: text, pieces: listOf(anObject) }),
      board: instanceOf(() => Board, 'a Board, such as path(5) or parseBoard("path:5")'),
      certificate: fields({ cells: listOf(listOf(aNumber)) }),
    }),
    fields({
      method: oneOf('gamma', 'gamma-printed', 'invariant', 'independence'),
      as: oneOf('legal', 'illegal'),
      target: instanceOf(() => SimplicialComplex, 'a SimplicialComplex'),
      ruleset: fields({ type: oneOf('ruleset'), name: text, pieces: listOf(anObject) }),
      board: instanceOf(() => Board, 'a Board, such as path(5) or parseBoard("path:5")'),
      certificate: fields({
        placements: listOf(either(oneOf(null), anObject)),
        labels: listOf(tuple(aNumber, aNumber, aNumber)),
        idSets: listOf(anObject),
        distances: listOf(tuple(aNumber, aNumber, aNumber)),
      }),
    }),
    fields({
      method: oneOf('value'),
      as: oneOf('legal'),
      value: text,
      certificate: fields({
        placements: listOf(either(oneOf(null), anObject)),
        labels: listOf(tuple(aNumber, aNumber, aNumber)),
        idSets: listOf(anObject),
        distances: listOf(tuple(aNumber, aNumber, aNumber)),
        game: anObject,
      }),
      ruleset: fields({ type: oneOf('ruleset'), name: text, pieces: listOf(anObject) }),
      target: instanceOf(() => SimplicialComplex, 'a SimplicialComplex'),
      board: instanceOf(() => Board, 'a Board, such as path(5) or parseBoard("path:5")'),
    }),
  ),
  options,
}));

/**
 * The game of a construction: its ruleset compiled on its board. On a Γ-board, chains are not written out, and the cells
 * of the pieces are the numbered vertices of the board.
 * @throws InputError `invalid-field`, `not-a-suitable-ruleset`, and those of `compile`; LimitError as `compile`
 */
export function gameOfConstruction(construction: Construction, options: CompileOptions = {}): SPGame {
  gameOfConstructionTakes(construction, options);
  const { ruleset, board } = construction;
  if (!isGamma(construction)) return compile(rulesetFromData(ruleset), board, options);
  const rules = gammaRules(ruleset);
  if (typeof rules === 'string') throw new InputError('not-a-suitable-ruleset', `gameOfConstruction: ${rules}.`);
  return compileGamma(rules, board, options).game;
}
