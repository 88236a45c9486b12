import { write } from 'graphology-gexf';
import { describe, expect, it } from 'vitest';
import { Board, grid, parseGraphFile, path } from 'spgames/boards';
import { toGraphology } from 'spgames/graphology';

const graphml = (body: string): string =>
  `<?xml version="1.0"?>\n<!DOCTYPE graphml>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n${body}\n</graphml>\n`;

describe('parseGraphFile', () => {
  it('reads GraphML, directed or not, with parallel edges and attributes', async () => {
    const text = graphml(`<key id="d0" for="node" attr.name="side" attr.type="string"/>
      <key id="d1" for="edge" attr.name="length" attr.type="int"/>
      <!-- a < b & c -->
      <graph edgedefault="directed">
        <node id="a"><data key="d0">L</data></node><node id='b'/><node id="c"/>
        <edge source="a" target="b"><data key="d1">3</data></edge>
        <edge source="c" target="b"/><edge source="b" target="c"/>
      </graph>`);
    const expected = new Board({
      vertexCount: 3,
      edges: [
        [0, 1],
        [1, 2],
      ],
      lengths: [3, 1],
      sides: ['L', undefined, undefined],
    });
    expect((await parseGraphFile('x.GraphML', text)).equals(expected)).toBe(true);
  });

  it('reads what a file says of all edges, prefixes, keys for all, and references', async () => {
    const text = `<g:graphml xmlns:g="http://graphml.graphdrawing.org/xmlns">
      <g:key id="k" for="edge" attr.name="length" attr.type="int"><g:default>2</g:default></g:key><g:key id="side"/>
      <g:graph><g:node id="a&lt;"><g:data key="side"><![CDATA[R]]></g:data></g:node><g:node id="&#98;"/>
      <g:edge source="b" target="a&#x3c;"/></g:graph></g:graphml>`;
    const expected = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [2], sides: ['R', undefined] });
    expect((await parseGraphFile('x.graphml', text)).equals(expected)).toBe(true);
  });

  it('names what is missing or twice', async () => {
    const bad = async (body: string, name = 'x.graphml'): Promise<unknown> =>
      parseGraphFile(name, graphml(`<graph>${body}</graph>`)).catch((error: unknown) => (error as Error).message);
    expect(await bad('<node/>')).toContain('(a node has no id)');
    expect(await bad('<node id="a"/><node id="a"/>')).toContain('(two nodes have the id "a")');
    expect(await bad('<node id="a"/><edge source="a"/>')).toContain('(the target of an edge, "", is not a node)');
    const value = '<node id="a"><attvalues><attvalue for="7" value="1"/></attvalues></node>';
    expect(await bad(value, 'x.gexf')).toContain('(the attribute "7" is not declared)');
  });

  it('reads GEXF with positions', async () => {
    const board = grid(2, 2).withSides(['L', 'R', undefined, 'L']);
    const graph = toGraphology(board);
    const read = await parseGraphFile('x.gexf', write(graph));
    expect(read.edges).toEqual(board.edges);
    expect(read.sides).toEqual(board.sides);
    expect(read.coordinates).toEqual(board.coordinates);
  });

  it('reads graph6', async () => {
    expect((await parseGraphFile('x.g6', '>>graph6<<A_\n')).equals(path(2))).toBe(true);
  });

  it.each<[string, string, number, number]>([
    ['invalid-xml', '<graphml><graph></graphml>', 1, 17],
    ['invalid-xml', '<graphml>\n<graph>', 2, 8],
    ['invalid-xml', '<graphml><graph edgedefault=directed></graph></graphml>', 1, 10],
    ['invalid-xml', '<graphml/><graphml/>', 1, 11],
    ['invalid-xml', 'graph', 1, 1],
    ['invalid-xml', '', 1, 1],
    ['invalid-xml', '<graphml/></graphml>', 1, 11],
    ['invalid-xml', '<graphml>a &b; c</graphml>', 1, 12],
    ['not-a-graph', '<graphml/>', 1, 1],
    ['invalid-graph', graphml('<graph><node id="a"/><node id="a"/></graph>'), 1, 1],
    ['invalid-graph', graphml('<graph><node id="a"/><edge source="a" target="b"/></graph>'), 1, 1],
  ])('throws %s for %j', async (code, text, line, column) => {
    await expect(parseGraphFile('x.graphml', text)).rejects.toMatchObject({ name: 'ParseError', code, line, column });
  });

  it('refuses loops and other formats', async () => {
    const loop = graphml('<graph><node id="a"/><edge source="a" target="a"/></graph>');
    await expect(parseGraphFile('x.graphml', loop)).rejects.toMatchObject({ code: 'invalid-loop' });
    await expect(parseGraphFile('x.dot', '')).rejects.toMatchObject({ code: 'unknown-file-format' });
  });
});
