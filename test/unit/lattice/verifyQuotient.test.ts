import { describe, expect, it } from 'vitest';
import {
  LatticeGame,
  latticeQuotient,
  type LatticeQuotient,
  type QuotientClaim,
  verifyQuotient,
} from 'spgames/lattice';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { codeOf } from '../../helpers/codeOf.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';

type Vectors = readonly (readonly number[])[];

function quotientOf(game: LatticeGame): LatticeQuotient | undefined {
  const decision = latticeQuotient(game, { maxStates: 40 });
  return decision.finite === true ? decision.quotient : undefined;
}

/** Why a claim with something changed is refused. */
function because(claim: QuotientClaim, changed: object = {}): string {
  const { game, order, products, pPortion, generators } = claim;
  const found = verifyQuotient({ game, order, products, pPortion, generators, ...changed });
  return found.verified ? 'verified' : found.because;
}

/** The claim whose generators are those of the table. */
function claimOf(game: LatticeGame, products: Vectors, pPortion: readonly number[]): QuotientClaim {
  const generators = products[0]!.map((element, i) => {
    const powers = [0];
    while (powers.indexOf(powers.at(-1)!) === powers.length - 1) powers.push(products[powers.at(-1)!]![i]!);
    const index = powers.indexOf(powers.at(-1)!);
    return { element, index, period: powers.length - 1 - index };
  });
  return { game, order: products.length, products, pPortion, generators };
}

const one = new LatticeGame([[1]]);
const parity = claimOf(one, [[1], [0]], [0]);
/** Take one, or two, or leave one of the first coordinate for one of the second. */
const heaps = quotientOf(
  new LatticeGame([
    [1, 0],
    [0, 1],
    [-1, 1],
  ]).misere(),
)!;

describe('verifyQuotient', () => {
  it('takes what is so', () => {
    expect(verifyQuotient(parity)).toEqual({ verified: true });
    expect(because(heaps)).toBe('verified');
    expect(because(claimOf(new LatticeGame([], { dimension: 0 }), [[]], [0]))).toBe('verified');
    expect(because(claimOf(new LatticeGame([], { dimension: 0, defeated: [[]] }), [[]], []))).toBe('verified');
  });

  it('refuses what is malformed, place by place', () => {
    expect(because(parity, { game: 5 })).toBe('claim.game is 5; expected a LatticeGame');
    expect(because(parity, { order: 0 })).toMatch(/^claim.order is 0/);
    expect(because(parity, { order: 3 })).toBe('claim.products has 2 rows; expected 3, the order');
    expect(because(parity, { products: 1 })).toBe('claim.products is 1; expected a list');
    expect(because(parity, { products: [[1], 0] })).toMatch(/^claim.products\[1\] is 0/);
    expect(because(parity, { products: [[2], [0]] })).toMatch(/^claim.products\[0\]\[0\] is 2/);
    expect(because(parity, { products: [[1], [0, 0]] })).toMatch(/^claim.products\[1\] has 2 entries; expected 1/);
    expect(because(parity, { products: [[1], [-1]] })).toMatch(/^claim.products\[1\]\[0\] is -1/);
    expect(because(parity, { pPortion: [2] })).toMatch(/^claim.pPortion\[0\] is 2/);
    expect(because(parity, { pPortion: undefined })).toMatch(/^claim.pPortion is missing/);
    expect(because(parity, { generators: [] })).toMatch(/^claim.generators has 0 entries; expected 1/);
    const generator = { element: 1, index: 0, period: 2 };
    for (const [field, wrong] of [
      ['element', 2],
      ['index', -1],
      ['period', 0],
      ['period', undefined],
    ] as const)
      expect(because(parity, { generators: [{ ...generator, [field]: wrong }] })).toMatch(
        `claim.generators[0].${field}`,
      );
    const junk = verifyQuotient(null as never);
    expect(junk.verified ? '' : junk.because).toMatch(/^claim is null/);
  });

  it('refuses boards and games of which it proves nothing', () => {
    const shifted = new LatticeGame([[1]], { inequalities: [{ normal: [1], least: 1 }] });
    expect(because(parity, { game: shifted })).toBe('the board is not the orthant');
    expect(because(parity, { game: new LatticeGame([[1], [-1]]) })).toBe('play can go on for ever');
  });

  it('refuses tables that are of no commutative monoid, or not of the generators', () => {
    const two = new LatticeGame([
      [1, 0],
      [0, 1],
    ]);
    expect(
      because(
        claimOf(
          two,
          [
            [1, 2],
            [1, 1],
            [2, 2],
          ],
          [0],
        ),
      ),
    ).toBe('the generators 0 and 1 do not commute at the element 0');
    expect(
      because(
        claimOf(
          two,
          [
            [1, 2],
            [3, 3],
            [3, 3],
            [1, 2],
          ],
          [0],
        ),
      ),
    ).toBe('the generators 0 and 1 do not commute at the element 1');
    expect(because(claimOf(one, [[1], [0], [2]], [0]))).toBe('the element 2 is not a product of generators');
    expect(because(claimOf(one, [[0], [0]], [0]))).toBe('the element 1 is not a product of generators');
    const generator = { element: 1, index: 0, period: 2 };
    for (const [field, wrong, expected] of [
      ['element', 0, 'the coordinate 0 becomes the element 1, not 0'],
      ['index', 1, 'the coordinate 0 has the index 0, not 1'],
      ['period', 1, 'the coordinate 0 has the period 2, not 1'],
      ['period', 4, 'the coordinate 0 has the period 2, not 4'],
    ] as const)
      expect(because(parity, { generators: [{ ...generator, [field]: wrong }] })).toBe(expected);
    const late = claimOf(one.misere(), [[1], [2], [1]], [1]);
    expect(late.generators).toEqual([{ element: 1, index: 1, period: 2 }]);
    expect(because(late)).toBe('the elements 0 and 2 are not told apart by any position');
    expect(because(late, { generators: [{ element: 1, index: 0, period: 2 }] })).toBe(
      'the coordinate 0 has the index 1, not 0',
    );
  });

  it('refuses elements that could be one, and looks as far as it takes', () => {
    expect(because(claimOf(one, [[1], [2], [3], [0]], [0, 2]))).toBe(
      'the elements 0 and 2 are not told apart by any position',
    );
    // P-positions are 0 and 1 of each six: elements are told apart after a few steps.
    const long = quotientOf(new LatticeGame([[2], [3], [4]]))!;
    expect([long.order, because(long)]).toEqual([6, 'verified']);
    const twice = Array.from({ length: 12 }, (_, x) => [(x + 1) % 12]);
    expect(because(claimOf(long.game, twice, [0, 1, 6, 7]))).toBe(
      'the elements 0 and 6 are not told apart by any position',
    );
  });

  it('names a position whose label is wrong', () => {
    const wrong = (game: LatticeGame, pPortion: readonly number[]): unknown =>
      verifyQuotient(claimOf(game, [[1], [0]], pPortion));
    const answer = (position: readonly number[], why: string): unknown => ({
      verified: false,
      because: `the position ${position.join()} ${why}`,
      witness: { position },
    });
    expect(wrong(one.misere(), [0])).toEqual(answer([0], 'is defeated, but a P-position of the table'));
    expect(wrong(one, [])).toEqual(answer([0], 'is not a P-position of the table and has no option that is one'));
    expect(wrong(one, [0, 1])).toEqual(answer([1], 'is a P-position of the table and has an option that is one'));
    expect(wrong(one, [1])).toEqual(answer([0], 'is not a P-position of the table and has no option that is one'));
    expect(wrong(new LatticeGame([[2]]), [0])).toMatchObject({ witness: { position: [1] } });
    expect(verifyQuotient(claimOf(new LatticeGame([], { dimension: 0 }), [[]], []))).toEqual({
      verified: false,
      because: 'the position () is not a P-position of the table and has no option that is one',
      witness: { position: [] },
    });
  });

  it('looks at an element again where other options lead to it, or other parts can be taken', () => {
    const none = 'is not a P-position of the table and has no option that is one';
    // 2 is the element of 1, and its option is not that of 1.
    expect(because(claimOf(one, [[1], [1]], [0]))).toBe(`the position 2 ${none}`);
    // 4 is the element of 1, of which nothing can be taken: 3 is another element than 0, and so is what 5 leads to.
    expect(because(claimOf(new LatticeGame([[2]]), [[1], [2], [3], [1]], [0, 1]))).toBe(`the position 5 ${none}`);
  });

  it('refuses every change of one entry', () => {
    for (const { game, order, products, pPortion, generators } of [parity, heaps]) {
      const claim = { game, order, products, pPortion, generators };
      const others = (x: number): number[] => Array.from({ length: order }, (_, y) => y).filter((y) => y !== x);
      for (const [x, row] of products.entries()) {
        const toggled = pPortion.includes(x) ? pPortion.filter((y) => y !== x) : [...pPortion, x];
        expect(because(claim, { pPortion: toggled })).not.toBe('verified');
        for (const [i, y] of row.entries())
          for (const other of others(y))
            expect(because(claim, { products: products.with(x, row.with(i, other)) })).not.toBe('verified');
      }
      for (const [i, generator] of generators.entries())
        for (const [field, value] of Object.entries(generator) as [string, number][])
          for (const other of [value - 1, value + 1, 2 * value].filter((each) => each !== value))
            expect(because(claim, { generators: generators.with(i, { ...generator, [field]: other }) })).not.toBe(
              'verified',
            );
    }
  });

  it('tells whether the table of one game is that of another', () => {
    const random = randomIntegers(7);
    const counts = { verified: 0, refused: 0 };
    for (const [d, count] of [
      [1, 20],
      [2, 20],
    ] as const) {
      const quotients: LatticeQuotient[] = [];
      while (quotients.length < count) {
        const point = (least: number, below: number): number[] =>
          Array.from({ length: d }, () => least + random(below));
        const moves = Array.from({ length: 1 + random(3) }, () => point(-1, 4)).filter(
          (move) => move.reduce((sum, x, i) => sum + x * (i + 1), 0) > 0,
        );
        const defeated = Array.from({ length: random(3) }, () => point(0, 3));
        const quotient = quotientOf(new LatticeGame(moves, { dimension: d, defeated }));
        if (quotient !== undefined && quotient.order < 13) quotients.push(quotient);
      }
      for (const { game } of quotients) {
        const isP = naiveIsP(game);
        const points = pointsInBox(new Array<number>(d).fill(d === 1 ? 40 : 9));
        for (const other of quotients) {
          const { order, products, pPortion, generators } = other;
          const found = verifyQuotient({ game, order, products, pPortion, generators });
          const label = (point: readonly number[]): boolean => pPortion.includes(other.elementOf(point));
          const isRight = (point: readonly number[]): boolean =>
            label(point) === (game.isPosition(point) && isP(point));
          expect([String(game), String(other.game), found.verified]).toEqual([
            String(game),
            String(other.game),
            points.every(isRight),
          ]);
          counts[found.verified ? 'verified' : 'refused']++;
          if (found.verified) continue;
          const { position } = found.witness!;
          const isWon = game.isPosition(position) && game.options(position).some(label);
          const [, reason] = /^the position \S+ (.*)$/.exec(found.because)!;
          expect([label(position), game.isPosition(position), isWon]).toEqual(
            reason === 'is defeated, but a P-position of the table'
              ? [true, false, false]
              : reason === 'is a P-position of the table and has an option that is one'
                ? [true, true, true]
                : [false, true, false],
          );
        }
      }
    }
    expect(counts.verified).toBeGreaterThan(40);
  });

  it('is bounded', () => {
    expect(codeOf(() => verifyQuotient(heaps, { limit: 1 }))).toBe('too-many-items');
    expect(codeOf(() => verifyQuotient(heaps, { limit: -1 }))).toBe('invalid-option');
    expect(verifyQuotient(parity, { limit: 1000 })).toEqual({ verified: true });
  });
});
