import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  greedyPattern,
  latticeAxioms,
  LatticeGame,
  latticeGameOfHeaps,
  LatticeOutcomes,
  LatticeStrategy,
  parseLatticeGame,
  SquarefreeOutcomes,
  sustainment,
  verifyLatticeStrategy,
} from 'spgames/lattice';
import { textOf } from '../../../scripts/filesUnder.js';
import { heapGames, moveLists, positiveGames } from '../../generators/latticeGames.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { naiveRays, plus } from '../../reference/latticeAxioms.js';
import { pointsInBox } from '../../reference/latticeOutcomes.js';

const dimensions = (most: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: most });
const smallPositions = (game: LatticeGame, most: number): number[][] =>
  pointsInBox(Array<number>(game.dimension).fill(most)).filter((p) => game.isPosition(p));

describe('rule sets', () => {
  /** @source Guo & Miller 2009, Ex. 2.1 */
  it('of heaps: p has p_i heaps of size i, and NIM is won as by binary addition', () => {
    for (const heaps of [1, 2, 3]) {
      const { game } = latticeGameOfHeaps(`.${'3'.repeat(heaps)}`, { heaps });
      const outcomes = new LatticeOutcomes(game);
      for (const p of smallPositions(game, 3))
        expect(outcomes.isP(p)).toBe(p.reduce((sum, count, i) => sum ^ (count % 2 === 1 ? i + 1 : 0), 0) === 0);
    }
  });

  /** @source Guo & Miller 2009, Remark 2.7 */
  it('point in the same direction as the board: moves lead to points of less weight, and the cone of both has a vertex', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => positiveGames(d)),
        (game) => {
          const weights = [
            ...game.moves,
            ...naiveRays(
              game.inequalities.map(({ normal }) => normal),
              game.dimension,
            ),
          ].map((v) => game.weight(v));
          expect(Math.min(...weights)).toBeGreaterThan(0);
          for (const p of smallPositions(game, 2))
            for (const q of game.options(p)) expect(game.weight(q)).toBeLessThan(game.weight(p));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  /**
   * @source Guo & Miller 2009, Prop. 6.2
   * @source Guo & Miller 2011
   * Proposition 1 of the corrigendum too, for moves with a positive entry.
   */
  it('of largest entry 1, and of one positive entry 1, are told by which halves of a position can be moved', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => moveLists(d, 3, 2)),
        (given) => {
          const moves = given.filter((move) => Math.max(...move) > 0);
          const small = pointsInBox(given[0]!.map(() => 2));
          const isIn = (p: readonly number[]): boolean => Math.min(...p) >= 0;
          const canHalf = moves.every((move) =>
            small.every((p) => !isIn(plus(plus(p, p), move, -1)) || isIn(plus(p, move, -1))),
          );
          const canPart = moves.every((move) =>
            small.every((p) =>
              small.every(
                (q) => !isIn(plus(plus(p, q), move, -1)) || isIn(plus(p, move, -1)) || isIn(plus(q, move, -1)),
              ),
            ),
          );
          expect(canHalf).toBe(moves.every((move) => Math.max(...move) === 1));
          expect(canHalf).toBe(moves.every((move) => move.map((x) => Math.max(x, 0)).every((x) => x <= 1)));
          expect(canPart).toBe(moves.every((move) => move.filter((x) => x > 0).join() === '1'));
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('P- and N-positions', () => {
  /**
   * @source Guo & Miller 2009, Def. 4.1
   * @source Guo & Miller 2009, Prop. 4.2
   * The second holds for fewer P-positions too, the first for these only.
   */
  it('partition the board, with (𝒫 + Γ) ∩ ℬ = 𝒩; no move leads from 𝒫 to 𝒫', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => positiveGames(d)),
        (game) => {
          const outcomes = new LatticeOutcomes(game);
          const positions = smallPositions(game, 3);
          const isNByMoves = (isP: (p: readonly number[]) => boolean, p: readonly number[]): boolean =>
            game.options(p).some(isP);
          for (const p of positions) {
            expect(isNByMoves((q) => outcomes.isP(q), p)).toBe(!outcomes.isP(p));
            if (outcomes.isP(p)) expect(game.options(p).some((q) => outcomes.isP(q))).toBe(false);
          }
          // One P-position less: then it is neither.
          const left = positions.find((p) => outcomes.isP(p));
          if (left === undefined) return;
          const fewer = (p: readonly number[]): boolean => outcomes.isP(p) && p.join() !== left.join();
          expect(positions.every((p) => !fewer(p) || !game.options(p).some(fewer))).toBe(true);
          expect(isNByMoves(fewer, left) || fewer(left)).toBe(false);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  /**
   * @source Guo & Miller 2009, Lemma 4.7
   * @source Guo & Miller 2009, Lemma 4.8
   * @source Guo & Miller 2009, Lemma 4.9
   */
  it('are those of the layers 𝒫₁ ⊆ 𝒫₂ ⊆ … and 𝒩₁ ⊆ 𝒩₂ ⊆ …, which are disjoint and cover the board', () => {
    fc.assert(
      fc.property(
        dimensions(2).chain((d) => positiveGames(d)),
        (game) => {
          const outcomes = new LatticeOutcomes(game);
          // All positions below the small ones, so that options are among them.
          const all = new Map(smallPositions(game, 3).map((p) => [p.join(), p]));
          for (const p of all.values()) for (const q of game.options(p)) all.set(q.join(), q);
          let [P, N] = [new Set<string>(), new Set<string>()];
          for (let n = 1; P.size + N.size < all.size; n++) {
            const layer = [...all]
              .filter(([, p]) => game.options(p).every((q) => N.has(q.join())))
              .map(([name]) => name);
            expect([...P].every((name) => layer.includes(name))).toBe(true);
            P = new Set(layer);
            const next = [...all].filter(([, p]) => game.options(p).some((q) => P.has(q.join()))).map(([name]) => name);
            expect([...N].every((name) => next.includes(name))).toBe(true);
            N = new Set(next);
            expect(layer.some((name) => N.has(name))).toBe(false);
            for (const [name, p] of all) {
              const length = outcomes.remoteness(p);
              expect(P.has(name)).toBe(length % 2 === 0 && length <= 2 * (n - 1));
              expect(N.has(name)).toBe(length % 2 === 1 && length <= 2 * n - 1);
            }
          }
          for (const [name, p] of all) expect(P.has(name)).toBe(outcomes.isP(p));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  /** @source Guo & Miller 2009, Def. 6.5 */
  it('of normal play are those of the board on which nothing is defeated', () => {
    const game = parseLatticeGame('moves 1,0 0,1 -1,1');
    expect([game, game.misere()].map((each) => latticeAxioms(each).convention)).toEqual(['normal', 'misere']);
    expect(new LatticeOutcomes(game).isP([0, 0])).toBe(true);
    expect(() => new LatticeOutcomes(game.misere()).isP([0, 0])).toThrow(/defeated/);
  });
});

describe('patterns', () => {
  /** @source Guo & Miller 2009, Remark 7.4 */
  it('that are sustained are several, by the order of their points', () => {
    const game = parseLatticeGame('moves 1,0,0 0,1,0 0,0,1');
    const patterns = [
      [
        [0, 0, 0],
        [1, 1, 0],
      ],
      [
        [0, 0, 0],
        [1, 1, 1],
      ],
      [[1, 0, 0]],
    ].map((order) => greedyPattern(game, { order }));
    expect(patterns.every((pattern) => sustainment(pattern, game).sustained)).toBe(true);
    expect(patterns.map((pattern) => [...pattern].map((point) => point.join('')).join(' '))).toEqual([
      '000 011 101 110',
      '000 111',
      '001 010 100 111',
    ]);
  });
});

describe('affine stratifications', () => {
  /** @source Guo & Miller 2009, Ex. 8.7 */
  it('of NIM with heaps of at most 2, in normal and in misère play', () => {
    const game = parseLatticeGame('moves 1,0 0,1 -1,1');
    const even = {
      points: [[0, 0]],
      generators: [
        [2, 0],
        [0, 2],
      ],
    };
    const [odd, above] = [
      { points: [[1, 0]], generators: [[2, 0]] },
      { ...even, points: [[0, 2]] },
    ];
    const results = [new LatticeStrategy(game, [even]), new LatticeStrategy(game.misere(), [odd, above])].map(
      (strategy) => verifyLatticeStrategy(strategy),
    );
    expect(results.map((result) => result.verified)).toEqual([true, true]);
    expect(
      verifyLatticeStrategy(new LatticeStrategy(game.misere(), [odd, { ...even, points: [[0, 4]] }])).verified,
    ).toBe(false);
  });

  /** @source Guo & Miller 2009, Ex. 8.8 */
  it('of squarefree games of normal play: 𝒫₀ + 2ℕᵈ', () => {
    fc.assert(
      fc.property(
        dimensions(4).chain((d) => heapGames(d)),
        (game) => {
          const d = game.dimension;
          const generators = Array.from({ length: d }, (_, i) =>
            Array.from({ length: d }, (_, j) => (i === j ? 2 : 0)),
          );
          const points = [...new SquarefreeOutcomes(game).pattern()];
          const result = verifyLatticeStrategy(new LatticeStrategy(game, [{ points, generators }]));
          expect(result.verified).toBe(true);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  /**
   * @source Guo & Miller 2009, Conj. 8.5
   * @source Guo & Miller 2009, Conj. 8.9
   * @source Fink 2011
   * Both are refuted: the binomial coefficients modulo 2 have no rational generating function.
   */
  it('do not exist for all lattice games', () => {
    const { fink } = JSON.parse(textOf('test/oracle/lattice-outcomes.json')) as {
      readonly fink: { readonly moves: number[][] };
    };
    const game = new LatticeGame(fink.moves);
    expect(latticeAxioms(game).holds).toBe(true);
    const outcomes = new LatticeOutcomes(game);
    const most = inFull ? 8 : 3;
    for (let i = 0; i <= most; i++)
      for (let j = 0; i + j <= most; j++)
        // C(i + j, i) is odd iff i and j have no binary digit in common.
        expect(outcomes.isP([6 * i, 6 * j, 1])).toBe((i & j) === 0);
  });
});
