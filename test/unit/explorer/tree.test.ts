import { Evaluator } from 'spgames/evaluation';
import { asValue, atPosition, parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import type { Search } from '../../../web/thread/Session.js';
import { treeTopics } from '../../../web/thread/tree.js';
import type { TreePath } from '../../../web/tree.js';

const search: Search = (find) => Promise.resolve(find({ timeoutMs: 60_000 }));

function treeOf(text: string): ReturnType<typeof treeTopics> {
  const source = parseSource(text, { lazy: true });
  const evaluator = new Evaluator();
  return treeTopics(() => ({ source, evaluator, look: { addressed: true, theme: 'light' } }));
}

/** The options of a node in words, each with what is known of it, and `!` if it is best. */
async function optionsIn(text: string, path: TreePath = []): Promise<string[]> {
  const tree = treeOf(text);
  const { options } = await tree.treeOptions(search, JSON.stringify({ path }));
  const words: [player: 'L' | 'R', name: string, words: string][] = [];
  for (const { player, name } of options) {
    const node = await tree.treeNode(search, JSON.stringify({ path: [...path, [player, name]] }));
    words.push([player, name, `${player} ${name}: ${node.value || node.outcome}`]);
  }
  const best = await tree.treeBest(search, JSON.stringify({ path }));
  return words.map(([player, name, each]) => each + (best !== 'undecided' && best[player].includes(name) ? '!' : ''));
}

describe('the game tree of the explorer', () => {
  it.each([
    ['snort@path:2', [], ['L x1: 1!', 'L x2: 1!', 'R y1: -1!', 'R y2: -1!']],
    ['value:{2|1||0}', [], ['L {2|1}: {2|1}!', 'R 0: 0!']],
    ['value:{2|1||0}', [['L', '{2|1}']], ['L 2: 2!', 'R 1: 1!']],
    ['form:{0,*|1}', [], ['L 0: 0!', 'L *: *!', 'R 1: 1!']],
    ['loopy:over', [], ['L 0: 0', 'R a: over']],
    ['snort@path:1 + value:*', [], ['L x1: *!', 'L value:0: *!', 'R y1: *!', 'R value:0: *!']],
    ['digraph:LR 0>1', [['R', 'y2']], ['L x1: 0!']],
  ] as const)('has the options of %s after %j', async (text, path, expected) => {
    expect(await optionsIn(text, path)).toEqual(expected);
  });

  it('finds the values that the library finds after the same moves', async () => {
    const text = 'snort@path:4';
    const tree = treeOf(text);
    const { options, total } = await tree.treeOptions(search, JSON.stringify({ path: [['L', 'x1']] }));
    expect(total).toBe(options.length);
    for (const { player, name, isPosition } of options) {
      const { value } = await tree.treeNode(
        search,
        JSON.stringify({
          path: [
            ['L', 'x1'],
            [player, name],
          ],
        }),
      );
      expect(value).toBe(String(asValue(atPosition(parseSource(text), `x1 ${name}`))));
      expect(isPosition).toBe(true);
    }
  });

  it('says how many options there are where these are too many, and which limit was reached', async () => {
    const tree = treeOf('snort@grid:12x12');
    const { options, total } = await tree.treeOptions(search, JSON.stringify({ path: [] }));
    expect([options.length, total]).toEqual([200, 288]);
    const hasty: Search = (find) => Promise.resolve(find({ timeoutMs: 1 }));
    const node = await treeTopics(() => ({
      source: parseSource('snort@grid:6x6', { lazy: true }),
      evaluator: new Evaluator(),
      look: { addressed: true, theme: 'light' },
    })).treeNode(hasty, JSON.stringify({ path: [['L', 'x1']], ms: 1 }));
    expect(node.undecided).toBe('not found in 0.001 seconds');
  });

  it('says who wins a strong positional game', async () => {
    expect((await optionsIn('positional(strong)@sets:1 2,2 3'))[0]).toMatch(/^L .*: Left, who begins, wins/);
  });
});
