import { TextCursor, TextSpan } from '../../text/internal.js';
import { Dyadic } from '../../values/index.js';
import { ScoringGame, type ScoringSide } from './ScoringGame.js';

const DEEPEST = 500;

const EXPECTED = 'a scoring game such as 3 or <^0|3,<2|^5>>';

/**
 * A scoring game as it is written in the literature, in angle brackets with a bar between the options of Left and of
 * Right: `<^0|3,<2|^5>>`. `^s` stands for a side without options and its score, and the number s for `<^s|^s>`.
 * @throws ParseError `not-a-scoring-game`, `not-a-dyadic`
 * @source Huntemann 2018, Sec. 8.2.2
 * @example leftScore(parseScoringGame('<1,<5|2>|^7>')).toString() // '2'
 */
export function parseScoringGame(text: string): ScoringGame {
  const whole = TextSpan.of(text, 'parseScoringGame');
  const cursor = new TextCursor(text);
  const refuse = (expected: string): never =>
    whole
      .slice(cursor.at, Math.min(text.length, cursor.at + 1))
      .refuse('not-a-scoring-game', expected, undefined, cursor.at < text.length ? undefined : 'the end');
  const number = (): Dyadic => {
    cursor.skipSpace();
    const start = cursor.at;
    if (cursor.match(/[+-]?\d+(\/\d+)?/y) === undefined) refuse(EXPECTED);
    return whole.slice(start, cursor.at).inside((digits) => Dyadic.parse(digits));
  };
  const game = (depth: number): ScoringGame => {
    if (depth > DEEPEST) refuse(`at most ${DEEPEST} brackets in each other`);
    if (!cursor.takes('<')) return ScoringGame.number(number());
    const left = side(depth);
    if (!cursor.takes('|')) refuse('| or , behind an option of Left');
    const right = side(depth);
    if (!cursor.takes('>')) refuse('> or , behind an option of Right');
    return new ScoringGame(left, right);
  };
  const side = (depth: number): ScoringSide => {
    if (cursor.takes('^')) return number();
    const options = [game(depth + 1)];
    while (cursor.takes(',')) options.push(game(depth + 1));
    return options;
  };
  const found = game(0);
  cursor.skipSpace();
  if (cursor.at < text.length) refuse('nothing behind the game');
  return found;
}
