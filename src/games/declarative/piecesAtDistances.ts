import type { Board } from '../../boards/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { BasicPosition } from '../BasicPosition.js';
import { NearbyPieces } from '../NearbyPieces.js';
import { piecesWith } from './readClause.js';

/**
 * All sets of f pieces whose pairwise distances are exactly one of the given sets of f(f−1)/2 distances.
 * @returns ascending indices; a set may come more than once if two of the given ones are equal
 * @throws LimitError; `limit` counts sets
 * @complexity one search over the board a piece, then the sets of fewer pieces that could still become one
 * @source Huntemann 2018, Constr. 2.9
 */
export function* piecesAtDistances(
  sets: readonly (readonly number[])[],
  pieces: readonly BasicPosition[],
  board: Board,
  options: RunOptions = {},
): Generator<readonly number[]> {
  const work = new Work('compile', options);
  const wanted = new Set(sets.flat());
  const reach = Math.max(0, ...wanted);
  const nearby = new NearbyPieces(pieces, board);
  /** For each piece the later ones at a wanted distance. */
  const later = pieces.map((_, i) => {
    const near = new Map<number, number>();
    nearby.visit(i, reach, (j, distance) => {
      if (j > i && wanted.has(distance)) near.set(j, distance);
    });
    work.tick(0);
    return near;
  });
  let found = 0;
  for (const set of sets) {
    const size = piecesWith(set.length)!;
    const unused = new Set(set);
    const chosen: number[] = [];
    // There are as many distances as pairs, so that every pair needs a distance of its own.
    const extend = function* (candidates: Iterable<number>): Generator<readonly number[]> {
      for (const i of candidates) {
        const taken = chosen.map((j) => later[j]!.get(i));
        const fits = taken.every((d, k) => d !== undefined && unused.has(d) && taken.indexOf(d) === k);
        if (!fits) continue;
        chosen.push(i);
        for (const d of taken) unused.delete(d!);
        if (chosen.length === size) {
          work.tick(++found);
          yield [...chosen];
        } else {
          work.tick(found);
          yield* extend(later[i]!.keys());
        }
        for (const d of taken) unused.add(d!);
        chosen.pop();
      }
    };
    yield* extend(pieces.keys());
  }
}
