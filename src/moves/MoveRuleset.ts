import type { HeapGame, Moves } from '../evaluation/index.js';
import type { LatticeGame } from '../lattice/index.js';
import type { PositionalGame } from '../positional/index.js';
import type { RunOptions } from '../run.js';
import type { TextSpan } from '../text/internal.js';
import type { Outcome } from '../values/index.js';
import type { PositionGraph } from './PositionGraph.js';
import type { Scene } from './Scene.js';

/** How play usually begins, on grids. */
export interface UsualStart {
  /** The position, in words. */
  readonly words: string;
  /** The usual board, as it is written behind the `@`, without a position: `grid:8x8`. */
  readonly board: string;
  /** The position on a grid of any size, in the normal form; undefined if there is none on such a grid. */
  readonly on: (rows: number, columns: number) => string | undefined;
}

/**
 * A ruleset by its moves, for games in which pieces move or vanish. Positions are texts in a normal form of the
 * ruleset's own, equal for equal positions, without blanks and colons; every position that a move leads to is one of
 * the same ruleset. Each move has a name without blanks; moves with the same name, of two players, lead to the same
 * position.
 */
export interface MoveRuleset extends Omit<Moves<string>, 'key'> {
  /** As the notation of sources has it, with the arguments: `toppling-dominoes(E,W)`. */
  readonly name: string;
  /** True says that either player may make every move; the moves then name no player. */
  readonly impartial: boolean;
  /** The position that is written behind the `@`. @throws ParseError for what is none, and what is too large */
  readonly read: (notation: TextSpan) => string;
  /** Where play usually begins: `read` takes a board without a position for it. */
  readonly usualStart?: UsualStart;
  /** The position as it is written behind the `@`. */
  readonly print: (position: string) => string;
  /** How CGSuite writes a position; undefined for one that it does not read. */
  readonly cgsuite?: (position: string) => string | undefined;
  /** What a position looks like; without it the picture is the notation. */
  readonly scene?: (position: string) => Scene;
  /** Who wins a component under normal play, by a theorem where there is one: also where the value is out of reach. */
  readonly outcomeByTheorem?: (position: string) => Outcome | undefined;
  /**
   * For a loopy ruleset, in which a position may come again: all positions that can be reached. Such games have no
   * short value; `loopyGameOfMoves` of `spgames/loopy` makes them loopy games.
   * @throws LimitError
   */
  readonly graph?: (position: string, options?: RunOptions) => PositionGraph;
  /**
   * The positional game that a position stands for, under normal play none once it is over; its winners are found by a
   * search of their own.
   */
  readonly positional?: (position: string) => PositionalGame | undefined;
  /**
   * True says that it is not a game under normal play: whoever cannot move may have won, or nobody. Such games have no
   * value, and stand in no sum.
   */
  readonly strong?: boolean;
  /** The game on heaps that it is, if positions are sums of heaps. */
  readonly heaps?: HeapGame;
  /** The lattice game that it is, if positions are points. */
  readonly lattice?: LatticeGame;
}
