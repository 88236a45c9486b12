import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';

describe('posets in expressions', () => {
  it.each([
    ['poset("oc:3")', 'oc:3: 176 games'],
    ['poset("facets:1 2, 2 3")', 'poset:∅, 1, 2, 3, 1.2, 2.3, ∅<1<1.2, ∅<2<1.2, ∅<3<2.3, 2<2.3'],
    ['[poset("a<b, c<d"), 1]', '["poset:a<b, c<d", 1]'],
    ['poset(complex("facets:1 2")) == facePoset(complex("facets:1 2"))', 'true'],
    ['width(poset("clobber@grid:2x2/xo|ox"))', '8'],
    ['childrenPoset([0, value("{1|*}"), value("1*")])', 'children:0,{1|*},1*: 5 games'],
    ['join(poset("day:2"), 0, value("*"))', '1/2'],
    ['meet(poset("oc:2"), 0, value("*"))', '-1/2'],
    ['join(poset("day:2"), "v", snort(path(1)))', '^*'],
    ['join(poset("facets:1 2"), "1", "2")', '1.2'],
    ['join(poset("oslo:2"), 0, loopy("upon*"))', 'loopy:2.upon*'],
    ['floor(poset("day:1"), "*")', '[0, -1]'],
    ['ceiling(poset("day:2"), 1)', '[2, {1|0}, {1|-1}, 1*, {1|*}, {1|0,*}]'],
    ['floor(5/2)', '2'],
    ['covers(poset("day:1"))', '[[0, 1], [-1, 0], [-1, *], [*, 1]]'],
    ['elements(poset("oslo:1"))', '[loopy:0, loopy:under, loopy:on, loopy:upon*]'],
    ['joinIrreducibles(poset("day:1"))', '[0, *]'],
    [
      '[isLattice(poset("ss:2")), isDistributive(poset("day:2")), isModular(poset("oc:2")), isSelfDual(poset("os:1"))]',
      '[false, true, false, true]',
    ],
    ['[isPlanar(poset("day:2")), isPlanar(poset("oc:2")), isPlanar(poset("facets:1 2, 2 3"))]', '[false, true, null]'],
    ['[dimension(poset("day:2")), height(poset("oc:4")), width(poset("oc:4"))]', '[3, 353, 95]'],
    ['[height(complex("facets:1 2, 2 3")), dimension(complex("facets:1 2"))]', '[1, 1]'],
    ['hibiIdeal(poset("children:"))', 'ideal:x1, y1'],
    ['hibiIdealDual(poset("facets:1"))', 'ideal:x1*y1, x1*y2, x2*y2'],
  ])('%s', async (expression, printed) => {
    expect(await run(['eval', expression])).toMatchObject({ exitCode: 0, out: `${printed}\n` });
  });

  it('are documents and pictures', async () => {
    const { out } = await run(['eval', 'poset("oc:1")', '--json']);
    expect(JSON.parse(out)).toMatchObject({ type: 'game-poset', name: 'oc:1', size: 4, games: 'values' });
    const { saved } = await run(['eval', 'draw(poset("day:1"), "day1.tex")']);
    expect(saved['day1.tex']).toContain('{$-1$}');
  });

  it.each([
    ['meet(poset("ss:1"), 1, value("{1|0}"))', 'meet: 1 and {1|0} have no meet; expected elements with one.'],
    ['join(poset("day:1"), 7, 0)', 'join: 7 is not an element of day:1; expected one of its elements.'],
    ['join(poset("facets:1 2"), "3", "1")', 'join: 3 is not an element of poset; expected one of its elements.'],
    ['poset("day:x")', 'namedGamePoset: "day:x"; expected day, os, ss, oc'],
  ])('%s is an error', async (expression, message) => {
    const { exitCode, err } = await run(['eval', expression]);
    expect([exitCode, err.includes(message) ? message : err]).toEqual([2, message]);
  });
});
