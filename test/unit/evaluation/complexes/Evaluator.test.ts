import { describe, expect, it } from 'vitest';
import { Evaluator, type ValueBounds } from 'spgames/evaluation';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { col, compile, domineering, nodeKayles, snort } from 'spgames/games';
import { cycle, empty, grid, path, star } from 'spgames/boards';
import { parseValue, standardStore, ValueStore } from 'spgames/values';
import { InputError, LimitError } from '../../../../src/errors.js';
import { clockOfLooks } from '../../../helpers/clock.js';
import { errorOf } from '../../../helpers/codeOf.js';
import { inFull } from '../../../helpers/sampling.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const vertices = (labels: string) => labels.split(' ').map(vertexFromLabel);

function limitError(call: () => unknown): LimitError & { bounds?: ValueBounds } {
  const error = errorOf(call, LimitError);
  const { bounds } = error.details as { bounds?: ValueBounds };
  return Object.assign(error, bounds === undefined ? {} : { bounds });
}

describe('Evaluator', () => {
  const evaluator = new Evaluator();

  it('keeps its values in the standard store, or in another one', () => {
    const store = new ValueStore();
    const simplex = SimplicialComplex.simplex(vertices('x1 x2 y1'));
    expect(evaluator.value(simplex)).toBe(standardStore.number(1));
    expect(new Evaluator({ store }).value(simplex)).toBe(store.number(1));
  });

  it('gives degenerate complexes their values', () => {
    expect(evaluator.value(SimplicialComplex.irrelevant(vertices('x1 y1 z1')))).toBe(standardStore.zero);
    expect(evaluator.value(SimplicialComplex.irrelevant([]))).toBe(standardStore.zero);
    expect(evaluator.misereOutcome(SimplicialComplex.irrelevant(3))).toBe('N');
    expect(evaluator.grundyValue(SimplicialComplex.irrelevant(3))).toBe(0);
    expect(evaluator.moves(SimplicialComplex.irrelevant(3), 'L')).toEqual([]);
    // A loop is not a move.
    const loop = SimplicialComplex.fromFacets([[0]], vertices('x1 x2 y1'));
    expect(evaluator.value(loop)).toBe(standardStore.number(1));
    expect(evaluator.moves(loop, 'L').map(({ vertex }) => vertex)).toEqual([0]);
  });

  it.each(['value', 'outcome', 'misereOutcome', 'grundyValue'] as const)('refuses the void complex: %s', (method) => {
    expect(thrownBy(() => evaluator[method](SimplicialComplex.void(2)))).toMatchObject({
      code: 'not-a-game',
      message: `Evaluator.${method}: the void complex has no position; expected at least the empty one.`,
    });
  });

  it('has Grundy values for complexes without sides only', () => {
    const error = thrownBy(() => evaluator.grundyValue(SimplicialComplex.simplex(vertices('z1 x1'))));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'not-impartial', details: { vertex: 1 } });
    // Loops do not count.
    expect(evaluator.grundyValue(SimplicialComplex.fromNonfaces([[1]], vertices('z1 x1')))).toBe(1);
  });

  it.each([0, 1000, 2.5, NaN, Infinity])('refuses %s bytes', (maxBytes) => {
    expect(thrownBy(() => new Evaluator({ maxBytes }))).toMatchObject({ code: 'invalid-memory-limit' });
  });

  it('has nimbers for values of complexes without sides, other vertices for both', () => {
    expect(evaluator.value(compile(nodeKayles, path(4)).legalComplex)).toBe(standardStore.zero);
    expect(evaluator.value(compile(nodeKayles, path(5)).legalComplex)).toBe(standardStore.nimber(3));
    const mixed = SimplicialComplex.fromNonfaces([[0, 1]], vertices('x1 z1'));
    expect(evaluator.value(mixed)).toBe(parseValue('*'));
  });

  it('lists moves', () => {
    const complex = SimplicialComplex.fromFacets([[0, 1], [2]], vertices('x1 x2 y1'));
    expect(evaluator.moves(complex, 'L')).toMatchObject([
      { vertex: 0, value: parseValue('1'), incentive: parseValue('{1|0}'), wins: true, isBest: true },
      { vertex: 1, value: parseValue('1'), isBest: true },
    ]);
    const [move] = evaluator.moves(complex, 'R');
    expect(move).toMatchObject({ vertex: 2, value: standardStore.zero, incentive: parseValue('{1|0}'), wins: true });
    expect(String(move!.temperature)).toBe('-1');
  });

  it('learns: nothing is expanded twice, and exchanged players help', () => {
    const fresh = new Evaluator({ store: new ValueStore() });
    fresh.value(compile(domineering, grid(4, 3)).legalComplex);
    const { positions, classes } = fresh.statistics;
    expect(positions).toBe(classes);
    fresh.value(compile(domineering, grid(3, 4)).legalComplex);
    fresh.value(compile(domineering, grid(2, 4)).legalComplex);
    expect(fresh.statistics).toMatchObject({ positions, classes });
    expect(fresh.statistics.hits).toBeGreaterThan(0);
    expect(fresh.statistics.bytes).toBeGreaterThan(0);
    expect(fresh.statistics.values).toBe(fresh.store.size);
  });

  // What was needed when the evaluator was written; fewer is better.
  it.each([
    ['domineering', 'grid 4x5', 2168, domineering, grid(4, 5)],
    ['snort', 'grid 4x4', 831, snort, grid(4, 4)],
    ['snort', 'path 16', 34, snort, path(16)],
    ['snort', 'cycle 16', 23, snort, cycle(16)],
    ['col', 'grid 3x4', 294, col, grid(3, 4)],
    ['node-kayles', 'grid 5x5', 403, nodeKayles, grid(5, 5)],
  ])('%s on %s takes at most %i positions', (_, __, most, ruleset, board) => {
    const fresh = new Evaluator({ store: new ValueStore() });
    fresh.value(compile(ruleset, board).legalComplex);
    expect(fresh.statistics.positions).toBeLessThanOrEqual(most);
  });

  it.skipIf(!inFull)('takes few positions for one colour', () => {
    // The value is the size of a largest face. A circulant graph on 60 vertices.
    const edges = Array.from({ length: 60 }, (_, v) => [1, 5, 12].map((step) => [v, (v + step) % 60] as const)).flat();
    const labels = Array.from({ length: 60 }, (_, v) => vertexFromLabel(`y${v}`));
    const fresh = new Evaluator();
    const complex = SimplicialComplex.independenceComplex(edges, labels);
    expect(fresh.value(complex)).toBe(standardStore.number(-1 - complex.dimension));
    expect(fresh.statistics.positions).toBeLessThan(20_000);
  });
});

describe('Evaluator on large complexes', () => {
  it('empty boards, stars and simplices with thousands of vertices', () => {
    const evaluator = new Evaluator();
    expect(evaluator.value(compile(snort, empty(2000)).legalComplex)).toBe(standardStore.zero);
    expect(evaluator.value(compile(nodeKayles, star(2000)).legalComplex)).toBe(standardStore.nimber(2));
    expect(evaluator.value(compile(snort, star(1000)).legalComplex)).toBe(parseValue('{1000|-1000}'));
    const simplex = SimplicialComplex.simplex(Array.from({ length: 5000 }, (_, i) => vertexFromLabel(`x${i}`)));
    expect(evaluator.value(simplex)).toBe(standardStore.number(5000));
  });

  it('hundreds of plies, one inside the other', () => {
    const evaluator = new Evaluator({ store: new ValueStore() });
    expect(evaluator.value(compile(col, star(400)).legalComplex)).toBe(evaluator.store.zero);
    expect(evaluator.statistics.positions).toBeGreaterThanOrEqual(400);
  });

  it('long paths stop at the limit', () => {
    const n = inFull ? 1000 : 400;
    const complex = compile(snort, path(n)).legalComplex;
    const error = limitError(() => new Evaluator().value(complex, { limit: 5 }));
    expect(error).toMatchObject({ code: 'too-many-items', details: { found: 6, limit: 5 } });
    expect(String(error.bounds!.upper.number)).toBe(String(n));
    expect(String(error.bounds!.lower.number)).toBe(String(-n));
  });
});

describe('Evaluator with limits', () => {
  it('keeps the values of the components that were finished, and proves outcomes', () => {
    // A path of conflicts of both players beside three moves of Left.
    const conflicts = Array.from({ length: 7 }, (_, v) => [v, v + 1]);
    const labels = vertices('x1 y1 x2 y2 x3 y3 x4 y4 x5 x6 x7 x8 x9');
    const complex = SimplicialComplex.fromNonfaces(conflicts, labels);
    const evaluator = new Evaluator();
    const error = limitError(() => evaluator.value(complex, { limit: 0 }));
    expect(error.details).toMatchObject({ found: 1, outcome: 'L' });
    expect(error.bounds).toEqual({ lower: standardStore.number(1), upper: standardStore.number(9) });
    expect(evaluator.outcome(complex, { limit: 0 })).toBe('L');
    expect(limitError(() => evaluator.moves(complex, 'R', { limit: 0 })).bounds).toEqual(error.bounds);
  });

  it('bounds by cliques, by larger nonfaces, and nimbers by 1', () => {
    const bounds = (complex: SimplicialComplex): [string, string] => {
      const { lower, upper } = limitError(() => new Evaluator().value(complex, { limit: 0 })).bounds!;
      return [String(lower.number), String(upper.number)];
    };
    const labels = vertices('x1 x2 x3 x4 y1');
    const joined = [4].flatMap((y) => [0, 1, 2, 3].map((x) => [x, y]));
    expect(bounds(SimplicialComplex.fromNonfaces(joined, labels))).toEqual(['-1', '4']);
    expect(bounds(SimplicialComplex.fromNonfaces([...joined, [0, 1], [1, 2], [0, 2]], labels))).toEqual(['-1', '2']);
    expect(bounds(SimplicialComplex.fromNonfaces([...joined, [0, 1, 2]], labels))).toEqual(['-1', '3']);
    expect(bounds(compile(nodeKayles, path(9)).legalComplex)).toEqual(['-1', '1']);
    expect(
      limitError(() => new Evaluator().outcome(SimplicialComplex.fromNonfaces(joined, labels), { limit: 0 })).code,
    ).toBe('too-many-items');
  });

  it('stops in time', () => {
    clockOfLooks(10);
    const complex = compile(snort, grid(9, 9)).legalComplex;
    const evaluator = new Evaluator({ store: new ValueStore() });
    for (const method of ['value', 'misereOutcome'] as const) {
      const error = limitError(() => evaluator[method](complex, { timeoutMs: 50 }));
      expect(error).toMatchObject({ code: 'too-long', details: { timeoutMs: 50 } });
    }
    expect(evaluator.value(compile(snort, path(3)).legalComplex)).toBe(parseValue('{2|-2}', evaluator.store));
  });

  it('reports progress', () => {
    clockOfLooks(30);
    const tasks = new Set<string>();
    const onProgress = ({ task }: { readonly task: string }): void => void tasks.add(task);
    const complex = compile(snort, grid(6, 6)).legalComplex;
    limitError(() => new Evaluator({ store: new ValueStore() }).value(complex, { timeoutMs: 500, onProgress }));
    expect([...tasks]).toEqual(['Evaluator.value']);
  });
});

describe('complexes by their facets', () => {
  it('with far more nonfaces than facets are not described by nonfaces', () => {
    // 20 facets with 30 of 90 vertices: the number of minimal nonfaces is astronomical.
    const facets = Array.from({ length: 20 }, (_, i) =>
      Array.from({ length: 30 }, (_, j) => (7 * i + (i + 2) * j * j + j) % 90),
    );
    const labels = Array.from({ length: 90 }, (_, v) => vertexFromLabel(`${v % 3 === 0 ? 'y' : 'x'}${v}`));
    const complex = SimplicialComplex.fromFacets(facets, labels);
    const evaluator = new Evaluator();
    const error = limitError(() => evaluator.value(complex, { limit: 0 }));
    const most = (letter: string): number =>
      Math.max(...facets.map((facet) => new Set(facet.filter((v) => labels[v]!.label.startsWith(letter))).size));
    expect(error.bounds).toEqual({ lower: standardStore.number(-most('y')), upper: standardStore.number(most('x')) });
    const value = evaluator.value(complex);
    expect(evaluator.statistics.positions).toBeLessThan(1000);
    expect(complex.known.nonfaces).toBeUndefined();
    // The moves, each from a complex of its own, give the value.
    const after = (side: 'L' | 'R') =>
      complex.support.filter((v) => labels[v]!.side === side).map((v) => evaluator.value(complex.link([v])));
    expect(standardStore.fromOptions(after('L'), after('R'))).toBe(value);
  });
});
