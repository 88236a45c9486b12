import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from '../../../src/complex/index.js';
import { InputError, ParseError } from '../../../src/errors.js';
import {
  complexFromJson,
  complexToJson,
  idealFromJson,
  idealToJson,
  parseJson,
  VERSION,
} from '../../../src/formats/index.js';
import { SquarefreeIdeal } from '../../../src/ideal/index.js';

it('VERSION is that of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as unknown;
  expect(manifest).toMatchObject({ version: VERSION });
});

const x1 = { label: 'x1', side: 'L' } as const;
const y1 = { label: 'y1', side: 'R' } as const;

describe('complexes', () => {
  const complex = SimplicialComplex.fromFacets([[2, 0], [1]], [x1, y1, { label: '3' }, { label: 'loop' }]);
  const object = {
    type: 'complex',
    spgames: VERSION,
    vertices: [x1, y1, { label: '3' }, { label: 'loop' }],
    facets: [[1], [0, 2]],
  };

  it('are written', () => {
    expect(complexToJson(complex)).toEqual(object);
    expect(complexToJson(SimplicialComplex.void(1)).facets).toEqual([]);
    expect(complexToJson(SimplicialComplex.irrelevant(0)).facets).toEqual([[]]);
  });

  it('are read', () => {
    expect(complexFromJson(object).equals(complex)).toBe(true);
    const untidy = { type: 'complex', n: 3, facets: [[1, 0], [0], [2, 0, 2]] };
    expect(complexToJson(complexFromJson(untidy)).facets).toEqual([
      [0, 1],
      [0, 2],
    ]);
    const bySides = { type: 'complex', vertices: [x1, y1], nonfaces: [[0, 1]] };
    expect(complexToJson(complexFromJson(bySides)).facets).toEqual([[0], [1]]);
    expect(complexFromJson({ type: 'complex', n: 2, nonfaces: [] }).equals(SimplicialComplex.simplex(2))).toBe(true);
    expect(complexFromJson({ type: 'complex', n: 2, nonfaces: [[]] }).isVoid).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['malformed-object', [], 'an object with "type":"complex"'],
    ['malformed-object', null, 'null'],
    ['wrong-type', { type: 'ideal', n: 1, facets: [] }, '"type" is "ideal"'],
    ['wrong-type', { n: 1, facets: [] }, '"type" is missing'],
    ['missing-field', { type: 'complex', facets: [] }, 'neither "vertices" nor "n"'],
    ['missing-field', { type: 'complex', n: 1 }, 'neither "facets" nor "nonfaces"'],
    ['conflicting-fields', { type: 'complex', n: 1, facets: [], nonfaces: [] }, 'both "facets" and "nonfaces"'],
    ['conflicting-fields', { type: 'complex', n: 1, vertices: [], facets: [] }, 'both "vertices" and "n"'],
    ['malformed-field', { type: 'complex', n: -1, facets: [] }, '"n" is -1'],
    ['malformed-field', { type: 'complex', n: '2', facets: [] }, '"n" is "2"'],
    ['malformed-field', { type: 'complex', n: 1, facets: {} }, '"facets" is {}'],
    ['malformed-field', { type: 'complex', n: 1, facets: [0] }, '"facets[0]" is 0'],
    ['malformed-field', { type: 'complex', spgames: 1, n: 1, facets: [] }, '"spgames" is 1'],
    ['vertex-out-of-range', { type: 'complex', n: 1, facets: [[], [0, 1]] }, '"facets[1][1]" is 1'],
    ['vertex-out-of-range', { type: 'complex', n: 1, nonfaces: [['0']] }, '"nonfaces[0][0]" is "0"'],
    ['malformed-field', { type: 'complex', vertices: ['x1'], facets: [] }, '"vertices[0]" is "x1"'],
    ['malformed-field', { type: 'complex', vertices: [{ label: 1 }], facets: [] }, '"vertices[0].label" is 1'],
    ['malformed-field', { type: 'complex', vertices: [{ label: 'a b' }], facets: [] }, '"vertices[0].label" is "a b"'],
    ['malformed-field', { type: 'complex', vertices: [{ label: 'a', side: 'l' }], facets: [] }, '.side" is "l"'],
    ['duplicate-label', { type: 'complex', vertices: [x1, x1], facets: [] }, '"vertices[1].label" is "x1" again'],
  ])('%s: %j', (code, value, said) => {
    const reading = (): unknown => complexFromJson(value);
    expect(reading).toThrow(InputError);
    expect(reading).toThrow(expect.objectContaining({ code, message: expect.stringContaining(said) as string }));
    expect(reading).toThrow(/^complexFromJson: .*; expected .*\.$/);
  });

  it('ignore fields of others', () => {
    const annotated = { ...object, comment: 'x', vertices: object.vertices.map((vertex) => ({ ...vertex, color: 1 })) };
    expect(complexToJson(complexFromJson(annotated))).toEqual(object);
  });

  it('points at the field that was meant', () => {
    expect(() => complexFromJson({ type: 'complex', n: 1, facet: [] })).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('has facet instead') as string }),
    );
  });
});

describe('ideals', () => {
  const ideal = SquarefreeIdeal.fromGenerators(
    [[1, 0], [2]],
    [{ name: 'x1', side: 'L' }, { name: 'y1' }, { name: '3' }],
  );
  const object = {
    type: 'ideal',
    spgames: VERSION,
    variables: [{ name: 'x1', side: 'L' }, { name: 'y1' }, { name: '3' }],
    generators: [[2], [0, 1]],
  };

  it('are written and read', () => {
    expect(idealToJson(ideal)).toEqual(object);
    expect(idealFromJson(object).equals(ideal)).toBe(true);
    for (const generators of [[], [[]]]) {
      const degenerate = { ...object, variables: [], generators };
      expect(idealToJson(idealFromJson(degenerate))).toEqual(degenerate);
    }
  });

  it.each<[string, unknown, string]>([
    ['wrong-type', { type: 'complex' }, '"ideal"'],
    ['missing-field', { type: 'ideal', generators: [] }, 'no field "variables"'],
    ['missing-field', { type: 'ideal', variables: [] }, 'no field "generators"'],
    ['missing-field', { type: 'ideal', n: 1, generators: [] }, 'no field "variables"'],
    ['malformed-field', { type: 'ideal', variables: [x1], generators: [] }, '"variables[0].name" is missing'],
    ['vertex-out-of-range', { type: 'ideal', variables: [], generators: [[0]] }, '"generators[0][0]" is 0'],
  ])('%s: %j', (code, value, said) => {
    expect(() => idealFromJson(value)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(said) as string }),
    );
  });
});

describe('parseJson', () => {
  it('gives the value', async () => {
    expect(await parseJson('{"a": [1, null]}', 'a.json')).toEqual({ a: [1, null] });
  });

  it.each([
    ['{"a":1,}', 1, 8],
    ['{"a":1', 1, 7],
    ['[1 2]', 1, 4],
    ['', 1, 1],
    ['{\n "a": tru}', 2, 7],
    ['{"a":1}}', 1, 8],
    ["{'a':1}", 1, 2],
    ['{"a":\n\n  [1,\n  x]}', 4, 3],
    ['{"type":\n', 1, 9],
    ['[\n[1,2', 2, 5],
    ['[\u2028]', 1, 2],
  ])('finds the place of the mistake in %j', async (text, line, column) => {
    const error = await parseJson(text, 'a.json').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ code: 'malformed-json', line, column });
    expect((error as ParseError).message).toContain(`a.json, line ${line}, column ${column}`);
  });

  it('finds a place where only the engine sees the mistake', async () => {
    await expect(parseJson('["a\nb"]', 'a.json')).rejects.toMatchObject({ code: 'malformed-json', line: 1, column: 4 });
  });
});
