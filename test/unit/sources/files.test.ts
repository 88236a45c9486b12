import { describe, expect, it } from 'vitest';
import { asComplex, asIdeal, parseSource, type Source } from 'spgames/sources';

/** What a file with this content holds. */
function held(content: string, name = 'file.txt'): Promise<Source> {
  return parseSource(name, { read: () => content });
}

async function read(content: string, name?: string): Promise<string> {
  const { vertices, facets } = asComplex(await held(content, name));
  const labels = vertices.map(({ label }) => label);
  const sets = facets.toLists().map((set) => set.map((v) => labels[v]).join(' ') || '{}');
  return `${labels.join(' ')}; ${sets.join(', ')}`;
}

const TWO_TRIANGLES = '1 2 3 4 5; 1 2 3, 3 4 5';

describe('files with facets', () => {
  it.each([
    '1 2 3\n3 4 5\n',
    '\uFEFF1 2 3\r\n3 4 5\r\n',
    '# two triangles\n\n1 2 3 # one\n  3 4 5\n',
    '1,2,3\n3,4,5\n',
    '1, 2, 3\n3, 4, 5\n',
    '[[1,2,3],[3,4,5]]',
    '[[1,2,3],\n [3,4,5]]\n',
    '[["1","2","3"],["3","4","5"]]',
    '[(1, 2, 3), (3, 4, 5)]',
    '{(1, 2, 3), (3, 4, 5)}\n',
    '{1 2 3}\n{3 4 5}\n',
    '((1,2,3),(3,4,5));',
    'facets:=[[1,2,3],[3,4,5]];\n',
    'manifold_2_5_1:=[[1,2,3],\n  [3,4,5]]\n',
    'manifold_lex_d2_n5_#1=[[1,2,3],[3,4,5]]',
    'facets:1 2 3\n3 4 5\n',
    'facets:\n1 2 3\n3 4 5\n',
    '{"facets":[["1","2","3"],["3","4","5"]]}',
    '{"vertices":5,"facets":[[0,1,2],[2,3,4]]}',
    '{"type":"complex","vertices":["1","2","3","4","5"],"facets":[["1","2","3"],["3","4","5"]]}',
  ])('%j', async (content) => {
    expect(await read(content)).toBe(TWO_TRIANGLES);
    expect(await read(content, '-')).toBe(TWO_TRIANGLES);
  });

  it('may be a list in a .json file', async () => {
    expect(await read('[[1,2,3],[3,4,5]]', 'list.json')).toBe(TWO_TRIANGLES);
  });

  it.each([
    ['a b\nb c', 'a b c; a b, b c'],
    ["x1 y2'\n", "x1 y2'; x1 y2'"],
    ['1\n2\n', '1 2; 1, 2'],
    ['[]', '; '],
    ['[[]]', '; {}'],
    ['{"nonfaces":[["a","b"]]}', 'a b; a, b'],
    ['nonfaces:1 2\n2 3', '1 2 3; 2, 1 3'],
  ])('%j is %s', async (content, expected) => {
    expect(await read(content)).toBe(expected);
  });

  it('may be an ideal without a type', async () => {
    const ideal = asIdeal(await held('{"variables":["x1","y1"],"generators":[[0,1]]}'));
    expect(ideal.ring.variables).toEqual([
      { name: 'x1', side: 'L' },
      { name: 'y1', side: 'R' },
    ]);
  });

  it.each([
    ['123\n345\n', 'not-one-reading'],
    ['1 2 3, 3 4 5', 'not-one-reading'],
    ['1,2,3', 'not-one-reading'],
    ['1 2, 3\n3 4, 5', 'not-one-reading'],
    ['a:=[[1,2]];\nb:=[[1,3]];', 'not-one-reading'],
    ['a:=[1,2];', 'not-one-reading'],
    ['[[1,2],[2,3]', 'invalid-label'],
    ['{"facets":[[0,1]]}', 'invalid-field'],
    ['{"vertices":2,"facets":[["1",2]]}', 'invalid-field'],
    ['[1]', 'unknown-type', 'list.json'],
    ['snort@path:2\nsnort@path:3', 'not-a-number'],
  ])('%j is refused', async (content, code, name?: string) => {
    await expect(held(content, name)).rejects.toMatchObject({ code });
  });

  it('counts lines and columns in the file', async () => {
    await expect(held('[[1,2],\n[2,,3]]')).rejects.toMatchObject({ line: 2, column: 4 });
  });
});
