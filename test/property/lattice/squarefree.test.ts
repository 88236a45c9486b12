import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nimHeaps } from 'spgames/evaluation';
import {
  greedyPattern,
  LatticeGame,
  latticeGameOfHeaps,
  LatticeOutcomes,
  ParityPattern,
  parseLatticeGame,
  patternByWeight,
  squarefreeness,
  SquarefreeOutcomes,
  squarefreeStrategy,
  sustainment,
  verifyLatticeStrategy,
} from 'spgames/lattice';
import { heapGames, moveLists } from '../../generators/latticeGames.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';

interface Oracle {
  readonly grundy: Readonly<Record<string, readonly number[]>>;
  readonly codes: readonly (readonly [
    code: string,
    heaps: number,
    dimension: number,
    moves: number,
    words: number,
    rank: number,
  ])[];
}
const oracle = JSON.parse(readFileSync('test/oracle/lattice-grundy.json', 'utf8')) as Oracle;

const plus = (p: readonly number[], q: readonly number[]): number[] => p.map((entry, i) => entry + q[i]!);
const modulo2 = (p: readonly number[]): number[] => p.map((entry) => Math.abs(entry % 2));

/** Squarefree games in any order of their coordinates. */
const games: fc.Arbitrary<LatticeGame> = fc
  .integer({ min: 1, max: 4 })
  .chain((d) =>
    fc
      .tuple(heapGames(d), fc.shuffledSubarray([...Array(d).keys()], { minLength: d }))
      .map(([game, order]) => new LatticeGame(game.moves.map((move) => order.map((i) => move[i]!)))),
  );
/** A game with two of its positions. */
const positions = games.chain((game) => {
  const point = fc.array(fc.nat({ max: 3 }), { minLength: game.dimension, maxLength: game.dimension });
  return fc.tuple(fc.constant(game), point, point);
});
const cube = (d: number): number[][] => pointsInBox(Array<number>(d).fill(1));

describe('a squarefree game under normal play', () => {
  /** @source Guo & Miller 2009, Thm 6.11 */
  it('has the outcomes and winning moves that a search finds', () => {
    fc.assert(
      fc.property(positions, ([game, p, q]) => {
        const [fast, slow] = [new SquarefreeOutcomes(game), new LatticeOutcomes(game)];
        for (const position of [p, q, plus(p, q), modulo2(p)]) {
          expect(fast.isP(position)).toBe(slow.isP(position));
          expect(fast.winningMoves(position)).toEqual(slow.winningMoves(position));
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  /** @source Guo & Miller 2009, Prop. 6.7 */
  it('has P-positions that are congruent to 0, and sums of them', () => {
    fc.assert(
      fc.property(positions, ([game, p, q]) => {
        const isP = naiveIsP(game);
        if (isP(p) && isP(q)) expect(isP(plus(p, q))).toBe(true);
        const isCongruent = cube(game.dimension).every((r) => isP(plus(p, r)) === isP(r));
        expect(isCongruent).toBe(isP(p));
      }),
      { numRuns: runs(600) },
    );
  });

  /** @source Guo & Miller 2009, Prop. 6.8 */
  it('has 2p congruent to 0', () => {
    fc.assert(
      fc.property(positions, ([game, p, q]) => {
        const isP = naiveIsP(game);
        expect(isP(plus(p, p))).toBe(true);
        expect(isP(plus(q, plus(p, p)))).toBe(isP(q));
      }),
      { numRuns: runs(600) },
    );
  });

  /** @source Guo & Miller 2009, Cor. 6.9 */
  it('has p congruent to q if and only if p + q is a P-position', () => {
    fc.assert(
      fc.property(positions, ([game, p, q]) => {
        const isP = naiveIsP(game);
        const isCongruent = cube(game.dimension).every((r) => isP(plus(p, r)) === isP(plus(q, r)));
        expect(isP(plus(p, q))).toBe(isCongruent);
        expect(new SquarefreeOutcomes(game).areCongruent(p, q)).toBe(isCongruent);
      }),
      { numRuns: runs(600) },
    );
  });

  /** @source Guo & Miller 2009, Cor. 6.12 */
  it('has as P-positions a linear code and all that is above it by even points', () => {
    fc.assert(
      fc.property(games, (game) => {
        const [outcomes, isP] = [new SquarefreeOutcomes(game), naiveIsP(game)];
        const d = game.dimension;
        const pattern = outcomes.pattern();
        expect([...pattern]).toEqual(cube(d).filter(isP));
        for (const word of pattern) expect(pattern.translate(word).equals(pattern)).toBe(true);
        expect(pattern.equals(patternByWeight(game))).toBe(true);
        expect(BigInt(pattern.size)).toBe(outcomes.patternSize);
        expect(outcomes.quotientOrder).toBe(2 ** outcomes.rank);
        const classes = new Set(cube(d).map((p) => outcomes.grundyValue(p)));
        expect(classes.size).toBe(outcomes.quotientOrder);
        // The basis spans the code, the checks vanish on it.
        const basis = outcomes.basis();
        const span = basis.reduce<number[][]>(
          (words, word) => [...words, ...words.map((each) => modulo2(plus(each, word)))],
          [Array<number>(d).fill(0)],
        );
        expect(new ParityPattern(d, span).equals(pattern)).toBe(true);
        expect(basis).toHaveLength(d - outcomes.rank);
        for (const check of outcomes.checks)
          for (const word of basis) expect(check.reduce((sum, entry, i) => sum + entry * word[i]!, 0) % 2).toBe(0);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('the strategy of a squarefree game', () => {
  /** @source Guo & Miller 2009, Ex. 8.3 */
  it('is one stratum, which is proven in a box', () => {
    fc.assert(
      fc.property(games, (game) => {
        const strategy = squarefreeStrategy(game);
        expect(strategy.strata.map(({ points }) => points)).toEqual([[...new SquarefreeOutcomes(game).pattern()]]);
        expect(verifyLatticeStrategy(strategy)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(200) },
    );
  });

  it('of NIM on heaps up to 2 is the generating function of the even points', () => {
    const { game } = latticeGameOfHeaps(nimHeaps, { heaps: 2 });
    expect(String(squarefreeStrategy(game).series())).toBe('1/((1 - a^2)*(1 - b^2))');
  });
});

describe('a pattern', () => {
  const orders = games.chain((game) => fc.tuple(fc.constant(game), fc.shuffledSubarray(cube(game.dimension))));

  /** @source Guo & Miller 2009, Def. 7.2 */
  it('is sustained if its moves lead out of it, and all outside of it lead there', () => {
    fc.assert(
      fc.property(orders, ([game, points]) => {
        const d = game.dimension;
        const pattern = new ParityPattern(d, points);
        const reached = new Set([...pattern].flatMap((p) => game.moves.map((move) => modulo2(plus(p, move)).join())));
        const outside = cube(d).filter((p) => !points.some((q) => q.join() === p.join()));
        const expected = reached.size === outside.length && outside.every((p) => reached.has(p.join()));
        const found = sustainment(pattern, game);
        expect(found.sustained).toBe(expected);
        if (found.sustained) return;
        expect(pattern.has(found.point)).toBe(found.because === 'independence');
        if (found.because === 'independence') expect(pattern.has(plus(found.point, found.move))).toBe(true);
        else expect(game.moves.some((move) => pattern.has(plus(found.point, move)))).toBe(false);
      }),
      { numRuns: runs(800) },
    );
  });

  /** @source Guo & Miller 2009, Prop. 7.3 */
  it('that is sustained is found in any order, and stays sustained when it is translated', () => {
    fc.assert(
      fc.property(orders, ([game, points]) => {
        const pattern = greedyPattern(game, { order: points });
        expect(sustainment(pattern, game)).toEqual({ sustained: true });
        if (points[0] !== undefined) expect(pattern.has(points[0])).toBe(true);
        const translated = pattern.translate(points.at(-1) ?? game.moves[0]!);
        expect(sustainment(translated, game)).toEqual({ sustained: true });
      }),
      { numRuns: runs(800) },
    );
  });

  it('is that of the P-positions if points are visited by weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 9 }).chain((d) => heapGames(d, 20)),
        (game) => {
          expect(patternByWeight(game).equals(new SquarefreeOutcomes(game).pattern())).toBe(true);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  /** @source Guo & Miller 2009, Thm 7.5 */
  it('that is sustained and contains 0 is not the only one', () => {
    const game = parseLatticeGame('lattice:moves 1,0,0 0,1,0 0,0,1');
    const points = cube(3);
    const sustained = Array.from(
      { length: 256 },
      (_, set) =>
        new ParityPattern(
          3,
          points.filter((_p, i) => (set >> i) & 1),
        ),
    )
      .filter((pattern) => pattern.has([0, 0, 0]) && sustainment(pattern, game).sustained)
      .map((pattern) => [...pattern].map((point) => point.join('')).join());
    expect(sustained.sort()).toEqual(['000,011,101,110', '000,111']);
    expect([...new SquarefreeOutcomes(game).pattern()].map((point) => point.join('')).join()).toBe('000,011,101,110');
    expect([...greedyPattern(game, { order: ['000', '111'].map((word) => Array.from(word, Number)) })]).toHaveLength(2);
  });
});

describe('squarefree moves', () => {
  const anyMoves = fc.integer({ min: 1, max: 3 }).chain((d) => moveLists(d, 4, 2));
  const subtract = (p: readonly number[], move: readonly number[]): boolean => p.every((entry, i) => entry >= move[i]!);

  /** @source Guo & Miller 2009, Prop. 6.2 */
  it('in the weak sense can be made from p where they can be made from 2p', () => {
    fc.assert(
      fc.property(anyMoves, (given) => {
        const { moves } = new LatticeGame(given);
        const decision = squarefreeness(new LatticeGame(moves));
        const points = pointsInBox(moves[0]!.map(() => 2));
        const isWeak = moves.every((move) => points.every((p) => !subtract(plus(p, p), move) || subtract(p, move)));
        expect(decision.squarefree || decision.weakly).toBe(isWeak);
        expect(moves.every((move) => move.every((entry) => entry <= 1))).toBe(isWeak);
        const pairs = points.flatMap((p) => points.map((q) => [p, q] as const));
        const isStrong = moves.every((move) =>
          pairs.every(([p, q]) => !subtract(plus(p, q), move) || subtract(p, move) || subtract(q, move)),
        );
        // The property speaks of moves with at most one positive entry.
        const positive = moves.map((move) => move.filter((entry) => entry > 0));
        expect(positive.every((entries) => entries.join() === '1' || entries.length === 0)).toBe(isStrong);
        if (decision.squarefree) expect(decision.heads.map((i, at) => moves[at]![i])).toEqual(moves.map(() => 1));
        else expect(moves).toContainEqual(decision.move);
      }),
      { numRuns: runs(600) },
    );
  });

  it('in the weak sense are not enough', () => {
    const game = parseLatticeGame('lattice:moves 1,0,0 0,1,0 0,0,1 1,1,0');
    const outcomes = new LatticeOutcomes(game);
    expect(squarefreeness(game)).toEqual({ squarefree: false, weakly: true, move: [1, 1, 0] });
    expect(() => new SquarefreeOutcomes(game)).toThrow(/1,1,0/);
    expect(
      [
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 2],
        [1, 2, 1],
      ].map((p) => outcomes.isP(p)),
    ).toEqual([true, true, false, false]);
    // Two P-positions whose sum is none; a P-position that is not congruent to 0, nor is 2p; p + q among the
    // P-positions with p and q not congruent.
    expect(outcomes.isP(plus([0, 1, 1], [1, 0, 1]))).toBe(false);
    expect([outcomes.isP([0, 0, 0]), outcomes.isP(plus([0, 2, 0], [1, 0, 1])), outcomes.isP([1, 0, 1])]).toEqual([
      true,
      false,
      true,
    ]);
    expect(outcomes.isP(plus([0, 2, 0], [0, 0, 0]))).toBe(true);
    for (const [a, b, c] of pointsInBox([7, 7, 7]) as [number, number, number][]) {
      const [more, less] = [Math.max(a, b), Math.min(a, b)];
      expect(outcomes.isP([a, b, c])).toBe(c % 2 === 0 ? a % 2 === 0 && b % 2 === 0 : more % 2 === 1 && less % 2 === 0);
      // That 2p is a P-position holds still, but not that it is congruent to 0.
      if (Math.max(a, b, c) <= 3) expect(outcomes.isP([2 * a, 2 * b, 2 * c])).toBe(true);
    }
    const four = new LatticeOutcomes(parseLatticeGame('lattice:moves 1,0,0,0 0,1,0,0 0,0,1,0 0,0,0,1 1,0,1,0'));
    const points = [
      [1, 1, 0, 0],
      [0, 0, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 2, 0],
    ];
    expect(points.map((p) => four.isP(p))).toEqual([true, true, false, false]);
  });
});

describe('codes', () => {
  it.each(Object.entries(oracle.grundy))('%s has the Grundy values of its heaps', (code, values) => {
    const expected = inFull ? values : values.slice(0, 50);
    const { game, coordinates } = latticeGameOfHeaps(code, { heaps: expected.length });
    const { grundyValues } = new SquarefreeOutcomes(game);
    const found = coordinates.slice(1).map((coordinate) => (coordinate === null ? 0 : grundyValues[coordinate]));
    expect(found).toEqual(expected);
  });

  it.each(oracle.codes)('%s to heap %d has such moves and a pattern', (code, heaps, dimension, moves, words, rank) => {
    const { game } = latticeGameOfHeaps(code === 'nim' ? nimHeaps : code, { heaps });
    const outcomes = new SquarefreeOutcomes(game);
    expect([game.dimension, game.moves.length, outcomes.patternSize, outcomes.rank]).toEqual([
      dimension,
      moves,
      BigInt(words),
      rank,
    ]);
  });
});
