import { TextSpan } from '../text/internal.js';
import { findMoveRuleset } from './findMoveRuleset.js';
import { MoveGame } from './MoveGame.js';
import type { MoveRuleset } from './MoveRuleset.js';

/**
 * A position of a ruleset, or a sum of positions of the same ruleset: `toppling-dominoes@row:LRE`, `lenres@row:0,1 + row:1,0`.
 * @throws ParseError for what follows neither notation; InputError as `findMoveRuleset`
 * @example parseMoveGame('toppling-dominoes@row:LRE').start // 'LRE'
 */
export function parseMoveGame(text: string): MoveGame {
  const span = TextSpan.of(text, 'parseMoveGame').trim();
  const at = span.text.indexOf('@');
  if (at === -1) span.refuse('not-given-board', 'RULESET@POSITION', 'For example toppling-dominoes@row:LRE.');
  return moveGameOfSpan(findMoveRuleset(span.text.slice(0, at)), span.slice(at + 1));
}

/** The positions of a ruleset behind the `@`, joined by ` + `. @throws ParseError @internal */
export function moveGameOfSpan(ruleset: MoveRuleset, positions: TextSpan): MoveGame {
  return new MoveGame(positions.split(' + ').map((position) => ({ ruleset, position: ruleset.read(position) })));
}
