import fc from 'fast-check';
import type { SmallGame } from '../reference/placementClasses.js';

/** A number in 0 … 99 for each list, the same at every call. */
function hash(seed: number, list: readonly number[]): number {
  let h = seed | 0;
  for (const item of [list.length, ...list]) h = Math.imul(h ^ item, 0x9e3779b1) ^ (h >>> 15);
  return (h >>> 7) % 100;
}

/**
 * Games on few pieces: moves allowed at random, moves that lead to faces of a random complex (strong), and such moves
 * of which a few are forbidden, or all after some faces (medium).
 */
export const smallPlacementGames: fc.Arbitrary<SmallGame> = fc
  .record({
    owners: fc.array(fc.constantFrom(undefined, 'L' as const, 'R' as const), { minLength: 1, maxLength: 4 }),
    remembers: fc.constantFrom('set' as const, 'order' as const),
    kind: fc.constantFrom('random', 'faces', 'most faces', 'ends'),
    density: fc.integer({ min: 20, max: 95 }),
    seed: fc.nat(),
  })
  .map(({ owners, remembers, kind, density, seed }) => {
    const isFace = (set: readonly number[]): boolean =>
      subsets([...set].sort((a, b) => a - b)).every((part) => part.length < 2 || hash(seed, part) < density);
    const allows: SmallGame['allows'] = (history, piece, player) => {
      const any = hash(seed + 1, [...history, 7, piece, player === 'L' ? 0 : 1]);
      if (kind === 'random') return any < density;
      if (!isFace([...history, piece])) return false;
      if (kind === 'most faces') return any < 95;
      return kind === 'faces' || !subsets([...history].sort((a, b) => a - b)).some((part) => hash(seed + 2, part) > 92);
    };
    return { owners, remembers, allows };
  });

function subsets(set: readonly number[]): number[][] {
  return set.reduce<number[][]>((all, v) => [...all, ...all.map((part) => [...part, v])], [[]]);
}
