import { Evaluator, type ValueBounds } from 'spgames/evaluation';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { compile, domineering, snort } from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { type Value, ValueStore } from 'spgames/values';
import { Work } from '../../../src/run.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LimitError } from '../../../src/errors.js';
import { valueAlgebra } from '../../../src/evaluation/complexes/algebras/Algebra.js';
import { ProgramKeeper } from '../../../src/evaluation/complexes/program/ProgramKeeper.js';
import { ProgramEvaluation } from '../../../src/evaluation/complexes/program/ProgramEvaluation.js';
import { PositionProgram } from '../../../src/evaluation/complexes/program/PositionProgram.js';
import { playablePart } from '../../../src/evaluation/complexes/playablePart.js';
import type { Player } from '../../../src/player.js';
import { codeOf, errorOf } from '../../helpers/codeOf.js';
import { runs } from '../../helpers/sampling.js';

type Side = 'L' | 'R' | undefined;

const store = new ValueStore();
/**
 * The same graphs as digraphs with arcs both ways: other descriptions, other rules for moves, no masks of one word
 * alone.
 */
const plain = {
  keeper: new ProgramKeeper(store, 2 ** 26),
  value(complex: SimplicialComplex, played: readonly number[] = []): Value {
    const { sides, sets } = playablePart(complex, new Work('plain'));
    const arcs = sets.flatMap(([u, v]) => [
      [u!, v!],
      [v!, u!],
    ]);
    const algebra = { number: 0, sums: valueAlgebra(store) };
    const game = { sides, sets: arcs, kind: 'arcs' as const };
    return store.value(this.keeper.evaluation(game, algebra, new Work('plain')).evaluate(played));
  },
  moves(complex: SimplicialComplex, player: Player): Value[] {
    const { sides } = playablePart(complex, new Work('plain'));
    const own = [...sides.keys()].filter((v) => (sides[v]! & (player === 'L' ? 1 : 2)) !== 0);
    return own.map((v) => this.value(complex, [v]));
  },
};

function graphs(most: number, edgesPerVertex: number): fc.Arbitrary<SimplicialComplex> {
  return fc.integer({ min: 0, max: most }).chain((n) =>
    fc
      .record({
        sides: fc.array(fc.constantFrom<Side>('L', 'R', 'L', 'R', undefined), { minLength: n, maxLength: n }),
        pairs: fc.array(fc.tuple(fc.nat(Math.max(0, n - 1)), fc.nat(Math.max(0, n - 1))), {
          maxLength: n === 0 ? 0 : edgesPerVertex * n,
        }),
      })
      .map(({ sides, pairs }) => graphOf(sides, pairs)),
  );
}

function graphOf(sides: readonly Side[], pairs: readonly (readonly number[])[]): SimplicialComplex {
  const vertices = sides.map((side, v): Vertex => ({ label: `v${v}`, ...(side === undefined ? {} : { side }) }));
  return SimplicialComplex.fromNonfaces(
    pairs.filter(([u, v]) => u !== v),
    vertices,
  );
}

function names(complex: SimplicialComplex, evaluator: Evaluator): [string, string] {
  return [String(evaluator.value(complex)), String(plain.value(complex))];
}

describe('the program', () => {
  it('is there', () => {
    expect(new PositionProgram(store.arithmetic.engine, 2 ** 24).classes).toBe(0);
  });

  it('finds the values that the library finds without it, on one evaluator and on new ones', () => {
    const kept = new Evaluator({ store });
    fc.assert(
      fc.property(graphs(13, 3), fc.boolean(), (complex, fresh) => {
        const evaluator = fresh ? new Evaluator({ store }) : kept;
        expect(evaluator.value(complex).id).toBe(plain.value(complex).id);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('works on 63 and 64 vertices, some of them in the last places of the masks', () => {
    fc.assert(
      fc.property(
        graphs(10, 2),
        fc.constantFrom(63, 64),
        fc.shuffledSubarray([...Array(63).keys()], { minLength: 10 }),
        (complex, n, places) => {
          // All other vertices are free moves of Left.
          const sides = new Array<Side>(n).fill('L');
          complex.vertices.forEach(({ side }, v) => (sides[n - 1 - places[v]!] = side));
          const pairs = complex.minimalNonfaces.toLists().map(([u, v]) => [n - 1 - places[u!]!, n - 1 - places[v!]!]);
          const [wide, narrow] = [graphOf(sides, pairs), complex];
          const free = store.number(n - complex.n);
          expect(new Evaluator({ store }).value(wide).id).toBe(plain.value(narrow).plus(free).id);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('finds the values of positions after moves', () => {
    fc.assert(
      fc.property(graphs(9, 2), fc.constantFrom('L', 'R'), (complex, player) => {
        const found = new Evaluator({ store }).moves(complex, player).map(({ value }) => value);
        expect(found).toEqual(plain.moves(complex, player));
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['snort', compile(snort, path(13)).legalComplex],
    ['snort', compile(snort, grid(3, 4)).legalComplex],
    ['domineering', compile(domineering, grid(4, 4)).legalComplex],
    ['domineering', compile(domineering, grid(3, 6)).legalComplex],
  ])('agrees with the library on boards with symmetries and many positions: %s', (_, complex) => {
    const [found, expected] = names(complex, new Evaluator({ store }));
    expect(found).toBe(expected);
  });
});

describe('the program at its limits', () => {
  const complex = compile(domineering, grid(4, 4)).legalComplex;

  it('goes on after it was interrupted at any number of positions', () => {
    const whole = new Evaluator({ store });
    const expected = whole.value(complex).id;
    const most = whole.statistics.positions;
    for (let limit = 0; limit < most; limit += 7) {
      const evaluator = new Evaluator({ store });
      expect(errorOf(() => evaluator.value(complex, { limit }), LimitError).details).toMatchObject({
        found: limit + 1,
        limit,
      });
      // What was found before is known now.
      expect(evaluator.value(complex, { limit: most }).id).toBe(expected);
      expect(evaluator.statistics.classes).toBe(most);
    }
  });

  it('knows the bounds of the components that it did not finish', () => {
    const part = compile(snort, path(3)).legalComplex;
    const pairs = [
      part.minimalNonfaces.toLists(),
      complex.minimalNonfaces.toLists().map((set) => set.map((v) => v + part.n)),
    ];
    const both = graphOf(
      [...part.vertices, ...complex.vertices].map(({ side }) => side),
      pairs.flat(),
    );
    const { bounds } = errorOf(() => new Evaluator({ store }).value(both, { limit: 20 }), LimitError).details;
    const { lower, upper } = bounds as ValueBounds;
    const value = plain.value(both);
    expect([lower.isAtMost(value), value.isAtMost(upper)]).toEqual([true, true]);
    // The smaller component is known.
    const moves = Math.max(...['L', 'R'].map((side) => complex.vertices.filter((v) => v.side === side).length));
    expect(plain.value(part).plus(store.number(moves)).isAtMost(upper)).toBe(false);
  });

  it('says that its memory is full, and forgets in the next call', () => {
    const evaluator = new Evaluator({ store, maxBytes: 2 ** 22 });
    const large = compile(domineering, grid(5, 6)).legalComplex;
    const error = errorOf(() => evaluator.value(large), LimitError);
    expect(error.code).toBe('too-much-memory');
    expect(evaluator.value(complex).id).toBe(plain.value(complex).id);
    expect(evaluator.statistics.bytes).toBeLessThanOrEqual(2 ** 22);
  });

  it('leaves the store as it was when it has no memory left', () => {
    const host = {
      look: (expanded: number) => expanded + 256,
      full: () => {
        throw new LimitError('too-much-memory', 'test');
      },
    };
    const begin = (program: PositionProgram, board: SimplicialComplex): bigint => {
      const { vertices, sides, sets } = playablePart(board, new Work('test'));
      program.begin(sides, sets, 2 ** 18, host);
      return (1n << BigInt(vertices.length)) - 1n;
    };
    const program = new PositionProgram(store.arithmetic.engine, 2 ** 20);
    const large = begin(program, compile(domineering, grid(5, 6)).legalComplex);
    for (let i = 0; i < 2; i++) expect(codeOf(() => program.evaluate(large, host), LimitError)).toBe('too-much-memory');
    expect([program.isBusy, program.bytes <= 2 ** 20]).toEqual([false, true]);
    program.release();
    const next = new PositionProgram(store.arithmetic.engine, 2 ** 20);
    expect(next.evaluate(begin(next, complex), host)).toBe(plain.value(complex).id);
  });

  it.each([
    ['the program', 2 ** 31, 'DOMINEERING 5 × 5', compile(domineering, grid(5, 5)).legalComplex],
    ['the library', 2 ** 22 - 1, 'DOMINEERING 4 × 5', compile(domineering, grid(4, 5)).legalComplex],
    ['the library', 2 ** 22 - 1, 'SNORT on a path', compile(snort, path(16)).legalComplex],
  ])('may be asked for another value in a report of the progress: %s, %i bytes, %s', (_, maxBytes, __, large) => {
    const other = compile(snort, grid(3, 4)).legalComplex;
    const evaluator = new Evaluator({ store: new ValueStore(), maxBytes });
    const asked = new Set<string>();
    const now = performance.now.bind(performance);
    // Every look at the clock is worth a report.
    let ahead = 0;
    performance.now = () => now() + (ahead += 1000);
    let found: number;
    try {
      const ask = (onProgress: () => void): string => String(evaluator.value(other, { onProgress }));
      const onProgress = (): void => void asked.add(ask(() => asked.add(ask(() => undefined))));
      found = evaluator.value(large, { onProgress }).id;
    } finally {
      performance.now = now;
    }
    expect([...asked]).toEqual([String(plain.value(other))]);
    // The same complex in the same store, without reports.
    expect(new Evaluator({ store: evaluator.store }).value(large).id).toBe(found);
    expect(String(evaluator.store.value(found).leftStop)).toBe(String(plain.value(large).leftStop));
  });

  it('begins again with its board after another evaluation', () => {
    const program = new PositionProgram(store.arithmetic.engine, 2 ** 24);
    const boards = [complex, compile(snort, grid(2, 4)).legalComplex];
    const evaluations = boards.map((board) => {
      const work = new Work('test');
      const game = playablePart(board, new Work('test'));
      return new ProgramEvaluation(program, store, game, work, 2 ** 24);
    });
    expect(evaluations.map((evaluation) => evaluation.evaluate())).toEqual(
      boards.map((board) => plain.value(board).id),
    );
  });
});
