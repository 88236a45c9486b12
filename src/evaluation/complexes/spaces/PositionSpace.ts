import type { GraphKey } from '../keys/GraphKey.kernel.js';
import type { IncidenceKey } from '../keys/IncidenceKey.kernel.js';

/** The two ways to describe positions up to isomorphism, with their scratch space. */
export interface PositionKeys {
  readonly graph: GraphKey;
  readonly incidence: IncidenceKey;
}

/**
 * The positions of one game, written into words of a stack. A position occupies some words from an address on; what lies
 * above may be written over.
 */
export interface PositionSpace {
  /** Bytes of the table of positions met. */
  readonly bytes: number;
  /** Writes the position before the first move and returns its end. */
  writeStart(at: number): number;
  /**
   * Moves a component of the position at `at` to `to`, sets `size`, and returns its end; `to` if no vertex is left.
   * @param whole whether to take all there is
   */
  take(at: number, to: number, whole: boolean): number;
  /** How many vertices were taken last. */
  readonly size: number;
  /** Which players own vertices of the position at `at`: 1 Left, 2 Right, 3 both. */
  sidesOf(at: number): number;
  /** Are all vertices of the position for both players? */
  isImpartial(at: number): boolean;
  /**
   * Appends moves of a player (0 Left, 1 Right) to the list: of moves of which one is surely at least as good as another
   * only one.
   * @param dominated whether moves that are dominated are left out, or only twins
   */
  listMoves(at: number, player: 0 | 1, dominated: boolean, moves: number[]): void;
  /** Writes the position after a move at `at` to `to` and returns its end. */
  play(at: number, end: number, v: number, to: number): number;
  /** Reads the result of the position at `at`, or −1, and sets `isNegated`. */
  find(at: number, end: number): number;
  /** Whether the result found last is that with the players exchanged. */
  readonly isNegated: boolean;
  store(at: number, end: number, result: number): void;
  /** The vertices of a position, ascending. */
  listVertices(at: number): number[];
  /** Describes the position at `at` up to isomorphism. */
  describe(at: number, keys: PositionKeys): GraphKey | IncidenceKey;
  /** A cheaper space for the position at `at` alone, if there is one. */
  smaller(at: number): PositionSpace | undefined;
}
