import { describe, expect, it } from 'vitest';
import { parseSource } from 'spgames/sources';
import { SourceRange } from '../../../src/sources/internal.js';
import { thrownBy } from '../../helpers/thrownBy.js';

describe('SourceRange', () => {
  it.each([
    ['snort@path:{1..3}', ['snort@path:1', 'snort@path:2', 'snort@path:3']],
    ['snort@path:{2,5}', ['snort@path:2', 'snort@path:5']],
    ['snort@path:{1..2,7}', ['snort@path:1', 'snort@path:2', 'snort@path:7']],
    ['nim@heaps:{1,2},3', ['nim@heaps:1,3', 'nim@heaps:2,3']],
    ['snort@grid:{2..3}x{4,6}', ['snort@grid:2x4', 'snort@grid:2x6', 'snort@grid:3x4', 'snort@grid:3x6']],
    ['2*snort@path:1 + path:{1..2}', ['2*snort@path:1 + path:1', '2*snort@path:1 + path:2']],
    ['snort@path:1 - -col@path:1..2', ['snort@path:1 - -col@path:1', 'snort@path:1 - -col@path:2']],
    ['matching:{3..4}', ['matching:3', 'matching:4']],
    ['random:n=5,d=2,p=0.5,seed=1..2', ['random:n=5,d=2,p=0.5,seed=1', 'random:n=5,d=2,p=0.5,seed=2']],
    ['value:{1,2}', ['value:{1,2}']],
    ['value:{1,2|0} + {1,2}', ['value:{1,2|0} + {1,2}']],
    ['facets:{1,2},{2,3}', ['facets:{1,2},{2,3}']],
    ['nonfaces:{1,2}', ['nonfaces:{1,2}']],
    ['ideal:x1..2', ['ideal:x1..2']],
    ['vertices:1..2; facets:1', ['vertices:1..2; facets:1']],
    ['snort@path:{1..2} + facets:{1,2}', ['snort@path:1 + facets:{1,2}', 'snort@path:2 + facets:{1,2}']],
    ['snort@path:5/..x..', ['snort@path:5/..x..']],
    ['snort@g6:C{ + path:{1,2}', ['snort@g6:C{ + path:1', 'snort@g6:C{ + path:2']],
    ['{1,2}.json', ['{1,2}.json']],
    ['oab({1,2},2)@path:3', ['oab({1,2},2)@path:3']],
  ])('%s', (line, expected) => {
    const range = new SourceRange(line);
    expect([...range]).toEqual(expected);
    expect(range.count).toBe(expected.length);
  });

  it('says which integers each range has', () => {
    expect(new SourceRange('snort@grid:{2..3}x{4,6}').values).toEqual([
      [2, 3],
      [4, 6],
    ]);
    expect(new SourceRange('snort@path:3').values).toEqual([]);
  });

  it('counts before it writes anything out', () => {
    const range = new SourceRange('snort@path:1..9999999');
    expect(range.count).toBe(9_999_999);
    expect(range[Symbol.iterator]().next().value).toBe('snort@path:1');
    for (const line of ['snort@path:1..999999999', 'snort@grid:1..9999x1..9999', 'snort@path:{1..9999999,1..9999999}'])
      expect(thrownBy(() => new SourceRange(line))).toMatchObject({ code: 'too-many-sources' });
  });

  it.each(['snort@path:3..1', 'snort@path:{3..1}', 'matching:{1,3..2}'])('%s is empty', (line) => {
    expect(thrownBy(() => new SourceRange(line))).toMatchObject({ code: 'invalid-range' });
  });
});

describe('outside of batch', () => {
  it.each(['snort@path:1..4', 'snort@grid:{2,3}x3', 'matching:{3,4}', '-snort@path:3 + path:1..2'])(
    '%s is refused, and batch named',
    (text) => {
      const error = thrownBy(() => parseSource(text));
      expect(error).toMatchObject({ code: 'not-one-source', hint: expect.stringContaining('spgames batch') as string });
    },
  );
});
