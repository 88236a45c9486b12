import { givenItems } from '../../arguments.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import { requireFewVertices } from '../arcBound.js';
import { ConflictPlacement, readMove, type ConflictMove } from './ConflictPlacement.js';

/** Whether a placement game with some moves is a conflict placement game, and why; `explored` counts sets of moves. */
export type ConflictRecognition =
  | {
      readonly conflict: true;
      readonly game: ConflictPlacement;
      /** Which of the given moves each move of the game is: those that are legal at the beginning. */
      readonly moves: readonly number[];
      readonly explored: number;
    }
  | ConflictDefect
  | ({ readonly conflict: 'undecided' } & Undecided);

/** A shortest play (legal in this order) after which a move is not as conflict sets say. */
export interface ConflictDefect {
  readonly conflict: false;
  /**
   * `together`: at least two moves that, together only, make the move illegal; `again`: the move is legal although it
   * was illegal before any move or after a single one of these, so that the game is not a medium placement game.
   */
  readonly because: 'together' | 'again';
  readonly move: number;
  readonly played: readonly number[];
  readonly explored: number;
}

/**
 * Whether a placement game is a conflict placement game with its own moves. The conflict set of a move can only be the
 * moves after each of which it is illegal; whether legality is decided by these alone is looked up at every set of
 * moves that can be reached, small sets first.
 * @param moves all moves; those that are illegal at the beginning have to remain so
 * @param isLegal may the move be made after some others, given in an order that is legal? Only which others they are
 * may count; a move is never asked about after itself
 * @param given when they cut the search off, the answer is undecided; `limit` counts sets of moves
 * @complexity the number of sets that can be reached, times the number of moves
 * @source Clow and McKay 2024, Sec. 3
 * @example recogniseConflictPlacement([{ name: 'a', side: 'L' }, { name: 'b', side: 'R' }], (played, m) => m === 0 || !played.includes(0)).conflict // true
 */
export function recogniseConflictPlacement(
  moves: Iterable<ConflictMove>,
  isLegal: (played: readonly number[], move: number) => boolean,
  given: RunOptions = {},
): ConflictRecognition {
  const listed = givenItems(moves, 'recogniseConflictPlacement', 'a list of moves such as { name: "a", side: "L" }');
  requireFewVertices('recogniseConflictPlacement', listed.length);
  const all = listed.map(readMove);
  return Work.decide(
    'recogniseConflictPlacement',
    given,
    (work) => recognise(all, isLegal, work),
    (explored): ConflictRecognition => ({ conflict: 'undecided', explored }),
  );
}

function recognise(
  all: readonly ConflictMove[],
  isLegal: (played: readonly number[], move: number) => boolean,
  work: Work,
): ConflictRecognition {
  work.step();
  const atStart = all.map((_, m) => isLegal([], m));
  const moves = [...all.keys()].filter((m) => atStart[m]);
  /** For each move those that make it illegal alone. */
  const conflicts = all.map(() => new Set<number>());
  for (const x of moves) {
    work.step();
    for (const m of moves) if (m === x || !isLegal([x], m)) conflicts[m]!.add(x);
  }
  const plays = new Map<string, readonly number[]>();
  const extend = (play: readonly number[], m: number): void => {
    const key = [...play, m].sort((a, b) => a - b).join();
    if (!plays.has(key)) plays.set(key, [...play, m]);
  };
  for (const x of moves) extend([], x);
  for (const play of plays.values()) {
    work.step();
    for (const m of all.keys()) {
      if (play.includes(m)) continue;
      const isExpected = atStart[m]! && !play.some((x) => conflicts[m]!.has(x));
      if (isLegal(play, m) !== isExpected)
        return {
          conflict: false,
          because: isExpected ? 'together' : 'again',
          move: m,
          played: play,
          explored: work.steps,
        };
      if (isExpected) extend(play, m);
    }
  }
  const place = new Map(moves.map((m, i) => [m, i]));
  const game = new ConflictPlacement(
    moves.map((m) => all[m]!),
    moves.map((m) => Array.from(conflicts[m]!, (x) => place.get(x)!)),
  );
  return { conflict: true, game, moves, explored: work.steps };
}
