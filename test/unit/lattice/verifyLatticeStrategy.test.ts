import { describe, expect, it } from 'vitest';
import {
  LatticeGame,
  latticeQuotient,
  LatticeStrategy,
  latticeStrategyFromJson,
  type LatticeStrategyVerification,
  parseLatticeGame,
  strategyOfQuotient,
  type Stratum,
  verifyLatticeStrategy,
} from 'spgames/lattice';
import { NumericalSemigroup } from '../../../src/lattice/strategies/NumericalSemigroup.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { codeOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';
import { naiveCounts } from '../../reference/latticeStrata.js';

type Vectors = readonly (readonly number[])[];
const subtract = (...moves: number[]): LatticeGame => new LatticeGame(moves.map((move) => [move]));
const stratum = (points: Vectors, generators: Vectors = []): Stratum => ({ points, generators });
const answer = (game: LatticeGame, ...strata: Stratum[]): LatticeStrategyVerification =>
  verifyLatticeStrategy({ game, strata });
const because = (game: LatticeGame, ...strata: Stratum[]): string => {
  const found = answer(game, ...strata);
  return found.verified === true ? 'verified' : found.because;
};

const one = subtract(1);
const even = stratum([[0]], [[2]]);

describe('verifyLatticeStrategy', () => {
  it('takes the orthant for what it is, however it is written', () => {
    const written = (...inequalities: { normal: number[]; least?: number }[]): LatticeGame =>
      new LatticeGame([[1]], { inequalities });
    for (const game of [
      written({ normal: [2] }),
      written({ normal: [2], least: -1 }),
      written({ normal: [1] }, { normal: [1], least: -5 }),
      written({ normal: [3] }, { normal: [5] }, { normal: [0], least: -1 }, { normal: [7] }),
    ]) {
      expect([game.isOrthant, game.equals(one), String(game)]).toEqual([true, true, 'lattice:moves 1']);
      expect(answer(game, even)).toEqual({ verified: true, box: [3], points: 3, free: true });
      expect(because(game, stratum([[0]]))).toBe('the position 2 is a P-position, but it is in none of the strata');
    }
    const plane = { normal: [1, 1], least: 0 };
    const board = new LatticeGame(
      [
        [1, 0],
        [0, 1],
      ],
      { inequalities: [{ normal: [0, 4] }, plane, { normal: [3, 0] }] },
    );
    expect(board.isOrthant).toBe(true);
    for (const inequalities of [
      [{ normal: [1], least: 1 }],
      [{ normal: [2], least: 1 }],
      [{ normal: [-1], least: -9 }],
      [{ normal: [1], least: -1 }],
      [{ normal: [1] }, { normal: [-1], least: -9 }],
    ])
      expect([inequalities, new LatticeGame([[1]], { inequalities }).isOrthant]).toEqual([inequalities, false]);
    const two = [
      [1, 0],
      [0, 1],
    ];
    for (const inequalities of [
      [{ normal: [1, 0] }, { normal: [0, 1] }, { normal: [1, 1], least: 1 }],
      [{ normal: [1, 0] }, { normal: [0, 1] }, { normal: [1, -1], least: -3 }],
      [{ normal: [1, 0] }, { normal: [1, 2] }],
      [{ normal: [1, 1] }, { normal: [0, 1] }],
    ])
      expect(new LatticeGame(two, { inequalities }).isOrthant).toBe(false);
    const skew = (factor: number): LatticeGame =>
      new LatticeGame(two, { inequalities: [{ normal: [factor, 0] }, { normal: [-factor, 2 * factor] }] });
    expect(skew(1).equals(skew(3))).toBe(true);
    expect(skew(1).equals(new LatticeGame(two))).toBe(false);
  });

  it('refuses what is listed twice, and strata without points', () => {
    expect(because(one, stratum([[0], [2], [0]], [[2]]))).toBe('the point 0 of stratum 1 is listed twice');
    expect(answer(one, even, stratum([[4], [4]]))).toMatchObject({ witness: { position: [4] } });
    expect(because(one, stratum([[0]], [[2], [2]]))).toBe('the generator 2 of stratum 1 is listed twice');
    expect(answer(one, stratum([[1]], [[2], [2]]))).toMatchObject({ witness: { position: [3] } });
    expect(because(one, even, stratum([], [[1]]))).toBe('stratum 2 has no points');
  });

  it('proves strata with several generators on an axis, and says that they are not free', () => {
    const proved = { verified: true, box: [3], points: 3, free: false };
    expect(answer(one, stratum([[0]], [[2], [4]]))).toEqual(proved);
    expect(answer(one, stratum([[0]], [[4], [2]]))).toEqual(proved);
    expect(answer(one, stratum([[0], [2]], [[2]]))).toMatchObject({ verified: true, free: false });
    // {0} and what 2 and 3 generate: all but 1.
    const all = new LatticeGame([], { dimension: 1, defeated: [[1]] });
    expect(answer(all, stratum([[0]], [[2], [3]]))).toMatchObject({ verified: true, free: false });
    expect(because(all.withDefeated([]), stratum([[0]], [[2], [3]]))).toBe(
      'the position 1 is a P-position, but it is in none of the strata',
    );
    expect(because(all.withDefeated([[1], [7]]), stratum([[0]], [[2], [3]]))).toBe(
      'the point 7 of stratum 1 is defeated',
    );
    expect(because(one, stratum([[0]], [[4], [6]]))).toBe(
      'the position 2 is a P-position, but it is in none of the strata',
    );
    expect(answer(one, stratum([[0], [2]], [[4], [6]]))).toMatchObject({ verified: true, free: false });
    expect(because(one, even, stratum([[8]]))).toBe('the position 8 is in the strata 1 and 2');
    expect(because(one, stratum([[0]], [[3]]))).toBe('the position 2 is a P-position, but it is in none of the strata');
    expect(because(one, even, stratum([[1]]))).toBe('the position 1 of the strata is an N-position: a move leads to 0');
    expect(answer(one, even, stratum([[1]]))).toMatchObject({ witness: { position: [1] } });
  });

  it('answers undecided where it looks up to a weight only, which the claim does not choose alone', () => {
    const game = new LatticeGame([[1]], { inequalities: [{ normal: [1], least: 1 }] });
    expect(answer(game, stratum([[1]], [[2]]))).toEqual({ verified: true, cases: 4, free: true });
    const odd = stratum([[1]], [[2], [40000]]);
    const found = answer(game, odd);
    expect(found).toMatchObject({ verified: 'undecided', weight: 65536, points: 65536 });
    expect(because(game, odd)).toBe(
      'nothing is wrong up to the weight 65536 (65536 points looked at), which proves nothing about the positions beyond it',
    );
    expect(because(game, stratum(range(60).map((i) => [2 * i + 1])))).toBe(
      'the position 121 is a P-position, but it is in none of the strata',
    );
    // A generator that depends on the others: no proof is tried.
    const nim = new LatticeGame([
      [1, 0],
      [0, 1],
      [-1, 1],
    ]);
    const diagonal = [
      stratum(
        [[0, 0]],
        [
          [2, 0],
          [0, 2],
          [2, 2],
        ],
      ),
    ];
    expect(answer(nim, ...diagonal)).toMatchObject({ verified: 'undecided', weight: 510 });
    expect(because(nim, stratum([[0, 0]], [[2, 2]]))).toBe(
      'the position 2,0 is a P-position, but it is in none of the strata',
    );
    expect(verifyLatticeStrategy({ game: nim, strata: diagonal }, { weight: 10 })).toMatchObject({
      verified: 'undecided',
      weight: 10,
      points: 36,
    });
    expect(verifyLatticeStrategy({ game: one, strata: [even] }, { weight: 10 })).toMatchObject({
      verified: 'undecided',
      weight: 10,
    });
    const far = stratum(
      [
        [0, 0],
        [500, 500],
      ],
      [
        [2, 0],
        [0, 2],
        [2, 2],
      ],
    );
    expect(answer(nim, far)).toMatchObject({ verified: 'undecided', weight: 1512 });
    expect(
      codeOf(() =>
        answer(
          nim,
          stratum(
            [
              [0, 0],
              [3000, 3000],
            ],
            [
              [2, 2],
              [4, 4],
            ],
          ),
        ),
      ),
    ).toBe('too-many-positions');
  });

  it('refuses games without an end, and junk', () => {
    expect(because(subtract(1, -1), even)).toMatch(/play can go on for ever/);
    expect(because(one, { points: 5 } as never)).toBe('strategy.strata[0].points is 5; expected a list');
    expect(because(one, stratum([[0.5]]))).toMatch(/strategy.strata\[0\].points\[0\]\[0\] is 0.5/);
    expect(because(one, stratum([[0]], [[2 ** 31]]))).toMatch(/generators\[0\]\[0\] is 2147483648/);
    expect(because(one, stratum([[0, 0]]))).toMatch(/has 2 entries; expected 1/);
    expect(because(one, stratum([[-1]]))).toBe('the point -1 of stratum 1 is not on the board');
    expect(because(one, stratum([[0]], [[0]]))).toBe('a generator of stratum 1 is 0');
    expect(because(one, stratum([[4]], [[-2]]))).toBe(
      'the position -2 of stratum 1 is not on the board: the generator -2 is not a direction of the board',
    );
    expect(because(one.misere(), stratum([[0]], [[2]]))).toBe('the point 0 of stratum 1 is defeated');
    expect(because(one.misere(), stratum([[1]], [[2]]))).toBe('verified');
    expect(codeOf(() => verifyLatticeStrategy({ game: one, strata: [even] }, { weight: 0.5 }))).toBe('invalid-option');
    expect(codeOf(() => verifyLatticeStrategy({ game: {} as never, strata: [even] }))).toBe('invalid-argument');
    expect(codeOf(() => verifyLatticeStrategy({ game: subtract(1), strata: [even] }, { limit: 2 }))).toBe(
      'too-many-items',
    );
  });

  it('passes over a box that is too large', () => {
    const plane = new LatticeGame([
      [1, 0],
      [0, 1],
    ]);
    const generators = [
      [2 ** 14, 0],
      [0, 2 ** 14],
    ];
    const wide = stratum([[0, 0]], generators);
    expect(because(plane, wide, stratum([[0, 0]]))).toBe('the position 0,0 is in the strata 1 and 2');
    expect(
      because(
        plane,
        stratum(
          [[0, 0]],
          [
            [2 ** 20, 0],
            [2 ** 20 + 1, 0],
          ],
        ),
        stratum([[0, 0]]),
      ),
    ).toBe('the position 0,0 is in the strata 1 and 2');
  });
});

describe('strategies of other games, and changed ones', () => {
  const random = randomIntegers(5);
  const point = (d: number, least: number, below: number): number[] => range(d).map(() => least + random(below));
  function randomStrategy(d: number): LatticeStrategy {
    for (;;) {
      const moves = range(1 + random(3))
        .map(() => point(d, -1, 4))
        .filter((move) => move.reduce((sum, x, i) => sum + x * (i + 1), 0) > 0);
      const decision = latticeQuotient(
        new LatticeGame(moves, { dimension: d, defeated: range(random(3)).map(() => point(d, 0, 3)) }),
        { maxStates: 12 },
      );
      if (decision.finite === true) return strategyOfQuotient(decision.quotient);
    }
  }
  /** One entry of a point or a generator is another one, a point is gone, or there is one more. */
  function changed(strata: readonly Stratum[], d: number): Stratum[] {
    const copy = strata.map(({ points, generators }) => ({
      points: points.map((p) => [...p]),
      generators: generators.map((g) => [...g]),
    }));
    const { points, generators } = copy[random(copy.length)]!;
    const vectors = [points, generators, points][random(3)]!;
    const way = random(4);
    if (way === 0) points.push(point(d, 0, 5));
    else if (way === 1 && points.length > 1) points.splice(random(points.length), 1);
    else if (vectors.length > 0) vectors[random(vectors.length)]![random(d)]! += 1 + random(2);
    return copy;
  }
  const isMultiple = (generators: Vectors): boolean =>
    generators.every((each) => each.filter((x) => x !== 0).length === 1);

  it.each([1, 2])('in dimension %i: looked at in a box', (d) => {
    const most = d === 1 ? 50 : 12;
    const strategies = range(d === 1 ? 14 : 8).map(() => randomStrategy(d));
    let [right, wrong] = [0, 0];
    for (const { game } of strategies) {
      const isP = naiveIsP(game);
      const points = pointsInBox(Array<number>(d).fill(most));
      const isWinning = (p: readonly number[]): boolean => game.isPosition(p) && isP(p);
      const weigh = (p: readonly number[]): number => p.reduce((sum, x, i) => sum + x * game.weights[i]!, 0);
      for (const other of strategies)
        for (const strata of other.strata.length === 0 ? [other.strata] : [other.strata, changed(other.strata, d)]) {
          const counts = strata.map((each) => naiveCounts([each], most));
          const owners = (p: readonly number[]): number[] => [...counts.keys()].filter((i) => counts[i]!.has(p.join()));
          const isFine = (p: readonly number[]): boolean => owners(p).length === (isWinning(p) ? 1 : 0);
          const found = verifyLatticeStrategy({ game, strata });
          if (found.verified === false && /listed twice|is 0$|has no points/.test(found.because)) continue;
          const claim = [String(game), strata, found];
          if (strata.every(({ generators }) => isMultiple(generators))) {
            expect([...claim, found.verified]).toEqual([...claim, points.every(isFine)]);
            if (found.verified === true)
              expect([...claim, found.free]).toEqual([
                ...claim,
                counts.every((each) => [...each.values()].every((count) => count === 1)),
              ]);
          }
          const upTo = verifyLatticeStrategy({ game, strata }, { weight: 12 });
          const near = points.filter((p) => weigh(p) <= 12);
          expect([...claim, upTo.verified]).toEqual([...claim, near.every(isFine) ? 'undecided' : false]);
          if (upTo.verified === 'undecided') expect(upTo.points).toBe(near.length);
          for (const each of [found, upTo]) {
            if (each.verified !== false) continue;
            const { position } = each.witness!;
            const reason = each.because.replace(/^the (position|point) \S+ /, '');
            const [first, second] = owners(position);
            expect([...claim, reason.replace(/ to .*/, '')]).toEqual([
              ...claim,
              !game.isPosition(position)
                ? `of stratum ${first! + 1} is defeated`
                : second !== undefined
                  ? `is in the strata ${first! + 1} and ${second + 1}`
                  : isWinning(position)
                    ? 'is a P-position, but it is in none of the strata'
                    : 'of the strata is an N-position: a move leads',
            ]);
          }
          if (found.verified === false) wrong++;
          else right++;
        }
    }
    expect(right).toBeGreaterThan(8);
    expect(wrong).toBeGreaterThan(50);
  });
});

describe('NumericalSemigroup', () => {
  it('has the sums, and the least conductor', () => {
    for (const generators of [
      [],
      [1],
      [2],
      [4, 2],
      [2, 3],
      [3, 5],
      [4, 6],
      [6, 10, 15],
      [4, 6, 9],
      [6, 9, 20],
      [5, 7, 9, 11],
      [12, 8],
    ]) {
      const found = NumericalSemigroup.of(generators)!;
      const sums = new Set([0]);
      for (const n of sums) for (const each of generators) if (n + each <= 400) sums.add(n + each);
      for (let n = 0; n <= 400; n++) expect([generators, n, found.has(n)]).toEqual([generators, n, sums.has(n)]);
      expect([...found.below(50)]).toEqual([...sums].filter((n) => n < 50).sort((a, b) => a - b));
      expect([...found.below(0)]).toEqual([]);
      const { divisor, conductor } = found;
      for (let n = conductor; divisor > 0 && n <= 400; n += divisor) expect(sums.has(n)).toBe(true);
      if (conductor > 0) expect([conductor % divisor, sums.has(conductor - divisor)]).toEqual([0, false]);
    }
    expect(NumericalSemigroup.of([6, 9, 20])).toMatchObject({ divisor: 1, conductor: 44 });
    expect(NumericalSemigroup.of([2 ** 20, 2 ** 20 + 1])).toBeUndefined();
    expect(NumericalSemigroup.of([2 ** 30])).toMatchObject({ divisor: 2 ** 30, conductor: 0 });
  });
});

describe('what the game of a strategy is that of', () => {
  it('stands in the document', () => {
    const game = parseLatticeGame('moves 1');
    const about = { source: 'octal(.3)', heaps: 1 };
    const strategy = new LatticeStrategy(game, [even], about);
    const json = strategy.toJSON();
    expect(json).toMatchObject({ type: 'lattice-strategy', ...about });
    expect(latticeStrategyFromJson(JSON.parse(JSON.stringify(json))).toJSON()).toEqual(json);
    expect(Object.keys(new LatticeStrategy(game, [even]).toJSON())).toEqual(['type', 'spgames', 'game', 'strata']);
    const { source: _, ...without } = json;
    expect(() => latticeStrategyFromJson(without)).toThrow('heaps is 1; expected no "heaps" without a "source"');
    expect(() => latticeStrategyFromJson({ ...json, misere: 1 })).toThrow('misere is 1');
    expect(codeOf(() => new LatticeStrategy(game, [even], { source: 5 } as never))).toBe('invalid-argument');
    expect(codeOf(() => new LatticeStrategy(game, [even], { source: 'nim', heaps: 0 }))).toBe('invalid-argument');
  });
});
