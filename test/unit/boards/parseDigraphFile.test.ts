import { describe, expect, it } from 'vitest';
import { parseDigraphFile, parseGraphFile, path, printGexf, printGraphML } from 'spgames/boards';
import { thrownBy } from '../../helpers/thrownBy.js';

const graphml = (body: string, edges = 'directed'): string =>
  `<graphml><key id="p" for="edge" attr.name="player" attr.type="string"/><graph edgedefault="${edges}"><node id="a"/><node id="b"/>${body}</graph></graphml>`;

describe('parseDigraphFile', () => {
  it('reads arcs, edges as arcs both ways, and players', async () => {
    const arcs = async (text: string, name = 'x.graphml') => (await parseDigraphFile(name, text)).arcs;
    expect(await arcs(graphml('<edge source="b" target="a"><data key="p">L</data></edge>'))).toEqual([
      { from: 1, to: 0, player: 'L' },
    ]);
    expect(await arcs(graphml('<edge source="a" target="b" directed="false"/>'))).toHaveLength(2);
    expect(await arcs(graphml('<edge source="a" target="b"/>', 'undirected'))).toHaveLength(2);
    expect(await arcs(graphml('<edge source="a" target="b" directed="true"/>', 'undirected'))).toHaveLength(1);
    const gexf = (type: string): string =>
      `<gexf><graph><nodes><node id="0" label="u"/><node id="1"/></nodes><edges><edge source="1" target="0" ${type}/></edges></graph></gexf>`;
    expect(await arcs(gexf(''), 'x.gexf')).toHaveLength(2);
    expect(await arcs(gexf('type="mutual"'), 'x.gexf')).toHaveLength(2);
    expect(await parseDigraphFile('x.gexf', gexf('type="directed"'))).toEqual({
      n: 2,
      arcs: [{ from: 1, to: 0 }],
      names: ['u', '1'],
    });
  });

  it('refuses other players, files and names', async () => {
    const bad = graphml('<edge source="b" target="a"><data key="p">Left</data></edge>');
    await expect(parseDigraphFile('x.graphml', bad)).rejects.toMatchObject({
      code: 'invalid-side',
      message: 'parseDigraphFile: the arc from "b" to "a" has player "Left"; expected "L", "R" or nothing.',
    });
    await expect(parseDigraphFile('x.dot', '')).rejects.toMatchObject({
      message:
        'parseDigraphFile: "x.dot"; expected .graphml, .gexf, .g6, .d6, or .txt, .csv, .edges for an edge a line, at the end.',
    });
    await expect(parseDigraphFile('x.gexf', '<a/>')).rejects.toMatchObject({
      message: 'parseDigraphFile: x.gexf has no <graph>; expected one.',
    });
    await expect(parseGraphFile('x.d6', '&@_')).rejects.toMatchObject({ code: 'invalid-loop' });
  });
});

describe('printGraphML and printGexf', () => {
  it('want as many labels as vertices, in characters of XML', () => {
    for (const print of [printGraphML, printGexf]) {
      expect(thrownBy(() => print(path(2), { labels: ['a'] }))).toMatchObject({ code: 'invalid-label' });
      for (const label of ['\u0001', '\ud800', '\uffff'])
        expect(thrownBy(() => print({ n: 1, arcs: [], names: [label] }))).toMatchObject({ code: 'invalid-label' });
    }
  });
});
