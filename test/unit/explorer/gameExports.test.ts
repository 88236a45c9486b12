import * as sources from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import { Session } from '../../../web/thread/Session.js';
import { run } from '../../helpers/runCommand.js';

const PLACES: readonly (readonly [source: string, ...position: string[]])[] = [
  ['snort@path:3'],
  ['snort@path:3', 'x1'],
  ['domineering@grid:2x3'],
  ['snort@path:2 + col@path:2'],
  ['facets:x1 x2, x2 y1'],
  ['digraph:LLR 0>1 1>2'],
  ['value:{2|-2}'],
  ['toppling-dominoes@row:LRE'],
];

async function opened([source, ...position]: (typeof PLACES)[number]): Promise<{
  readonly offered: readonly string[];
  readonly text: (name: string) => Promise<string>;
}> {
  const session = new Session();
  const { exports } = await session.open(source, position, false);
  return {
    offered: exports.flatMap(({ name, of }) => (of === 'game' ? [name] : [])),
    text: (name) => session.answer('export', `game ${name}`, { isWanted: () => true, soFar: () => {} }),
  };
}

/** Runs a cell, and returns what its last line is. */
function runCell(cell: string): { readonly shown: string; readonly said: string[] } {
  const [, names, body] = /^import \{ (.*) \} from 'spgames\/sources';\n([^]*)$/.exec(cell)!;
  const lines = body!.trim().split('\n');
  const said: string[] = [];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the cell is our own
  const call = new Function(
    'sources',
    'console',
    `const { ${names!} } = sources;
    ${lines.slice(0, -1).join('\n')}
    return String(${lines.at(-1)!});`,
  ) as (library: typeof sources, log: { log: (text: string) => void }) => string;
  return { shown: call(sources, { log: (text) => said.push(text) }), said };
}

describe('the game as text', () => {
  it.each(PLACES.map((place) => [place] as const))('is for %j a cell that runs, with the same value', async (place) => {
    const [source, ...position] = place;
    const { text } = await opened(place);
    const start = sources.parseSource(source);
    const there = position.length === 0 ? start : sources.atPosition(start, position.join(' '));
    const { shown, said } = runCell(await text('notebook'));
    expect(shown).toBe(String(sources.asValue(there)));
    const hasComplex = ['game', 'complex'].includes(there.kind);
    expect(said).toEqual(hasComplex ? [String(sources.asComplex(there))] : []);
    expect(JSON.parse(await text('json'))).toMatchObject({ type: 'value' });
  });

  it.each([['snort@path:3'], ['domineering@grid:2x3'], ['digraph:LLR 0>1 1>2']])(
    'has the graph of %s as the command writes it',
    async (source) => {
      const { offered, text } = await opened([source]);
      expect(offered).toEqual(['notebook', 'json', 'latex', 'cgsuite', 'graphml', 'gexf']);
      for (const format of ['graphml', 'gexf'])
        expect(await text(format)).toBe((await run(['export', source, '--to', format])).out);
    },
  );

  it.each([['snort@path:3'], ['value:{2|-2}']])('has %s for CGSuite as the command writes it', async (source) => {
    const { text } = await opened([source]);
    expect(await text('cgsuite')).toBe((await run(['export', source, '--to', 'cgsuite'])).out);
  });

  it('has no graph where there is no board', async () => {
    expect((await opened(['value:{2|-2}'])).offered).toEqual(['notebook', 'json', 'latex', 'cgsuite']);
  });
});
