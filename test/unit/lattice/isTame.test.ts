import { describe, expect, it } from 'vitest';
import { isTame, LatticeQuotient, latticeQuotient, parseLatticeGame } from 'spgames/lattice';
import { parseLatticeSource } from 'spgames/sources';
import { run } from '../../helpers/runCommand.js';

function misereQuotient(game: string, heaps: number): LatticeQuotient {
  const decision = latticeQuotient(parseLatticeSource(game, { heaps, misere: true }).game);
  if (decision.finite !== true) throw new Error(`the quotient of ${game} is finite`);
  return decision.quotient;
}

/** By trying all images of the generators, whether two quotients are the same with their P-portions. */
function areIsomorphic(one: LatticeQuotient, other: LatticeQuotient): boolean {
  if (one.order !== other.order || one.pPortion.length !== other.pPortion.length) return false;
  const dimension = one.game.dimension;
  const images: number[] = [];
  const isIsomorphism = (): boolean => {
    const map = one.positions.map((position) =>
      position.reduce((product, count, i) => {
        let found = product;
        for (let k = 0; k < count; k++) found = other.product(found, images[i]!);
        return found;
      }, 0),
    );
    return (
      new Set(map).size === one.order &&
      one.products.every((row, element) =>
        row.every((next, i) => map[next] === other.product(map[element]!, images[i]!)),
      ) &&
      one.pPortion.every((element) => other.isPElement(map[element]!))
    );
  };
  const tried = (i: number): boolean => {
    if (i === dimension) return isIsomorphism();
    for (let image = 0; image < other.order; image++) {
      images[i] = image;
      if (tried(i + 1)) return true;
    }
    return false;
  };
  return tried(0);
}

/** The quotients of the heaps 1, 2, 4, … of NIM, which generate those of all heaps below the next power of 2. */
const OF_NIM = [0, 1, 2, 3].map((n) => misereQuotient('nim', 2 ** n - 1));

const GAMES: readonly (readonly [game: string, heaps: readonly number[]])[] = [
  ['octal(.77)', [1, 2, 3, 4, 5]],
  ['octal(.123)', [3, 4, 5]],
  ['octal(.75)', [4, 6]],
  ['octal(.26)', [3, 5]],
  ['octal(0.3)', [2]],
  ['nim', [1, 2, 3]],
];

describe('isTame', () => {
  it('is true of heaps of NIM, whose orders are 1, 2, 6 and 10', () => {
    expect(OF_NIM.map(({ order }) => order)).toEqual([1, 2, 6, 10]);
    expect(OF_NIM.every(isTame)).toBe(true);
  });

  it.each(GAMES)('says of %s whether the quotient is isomorphic to one of NIM', (game, sizes) => {
    for (const heaps of sizes) {
      const quotient = misereQuotient(game, heaps);
      const expected = OF_NIM.some((nim) => areIsomorphic(nim, quotient));
      expect([heaps, isTame(quotient)]).toEqual([heaps, expected]);
    }
  });

  it('is false of quotients that look alike but for one thing', () => {
    const line = parseLatticeGame('moves 1; defeated 0');
    // {1, a} with another P-portion; a cycle of three; {1, a, z, az}.
    for (const [products, pPortion] of [
      [[[1], [0]], [0]],
      [
        [[1], [0]],
        [0, 1],
      ],
      [[[0]], [0]],
      [[[1], [2], [0]], [1]],
    ] as const)
      expect(isTame(new LatticeQuotient(line, products, pPortion))).toBe(false);
    const plane = parseLatticeGame('moves 1,0 0,1; defeated 0,0');
    const four = new LatticeQuotient(
      plane,
      [
        [1, 2],
        [0, 3],
        [3, 2],
        [2, 3],
      ],
      [1, 2],
    );
    expect(isTame(four)).toBe(false);
  });

  it('is said by quotient --misere', async () => {
    expect((await run(['quotient', 'octal(.123)', '--misere', '--heaps', '5'])).out).toMatch(/nature +tame/);
    expect((await run(['quotient', 'octal(.77)', '--misere', '--heaps', '5'])).out).toMatch(/nature +wild/);
    expect((await run(['quotient', 'octal(.77)', '--heaps', '5'])).out).not.toMatch(/nature/);
  });
});
