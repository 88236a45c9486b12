import { printBoard, type Board } from '../../boards/door.js';
import { catalogue, compile, conjoin, findRuleset, literalForm, type SPGame } from '../../games/door.js';
import { LimitError } from '../../errors.js';
import { heapRuleset, type MoveGame } from '../../moves/door.js';
import { moveGameOfSpan } from '../../moves/internal.js';
import { TextSpan } from '../../text/internal.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import { boardKind, textKind, textOrNumberKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { withNotation } from '../notation.js';

/**
 * The rulesets of the catalogue: `snort(path(5))`; what stands in parentheses behind the name comes before the board.
 */
export const rulesetFunctions: readonly Definition[] = [
  ...catalogue.map(({ name, words, example, variants, parameters }) => {
    const compiled = (given: readonly (string | number)[], on: Board, language: Language): SPGame | MoveGame =>
      play(given.length === 0 ? name : `${name}(${given.join(',')})`, on, language);
    const ways: Call[] = [];
    if ('' in variants) ways.push(on([boardKind], (it, language) => compiled([], it, language)));
    if (parameters !== undefined || Object.keys(variants).some((key) => key !== ''))
      ways.push(on([textOrNumberKind, boardKind], (a, it, language) => compiled([a], it, language)));
    if (parameters?.form.includes(',') === true)
      ways.push(
        on([textOrNumberKind, textOrNumberKind, boardKind], (a, b, it, language) => compiled([a, b], it, language)),
      );
    return define(camelCase(name), words, exampleOf(example), ...ways);
  }),
  define(
    'findRuleset',
    'The rules of a ruleset in words.',
    'findRuleset("snort")',
    on([textKind], (name) => findRuleset(name).words),
  ),
  define(
    'compile',
    'The game of a ruleset, by its name, on a board.',
    'compile("domineering(oriented)", grid(2, 2))',
    on([textKind, boardKind], (ruleset, it, language) => play(ruleset, it, language)),
  ),
  define(
    'conjoin',
    'The literal game of two rulesets on a board: the first until neither player has a move in it, then the second on what is left of the board.',
    'value(conjoin("snort", "nogo", path(4)))',
    on([textKind, textKind, boardKind], (first, second, it, language) =>
      literalForm(conjoin(findRuleset(first), findRuleset(second), it, language.run()), language.forms, language.run()),
    ),
  ),
];

/** The game of a ruleset on a board; heaps that are too large for a complex are played by their moves. */
function play(ruleset: string, on: Board, language: Language): SPGame | MoveGame {
  const rules = findRuleset(ruleset);
  try {
    return withNotation(compile(rules, on, language.run()), `${ruleset}@${printBoard(on)}`);
  } catch (error) {
    // NIM has looked at the board before: it is heaps.
    if (!(error instanceof LimitError) || error.code !== 'too-large-board' || rules.heaps?.takesAny !== true)
      throw error;
    const sizes = on.components().map(({ length }) => length);
    return moveGameOfSpan(heapRuleset(rules.heaps, rules.name), TextSpan.of(`heaps:${sizes.join(',')}`, ruleset));
  }
}

/** The name of a ruleset or a family as a word of the language: `nodeKayles` for `node-kayles`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `oab(1,2)@path:9` as an expression. */
function exampleOf(source: string): string {
  const [, name, , given, boardText] = /^([^(@]+)(\((.*)\))?@(.*)$/.exec(source)!;
  const parameters = given === undefined ? '' : `${JSON.stringify(given)}, `;
  return `${camelCase(name!)}(${parameters}board(${JSON.stringify(boardText)}))`;
}
