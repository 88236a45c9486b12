import { describe, expect, it } from 'vitest';
import {
  LatticeGame,
  latticeStrategyFromJson,
  LatticeStrategy,
  RationalSeries,
  verifyLatticeStrategy,
  type Stratum,
} from 'spgames/lattice';
import { textOf } from '../../../scripts/filesUnder.js';
import { codeOf } from '../../helpers/codeOf.js';
import { inFull } from '../../helpers/sampling.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';

type Columns = Readonly<Record<string, readonly (readonly number[])[]>>;
interface Oracle {
  readonly example8_12: {
    readonly moves: readonly (readonly number[])[];
    readonly positionsToWeight12: readonly (readonly number[])[];
    readonly countsToWeight150: readonly number[];
    readonly numeratorByWeight: readonly number[];
    readonly denominatorByWeight: readonly number[];
  };
  readonly weaklySquarefree: { readonly moves: readonly (readonly number[])[]; readonly strata: readonly Stratum[] };
}

const oracle = JSON.parse(textOf('test/oracle/lattice-strategies.json')) as Oracle;
const data = JSON.parse(textOf('test/oracle/guo-miller-example-8-12.json')) as Readonly<
  Record<'A' | 'printed' | 'added' | 'leftOut', Columns>
>;

const nim2 = new LatticeGame([
  [1, 0],
  [0, 1],
  [-1, 1],
]);
const misereStrata: readonly Stratum[] = [
  { points: [[1, 0]], generators: [[2, 0]] },
  {
    points: [[0, 2]],
    generators: [
      [2, 0],
      [0, 2],
    ],
  },
];

const example = new LatticeGame(oracle.example8_12.moves).misere();
const semigroups = Object.keys(data.A);
const printed = semigroups.map((k) => ({ points: data.printed[k]!, generators: data.A[k]! }));
const corrected = semigroups.map((k) => {
  const left = new Set((data.leftOut[k] ?? []).map((point) => point.join()));
  const points = [...data.printed[k]!.filter((point) => !left.has(point.join())), ...(data.added[k] ?? [])];
  return { points, generators: data.A[k]! };
});

describe('strategies of lattice games', () => {
  /**
   * @source Guo & Miller 2009, Ex. 8.2
   * @source Guo & Miller 2009, Ex. 8.7
   */
  it('of NIM with heaps up to 2 are proven', () => {
    const normal = new LatticeStrategy(nim2, [
      {
        points: [[0, 0]],
        generators: [
          [2, 0],
          [0, 2],
        ],
      },
    ]);
    expect(verifyLatticeStrategy(normal)).toEqual({ verified: true, box: [3, 3], points: 9, free: true });
    expect(normal.series().toString()).toBe('1/((1 - a^2)*(1 - b^2))');
    const misere = new LatticeStrategy(nim2.misere(), misereStrata);
    expect(verifyLatticeStrategy(misere)).toEqual({ verified: true, box: [4, 4], points: 16, free: true });
    expect(misere.series().toString()).toBe('a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))');
    expect(String(misere)).toBe('{(1,0)} + N{(2,0)} ⊎ {(0,2)} + N{(2,0), (0,2)}');
    const isP = naiveIsP(misere.game);
    for (const p of pointsInBox([6, 6]).slice(1)) {
      expect(misere.isP(p)).toBe(isP(p));
      const wins = misere.game.moves.filter(
        (move) => misere.game.isPosition(p.map((x, i) => x - move[i]!)) && isP(p.map((x, i) => x - move[i]!)),
      );
      expect(misere.winningMoves(p)).toEqual(wins);
    }
    expect(codeOf(() => misere.isP([0, 0]))).toBe('not-a-position');
  });

  it('are refused with the position that fails', () => {
    const answer = (strata: readonly Stratum[], options = {}): unknown =>
      verifyLatticeStrategy({ game: nim2.misere(), strata }, options);
    const failing = (strata: readonly Stratum[], options = {}): string => {
      const found = answer(strata, options) as { verified: boolean; because: string; witness?: { position: number[] } };
      expect(found.verified).toBe(false);
      return found.because;
    };
    const [axis, rest] = misereStrata as [Stratum, Stratum];
    expect(failing([axis, { ...rest, points: [[0, 3]] }])).toBe(
      'the position 0,2 is a P-position, but it is in none of the strata',
    );
    expect(failing([{ ...axis, generators: [[3, 0]] }, rest])).toBe(
      'the position 3,0 is a P-position, but it is in none of the strata',
    );
    expect(
      failing([
        axis,
        {
          ...rest,
          points: [
            [0, 2],
            [1, 2],
          ],
        },
      ]),
    ).toBe('the position 1,2 of the strata is an N-position: a move leads to 0,2');
    expect(failing([axis, { ...rest, points: [[1, 0]] }])).toBe('the position 1,0 is in the strata 1 and 2');
    expect(failing([axis, { ...rest, points: [[0, 0]] }])).toBe('the point 0,0 of stratum 2 is defeated');
    expect(
      failing([
        axis,
        {
          ...rest,
          generators: [
            [2, 0],
            [0, -2],
          ],
        },
      ]),
    ).toContain('is not on the board');
    expect(failing([axis, { ...rest, points: [[-1, 2]] }])).toBe('the point -1,2 of stratum 2 is not on the board');
    expect(
      failing([
        axis,
        {
          ...rest,
          generators: [
            [2, 2],
            [0, 2],
          ],
        },
      ]),
    ).toBe('the position 2,2 is a P-position, but it is in none of the strata');
    expect(failing([axis, { ...rest, points: [[0, 3]] }], { weight: 10 })).toContain('the position 0,2');
    expect(failing([axis, { ...rest, points: [[0, 0]] }], { weight: 10 })).toBe(
      'the point 0,0 of stratum 2 is defeated',
    );
    expect(failing([])).toBe('the position 1,0 is a P-position, but it is in none of the strata');
    expect(failing([{ points: [[0]], generators: [] }] as never)).toContain('has 1 entries; expected 2');
    expect(failing([{ points: [[1, 0]], generators: [[0, 0]] }])).toBe('a generator of stratum 1 is 0');
    expect(failing({} as never)).toContain('expected a list');
    expect(verifyLatticeStrategy({ game: new LatticeGame([[1], [-1]]), strata: [] })).toMatchObject({
      verified: false,
    });
  });

  it('are looked at up to a weight where they cannot be proven', () => {
    const game = new LatticeGame(
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      { inequalities: [{ normal: [0, 1] }, { normal: [2, -1] }] },
    );
    const strata = [
      {
        points: [
          [0, 0],
          [2, 1],
          [2, 2],
          [2, 3],
        ],
        generators: [
          [2, 0],
          [2, 4],
        ],
      },
    ];
    expect(verifyLatticeStrategy(new LatticeStrategy(game, strata), { weight: 20 })).toMatchObject({
      verified: 'undecided',
      weight: 20,
    });
    expect(verifyLatticeStrategy(new LatticeStrategy(game, [{ ...strata[0]!, points: [[0, 0]] }]))).toMatchObject({
      witness: { position: [2, 1] },
    });
    const leaving = { points: [[0, 0]], generators: [[0, 1]] };
    expect(verifyLatticeStrategy(new LatticeStrategy(game, [leaving]))).toMatchObject({
      witness: { position: [0, 1] },
    });
    expect(codeOf(() => verifyLatticeStrategy({ game, strata }, { weight: 1e12 }))).toBe('too-many-positions');
    expect(codeOf(() => verifyLatticeStrategy({ game, strata }, { weight: -1 }))).toBe('invalid-option');
    const defeated = game.withDefeated([[0, 0]]);
    const odd = [
      {
        points: [
          [1, 0],
          [1, 1],
          [1, 2],
          [3, 3],
        ],
        generators: [
          [2, 0],
          [2, 4],
        ],
      },
    ];
    expect(verifyLatticeStrategy(new LatticeStrategy(defeated, odd), { weight: 20 })).toMatchObject({
      verified: 'undecided',
    });
  });

  it('come back from their documents', () => {
    const strategy = new LatticeStrategy(nim2.misere(), misereStrata);
    const document = JSON.parse(JSON.stringify(strategy)) as object;
    expect(JSON.stringify(latticeStrategyFromJson(document))).toBe(JSON.stringify(strategy));
    expect(() => latticeStrategyFromJson({ ...document, strata: [{ points: [[1]], generators: [] }] })).toThrow(
      'strata is a list of length 1; expected strata of the game',
    );
    expect(codeOf(() => latticeStrategyFromJson({ ...document, game: 5 }))).toBe('invalid-field');
  });

  /** @source Guo & Miller 2009, Ex. 8.12 */
  it('of Example 8.12: the printed one is refused, the corrected one holds', () => {
    const weight = inFull ? 140 : 40;
    expect(verifyLatticeStrategy(new LatticeStrategy(example, printed), { weight: 45 })).toMatchObject({
      because: 'the position 1,0,1,1,6 is in the strata 4 and 5',
    });
    const disjoint = printed.map(({ points, generators }, k) => ({
      generators,
      points: k === 4 ? points.filter((point) => point.join() !== '1,0,1,1,6') : points,
    }));
    expect(verifyLatticeStrategy(new LatticeStrategy(example, disjoint), { weight: 45 })).toMatchObject({
      verified: false,
      because: 'the position 0,1,1,0,1 is a P-position, but it is in none of the strata',
    });
    const strategy = new LatticeStrategy(example, corrected);
    expect(verifyLatticeStrategy(strategy, { weight })).toMatchObject({
      verified: 'undecided',
      weight,
      ...(inFull && { points: 4920625 }),
    });
    if (inFull) expect(verifyLatticeStrategy(strategy)).toEqual({ verified: true, cases: 21360, free: false });
    for (const p of oracle.example8_12.positionsToWeight12) expect(strategy.isP(p)).toBe(true);
    const counted = strategy.series().substitute([[1], [2], [3], [4], [5]]);
    const counts = Array<number>(151).fill(0);
    for (const { exponent, coefficient } of counted.upToWeight(150))
      counts[exponent[0]!] = Number(coefficient.numerator);
    expect(counts).toEqual(oracle.example8_12.countsToWeight150);
    const generators = oracle.example8_12.denominatorByWeight.map((step) => [step]);
    const fraction = new RationalSeries(
      1,
      oracle.example8_12.numeratorByWeight.map((coefficient, i) => ({ coefficient, exponent: [i], generators })),
    );
    expect(counted.equals(fraction)).toBe(true);
    expect(counted.plus(counted).equals(fraction)).toBe(false);
  });

  it('of the weakly squarefree example of the corrigendum have a diagonal generator', () => {
    const { moves, strata } = oracle.weaklySquarefree;
    const strategy = new LatticeStrategy(new LatticeGame(moves), strata);
    expect(verifyLatticeStrategy(strategy, { weight: inFull ? 100 : 30 })).toMatchObject({ verified: 'undecided' });
    expect(verifyLatticeStrategy(strategy)).toEqual({ verified: true, cases: 84, free: true });
    expect(strategy.series().toString()).toBe(
      '1/((1 - a^2)*(1 - b^2)*(1 - c^2)) + a*c/((1 - a^2)*(1 - a^2*b^2)*(1 - c^2)) + b*c/((1 - b^2)*(1 - a^2*b^2)*(1 - c^2))',
    );
    for (const [a, b, c] of pointsInBox([5, 5, 5]) as [number, number, number][]) {
      const [large, small] = [Math.max(a, b), Math.min(a, b)];
      expect(strategy.isP([a, b, c])).toBe(
        c % 2 === 0 ? a % 2 === 0 && b % 2 === 0 : large % 2 === 1 && small % 2 === 0,
      );
    }
  });

  it('of points beyond what can be looked at are refused by a position that fails', () => {
    const { moves, strata } = oracle.weaklySquarefree;
    for (const far of [1000, 1001]) {
      const more = strata.map((stratum, i) =>
        i === 1 ? { ...stratum, points: [...stratum.points, [far, 0, 0]] } : stratum,
      );
      expect(verifyLatticeStrategy(new LatticeStrategy(new LatticeGame(moves), more))).toMatchObject({
        because:
          far === 1000
            ? 'the position 1008,0,0 is in the strata 1 and 2'
            : 'the position 1008,0,0 is in the strata, and a move leads to 1007,0,0, which is too',
      });
      const dependent = [
        ...more,
        {
          points: [[0, 0, 1]],
          generators: [
            [2, 0, 0],
            [4, 0, 0],
          ],
        },
      ];
      expect(() => verifyLatticeStrategy(new LatticeStrategy(new LatticeGame(moves), dependent))).toThrow(
        `the point ${far},0,0 of the strata has a weight above`,
      );
    }
  });
});
