import { describe, expect, it } from 'vitest';
import { LatticeGame, latticeAxioms, parseLatticeGame, terminalPositions } from 'spgames/lattice';
import { textOf } from '../../../scripts/filesUnder.js';
import { range } from '../../helpers/range.js';
import { inFull } from '../../helpers/sampling.js';
import { naiveTerminals } from '../../reference/latticeAxioms.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';

type Point = readonly number[];
const plus = (p: Point, q: Point): number[] => p.map((x, i) => x + q[i]!);
const minus = (p: Point, q: Point): number[] => p.map((x, i) => x - q[i]!);
const key = (p: Point): string => p.join();

/** The stratification of Ex. 8.12, in `test/oracle`. */
interface Stratification {
  readonly A: Readonly<Record<string, readonly Point[]>>;
  readonly printed: Readonly<Record<string, readonly Point[]>>;
  readonly added: Readonly<Record<string, readonly Point[]>>;
  readonly leftOut: Readonly<Record<string, readonly Point[]>>;
}

describe('docs/errata.md, lattice games', () => {
  /** @source Guo & Miller 2009, Sec. 3.1 */
  it('a form that is positive on the moves becomes smaller along them, not larger', () => {
    const game = new LatticeGame([[1]]);
    expect([game.weight([1]), game.weight([0])]).toEqual([1, 0]);
  });

  /** @source Guo & Miller 2009, Lemma 3.5 */
  it('there may be finitely many terminal positions without the tangent cone axiom, where no point is on all facets along a ray', () => {
    const steps = parseLatticeGame('moves 1,0,0 0,1,0 1,-1,1 -1,1,1; inequalities 1,0,0>=0 0,1,0>=0 0,0,1>=0 1,1,0>=1');
    expect(latticeAxioms(steps).positivity.positive).toBe(true);
    expect(latticeAxioms(steps).tangentCones).toEqual({ holds: false, ray: [0, 0, 1] });
    expect(naiveTerminals(steps, 9)).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
    expect(terminalPositions(steps)).toEqual({
      finite: true,
      positions: [
        [0, 1, 0],
        [1, 0, 0],
      ],
    });
    // On the orthant there are infinitely many.
    expect(terminalPositions(new LatticeGame(steps.moves)).finite).toBe(false);
    const game = parseLatticeGame('moves 1,-1,1 -1,1,1 -1,2,0 2,-1,0; inequalities 2,1,0>=0 1,2,0>=1 0,0,1>=0');
    const { recessionCone, positivity, tangentCones } = latticeAxioms(game);
    expect([recessionCone.dimension, positivity.positive]).toEqual([3, true]);
    expect(tangentCones).toEqual({ holds: false, ray: [0, 0, 1] });
    expect(naiveTerminals(game, 9)).toEqual([
      [-1, 2, 0],
      [0, 1, 0],
      [1, 0, 0],
    ]);
    expect(terminalPositions(game)).toEqual({
      finite: true,
      positions: [
        [-1, 2, 0],
        [0, 1, 0],
        [1, 0, 0],
      ],
    });
    // With the edge on lattice points there are infinitely many.
    const moved = parseLatticeGame('moves 1,-1,1 -1,1,1 -1,2,0 2,-1,0; inequalities 2,1,0>=0 1,2,0>=0 0,0,1>=0');
    expect(terminalPositions(moved)).toEqual({ finite: false, position: [0, 0, 0], direction: [0, 0, 1] });
  });

  /** @source Guo & Miller 2009, Def. 4.4 */
  it('no element of a set is minimal as printed, since 0 is among the sums of moves', () => {
    const [T, sumsOfMoves] = [[0], range(5)];
    const minimalBy = (allowed: Point): number[] =>
      T.filter((p) => T.filter((q) => sumsOfMoves.includes(p - q)).join() === allowed.join());
    expect(minimalBy([])).toEqual([]);
    expect(minimalBy([0])).toEqual([0]);
  });

  /** @source Guo & Miller 2009, Thm 4.6 */
  it('the second layer is of the complement of 𝒩₁, not of that of 𝒫₁', () => {
    const game = new LatticeGame([[1]]);
    const board = range(9).map((x) => [x]);
    const isIn = (set: readonly Point[], p: Point): boolean => set.some((q) => key(q) === key(p));
    const minimal = (set: readonly Point[]): Point[] => set.filter((p) => !game.options(p).some((q) => isIn(set, q)));
    const without = (set: readonly Point[]): Point[] => board.filter((p) => !isIn(set, p));
    const first = minimal(board);
    const N = board.filter((p) => game.options(p).some((q) => isIn(first, q)));
    // “In other words”: all options are in 𝒩₁.
    const inOtherWords = board.filter((p) => game.options(p).every((q) => isIn(N, q)));
    expect(minimal(without(first))).toEqual([[1]]);
    expect(inOtherWords).toEqual([[0], [2]]);
    expect(minimal(without(N))).toEqual(inOtherWords);
  });

  /** @source Guo & Miller 2009, Def. 6.1 */
  it('the positive part is the join with 0, and minus the negative part the meet', () => {
    const parts = (v: number): { printed: number[]; needed: number[] } => ({
      printed: [Math.min(v, 0), 0 - Math.max(v, 0)],
      needed: [Math.max(v, 0), 0 - Math.min(v, 0)],
    });
    for (const v of [-2, -1, 1, 2]) {
      const { printed, needed } = parts(v);
      expect(Math.min(...printed)).toBeLessThan(0);
      expect(Math.min(...needed)).toBe(0);
      expect(needed[0]! - needed[1]!).toBe(v);
    }
  });

  /**
   * @source Guo & Miller 2009, Def. 6.3
   * @source Guo & Miller 2009, Prop. 6.7
   * @source Guo & Miller 2009, Prop. 6.8
   * @source Guo & Miller 2009, Cor. 6.9
   * @source Guo & Miller 2009, Thm 6.11
   * @source Guo & Miller 2009, Ex. 8.3
   */
  it('largest entry 1 is not enough for the theorems on squarefree games', () => {
    const game = parseLatticeGame('moves 1,0,0 0,1,0 0,0,1 1,1,0');
    expect(game.moves.every((move) => Math.max(...move) === 1)).toBe(true);
    const isP = naiveIsP(game);
    const [p, q] = [
      [1, 0, 1],
      [0, 1, 1],
    ] as const;
    // Prop. 6.7: p is a P-position, but not congruent to 0, as p + q shows.
    expect([isP(p), isP(q), isP(plus(p, q))]).toEqual([true, true, false]);
    // Prop. 6.8, Cor. 6.9, Thm 6.11, Ex. 8.3: twice (0, 1, 0) is a P-position, but p + twice (0, 1, 0) is none.
    expect([isP([0, 2, 0]), isP(plus(p, [0, 2, 0]))]).toEqual([true, false]);
    // Not only this pair.
    const wrong = pointsInBox([4, 4, 4]).filter((x) => isP(x) !== isP(x.map((entry) => entry % 2)));
    expect(wrong.length).toBeGreaterThan(10);
    // That 2p is a P-position stays true.
    expect(pointsInBox([3, 3, 3]).every((x) => isP(plus(x, x)))).toBe(true);
  });

  it('fewer moves or dimensions with largest entry 1 are not counterexamples', () => {
    const candidates = pointsInBox([3, 3])
      .map((x) => [1 - x[0]!, 1 - x[1]!])
      .filter((x) => Math.max(...x) === 1);
    let seen = 0;
    for (const a of range(candidates.length))
      for (const b of range(a))
        for (const moves of [
          [candidates[a]!, candidates[b]!, [1, 1]],
          [candidates[a]!, candidates[b]!],
        ]) {
          // Positive on the moves, and with a move that only takes heaps of each size.
          const weights = pointsInBox([6, 6]).find(
            (w) => Math.min(...w) > 0 && moves.every((move) => move[0]! * w[0]! + move[1]! * w[1]! > 0),
          );
          if (weights === undefined || ![0, 1].every((i) => moves.some((move) => move[1 - i]! <= 0))) continue;
          const isP = naiveIsP(new LatticeGame(moves));
          expect(
            pointsInBox([4, 4]).every((x) => isP(x) === isP(x.map((entry) => entry % 2))),
            moves.join(' '),
          ).toBe(true);
          seen++;
        }
    expect(seen).toBeGreaterThan(5);
    // Without any hypothesis on the moves.
    const isP = naiveIsP(new LatticeGame([[2]]));
    expect([isP([1]), isP([2])]).toEqual([true, false]);
  });

  /** @source Guo & Miller 2009, Lemma 6.10 */
  it('remainders begin with 0', () => {
    for (const n of [1, 2, 3]) {
      const remainders = range(n).filter((r) => (0 - r) % n === 0);
      expect(remainders).toEqual([0]);
    }
  });

  /** @source Guo & Miller 2009, Thm 7.5 */
  it('a sustained pattern with 0 need not be that of the P-positions', () => {
    const sustained = (d: number, moves: readonly number[]): string[] =>
      range(2 ** (2 ** d))
        .filter((pattern) => (pattern & 1) === 1)
        .filter((pattern) =>
          range(2 ** d).every(
            (x) => moves.some((move) => ((pattern >> (x ^ move)) & 1) === 1) !== (((pattern >> x) & 1) === 1),
          ),
        )
        .map((pattern) =>
          range(2 ** d)
            .filter((x) => ((pattern >> x) & 1) === 1)
            .join(' '),
        );
    expect(sustained(3, [1, 2, 4])).toEqual(['0 3 5 6', '0 7']);
    const isP = naiveIsP(parseLatticeGame('moves 1,0,0 0,1,0 0,0,1'));
    const P0 = pointsInBox([1, 1, 1]).filter(isP);
    expect(P0.map((x) => x[0]! + 2 * x[1]! + 4 * x[2]!).sort((a, b) => a - b)).toEqual([0, 3, 5, 6]);
    // In two dimensions the moves modulo 2 contain two different ones that are not 0.
    for (const moves of [
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 2, 3],
    ])
      expect(sustained(2, moves).length).toBe(1);
  });

  /** @source Guo & Miller 2009, Cor. 6.12 */
  it('P-positions of a weakly squarefree game need several semigroups', () => {
    const isP = naiveIsP(parseLatticeGame('moves 1,0,0 0,1,0 0,0,1 1,1,0'));
    for (const [a, b, c] of pointsInBox([6, 6, 4]) as [number, number, number][]) {
      const [large, small] = [Math.max(a, b), Math.min(a, b)];
      const expected = c % 2 === 0 ? a % 2 === 0 && b % 2 === 0 : large % 2 === 1 && small % 2 === 0;
      expect(isP([a, b, c])).toBe(expected);
    }
    // A generator with a < b leads from 1,0,1 out of them, one with a > b from 0,1,1; so there are no three independent
    // ones for both.
    for (const [a, b] of pointsInBox([2, 2]) as [number, number][])
      if (a !== b)
        expect([1, 2].every((n) => isP([1 + 2 * n * a, 2 * n * b, 1]) && isP([2 * n * a, 1 + 2 * n * b, 1]))).toBe(
          false,
        );
  });

  /** @source Guo & Miller 2009, Ex. 8.12 */
  it('the printed stratification lacks P-positions and is not disjoint; with seven columns changed it is right', () => {
    const { A, printed, added, leftOut } = JSON.parse(
      textOf('test/oracle/guo-miller-example-8-12.json'),
    ) as Stratification;
    const game = parseLatticeGame(
      'moves 1,0,0,0,0 0,1,0,0,0 0,0,0,1,0 0,0,0,0,1 -1,1,0,0,0 0,-1,1,0,0 0,0,-1,1,0 0,0,0,-1,1; defeated 0,0,0,0,0',
    );
    const ell = (p: Point): number => p.reduce((sum, x, i) => sum + x * (i + 1), 0);
    const most = inFull ? 45 : 14;
    /** How many of the modules have a point, for all points up to a weight. */
    const cover = (columns: (k: string) => readonly Point[]): Map<string, number> => {
      const covered = new Map<string, number>();
      for (const [k, generators] of Object.entries(A)) {
        let stratum = new Map(columns(k).map((f) => [key(f), f]));
        const all = new Map<string, Point>();
        while (stratum.size > 0) {
          const next = new Map<string, Point>();
          for (const [name, f] of stratum) {
            if (ell(f) > most || all.has(name)) continue;
            all.set(name, f);
            for (const generator of generators) next.set(key(plus(f, generator)), plus(f, generator));
          }
          stratum = next;
        }
        for (const name of all.keys()) covered.set(name, (covered.get(name) ?? 0) + 1);
      }
      return covered;
    };
    const isP = naiveIsP(game);
    const upTo = (weight: number, largest: number): number[][] =>
      largest === 0
        ? [[]]
        : range(Math.floor(weight / largest) + 1).flatMap((x) =>
            upTo(weight - x * largest, largest - 1).map((p) => [...p, x]),
          );
    const points = upTo(most, 5).filter((p) => ell(p) > 0);
    const P = new Set(points.filter(isP).map(key));
    const asPrinted = cover((k) => printed[k]!);
    expect([points.length + 1, P.size]).toEqual(inFull ? [28560, 7157] : [324, 95]);
    expect([...asPrinted.keys()].filter((name) => !P.has(name))).toEqual([]);
    expect([...P].filter((name) => !asPrinted.has(name)).length).toBe(inFull ? 1766 : 5);
    expect([...asPrinted.values()].filter((times) => times > 1)).toEqual(inFull ? [2, 2, 2, 2, 2, 2] : []);
    const lacks = points.filter((p) => P.has(key(p)) && !asPrinted.has(key(p))).sort((p, q) => ell(p) - ell(q));
    expect(lacks[0]).toEqual([0, 1, 1, 0, 1]);
    if (inFull) expect(asPrinted.get('1,0,1,1,6')).toBe(2);
    expect([printed['4'], printed['5']].every((columns) => columns!.some((f) => key(f) === '1,0,1,1,6'))).toBe(true);
    const corrected = cover((k) => [
      ...printed[k]!.filter((f) => !(leftOut[k] ?? []).some((g) => minus(f, g).every((x) => x === 0))),
      ...(added[k] ?? []),
    ]);
    expect(corrected.size).toBe(P.size);
    expect([...corrected].every(([name, times]) => times === 1 && P.has(name))).toBe(true);
  });
});
