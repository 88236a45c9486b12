import { Evaluator, type ValueBounds } from 'spgames/evaluation';
import { SetFamily } from 'spgames/sets';
import { col, compile, domineering, snort } from 'spgames/games';
import { cycle, grid, path } from 'spgames/boards';
import { isomorphismRepresentatives } from 'spgames/symmetry';
import { join, SimplicialComplex } from 'spgames/complex';
import { type Player, temperature, ValueStore } from 'spgames/values';
import { Work } from '../../../src/run.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LimitError } from '../../../src/errors.js';
import { ProgramKeeper } from '../../../src/evaluation/complexes/program/ProgramKeeper.js';
import { playablePart } from '../../../src/evaluation/complexes/playablePart.js';
import { valueAlgebra } from '../../../src/evaluation/complexes/algebras/Algebra.js';
import { canonicalTree, complexGame, literalTree } from '../../reference/complexGames.js';
import { grundyValue, misereOutcome, outcome, writtenSet } from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';
import {
  allComplexes,
  allSides,
  bitList,
  labelledComplexes,
  sidedVertices,
  type Side,
} from '../../generators/labelledGames.js';
import { range } from '../../helpers/range.js';
import { inFull, often, runs, sampled } from '../../helpers/sampling.js';

/** How many random complexes are compared with the slow twin. */
const RANDOM = inFull ? 10_000 : 250;

const evaluator = new Evaluator({ store: new ValueStore() });

/** The evaluator's answers are those of the definitions, over all faces. */
function expectDefinition(complex: SimplicialComplex, isFace: (set: readonly number[]) => boolean): void {
  const sides = complex.vertices.map(({ side }) => side);
  const game = complexGame(sides, isFace);
  const literal = literalTree(game);
  expect(writtenSet(treeOfValue(evaluator.value(complex)))).toBe(writtenSet(canonicalTree(game)));
  expect(evaluator.outcome(complex)).toBe(outcome(literal));
  expect(evaluator.misereOutcome(complex)).toBe(misereOutcome(literal));
  if (sides.every((side) => side === undefined)) expect(evaluator.grundyValue(complex)).toBe(grundyValue(literal));
}

/** One complex of each isomorphism class on n vertices, loops included, not void. */
function* complexesUpToIsomorphism(n: number): Generator<SimplicialComplex> {
  const families = allComplexes(n).map((faces) => SetFamily.fromLists(Array.from(faces, bitList), n).maximal());
  for (const facets of isomorphismRepresentatives(families)) yield SimplicialComplex.fromFacets(facets, n);
}

describe('Evaluator', () => {
  it.each<[number, readonly Side[], number]>([
    [5, ['L', 'R'], 209 * 32],
    [4, ['L', 'R', undefined], 29 * 81],
  ])('agrees with the slow twin on every labelled complex with %i vertices, sides %j', (n, sides, expected) => {
    // Loops are among the vertices, so that these are the complexes with at most n vertices.
    const all = [...complexesUpToIsomorphism(n)].flatMap((complex) =>
      allSides(n, sides).map((chosen) => ({ complex, chosen })),
    );
    expect(all).toHaveLength(expected);
    for (const { complex, chosen } of sampled(all, 200))
      expectDefinition(complex.withVertices(sidedVertices(chosen)), (set) => complex.isFace(set));
  });

  it(`agrees with the slow twin on ${RANDOM} random labelled complexes, flag and not flag`, () => {
    fc.assert(
      fc.property(labelledComplexes({ minN: 6, maxN: 8 }), (complex) => {
        const faces = SimplicialComplex.fromFacets(complex.facets, complex.vertices);
        expectDefinition(complex, (set) => faces.isFace(set));
      }),
      { numRuns: RANDOM },
    );
  });

  /**
   * @source Huntemann 2018, Remark 4.3
   * @source Huntemann 2018, Thm 1.55
   */
  it('adds the values of the parts of a join', () => {
    fc.assert(
      fc.property(labelledComplexes({ maxN: 6 }), labelledComplexes({ maxN: 6 }), (a, b) => {
        const sum = join(
          a.withLabels((_, i) => `a${i}`),
          b.withLabels((_, i) => `b${i}`),
        );
        expect(evaluator.value(sum)).toBe(evaluator.value(a).plus(evaluator.value(b)));
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([80, 150])('finds the same on masks of several words, with %i vertices', (n) => {
    fc.assert(
      fc.property(
        labelledComplexes({ maxN: 9 }),
        fc.shuffledSubarray(range(n), { minLength: 9, maxLength: 9 }),
        (complex, places) => {
          // The other vertices are free moves of Left.
          const sides = new Array<Side>(n).fill('L');
          complex.vertices.forEach(({ side }, v) => (sides[places[v]!] = side));
          const nonfaces = complex.minimalNonfaces.toLists().map((set) => set.map((v) => places[v]!));
          const wide = SimplicialComplex.fromNonfaces(nonfaces, sidedVertices(sides));
          // A new evaluator, so that nothing is known from the small complex.
          const value = new Evaluator({ store: evaluator.store }).value(wide);
          expect(value).toBe(evaluator.value(complex).plus(evaluator.store.number(n - complex.n)));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  /** @source Huntemann 2018, Remark 4.2 */
  it('gives the negative when the players are exchanged', () => {
    const swapped = { L: 'R', R: 'L' } as const;
    fc.assert(
      fc.property(labelledComplexes(), (complex) => {
        const other = complex.withVertices(
          sidedVertices(complex.vertices.map(({ side }) => (side === undefined ? undefined : swapped[side]))),
        );
        expect(evaluator.value(other)).toBe(evaluator.value(complex).negative());
      }),
      { numRuns: runs(500) },
    );
  });

  it('does not expand what it knows up to isomorphism', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }).chain((n) => {
          const all = range(n);
          // Two trees with the same shape on different numberings: refinement describes trees perfectly.
          return fc.tuple(
            fc.array(fc.nat({ max: 1000 }), { minLength: n, maxLength: n }),
            fc.array(fc.constantFrom<Side>('L', 'R'), { minLength: n, maxLength: n }),
            fc.shuffledSubarray(all, { minLength: n }),
          );
        }),
        ([parents, sides, order]) => {
          const fresh = new Evaluator({ store: new ValueStore() });
          const edges = parents.flatMap((parent, v) => (v === 0 ? [] : [[parent % v, v] as [number, number]]));
          const tree = SimplicialComplex.independenceComplex(edges, sidedVertices(sides));
          const moved = SimplicialComplex.independenceComplex(
            edges.map(([u, v]) => [order[u]!, order[v]!]),
            sidedVertices(order.map((_, v) => sides[order.indexOf(v)])),
          );
          const value = fresh.value(tree);
          const { positions } = fresh.statistics;
          expect(fresh.value(moved)).toBe(value);
          expect(fresh.statistics.positions).toBe(positions);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('Evaluator.moves', () => {
  it('lists every move with its value, and the value is what the moves give', () => {
    fc.assert(
      fc.property(labelledComplexes({ maxN: 7 }), (complex) => {
        const { store } = evaluator;
        const value = evaluator.value(complex);
        const [left, right] = (['L', 'R'] as const).map((player: Player) => {
          const moves = evaluator.moves(complex, player);
          const owned = complex.support.filter((v) => (complex.vertices[v]!.side ?? player) === player);
          expect(moves.map(({ vertex }) => vertex)).toEqual(owned);
          for (const move of moves) {
            expect(move.value).toBe(evaluator.value(complex.link([move.vertex])));
            expect(move.temperature).toEqual(temperature(move.value));
            const sum = player === 'L' ? value.plus(move.incentive) : value.minus(move.incentive);
            expect(sum).toBe(move.value);
            const beaten = moves.some(({ value: other }) => {
              const order = player === 'L' ? move.value.compare(other) : other.compare(move.value);
              return order === '<';
            });
            expect(move.isBest).toBe(!beaten);
            const atLeast = player === 'L' ? store.zero.isAtMost(move.value) : move.value.isAtMost(store.zero);
            expect(move.wins).toBe(atLeast);
          }
          return moves.map((move) => move.value);
        });
        expect(store.fromOptions(left!, right!)).toBe(value);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('positions by nonfaces and by facets', () => {
  it('have the same values and misère outcomes', () => {
    const store = new ValueStore();
    fc.assert(
      fc.property(labelledComplexes({ maxN: 9 }), (complex) => {
        const { sides, vertices } = playablePart(complex, new Work('test'));
        const renumbered = (family: SetFamily): number[][] =>
          family.toLists().map((set) => set.map((v) => vertices.indexOf(v)));
        const facets = renumbered(complex.facets);
        const nonfaces = renumbered(complex.minimalNonfaces.filter((i) => complex.minimalNonfaces.cardinality(i) > 1));
        const algebras = [
          { number: 0, sums: valueAlgebra(store) },
          { number: 2, sums: undefined },
        ];
        for (const algebra of algebras) {
          const known = new ProgramKeeper(store, 2 ** 20);
          const byFacets = known
            .evaluation({ sides, sets: facets, kind: 'facets' }, algebra, new Work('test'))
            .evaluate();
          // With what is known of both: descriptions by facets and by nonfaces are never confused.
          for (const keeper of [known, new ProgramKeeper(store, 2 ** 20)]) {
            const evaluation = keeper.evaluation(
              { sides, sets: nonfaces, kind: 'nonfaces' },
              algebra,
              new Work('test'),
            );
            expect(evaluation.evaluate()).toBe(byFacets);
          }
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('limits of the evaluator', () => {
  it('keep bounds that hold', () => {
    let cut = 0;
    fc.assert(
      fc.property(labelledComplexes({ minN: 4 }), fc.nat({ max: 6 }), (complex, limit) => {
        const fresh = new Evaluator({ store: evaluator.store });
        const value = evaluator.value(complex);
        try {
          expect(fresh.value(complex, { limit })).toBe(value);
        } catch (error) {
          if (!(error instanceof LimitError)) throw error;
          cut++;
          const {
            found,
            bounds,
            outcome: proven,
          } = error.details as {
            readonly found: number;
            readonly bounds: ValueBounds;
            readonly outcome?: string;
          };
          expect(found).toBe(limit + 1);
          expect(bounds.lower.isAtMost(value)).toBe(true);
          expect(value.isAtMost(bounds.upper)).toBe(true);
          if (proven !== undefined) {
            expect(proven).toBe(value.outcome);
            expect(fresh.outcome(complex, { limit: 0 })).toBe(proven);
          }
        }
        // What was found remains; nothing half done does harm.
        expect(fresh.value(complex)).toBe(value);
      }),
      { numRuns: runs(1000) },
    );
    expect(cut).toBeGreaterThan(often(20));
  });

  it('of memory make room for the next call and never change an answer', () => {
    const small = new Evaluator({ store: evaluator.store, maxBytes: 2 ** 16 });
    let full = 0;
    let answered = 0;
    const boards = [path, cycle].flatMap((board) => Array.from({ length: 12 }, (_, i) => board(i + 3)));
    for (const board of [...boards, grid(3, 4), grid(4, 4), ...boards])
      for (const ruleset of [snort, col, domineering]) {
        if (ruleset === domineering && board.grid === undefined) continue;
        const complex = compile(ruleset, board).legalComplex;
        try {
          expect(small.value(complex)).toBe(evaluator.value(complex));
          answered++;
        } catch (error) {
          if (!(error instanceof LimitError)) throw error;
          expect(error.code).toBe('too-much-memory');
          full++;
        }
      }
    expect(answered).toBeGreaterThan(30);
    expect(full).toBeGreaterThan(0);
    expect(small.statistics.bytes).toBeLessThanOrEqual(2 ** 16);
  });
});
