import { InputError } from '../../errors.js';
import { depthsOfParts } from '../encodings/depthsOfParts.js';
import type { LatticePoint } from '../LatticePoint.js';

/**
 * What is known of each unit vector, where each move has one positive entry, a 1: positions are sums of these, move for
 * move.
 */
export interface Units {
  /** The Grundy values of normal play. */
  readonly grundyValues: readonly number[];
  /** How many moves can be made at most; not exact from 2⁵³ on. */
  readonly longestPlays: readonly number[];
}

/**
 * The Grundy values of unit vectors, each the least number that is not the exclusive or of the values at the odd
 * entries of what a move that begins there leaves, and the lengths of their longest plays.
 * @param heads the positive entry of each move
 * @throws InputError `not-positive` if a coordinate comes back to itself
 * @complexity moves · dimension
 */
export function unitsOfMoves(
  dimension: number,
  moves: readonly LatticePoint[],
  heads: readonly number[],
  task: string,
): Units {
  const negative: number[][][] = Array.from({ length: dimension }, () => []);
  const movesOf: LatticePoint[][] = Array.from({ length: dimension }, () => []);
  for (const [i, move] of moves.entries()) {
    const left: number[] = [];
    for (let j = 0; j < dimension; j++) if (move[j]! < 0) left.push(j);
    negative[heads[i]!]!.push(left);
    movesOf[heads[i]!]!.push(move);
  }
  // Where no coordinate comes back to itself the moves are positive, and the other way round: a move of each on the way
  // has a sum without positive entry.
  const depths = depthsOfParts(
    negative,
    (cycle) =>
      new InputError(
        'not-positive',
        `${task}: play can come from the coordinate ${cycle[0]} back to it, in ${cycle.length} moves; expected a game in which play ends.`,
        { details: { cycle } },
      ),
  );
  const order = [...depths.keys()].sort((a, b) => depths[a]! - depths[b]!);
  const grundyValues = Array<number>(dimension).fill(0);
  const longestPlays = Array<number>(dimension).fill(0);
  for (const i of order) {
    const seen = new Set<number>();
    for (const [k, left] of negative[i]!.entries()) {
      const move = movesOf[i]![k]!;
      let [value, longest] = [0, 1];
      for (const j of left) {
        if (move[j]! % 2 !== 0) value ^= grundyValues[j]!;
        longest -= move[j]! * longestPlays[j]!;
      }
      seen.add(value);
      longestPlays[i] = Math.max(longestPlays[i]!, longest);
    }
    while (seen.has(grundyValues[i]!)) grundyValues[i]!++;
  }
  return { grundyValues: Object.freeze(grundyValues), longestPlays: Object.freeze(longestPlays) };
}
