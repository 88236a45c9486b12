import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closeDefeated,
  coneContainment,
  defeatedIdeal,
  LatticeGame,
  latticeAxioms,
  moveLattice,
  parseLatticeGame,
  positivity,
  recessionCone,
  tangentCones,
  terminalPositions,
} from 'spgames/lattice';
import { boards } from '../../generators/latticeBoards.js';
import { heapGames, moveLists, positiveGames } from '../../generators/latticeGames.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { dot, isSumOfMoves, naiveIndex, naiveRays, naiveTerminals, plus } from '../../reference/latticeAxioms.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';

const dimensions = (most: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: most });

describe('recessionCone', () => {
  it('has the rays in which d − 1 independent inequalities hold with equality', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => boards(d)),
        (game) => {
          const { rays } = recessionCone(game);
          const expected = naiveRays(
            game.inequalities.map(({ normal }) => normal),
            game.dimension,
          );
          expect(rays.map((ray) => ray.join()).sort()).toEqual(expected.map((ray) => ray.join()).sort());
        },
      ),
      { numRuns: runs(3000) },
    );
  });

  it('is that of a cube’s cone in any dimension', () => {
    for (const d of [2, 3, 4, 5]) {
      // |x_i| ≤ x_d: the cone over the cube has 2^(d − 1) rays.
      const normals = Array.from({ length: 2 * (d - 1) }, (_, i) =>
        Array.from({ length: d }, (_, j) => (j === d - 1 ? 1 : j === i >> 1 ? (i % 2 === 0 ? 1 : -1) : 0)),
      );
      const game = new LatticeGame([Array<number>(d).fill(1)], { inequalities: normals.map((normal) => ({ normal })) });
      const { rays, dimension } = recessionCone(game);
      expect([rays.length, dimension]).toEqual([2 ** (d - 1), d]);
      expect(rays.every((ray) => ray.every((x) => Math.abs(x) === 1))).toBe(true);
    }
  });
});

describe('tangentCones', () => {
  /** @source Guo & Miller 2009, Def. 2.2 */
  it('finds the moves that can be made from points far along a ray and near it', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => boards(d)),
        (game) => {
          const inCone = (v: readonly number[]): boolean =>
            game.inequalities.every(({ normal }) => dot(normal, v) >= 0);
          // −γ lies in the tangent cone C + ℝρ.
          const helps = (move: readonly number[], ray: readonly number[]): boolean =>
            inCone(
              plus(
                ray.map((x) => 1000 * x),
                move,
                -1,
              ),
            );
          const found = tangentCones(game);
          seen[`${found.holds}`]++;
          const { rays } = recessionCone(game);
          if (found.holds) {
            expect(found.moves.map(({ ray }) => ray)).toEqual(rays);
            expect(found.moves.every(({ ray, move }) => helps(move, ray) && game.moves.includes(move))).toBe(true);
          } else {
            expect(rays).toContainEqual(found.ray);
            expect(game.moves.some((move) => helps(move, found.ray))).toBe(false);
          }
        },
      ),
      { numRuns: runs(3000) },
    );
    if (inFull) expect(Math.min(seen.true, seen.false)).toBeGreaterThan(3);
  });
});

/** @source Guo & Miller 2009, Ex. 3.1 */
it('moves whose cone contains the octant need not fulfil the tangent cone axiom', () => {
  const game = parseLatticeGame('moves 1,0,0 0,1,0 1,-1,1 -1,1,1');
  const axioms = latticeAxioms(game);
  expect(axioms.holds).toBe(false);
  expect(axioms.positivity).toEqual({ positive: true, form: [1, 1, 1] });
  expect(axioms.tangentCones).toEqual({ holds: false, ray: [0, 0, 1] });
  expect(axioms.coneContainment.contained).toBe(true);
  expect(axioms.moveLattice.saturated).toBe(true);
  for (let k = 0; k < 9; k++) expect(game.isTerminal([0, 0, k])).toBe(true);
  expect(terminalPositions(game)).toEqual({ finite: false, position: [0, 0, 0], direction: [0, 0, 1] });
});

describe('defeatedIdeal and closeDefeated', () => {
  /** @source Guo & Miller 2009, Def. 2.9 */
  it('agree with all sums of moves', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(
        dimensions(2).chain((d) => positiveGames(d, 3)),
        (game) => {
          // What is below a point is not heavier.
          const heaviest = Math.max(0, ...game.defeated.map((q) => game.weight(q)));
          const points = pointsInBox(game.weights.map((weight) => Math.floor(heaviest / weight)));
          const isBelow = (p: readonly number[]): boolean =>
            game.defeated.some((q) => isSumOfMoves(game, plus(q, p, -1)));
          const below = points.filter(isBelow);
          const found = defeatedIdeal(game);
          seen[`${found.holds as boolean}`]++;
          expect(found.holds).toBe(below.every((p) => game.isDefeated(p)));
          if (found.holds === false) {
            const [first, last] = [found.way[0]!, found.way.at(-1)!];
            expect([game.isDefeated(first), game.isPosition(last)]).toEqual([true, true]);
            for (const [i, point] of found.way.slice(1).entries())
              expect(game.moves.map((move) => plus(found.way[i]!, move, -1))).toContainEqual(point);
          }
          const closed = closeDefeated(game);
          expect(defeatedIdeal(closed).holds).toBe(true);
          expect(closed.defeated).toEqual(below);
        },
      ),
      { numRuns: runs(600) },
    );
    if (inFull) expect(Math.min(seen.true, seen.false)).toBeGreaterThan(3);
  });

  it('look at boards of any form', () => {
    const game = parseLatticeGame('moves 1,0 1,1 1,2; defeated 1,1 1,2; inequalities 0,1>=0 2,-1>=0');
    expect(defeatedIdeal(game)).toEqual({
      holds: false,
      way: [
        [1, 1],
        [0, 0],
      ],
    });
    expect(closeDefeated(game).defeated).toEqual([
      [0, 0],
      [1, 1],
      [1, 2],
    ]);
    // Without end: only the bounds say so.
    const endless = parseLatticeGame('moves 1,-1 -1,1; defeated 1,0; inequalities 1,0>=0 0,1>=0 1,1>=1');
    expect(defeatedIdeal(endless)).toEqual({
      holds: false,
      way: [
        [1, 0],
        [0, 1],
      ],
    });
    const outside = parseLatticeGame('moves 1,-2 -1,2; defeated 1,0; inequalities 1,0>=0 0,1>=0 1,1>=1');
    expect(
      defeatedIdeal(
        outside.withDefeated([
          [1, 0],
          [0, 2],
        ]),
        { limit: 1000 },
      ),
    ).toEqual({ holds: 'undecided', explored: 1001 });
    expect(() => closeDefeated(endless)).toThrow(/play can go on for ever/);
  });
});

describe('moveLattice', () => {
  /** @source Guo & Miller 2009, Def. 3.7 */
  it('has the greatest common divisor of the minors as its index', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => moveLists(d, 5)),
        (moves) => {
          const game = new LatticeGame(moves);
          const { index, saturated, rank, invariantFactors } = moveLattice(game);
          expect(index === 'infinite' ? 0 : Number(index)).toBe(naiveIndex(game.moves, game.dimension));
          expect(saturated).toBe(index === 1n);
          expect(invariantFactors.length).toBe(rank);
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  /** @source Guo & Miller 2009, Prop. 3.8 */
  it('is all of ℤᵈ if every position can be moved to 0', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.oneof(positiveGames(d, 8), heapGames(d))),
        (any) => {
          const game = any.withDefeated([]);
          const terminal = terminalPositions(game);
          if (!terminal.finite || terminal.positions.length > 1) return;
          seen++;
          expect(moveLattice(game).saturated).toBe(true);
        },
      ),
      { numRuns: runs(2000) },
    );
    if (inFull) expect(seen).toBeGreaterThan(3);
  });
});

describe('coneContainment', () => {
  it('gives combinations of moves, or a form', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => boards(d)),
        (game) => {
          const found = coneContainment(game);
          seen[`${found.contained}`]++;
          if (found.contained)
            for (const { ray, times, multiplicities } of found.combinations) {
              expect(times > 0n && multiplicities.every((each) => each >= 0n)).toBe(true);
              const sum = ray.map((_, j) =>
                game.moves.reduce((total, move, i) => total + multiplicities[i]! * BigInt(move[j]!), 0n),
              );
              expect(sum).toEqual(ray.map((x) => times * BigInt(x)));
            }
          else {
            const form = found.form.map(Number);
            expect(dot(form, found.ray)).toBeGreaterThan(0);
            expect(game.moves.every((move) => dot(form, move) <= 0)).toBe(true);
          }
        },
      ),
      { numRuns: runs(2000) },
    );
    if (inFull) expect(Math.min(seen.true, seen.false)).toBeGreaterThan(3);
  });

  /** @source Guo & Miller 2009, Prop. 3.6 */
  it('holds with positivity and the tangent cone axiom', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.oneof(boards(d, 8), positiveGames(d, 8))),
        (game) => {
          if (recessionCone(game).dimension < game.dimension) return;
          if (!positivity(game).positive || !tangentCones(game).holds) return;
          seen++;
          expect(coneContainment(game).contained).toBe(true);
        },
      ),
      { numRuns: runs(3000) },
    );
    if (inFull) expect(seen).toBeGreaterThan(3);
  });
});

describe('the axioms', () => {
  /** @source Guo & Miller 2009, Ex. 2.4 */
  it('hold for NIM with heaps of at most 2', () => {
    const game = parseLatticeGame('moves 1,0 0,1 -1,1');
    const { holds, positivity: positive, tangentCones: cones, convention } = latticeAxioms(game);
    expect([holds, positive, convention]).toEqual([true, { positive: true, form: [1, 2] }, 'normal']);
    expect(cones).toEqual({
      holds: true,
      moves: [
        { ray: [1, 0], move: [1, 0] },
        { ray: [0, 1], move: [0, 1] },
      ],
    });
    expect(
      [
        game.misere(),
        game.withDefeated([
          [0, 0],
          [1, 0],
        ]),
      ].map((each) => latticeAxioms(each).convention),
    ).toEqual(['misere', 'generalised']);
  });

  /** @source Guo & Miller 2009, Ex. 2.5 */
  it('hold for heap games in which every heap can be played on', () => {
    fc.assert(
      fc.property(
        dimensions(4).chain((d) => heapGames(d)),
        (game) => {
          const isLive = game.weights.map((_, i) => game.moves.some((move) => move[i] === 1));
          const found = latticeAxioms(game);
          expect(found.positivity.positive).toBe(true);
          expect(found.holds).toBe(isLive.every(Boolean));
          if (found.holds === true) expect(found.moveLattice.saturated).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it('do not depend on moves given twice, or on the order of coordinates', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.tuple(moveLists(d), fc.constant(d))),
        ([moves, d]) => {
          const game = new LatticeGame(moves);
          expect(new LatticeGame([...moves, ...moves.slice(0, 2)]).equals(game)).toBe(true);
          const turned = new LatticeGame(moves.map((move) => move.map((_, i) => move[(i + 1) % d]!)));
          for (const [a, b] of [[latticeAxioms(game), latticeAxioms(turned)]] as const)
            expect([
              a.holds,
              a.positivity.positive,
              a.tangentCones.holds,
              a.coneContainment.contained,
              a.moveLattice,
            ]).toEqual([
              b.holds,
              b.positivity.positive,
              b.tangentCones.holds,
              b.coneContainment.contained,
              b.moveLattice,
            ]);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('a move that no position of a box can make changes no outcome there', () => {
    fc.assert(
      fc.property(positiveGames(2, 4), (game) => {
        const larger = new LatticeGame([...game.moves, [6, -1], [-1, 7]], { defeated: game.defeated });
        if (!positivity(larger).positive) return;
        const points = pointsInBox([5, 6]).filter((p) => game.isPosition(p));
        // Moves may lead out of the box, where the others can be made.
        const stays = points.filter((p) => game.weight(p) <= 5 * Math.min(...game.weights));
        const [a, b] = [naiveIsP(game), naiveIsP(larger)];
        for (const p of stays) expect(b(p)).toBe(a(p));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('terminalPositions', () => {
  /** @source Guo & Miller 2009, Thm 3.3 */
  it('are finitely many under the axioms, and every position can be moved to one', () => {
    const seen = { true: 0, false: 0, exotic: 0 };
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.oneof(boards(d, 6), positiveGames(d, 8))),
        (game) => {
          const found = terminalPositions(game);
          seen[`${found.finite}`]++;
          const { holds } = tangentCones(game);
          // Where an edge has no lattice points there may be finitely many without the axiom.
          expect(holds && !found.finite).toBe(false);
          if (game.isOrthant) expect(found.finite).toBe(holds);
          if (found.finite && !holds) seen.exotic++;
          if (!found.finite)
            for (let k = 0; k < 20; k++) {
              const at = plus(found.position, found.direction, k);
              expect(game.isTerminal(at), at.join()).toBe(true);
            }
          if (!found.finite) return;
          const size = game.dimension === 3 ? 4 : 9;
          const isSmall = (p: readonly number[]): boolean => p.every((x) => Math.abs(x) <= size);
          const names = (points: readonly (readonly number[])[]): string[] => points.map((p) => p.join()).sort();
          expect(names(found.positions.filter(isSmall))).toEqual(names(naiveTerminals(game, size)));
        },
      ),
      { numRuns: runs(1500) },
    );
    if (inFull) expect(Math.min(seen.true, seen.false)).toBeGreaterThan(3);
  });

  it('on the orthant have entries smaller than those of the moves that go back along the axes', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => positiveGames(d, 8)),
        (any) => {
          const game = any.withDefeated([]);
          const cones = tangentCones(game);
          const found = terminalPositions(game);
          if (!cones.holds || !found.finite) return;
          for (const p of found.positions)
            expect(p.every((x, i) => cones.moves.every(({ ray, move }) => ray[i] === 0 || x < move[i]!))).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  /** @source Guo & Miller 2009, Lemma 3.5 */
  it('on the orthant are infinitely many where the tangent cone axiom does not hold', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => positiveGames(d)),
        (game) => {
          const cones = tangentCones(game);
          if (cones.holds) return;
          seen++;
          const found = terminalPositions(game);
          expect(found.finite).toBe(false);
          for (let k = 50; k < 60; k++) expect(game.isTerminal(cones.ray.map((x) => k * x))).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
    if (inFull) expect(seen).toBeGreaterThan(3);
  });

  it('are the least generators of the monomial ideal of the board, if the moves are the unit vectors', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) =>
          fc.array(fc.array(fc.nat({ max: 3 }), { minLength: d, maxLength: d }), { minLength: 1, maxLength: 4 }),
        ),
        (corners) => {
          const units = corners[0]!.map((_, i) => corners[0]!.map((_, j) => (i === j ? 1 : 0)));
          const game = closeDefeated(new LatticeGame(units, { defeated: corners }));
          const isDivisible = (p: readonly number[], q: readonly number[]): boolean => p.every((x, i) => x >= q[i]!);
          expect(game.defeated.every((q) => corners.some((p) => isDivisible(p, q)))).toBe(true);
          const board = pointsInBox(units.map(() => 5)).filter((p) => game.isPosition(p));
          const generators = board.filter((p) => !board.some((q) => q !== p && isDivisible(p, q)));
          expect(terminalPositions(game)).toEqual({ finite: true, positions: generators });
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
