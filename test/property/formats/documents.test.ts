import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFromJson, cycle, grid, hexGrid, path } from 'spgames/boards';
import { findCovering, SimplicialComplex } from 'spgames/complex';
import { skeletonConstruction } from 'spgames/constructions';
import { namedGamePoset } from 'spgames/days';
import { proveOutcome } from 'spgames/evaluation';
import {
  constructionToJson,
  coveringToJson,
  DOCUMENT_TYPES,
  fromJson,
  outcomeProofToJson,
  printJson,
} from 'spgames/formats';
import { compile, domineering, GameGraph, movesToJson, nodeKayles, playOn, SPGame, snort } from 'spgames/games';
import { PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { LabelledPoset } from 'spgames/poset';
import { SetFamily } from 'spgames/sets';
import { Dyadic, ValueStore, type Value } from 'spgames/values';
import { runs } from '../../helpers/sampling.js';

const sides = fc.constantFrom('L', 'R', undefined);
const lists = (n: number): fc.Arbitrary<number[][]> => fc.array(fc.subarray([...Array(n).keys()]), { maxLength: 6 });
const sized = <T>(of: (n: number) => fc.Arbitrary<T>): fc.Arbitrary<T> => fc.integer({ min: 0, max: 7 }).chain(of);
const vertices = (n: number): fc.Arbitrary<{ label: string; side?: 'L' | 'R' }[]> =>
  fc
    .array(sides, { minLength: n, maxLength: n })
    .map((list) => list.map((side, i) => (side === undefined ? { label: `v${i}` } : { label: `v${i}`, side })));
const complexes = sized((n) =>
  fc.tuple(lists(n), vertices(n)).map(([sets, ground]) => SimplicialComplex.fromFacets(sets, ground)),
);
const pairs = (n: number): fc.Arbitrary<[number, number, ('L' | 'R' | undefined)?][]> =>
  fc
    .uniqueArray(fc.tuple(fc.nat({ max: Math.max(0, n - 1) }), fc.nat({ max: Math.max(0, n - 1) }), sides), {
      maxLength: 8,
      selector: ([a, b]) => `${a},${b}`,
    })
    .map((list) => list.filter(([a, b]) => a < b && b < n));
const store = new ValueStore();
const values = fc.integer({ min: 0, max: 3 }).chain((day) => fc.nat().map((seed): Value => valueOfSeed(day, seed)));

function valueOfSeed(day: number, seed: number): Value {
  const options = [
    store.zero,
    store.number(Dyadic.of(seed % 7, 2)),
    store.nimber(seed % 5),
    store.closed({ ups: (seed % 9) - 4 }),
  ];
  let value = options[seed % 4]!;
  for (let i = 0; i < day; i++)
    value = store.fromOptions([value, options[(seed >> (i + 1)) % 4]!], [options[(seed >> (i + 2)) % 4]!]);
  return value;
}

interface Kind {
  readonly name: string;
  readonly objects: fc.Arbitrary<{ toJSON(): { readonly type?: unknown } | string }>;
}

const KINDS: readonly Kind[] = [
  { name: 'complex', objects: complexes },
  { name: 'ideal', objects: complexes.map((complex) => SquarefreeIdeal.fromGenerators(complex.facets, complex.n)) },
  { name: 'family', objects: sized((n) => lists(n).map((sets) => SetFamily.fromLists(sets, n))) },
  { name: 'ring', objects: sized(vertices).map((ground) => PolynomialRing.fromVertices(ground)) },
  { name: 'value', objects: values },
  {
    name: 'poset',
    objects: sized((n) =>
      pairs(n).map((list) =>
        LabelledPoset.fromRelations(
          n,
          list.map(([a, b]) => [a, b] as const),
        ),
      ),
    ),
  },
  { name: 'game-poset', objects: fc.constantFrom('day:1', 'os:1', 'oc:2').map((name) => namedGamePoset(name)) },
  { name: 'game-graph', objects: sized((n) => pairs(n).map((list) => new GameGraph(n, list))) },
  {
    name: 'board',
    objects: fc.constantFrom(path(0), cycle(5), grid(2, 3), hexGrid(2, 2), path(3).withSides(['L', undefined, 'R'])),
  },
  {
    name: 'sp-game',
    objects: fc.constantFrom(
      compile(snort, path(3)),
      compile(domineering, grid(2, 3)),
      compile(nodeKayles, cycle(5)),
      playOn(SimplicialComplex.irrelevant(2)),
      SPGame.sum([compile(snort, path(2)), compile(domineering, grid(2, 2))]),
    ),
  },
];

describe('documents', () => {
  it.each(KINDS)('of the type $name come back as they were, from text and from a clone', ({ name, objects }) => {
    fc.assert(
      fc.property(objects, (object) => {
        const document = object.toJSON() as { readonly type: 'complex' };
        expect(document).toMatchObject({
          type: name,
          ...(name !== 'board' && { spgames: expect.any(String) as string }),
        });
        const text = JSON.stringify(object);
        for (const read of [JSON.parse(text) as typeof document, structuredClone(document)]) {
          const back = fromJson(read, { store });
          expect(back.constructor).toBe(object.constructor);
          expect(JSON.stringify(back)).toBe(text);
          if ('equals' in object) expect((object.equals as (other: unknown) => boolean)(back)).toBe(true);
        }
      }),
      { numRuns: runs(400, 60) },
    );
  });

  it('of constructions, moves and rulesets are read by fromJson too', () => {
    const construction = skeletonConstruction(SimplicialComplex.fromFacets([[0, 1]], ['x1', 'x2']));
    const document = constructionToJson(construction);
    expect(constructionToJson(fromJson(structuredClone(document)))).toEqual(document);
    const moves = movesToJson({ start: 'a', options: () => [], key: (p: string) => p, placed: () => [] });
    expect(movesToJson(fromJson(moves))).toEqual(moves);
    expect(fromJson(snort.data!)).toMatchObject({ name: 'snort' });
    const circle = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
      3,
    );
    const found = findCovering(circle);
    if (found.simplyConnected !== false) throw new Error('the circle has a covering');
    const covered = coveringToJson({ complex: circle, covering: found.covering });
    expect(coveringToJson(fromJson(structuredClone(covered)))).toEqual(covered);
    const proof = outcomeProofToJson({ source: 'snort@path:5', proof: proveOutcome(compile(snort, path(5))) });
    expect(outcomeProofToJson(fromJson(structuredClone(proof)))).toEqual(proof);
    expect(DOCUMENT_TYPES).toHaveLength(32);
  });

  it('of wrong types are refused', () => {
    for (const document of [null, 5, 'x', [], {}, { type: 'no-type' }, { type: 'constructor' }, { type: '__proto__' }])
      expect(() => fromJson(document)).toThrow(expect.objectContaining({ code: 'invalid-field' }) as Error);
  });

  it('printJson takes what JSON.stringify does not', () => {
    expect(printJson(SimplicialComplex.simplex(2).fVector())).toBe('[1,2,1]');
    expect(printJson({ count: 2n ** 60n, at: Dyadic.of(3, 2) })).toBe('{"count":"1152921504606846976","at":"3/4"}');
    expect(JSON.parse(JSON.stringify({ value: store.number(2n ** 70n) }))).toMatchObject({
      value: { name: '1180591620717411303424', birthday: '1180591620717411303424' },
    });
    expect(boardFromJson(path(2).toJSON()).equals(path(2))).toBe(true);
  });
});
