import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import type { RunOptions } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';
import type { ComponentSums } from './ComponentSums.js';

/** A representative of all positions that are isomorphic to a position or to its negative. */
export interface CanonicalPosition<Position> {
  readonly position: Position;
  /** True if the position is isomorphic to the representative with the players exchanged. */
  readonly negated?: boolean;
  /** True if the position is known to be isomorphic to its own negative. */
  readonly ownNegative?: boolean;
}

/** A move: where it leads, and whose it is; without player either may make it. */
export interface Move<Position> {
  readonly position: Position;
  readonly player?: Player;
  /** The name of the move; moves without names are told apart by where they lead. */
  readonly move?: string;
}

/**
 * The moves of a ruleset, as far as its positions go: a short game for each position, and nothing is listed before it
 * is asked for. Positions are not changed by anyone.
 */
export interface Moves<Position> {
  /** The moves of both players in a position. For values repetitions do no harm. */
  readonly options: (position: Position) => Iterable<Move<Position>>;
  /** Tells positions apart: two positions with equal keys must be the same game. Never a hash. */
  readonly key: (position: Position) => string | number;
  /**
   * Positions whose disjunctive sum this position is, move for move; none for a game without moves. By default the
   * position itself.
   */
  readonly components?: (position: Position) => readonly Position[];
  /** The representative of a component, by which it is remembered; the two must agree move for move. */
  readonly canonical?: (position: Position) => CanonicalPosition<Position>;
  /** True says that either player may make every move: then nobody looks whose a move is. */
  readonly impartial?: boolean;
  /**
   * The value of a component under normal play, where a theorem gives it: then its moves are not looked at.
   * @throws LimitError
   */
  readonly knownValue?: (position: Position, store: ValueStore, run?: RunOptions) => Value | undefined;
  /**
   * How many moves can be made at most in a component, by whichever players, where that is known.
   * @throws LimitError
   */
  readonly longestPlay?: (position: Position, run?: RunOptions) => number | undefined;
  /**
   * The sums of components once more, faster, for searches for the winner.
   * @internal
   */
  readonly packed?: (most: number, look: () => void) => ComponentSums<Position>;
}

/** So many moves are listed between two looks at the clock. */
export const LOOK_EVERY = 1024;

/** The most moves of a position that are held at once. */
const MOST_MOVES = 2 ** 22;

/**
 * Counts the moves of a position, and asks the clock now and then.
 * @throws LimitError `too-many-moves`, and what `look` throws
 */
function counted(seen: number, look: (() => void) | undefined): number {
  if (seen % LOOK_EVERY === 0) look?.();
  if (seen > MOST_MOVES)
    throw new LimitError(
      'too-many-moves',
      `MovesEvaluator: more than ${MOST_MOVES} moves in one position; expected fewer.`,
      {
        details: { most: MOST_MOVES },
      },
    );
  return seen;
}

/** Where a player can move. @param look called now and then while moves are listed; what it throws ends that */
export function optionsFor<Position>(
  moves: Moves<Position>,
  position: Position,
  player: Player,
  look?: () => void,
): Position[] {
  const options: Position[] = [];
  let seen = 0;
  for (const option of moves.options(position)) {
    seen = counted(seen + 1, look);
    if (moves.impartial === true || (option.player ?? player) === player) options.push(option.position);
  }
  return options;
}

/**
 * Where the players can move; `right` is left out where it is known to be the same as `left`.
 * @param look as for `optionsFor`
 */
export function optionsOfBoth<Position>(
  moves: Moves<Position>,
  position: Position,
  look?: () => void,
): { readonly left: Position[]; readonly right?: Position[] } {
  const left: Position[] = [];
  const right: Position[] = [];
  let seen = 0;
  for (const { player, position: next } of moves.options(position)) {
    seen = counted(seen + 1, look);
    if (moves.impartial === true || player !== 'R') left.push(next);
    if (moves.impartial !== true && player !== 'L') right.push(next);
  }
  return moves.impartial === true ? { left } : { left, right };
}
