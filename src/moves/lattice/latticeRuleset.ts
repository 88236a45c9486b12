import type { Move } from '../../evaluation/index.js';
import { type LatticeGame, type LatticePoint, squarefreeness, SquarefreeOutcomes } from '../../lattice/index.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveRuleset } from '../MoveRuleset.js';

/**
 * A lattice game as a ruleset by its moves: a position is a point, `3,4`, and a move is called by its vector, as in
 * `-1,1`. Where every move takes one unit of a single coordinate and puts others in its place, and nothing is defeated,
 * values under normal play are found coordinate by coordinate.
 * @throws InputError `not-positive` for a game in which play can go on for ever
 * @source Guo & Miller 2009, Def. 2.9
 * @example latticeRuleset(parseLatticeGame('moves 1,0 0,1 -1,1')).name // 'lattice:moves 1,0 0,1 -1,1'
 */
export function latticeRuleset(game: LatticeGame): MoveRuleset {
  void game.weights; // Throws where play can go on for ever.
  const heaps = sumsOfHeaps(game);
  return {
    name: game.toString(),
    impartial: true,
    lattice: game,
    read: (notation) => readPosition(notation.trim(), game).join(),
    print: (position) => position,
    options: (position) => movesFrom(pointOf(position), game),
    ...(heaps && {
      longestPlay: (position) => heaps.longestPlay(pointOf(position)),
      knownValue: (position, store) => store.nimber(heaps.grundyValue(pointOf(position))),
      outcomeByTheorem: (position) => (heaps.grundyValue(pointOf(position)) === 0 ? 'P' : 'N'),
    }),
  };
}

/** The point of a text such as `3,4`. */
function pointOf(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

function* movesFrom(point: LatticePoint, game: LatticeGame): Generator<Move<string>> {
  for (const move of game.moves) {
    const next = point.map((entry, i) => entry - move[i]!);
    if (game.isPosition(next)) yield { position: next.join(), move: move.join() };
  }
}

/** @throws ParseError `not-a-position` */
function readPosition(span: TextSpan, game: LatticeGame): LatticePoint {
  const point = /^(?:[-−]?\d+(?:,[-−]?\d+)*)?$/.test(span.text) ? pointOf(span.text.replaceAll('−', '-')) : [];
  const isPoint = span.text === '' ? game.dimension === 0 : point.length === game.dimension;
  if (!isPoint || !point.every((entry) => Math.abs(entry) < 2 ** 31))
    span.refuse(
      'not-a-position',
      `a position, ${game.dimension} integers with commas between them`,
      'A position of a lattice game follows an @, as in lattice:moves 1,0 0,1@3,4.',
    );
  if (!game.isPosition(point))
    span.refuse(
      'not-a-position',
      'a point of the board',
      game.contains(point) ? 'This point is defeated.' : 'This point is outside of the board.',
    );
  return point;
}

/** What is known of all positions of a game, as sums of single units. */
interface SumsOfHeaps {
  readonly grundyValue: (point: LatticePoint) => number;
  /** How many moves can be made at most; undefined from 2⁵³ on. */
  readonly longestPlay: (point: LatticePoint) => number | undefined;
}

/**
 * A game on the orthant without defeated points all of whose moves are e_i − (a sum of other units): a position is the
 * sum of its units, move for move. Undefined for all other games.
 * @param game one in which play ends
 * @source Guo & Miller 2009, Thm 6.11
 */
function sumsOfHeaps(game: LatticeGame): SumsOfHeaps | undefined {
  if (!game.isOrthant || game.defeated.length > 0 || !squarefreeness(game).squarefree) return undefined;
  const outcomes = new SquarefreeOutcomes(game);
  return {
    grundyValue: (point) => outcomes.grundyValue(point),
    longestPlay: (point) => {
      const longest = point.reduce((sum, entry, i) => sum + entry * outcomes.longestPlays[i]!, 0);
      return Number.isSafeInteger(longest) ? longest : undefined;
    },
  };
}
