import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { ValueStore } from 'spgames/values';
import { LimitError } from '../../../src/errors.js';
import { grundyAlgebra, valueAlgebra } from '../../../src/evaluation/complexes/algebras/Algebra.js';
import type { EngineAlgebra, EngineGame } from '../../../src/evaluation/complexes/program/GameEvaluation.js';
import { ProgramKeeper } from '../../../src/evaluation/complexes/program/ProgramKeeper.js';
import { DigraphEvaluator } from '../../../src/evaluation/internal.js';
import { Work } from '../../../src/run.js';
import {
  naiveComplex,
  naiveDigraph,
  naiveGrundy,
  naiveMisere,
  naiveResult,
  naiveValue,
  type NaiveGame,
} from '../../reference/naivePositions.js';
import { errorOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const store = new ValueStore();
const keeper = new ProgramKeeper(store, 2 ** 26);
const values: EngineAlgebra = { number: 0, sums: valueAlgebra(store) };
const grundy: EngineAlgebra = { number: 1, sums: grundyAlgebra() };
const misere: EngineAlgebra = { number: 2, sums: undefined };

const work = (limit = Infinity): Work => new Work('test', { limit });

/** Random sides, of few kinds each time. */
function sidesOf(n: number): fc.Arbitrary<number[]> {
  return fc
    .constantFrom([1, 2], [1, 2, 3], [3], [1, 1, 1, 2])
    .chain((kinds) => fc.array(fc.constantFrom(...kinds), { minLength: n, maxLength: n }));
}

/** Sets of 2 to `most` of n vertices. */
function familyOn(n: number, most: number): fc.Arbitrary<number[][]> {
  const set = fc.uniqueArray(fc.nat(Math.max(0, n - 1)), { minLength: Math.min(2, n), maxLength: most });
  return fc.array(set, { maxLength: 14 }).map((sets) => sets.filter(({ length }) => length > 1));
}

interface Case {
  readonly game: EngineGame;
  readonly naive: NaiveGame<number>;
}

const bitsOf = (set: readonly number[]): number => set.reduce((bits, v) => bits | (1 << v), 0);

function byNonfaces(sides: number[], family: number[][]): Case {
  const sets = SetFamily.fromLists(
    family.map((set) => set.toSorted((a, b) => a - b)),
    sides.length,
  )
    .minimal()
    .toLists();
  const bits = sets.map(bitsOf);
  return {
    game: {
      sides: Uint8Array.from(sides),
      sets,
      kind: sets.every(({ length }) => length === 2) ? 'pairs' : 'nonfaces',
    },
    naive: naiveComplex(sides, (played) => bits.every((set) => (set & ~played) !== 0)),
  };
}

function byFacets(sides: number[], family: number[][]): Case {
  const all = family.length === 0 ? [range(sides.length)] : family;
  const sets = SetFamily.fromLists(
    // Every vertex is playable.
    [...all, ...range(sides.length).map((v) => [v])].map((set) => set.toSorted((a, b) => a - b)),
    sides.length,
  )
    .maximal()
    .toLists();
  const bits = sets.map(bitsOf);
  return {
    game: { sides: Uint8Array.from(sides), sets, kind: 'facets' },
    naive: naiveComplex(sides, (played) => bits.some((set) => (played & ~set) === 0)),
  };
}

function byArcs(sides: number[], pairs: number[][]): Case {
  const arcs = [...new Map(pairs.filter(([u, v]) => u !== v).map((arc) => [arc.join(), arc])).values()];
  return { game: { sides: Uint8Array.from(sides), sets: arcs, kind: 'arcs' }, naive: naiveDigraph(sides, arcs) };
}

const cases: fc.Arbitrary<Case> = fc.integer({ min: 0, max: 8 }).chain((n) => {
  const pair = fc.array(fc.nat(Math.max(0, n - 1)), { minLength: 2, maxLength: 2 });
  return fc.oneof(
    fc
      .tuple(
        sidesOf(n),
        fc.integer({ min: 2, max: 4 }).chain((most) => familyOn(n, most)),
      )
      .map((of) => byNonfaces(...of)),
    fc.tuple(sidesOf(n), familyOn(n, 5)).map((of) => byFacets(...of)),
    fc.tuple(sidesOf(n), fc.array(pair, { maxLength: n === 0 ? 0 : 2 * n })).map((of) => byArcs(...of)),
  );
});

/** Vertices between the others that only Left may play, in no set: masks have several words. */
function widened({ game }: Case, n: number, places: readonly number[]): EngineGame {
  const sides = new Uint8Array(n).fill(1);
  game.sides.forEach((side, v) => (sides[places[v]!] = side));
  return { ...game, sides, sets: game.sets.map((set) => set.map((v) => places[v]!)) };
}

describe('positions in the engine', () => {
  it('have the values of the definition: nonfaces, facets and digraphs, of all sides', () => {
    fc.assert(
      fc.property(cases, ({ game, naive }) => {
        const evaluation = keeper.evaluation(game, values, work());
        const expected = naiveResult(naive, naiveValue(store));
        expect(evaluation.evaluate()).toBe(expected);
        expect(evaluation.survey()).toEqual({ sum: expected, open: [] });
      }),
      { numRuns: runs(4000) },
    );
  });

  it('have the misère outcomes of the definition', () => {
    fc.assert(
      fc.property(cases, ({ game, naive }) => {
        expect(keeper.evaluation(game, misere, work()).evaluate()).toBe(naiveResult(naive, naiveMisere));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('have the Grundy values of the definition where all vertices are for both players', () => {
    fc.assert(
      fc.property(cases, ({ game, naive }) => {
        fc.pre(game.sides.every((side) => side === 3));
        expect(keeper.evaluation(game, grundy, work()).evaluate()).toBe(naiveResult(naive, naiveGrundy));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('have the values of the definition after a move', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ game, naive }, pick) => {
        fc.pre(game.sides.length > 0 && game.kind !== 'arcs');
        const v = pick % game.sides.length;
        const evaluation = keeper.evaluation(game, values, work());
        evaluation.evaluate();
        expect(evaluation.evaluate([v])).toBe(naiveResult(naive, naiveValue(store), 1 << v));
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([70, 130, 200])('are the same among %i vertices, on boards that become smaller', (n) => {
    fc.assert(
      fc.property(
        cases,
        fc.shuffledSubarray(range(n), { minLength: 8, maxLength: 8 }),
        fc.boolean(),
        (small, places, isJoined) => {
          fc.pre(small.game.kind !== 'facets' && small.game.sides.length > 0);
          const wide = widened(small, n, places);
          // All other vertices in one component: each of their pairs excludes both, so that there is one move in all.
          const others = range(n).filter((v) => !places.slice(0, small.game.sides.length).includes(v));
          const clique = others.flatMap((u, i) => others.slice(i + 1).map((v) => [u, v]));
          const arcs =
            small.game.kind === 'arcs'
              ? clique.flatMap(([u, v]) => [
                  [u!, v!],
                  [v!, u!],
                ])
              : clique;
          const game = isJoined ? { ...wide, sets: [...wide.sets, ...arcs] } : wide;
          const free = store.number(isJoined ? 1 : others.length).id;
          const expected = store.arithmetic.sum(naiveResult(small.naive, naiveValue(store)), free);
          expect(keeper.evaluation(game, values, work()).evaluate()).toBe(expected);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('are known in part, and go on, where the search was cut off at any number of positions', () => {
    fc.assert(
      fc.property(cases, fc.nat(12), ({ game, naive }, limit) => {
        const fresh = new ProgramKeeper(store, 2 ** 20);
        const expected = naiveResult(naive, naiveValue(store));
        const evaluation = fresh.evaluation(game, values, work(limit));
        try {
          expect(evaluation.evaluate()).toBe(expected);
        } catch (error) {
          expect(error).toMatchObject({ code: 'too-many-items' });
          expect(evaluation.survey().open.length).toBeGreaterThan(0);
        }
        expect(fresh.evaluation(game, values, work()).evaluate()).toBe(expected);
      }),
      { numRuns: runs(500) },
    );
  });

  it('are nearly always known up to isomorphism and exchange of the players, and have the negative then', () => {
    let [tried, known] = [0, 0];
    fc.assert(
      fc.property(cases, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), ({ game, naive }, salts) => {
        const order = range(game.sides.length).toSorted((a, b) => salts[a]! - salts[b]! || a - b);
        const sides = new Uint8Array(order.length);
        game.sides.forEach((side, v) => (sides[order[v]!] = side === 3 ? 3 : 3 - side));
        const moved = { ...game, sides, sets: game.sets.map((set) => set.map((v) => order[v]!)) };
        const fresh = new ProgramKeeper(store, 2 ** 20);
        fresh.evaluation(game, values, work()).evaluate();
        const again = work();
        const negative = store.arithmetic.negative(naiveResult(naive, naiveValue(store)));
        expect(fresh.evaluation(moved, values, again).evaluate()).toBe(negative);
        tried++;
        if (again.steps === 0) known++;
      }),
      { numRuns: runs(1000) },
    );
    expect(known).toBeGreaterThan(0.95 * tried);
  });
});

describe('DigraphEvaluator', () => {
  const evaluator = new DigraphEvaluator(store, 2 ** 22);
  const cycle = (n: number, sides: number[]): Parameters<DigraphEvaluator['value']>[0] => ({
    sides: Uint8Array.from({ length: n }, (_, v) => sides[v % sides.length]!),
    arcs: range(n).map((v) => [v, (v + 1) % n]),
  });

  it('claims vertices with their out-neighbours', () => {
    // After Left's 0 nothing is left of 0 → 1; after Right's 1 Left still has 0.
    const arc = { sides: Uint8Array.of(1, 2), arcs: [[0, 1]] as const };
    expect(String(evaluator.value(arc))).toBe('1/2');
    expect(evaluator.misereOutcome(arc)).toBe('R');
    expect(evaluator.grundyValue(cycle(3, [3]))).toBe(0);
  });

  it('stops at a limit', () => {
    const error = errorOf(() => evaluator.value(cycle(30, [1, 2, 2, 1, 1]), { limit: 5 }), LimitError);
    expect(error.code).toBe('too-many-items');
  });
});
