import fc from 'fast-check';
import { LatticeGame, positivity } from 'spgames/lattice';

/** Any vectors that are not 0, at least one. */
export function moveLists(dimension: number, most: number = 6, entry: number = 3): fc.Arbitrary<number[][]> {
  const vector = fc.array(fc.integer({ min: -entry, max: entry }), { minLength: dimension, maxLength: dimension });
  return fc.array(
    vector.filter((move) => move.some((x) => x !== 0)),
    { minLength: 1, maxLength: most },
  );
}

/** Games on the orthant whose play ends; some with defeated points, of which no order ideal is asked. */
export function positiveGames(dimension: number, most: number = 6): fc.Arbitrary<LatticeGame> {
  const point = fc.array(fc.nat({ max: 2 }), { minLength: dimension, maxLength: dimension });
  return fc
    .tuple(moveLists(dimension, most), fc.array(point, { maxLength: 3 }))
    .map(([moves, defeated]) => new LatticeGame(moves, { defeated }))
    .filter((game) => positivity(game).positive);
}

/** Games of heaps: moves e_i − (what is before i), normal play. */
export function heapGames(dimension: number, most: number = 8): fc.Arbitrary<LatticeGame> {
  const move = fc
    .nat({ max: dimension - 1 })
    .chain((i) =>
      fc
        .array(fc.integer({ min: 0, max: 2 }), { minLength: i, maxLength: i })
        .map((parts) => Array.from({ length: dimension }, (_, j) => (j === i ? 1 : j < i ? 0 - parts[j]! : 0))),
    );
  return fc.array(move, { minLength: 1, maxLength: most }).map((moves) => new LatticeGame(moves));
}
