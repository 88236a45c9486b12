import { Evaluator } from 'spgames/evaluation';
import { parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import { possibleMoves } from '../../../web/thread/board.js';
import { factsOf, findFact } from '../../../web/thread/facts.js';
import type { Opened } from '../../../web/thread/compare.js';
import type { Search } from '../../../web/thread/Session.js';
import { run } from '../../helpers/runCommand.js';

const search: Search = (find) => Promise.resolve(find({ timeoutMs: 60_000 }));

/** The facts of a source by their titles. */
async function factsIn(text: string): Promise<Record<string, string>> {
  const source = parseSource(text, { lazy: true });
  const opened: Opened = { source, evaluator: new Evaluator(), look: { addressed: true, theme: 'light' } };
  const titles = factsOf(source, possibleMoves(source)).map(({ title }) => title);
  const found = await Promise.all(titles.map(async (title) => [title, (await findFact(title, opened, search)).text]));
  return Object.fromEntries(found) as Record<string, string>;
}

describe('the facts of a game in the explorer', () => {
  it.each([
    ['kayles@path:5', ['--misere', '--grundy', '--genus', '--remoteness', '--three-players']],
    ['snort@path:3', ['--misere']],
    ['clobber@grid:2x3', ['--misere']],
    ['form:{*|*}', []],
    ['value:{^|0}', ['--grundy']],
    ['value:{2|-2}', []],
    ['snort@path:2 + value:^', []],
  ])('of %s are those of the command', async (text, options) => {
    const facts = await factsIn(text);
    const { out } = await run(['value', text, ...options]);
    const rows = out.split('\n').map((line) => line.trim().split(/  +/));
    for (const [title, says] of rows) if (title! in facts) expect([title, facts[title!]]).toEqual([title, says]);
    expect(rows.some(([title]) => title === 'formal birthday')).toBe(true);
    const isAsked = (title: string): boolean => rows.some(([row]) => row === title);
    for (const title of Object.keys(facts).filter((each) => !/form|weight/.test(each)))
      expect([title, isAsked(title)]).toEqual([title, true]);
  });

  it('say why there is none', async () => {
    expect(await factsIn('value:{2|-2}')).toMatchObject({
      'atomic weight': 'none, the value is not all-small',
      'reduced form': '{2|-2}, the value itself',
    });
    expect(await factsIn('poset:a<b')).toEqual({});
    expect(await factsIn('loopy:dud')).toMatchObject({ stopper: 'no, alternating play can go round 2 moves for ever' });
  });
});
