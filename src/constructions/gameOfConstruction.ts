import { InputError } from '../errors.js';
import { type CompileOptions, type SPGame, compile, rulesetFromData } from '../games/index.js';
import { isGamma, type Construction } from './Construction.js';
import { compileGamma } from './gamma/compileGamma.js';
import { gammaRules } from './gamma/gammaRules.js';

/**
 * The game of a construction: its ruleset compiled on its board. On a Γ-board, chains are not written out, and the
 * cells of the pieces are the numbered vertices of the board.
 * @throws InputError `invalid-field`, `not-a-suitable-ruleset`, and those of `compile`; LimitError as `compile`
 */
export function gameOfConstruction(construction: Construction, options: CompileOptions = {}): SPGame {
  const { ruleset, board } = construction;
  if (!isGamma(construction)) return compile(rulesetFromData(ruleset), board, options);
  const rules = gammaRules(ruleset);
  if (typeof rules === 'string') throw new InputError('not-a-suitable-ruleset', `gameOfConstruction: ${rules}.`);
  return compileGamma(rules, board, options).game;
}
