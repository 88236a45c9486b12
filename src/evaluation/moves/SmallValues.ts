/** A component with more moves is not evaluated. */
const MOST_MOVES = 12;
/** A component of which more positions are met is given up. */
const MOST_POSITIONS = 300;
/** So many are given up in any case before others with as many moves are left alone. */
const FREE_FAILURES = 4;

/**
 * The values of small components: of those with few moves, as long as most of those with as many moves turn out to be
 * small.
 */
export class SmallValues<Position> {
  readonly #known: (position: Position) => number | undefined;
  readonly #moves: (position: Position) => Iterable<unknown>;
  readonly #evaluate: (position: Position, limit: number) => number | undefined;
  /** By the number of moves: how many components were evaluated, and how many were given up. */
  readonly #tried = new Uint32Array(MOST_MOVES + 1);
  readonly #failed = new Uint32Array(MOST_MOVES + 1);

  /**
   * @param known the id of a value that a theorem gives
   * @param evaluate the id of a value, undefined if more positions than the limit would have to be looked at
   */
  constructor(
    known: (position: Position) => number | undefined,
    moves: (position: Position) => Iterable<unknown>,
    evaluate: (position: Position, limit: number) => number | undefined,
  ) {
    this.#known = known;
    this.#moves = moves;
    this.#evaluate = evaluate;
  }

  /** The id of the value, or null if it is not in reach. */
  of(position: Position): number | null {
    const known = this.#known(position);
    if (known !== undefined) return known;
    let moves = 0;
    for (const _ of this.#moves(position)) if (++moves > MOST_MOVES) return null;
    if (4 * (this.#failed[moves]! - FREE_FAILURES) > this.#tried[moves]!) return null;
    this.#tried[moves]!++;
    const value = this.#evaluate(position, MOST_POSITIONS);
    if (value === undefined) this.#failed[moves]!++;
    return value ?? null;
  }
}
