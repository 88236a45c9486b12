import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';

const DOCUMENT =
  '{"type":"form","spgames":"0.1.0","name":"{0,1|3}","form":[[[[[[],[]]],[]],[[],[]]],[[[[[[[[[],[]]],[]]],[]]],[]]]]}';

async function printed(...args: readonly string[]): Promise<string> {
  const { out, exitCode } = await run(args);
  expect(exitCode).toBe(0);
  return out;
}

describe('literal games in commands', () => {
  /** @source Siegel 2011, Def. 1.2.24 */
  it('value --moves says which of their own options are dominated and reversible', async () => {
    const { moves } = JSON.parse(await printed('value', 'form:{0,1|3}', '--moves', '--json')) as Record<
      string,
      unknown
    >;
    expect(moves).toMatchObject({
      left: [
        { vertex: '0', dominated: true },
        { vertex: '1', dominated: false },
      ],
      right: [{ vertex: '3', dominated: false, reversible: true }],
    });
  });

  it('a dominated option may be reversible by a reply that is not in its canonical form', async () => {
    // {0|{2|-1}} is 1, which leaves Right no reply.
    const { moves } = JSON.parse(await printed('value', 'form:{3,{0|{2|-1}}|}', '--moves', '--json')) as Record<
      string,
      unknown
    >;
    expect(moves).toMatchObject({
      left: [{ vertex: '3' }, { vertex: '{0|{2|-1}}', value: '1', dominated: true, reversible: true }],
    });
  });

  /** @source Siegel 2011, Ex. 2.2.6 */
  it('sum takes them as they stand', async () => {
    expect(await printed('sum', 'ordinal', 'form:{0,1|3}', 'value:1')).toMatch(/value +5\/2\n/);
    expect(await printed('sum', 'ordinal', 'value:{0,1|3}', 'value:1')).toMatch(/value +3\n/);
  });

  it('equal compares trees, and values by their canonical forms', async () => {
    expect(await run(['equal', 'form:{0,1|3}', 'value:2'])).toMatchObject({ exitCode: 1, out: /Left has 2 options/ });
    expect(await run(['equal', 'form:{0,1|3}', 'value:2', '--level', 'value'])).toMatchObject({ exitCode: 0 });
    expect(await run(['equal', 'form:{0|}', 'value:1'])).toMatchObject({ exitCode: 0 });
    expect(await run(['equal', 'snort@path:1', 'form:*'])).toMatchObject({ exitCode: 0 });
    expect(await run(['equal', 'value:1 + value:1', 'form:{1|}'])).toMatchObject({ exitCode: 0 });
  });

  it('value knows misère play, remoteness and genus of them', async () => {
    const fields = await printed('value', 'form:{*2|*2}', '--json', '--misere', '--genus', '--remoteness');
    expect(JSON.parse(fields)).toMatchObject({ misereOutcome: 'P', remoteness: 2, genus: { name: '0^02' } });
    const formOf = async (source: string): Promise<unknown> => {
      const { misereForm } = JSON.parse(await printed('value', source, '--misere-form', '--json')) as object & {
        misereForm: unknown;
      };
      return misereForm;
    };
    expect(await formOf('form:{*2|*2}')).toEqual([[[[]], []]]);
    expect(await formOf('form:{*|*}')).toEqual([]);
    expect(await formOf('nim@heaps:1,1')).toEqual([]);
    expect(await formOf('snort@path:2')).toBe(null);
    expect(await printed('value', 'form:{*2|*2}', '--misere-form')).toContain('misère canonical form  {*2|*2}');
  });

  it.each([
    ['draw', 'A game tree with 8 nodes, of which 3 are leaves: {0,1|3} (L: 0, L: 1'],
    ['draw --what graph', 'A game graph with 5 positions and 6 moves'],
    ['draw --what thermograph', 'Temperature -1, mean 2.'],
    ['export --to dot', '0 [label="{0,1|3}"]'],
    ['export --to cgsuite', '{0,{0|}|{{{0|}|}|}}'],
    ['export --to json', DOCUMENT],
    ['poset', 'form:{0,1|3}: poset of positions'],
    ['play --players machine,machine', 'Left plays 1, and wins'],
  ])('%s', async (command, expected) => {
    const [name, ...options] = command.split(' ');
    expect(await printed(name!, 'form:{0,1|3}', ...options)).toContain(expected);
  });

  it('export --what tree writes the literal game of any source', async () => {
    const document = await printed('export', 'snort@path:2', '--to', 'json', '--what', 'tree');
    expect(JSON.parse(document)).toMatchObject({ type: 'form', name: '{1|-1}' });
    const sum = await printed('export', 'value:1 + form:{0,1|3}', '--to', 'json', '--what', 'tree');
    expect(JSON.parse(sum)).toMatchObject({ name: '{1,2,{0,1|3}|4}' });
    expect(await run(['export', 'snort@path:2', '--to', 'dot', '--what', 'tree'])).toMatchObject({
      exitCode: 2,
      err: /expected --to json/,
    });
    expect(await run(['export', 'grid:2x2', '--to', 'json', '--what', 'tree'])).toMatchObject({ exitCode: 2 });
  });

  it('a document stands in a line of a batch', async () => {
    const { out } = await run(['batch', 'value', '-', '--columns', 'name'], { '-': `${DOCUMENT}\nform:{*|*}\n` });
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { name: string }).name),
    ).toEqual(['2', '0']);
  });
});
