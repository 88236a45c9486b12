import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { SquarefreeIdeal } from 'spgames/ideal';
import { complexFromJson, complexToJson, idealFromJson, idealToJson, parseJson, VERSION } from 'spgames/formats';
import { InputError, ParseError } from '../../../src/errors.js';
import { thrownBy } from '../../helpers/thrownBy.js';

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

  it('are read from sets of labels, and from the number or the labels of the vertices', () => {
    const read = (fields: object): unknown => {
      const { vertices, facets } = complexToJson(complexFromJson({ type: 'complex', ...fields }));
      return [vertices.map(({ label, side }) => label + (side ?? '')).join(' '), facets];
    };
    expect(read({ vertices: 3, facets: [[0, 2]] })).toEqual(['1 2 3', [[0, 2]]]);
    expect(read({ vertices: 3, facets: [['1', '3']] })).toEqual(['1 2 3', [[0, 2]]]);
    expect(read({ n: 3, nonfaces: [['1'], ['2', '3']] })).toEqual(['1 2 3', [[1], [2]]]);
    expect(read({ vertices: ['b', 'x1', 'y'], facets: [['y', 'b'], []] })).toEqual(['b x1L yR', [[0, 2]]]);
    expect(read({ vertices: ['b', 'a'], facets: [[1]] })).toEqual(['b a', [[1]]]);
    expect(read({ vertices: [x1, y1], facets: [['y1']] })).toEqual(['x1L y1R', [[1]]]);
    expect(read({ facets: [['10', '9'], ['2']] })).toEqual(['2 9 10', [[0], [1, 2]]]);
    expect(read({ vertices: 0, facets: [[]] })).toEqual(['', [[]]]);
  });

  it.each<[string, unknown, string]>([
    ['', [], 'the value is an empty list; expected an object with "type":"complex"'],
    ['', null, 'the value is null; expected an object with "type":"complex"'],
    ['type', { type: 'ideal', n: 1, facets: [] }, 'type is "ideal"; expected "complex"'],
    ['type', { n: 1, facets: [] }, 'type is missing; expected "complex"'],
    ['vertices', { type: 'complex', facets: [] }, 'vertices is missing; expected "vertices" or "n"'],
    ['facets', { type: 'complex', n: 1 }, 'facets is missing; expected "facets" or "nonfaces"'],
    [
      'nonfaces',
      { type: 'complex', n: 1, facets: [], nonfaces: [] },
      'nonfaces is an empty list; expected no "nonfaces" with "facets"',
    ],
    ['n', { type: 'complex', n: 1, vertices: [], facets: [] }, 'n is 1; expected no "n" with "vertices"'],
    ['n', { type: 'complex', n: -1, facets: [] }, 'n is -1; expected an integer ≥ 0'],
    ['n', { type: 'complex', n: '2', facets: [] }, 'n is "2"; expected an integer ≥ 0'],
    ['facets', { type: 'complex', n: 1, facets: {} }, 'facets is an object; expected a list of sets'],
    ['facets[0]', { type: 'complex', n: 1, facets: [0] }, 'facets[0] is 0; expected a list of indices of vertices'],
    ['spgames', { type: 'complex', spgames: 1, n: 1, facets: [] }, 'spgames is 1; expected a version such as "0.1.0"'],
    [
      'facets[1][1]',
      { type: 'complex', n: 1, facets: [[], [0, 1]] },
      'facets[1][1] is 1; expected an integer from 0 to 0',
    ],
    ['facets[0][1]', { type: 'complex', n: 2, facets: [[0, 2]] }, 'facets[0][1] is 2; expected an integer from 0 to 1'],
    ['nonfaces[0][0]', { type: 'complex', n: 1, nonfaces: [['0']] }, 'nonfaces[0][0] is "0"; expected a label: "1"'],
    [
      'facets[0][1]',
      { type: 'complex', n: 2, facets: [['1', 2]] },
      'facets[0][1] is 2; expected a label, as there are',
    ],
    ['facets[1][0]', { type: 'complex', facets: [['a'], [1]] }, 'facets[1][0] is 1; expected a label'],
    ['vertices', { type: 'complex', vertices: -1, facets: [] }, 'vertices is -1; expected an integer ≥ 0'],
    ['vertices[1]', { type: 'complex', vertices: ['a', 1], facets: [] }, 'vertices[1] is 1; expected a text'],
    [
      'vertices[1]',
      { type: 'complex', vertices: ['a', 'a'], facets: [] },
      'vertices[1] is "a"; expected another label',
    ],
    ['facets[0]', { type: 'complex', n: 0, facets: [[0]] }, 'expected an empty list, as there are no vertices'],
    [
      'vertices[0]',
      { type: 'complex', vertices: [1], facets: [] },
      'vertices[0] is 1; expected an object with "label"',
    ],
    [
      'vertices[0].label',
      { type: 'complex', vertices: [{ label: 1 }], facets: [] },
      'vertices[0].label is 1; expected a text without spaces and control characters',
    ],
    [
      'vertices[0].label',
      { type: 'complex', vertices: [{ label: 'a b' }], facets: [] },
      'vertices[0].label is "a b"; expected a text without spaces and control characters',
    ],
    [
      'vertices[0].side',
      { type: 'complex', vertices: [{ label: 'a', side: 'l' }], facets: [] },
      'vertices[0].side is "l"; expected "L" or "R"',
    ],
    [
      'vertices[1].label',
      { type: 'complex', vertices: [x1, x1], facets: [] },
      'vertices[1].label is "x1"; expected another label, as there is one like it before',
    ],
  ])('name the field that is wrong, %s in %j', (field, value, said) => {
    const error = thrownBy(() => complexFromJson(value));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'invalid-field', details: { field } });
    expect((error as InputError).message).toMatch(/^complexFromJson: .*; expected .*\.$/);
    expect((error as InputError).message).toContain(said);
  });

  it('ignore fields of others', () => {
    const annotated = { ...object, comment: 'x', vertices: object.vertices.map((vertex) => ({ ...vertex, color: 1 })) };
    expect(complexToJson(complexFromJson(annotated))).toEqual(object);
  });

  it('points at the field that was meant', () => {
    expect(() => complexFromJson({ type: 'complex', n: 1, facet: [] })).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('There is facet instead') as string }),
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
    ['type', { type: 'complex' }, 'type is "complex"; expected "ideal"'],
    ['variables', { type: 'ideal', generators: [] }, 'variables is missing; expected a list of {"name"}'],
    ['generators', { type: 'ideal', variables: [] }, 'generators is missing; expected a list of sets'],
    ['variables', { type: 'ideal', n: 1, generators: [] }, 'variables is missing'],
    ['variables[0].name', { type: 'ideal', variables: [x1], generators: [] }, 'variables[0].name is missing'],
    ['generators[0]', { type: 'ideal', variables: [], generators: [[0]] }, 'expected an empty list'],
  ])('name the field that is wrong, %s in %j', (field, value, said) => {
    expect(() => idealFromJson(value)).toThrow(
      expect.objectContaining({
        code: 'invalid-field',
        message: expect.stringContaining(said) as string,
        details: { field },
      }),
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
    expect(error).toMatchObject({ code: 'invalid-json', line, column });
    expect((error as ParseError).message).toContain(`a.json, line ${line}, column ${column}`);
  });

  it('finds a place where only the engine sees the mistake', async () => {
    await expect(parseJson('["a\nb"]', 'a.json')).rejects.toMatchObject({ code: 'invalid-json', line: 1, column: 4 });
  });
});
