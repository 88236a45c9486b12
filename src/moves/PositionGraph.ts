/**
 * The options of each position for one player, by number: those of position p stand in `ends` from `starts[p]` up to
 * `starts[p + 1]`.
 */
export interface PositionArcs {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** All positions that can be reached from a start, which is 0, with the moves between them. */
export interface PositionGraph {
  readonly left: PositionArcs;
  readonly right: PositionArcs;
}
