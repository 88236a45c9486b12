import { describe, expect, it } from 'vitest';
import { describeComparison } from 'spgames/formats';
import { atPosition, compareSources, parseSource } from 'spgames/sources';
import { thrownBy } from '../../helpers/thrownBy.js';

describe('compareSources', () => {
  it.each([
    ['snort@cycle:4', 'snort@grid:2x2', '=', 'P'],
    ['snort@path:3', 'col@path:3', '||', 'N'],
    ['value:1', 'value:2 - ^', '<', 'R'],
  ])('%s and %s: %s', (first, second, order, outcome) => {
    expect(compareSources(parseSource(first), parseSource(second))).toEqual({ order, outcome });
  });

  it('compares positions, and loopy games', () => {
    const after = atPosition(parseSource('snort@path:2'), 'x1');
    expect(compareSources(after, parseSource('value:1'))).toEqual({ order: '=', outcome: 'P' });
    const found = compareSources(parseSource('loopy:over'), parseSource('value:0'));
    expect(describeComparison('over', '0', found)).toEqual([
      'over > 0: the first is greater than the second: Left prefers it',
      '  outcome of the difference  L, Left wins whoever begins',
    ]);
  });

  it('refuses what is not played under normal play', () => {
    const strong = parseSource('positional(strong)@sets:0 1');
    expect(thrownBy(() => compareSources(strong, parseSource('value:0')))).toMatchObject({ code: 'not-normal-play' });
  });
});
