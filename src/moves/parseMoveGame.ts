import { TextSpan } from '../text/internal.js';
import { entryOfMoveRuleset, findMoveRuleset } from './findMoveRuleset.js';
import { MoveGame } from './MoveGame.js';
import type { MoveRuleset } from './MoveRuleset.js';

/**
 * A position of a ruleset, or a sum of positions of the same ruleset: `toppling-dominoes@row:LRE`, `lenres@row:0,1 +
 * row:1,0`. Where the ruleset has a usual start, a board alone stands for it, `clobber@grid:3x4`, and so does the
 * ruleset alone, `amazons`, on its usual board.
 * @throws ParseError for what follows neither notation; InputError as `findMoveRuleset`
 * @example parseMoveGame('toppling-dominoes@row:LRE').start // 'LRE'
 */
export function parseMoveGame(text: string): MoveGame {
  const span = TextSpan.of(text, 'parseMoveGame').trim();
  const at = span.text.indexOf('@');
  if (at === -1 && entryOfMoveRuleset(span.text) === undefined)
    span.refuse('not-given-board', 'RULESET@POSITION', 'For example toppling-dominoes@row:LRE.');
  if (at === -1) return moveGameAlone(span);
  return moveGameOfSpan(findMoveRuleset(span.text.slice(0, at)), span.slice(at + 1));
}

/** Is told what a board without a position is read as. */
type OnReadAs = ((notation: string) => void) | undefined;

/**
 * The positions of a ruleset behind the `@`, joined by ` + `.
 * @param onReadAs is told each usual start that is taken
 * @throws ParseError
 */
export function moveGameOfSpan(ruleset: MoveRuleset, positions: TextSpan, onReadAs?: OnReadAs): MoveGame {
  return new MoveGame(
    positions.split(' + ').map((span) => {
      const position = ruleset.read(span);
      if (ruleset.usualStart !== undefined && !span.text.includes('/'))
        onReadAs?.(`${ruleset.name}@${ruleset.print(position)}`);
      return { ruleset, position };
    }),
  );
}

/**
 * The usual start of a ruleset of the catalogue on its usual board.
 * @param notation of the ruleset, without a board
 * @throws ParseError `not-given-board` if it has none
 */
export function moveGameAlone(notation: TextSpan, onReadAs?: OnReadAs): MoveGame {
  const { example, title } = entryOfMoveRuleset(notation.text)!;
  const ruleset = findMoveRuleset(notation.text);
  if (ruleset.usualStart === undefined)
    notation.refuse('not-given-board', `a position: ${title} has no usual start`, `For example ${example}.`);
  return moveGameOfSpan(ruleset, TextSpan.of(ruleset.usualStart.board, 'parseMoveGame'), onReadAs);
}
