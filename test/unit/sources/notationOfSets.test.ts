import { describe, expect, it } from 'vitest';
import { asComplex, asIdeal, parseSource } from 'spgames/sources';
import { printIdeal } from 'spgames/formats';
import { ParseError } from '../../../src/errors.js';
import { thrownBy } from '../../helpers/thrownBy.js';

/** The vertices and the facets or nonfaces of a source, by labels. */
function read(text: string): string {
  const { vertices, known } = asComplex(parseSource(text));
  const sets = (known.facets ?? known.nonfaces)!.toLists();
  const labels = vertices.map(({ label }) => label);
  return `${labels.join(' ')}; ${sets.map((set) => set.map((v) => labels[v]).join(' ') || '{}').join(', ')}`;
}

function refusal(text: string): ParseError {
  const error = thrownBy(() => parseSource(text));
  expect(error, text).toBeInstanceOf(ParseError);
  return error as ParseError;
}

const TWO_TRIANGLES = '1 2 3 4 5; 1 2 3, 3 4 5';

describe('sets in a notation that is pasted', () => {
  it.each([
    'facets:1 2 3, 3 4 5',
    'facets:[[1,2,3],[3,4,5]]',
    'facets:[[1, 2, 3], [3, 4, 5]]',
    'facets: [[1,2,3],\n[3,4,5]]',
    'facets:(1 2 3)(3 4 5)',
    'facets:(1 2 3), (3 4 5)',
    'facets:[(1, 2, 3), (3, 4, 5)]',
    'facets:((1,2,3),(3,4,5))',
    'facets:{1,2,3},{3,4,5}',
    'facets:{1 2 3}\n{3 4 5}',
    'facets:{{1,2,3},{3,4,5}}',
    'facets:{(1, 2, 3), (3, 4, 5)}',
    'facets:[1,2,3],[3,4,5]',
    'facets:=[[1,2,3],[3,4,5]]',
    'facets:=[[1,2,3],\n  [3,4,5]];\n',
    'facets:[["1","2","3"],["3","4","5"]]',
    "facets:[['1','2','3'],['3','4','5']]",
    'facets:"1" "2" "3", "3" "4" "5"',
    'facets:\n1 2 3\n3 4 5\n',
    'facets:1 2 3,\n3 4 5',
    'facets:[[1,2,3],[3,4,5],]',
    'vertices:1 2 3 4 5; facets:[[1,2,3],[3,4,5]]',
  ])('%j is two triangles', (text) => {
    expect(read(text)).toBe(TWO_TRIANGLES);
  });

  it.each([
    ['nonfaces:[[1,2],[2,3]]', '1 2 3; 1 2, 2 3'],
    ['nonfaces:(a b)(b c)', 'a b c; a b, b c'],
    ['facets:[]', '; '],
    ['facets:[[]]', '; {}'],
    ['facets:{{}}', '; {}'],
    ['facets:()', '; {}'],
    ['facets:(1 2)', '1 2; 1 2'],
    ['facets:{1,2}', '1 2; 1 2'],
    ['facets:[1]', '1; 1'],
    ['facets:[[1,2]]', '1 2; 1 2'],
    ['facets:[(1,), (2,)]', '1 2; 1, 2'],
    ['facets:[[12],[13]]', '12 13; 12, 13'],
    ['facets:{}, x1', 'x1; x1'],
    ['facets:12, 34', '12 34; 12, 34'],
    ['facets:12,3', '3 12; 3, 12'],
    ['facets:ab,cd', 'ab cd; ab, cd'],
    ['facets:123', '123; 123'],
    ['vertices:123 345; facets:123,345', '123 345; 123, 345'],
    ["facets:a' b, b'c", "a' b b'c; b'c, a' b"],
    ['facets:"a*b" c', 'a*b c; a*b c'],
    ['facets:x1x2 x3', 'x1x2 x3; x1x2 x3'],
    ['facets:r1c1, r2c2', 'r1c1 r2c2; r1c1, r2c2'],
    ['vertices:x1x2 x2x3; facets:x1x2, x2x3', 'x1x2 x2x3; x1x2, x2x3'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['facets:123,345', 8, 'Write facets:123, 345 for sets of one, facets:1 2 3, 3 4 5 for sets of digits.'],
    ['nonfaces:12,23', 10, 'Write nonfaces:12, 23 for sets of one, nonfaces:1 2, 2 3 for sets of digits.'],
    ['facets:12\n23', 8, 'Write facets:12, 23 for sets of one, facets:1 2, 2 3 for sets of digits.'],
    ['facets:x1x2, x2x3', 8, 'Write facets:x1x2, x2x3 for sets of one, facets:x1 x2, x2 x3 for sets of variables.'],
    ['facets:[1,2,3]', 8, 'Write 1 2 3 for one set, 1, 2, 3 for sets of one.'],
    ['facets:[[1 2, 3 4]]', 9, 'Blanks may be commas left out, or commas may end sets.'],
    ['facets:1 2\n3, 4', 8, 'A line that ends without a comma may end a set or go on in the next line.'],
  ])('%j has two readings', (text, column, hint) => {
    const error = refusal(text);
    expect(error).toMatchObject({ code: 'not-one-reading', hint });
    expect((error.line - 1) * 1000 + error.column).toBeGreaterThanOrEqual(column);
  });

  it.each([
    ['facets:[[1,2],3]', 'invalid-label', 9],
    ['facets:1 2, [3]', 'invalid-label', 13],
    ['facets:[[1,2],[3,4]', 'invalid-label', 8],
    ['facets:[[1,2],[3,4]]]', 'invalid-label', 21],
    ['facets:[[1,2),(3,4]]', 'invalid-label', 13],
    ['facets:[[[1,2]]]', 'invalid-set', 10],
    ['facets:[[1,,2]]', 'invalid-set', 12],
    ['facets:[,[1]]', 'invalid-set', 9],
    ['facets:x(1) x(2)', 'invalid-label', 9],
    ['facets:x"1 x2', 'invalid-label', 8],
    ['facets:[["1 2"]]', 'invalid-label', 10],
    ['facets:x1*x2, x2*x3', 'invalid-label', 8],
    ['facets:1 2 3 | 3 4 5', 'invalid-label', 14],
    ['facets:<1,2,3>,<3,4,5>', 'invalid-label', 8],
    ['facets:[[1,2=3]]', 'invalid-label', 12],
  ])('%s is refused', (text, code, column) => {
    expect(refusal(text)).toMatchObject({ code, column });
  });
});

describe('the order of labels', () => {
  it.each([
    ['facets:1 5 4, 1 2 6, 10 3', '1 2 3 4 5 6 10'],
    ['facets:3 -1, 0', '-1 0 3'],
    ['facets:y2 x10, x2 y1', 'x2 x10 y1 y2'],
    ['facets:y2 a, x2 y1', 'y2 a x2 y1'],
    ['facets:b a', 'b a'],
    ['facets:3 a 1', '3 a 1'],
    ['facets:y x2', 'y x2'],
    ['vertices:5 1 4; facets:1 5 4', '5 1 4'],
    ['ideal:y1*x2, x10*x1', 'x1 x2 x10 y1'],
    ['ideal:b*a', 'b a'],
    ['vertices:y1 x1; ideal:x1*y1', 'y1 x1'],
  ])('%s has %s', (text, labels) => {
    const { vertices } = asComplex(parseSource(text));
    expect(vertices.map(({ label }) => label).join(' ')).toBe(labels);
  });
});

describe('variables side by side', () => {
  it.each([
    ['ideal:x1x3, x2', 7, 'x1*x3'],
    ['ideal:x2*x3, x_1x_3y2', 14, 'x_1*x_3*y2'],
  ])('%s has two readings', (text, column, product) => {
    expect(refusal(text)).toMatchObject({
      code: 'not-one-reading',
      column,
      hint: expect.stringContaining(`Write ${product} for`),
    });
  });

  it.each([
    ['vertices:x1x3 x2; ideal:x1x3*x2', 'x1x3*x2'],
    ['ideal:ab*c', 'ab*c'],
    ['ideal:x1 x3', 'x1*x3'],
  ])('%s is (%s)', (text, ideal) => {
    expect(printIdeal(asIdeal(parseSource(text)))).toBe(ideal);
  });
});

describe('numbers that are variables', () => {
  it.each([
    'vertices:1 x2; ideal:1*x2',
    'vertices:0 x2; ideal:0*x2',
    'vertices:1 2; ideal:1',
    'vertices:2 x; ideal:x*2',
  ])('%s is refused', (text) => {
    const error = refusal(text);
    expect(error.code).toBe('not-one-reading');
    expect(error.hint).toMatch(/^Write z\d for the variable \d;/);
  });

  it.each([
    ['vertices:1 2; ideal:z1*z2', 'z1*z2'],
    ['vertices:3 x1; ideal:1', '1'],
    ['vertices:1 x1; ideal:x1', 'x1'],
    ['vertices:1 x1 x2; ideal:x_1*x2', 'x1*x2'],
    ['vertices:1 x1 x2; ideal:x1^1*x2', 'x1*x2'],
  ])('%s is (%s)', (text, ideal) => {
    expect(printIdeal(asIdeal(parseSource(text)))).toBe(ideal);
  });
});
