import fc from 'fast-check';
import { type Arc, DigraphPlacement } from 'spgames/digraphs';
import type { Player } from '../../src/player.js';
import { range } from '../helpers/range.js';

/** All ordered pairs of different vertices below n. */
export function orderedPairs(n: number): Arc[] {
  return range(n).flatMap((u) => range(n).flatMap((v): Arc[] => (u === v ? [] : [[u, v]])));
}

/** Which games to make. */
export interface DigraphOptions {
  readonly maxN?: number;
  readonly symmetric?: boolean;
}

/** Random digraph placement games, of all densities; `symmetric` ones have the reverse of every arc. */
export function digraphGames({ maxN = 6, symmetric = false }: DigraphOptions = {}): fc.Arbitrary<DigraphPlacement> {
  return fc.integer({ min: 0, max: maxN }).chain((n) =>
    fc
      .tuple(
        fc.array(fc.constantFrom<Player>('L', 'R'), { minLength: n, maxLength: n }),
        fc.subarray(orderedPairs(n).filter(([u, v]) => !symmetric || u < v)),
      )
      .map(
        ([sides, arcs]) =>
          new DigraphPlacement(
            sides,
            symmetric
              ? arcs.flatMap(([u, v]): Arc[] => [
                  [u, v],
                  [v, u],
                ])
              : arcs,
          ),
      ),
  );
}

/** All digraph placement games on 0 … n−1: 2^(n²), so n ≤ 3. */
export function* allDigraphGames(n: number): Iterable<DigraphPlacement> {
  const pairs = orderedPairs(n);
  for (let colours = 0; colours < 2 ** n; colours++) {
    const sides = range(n).map((v): Player => ((colours & (1 << v)) === 0 ? 'L' : 'R'));
    for (let chosen = 0; chosen < 2 ** pairs.length; chosen++)
      yield new DigraphPlacement(
        sides,
        pairs.filter((_, i) => (chosen & (1 << i)) !== 0),
      );
  }
}

/** All symmetric digraph placement games on 0 … n−1: 2^(n(n+1)/2), so n ≤ 5. */
export function* allSymmetricDigraphGames(n: number): Iterable<DigraphPlacement> {
  const pairs = orderedPairs(n).filter(([u, v]) => u < v);
  for (let colours = 0; colours < 2 ** n; colours++)
    for (let chosen = 0; chosen < 2 ** pairs.length; chosen++)
      yield new DigraphPlacement(
        range(n).map((v): Player => ((colours & (1 << v)) === 0 ? 'L' : 'R')),
        pairs.flatMap(([u, v], i): Arc[] =>
          (chosen & (1 << i)) === 0
            ? []
            : [
                [u, v],
                [v, u],
              ],
        ),
      );
}
