import { describe, expect, it } from 'vitest';
import { asComplex, asGame, asValue, atPosition, parseSource, type Source } from 'spgames/sources';
import { explain } from 'spgames/games';
import { parseValue } from 'spgames/values';
import { boardAtPosition } from '../../../src/sources/internal.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { summandOf } from '../../helpers/summandOf.js';

function at(text: string, position: string): Source {
  return atPosition(parseSource(text), position);
}

describe('atPosition', () => {
  it.each([
    ['snort@path:3', 'x1', 'snort@path:3/x..'],
    ['snort@path:5', 'x1, y5', 'snort@path:5/L...R'],
    ['snort@path:5/x....', 'y4 ', 'snort@path:5/x..o.'],
    ['nogo@grid:2x2', 'x1 y4', 'nogo@grid:2x2/x.|.o'],
    ['snort@path:2 + path:3', 'x1 y4', 'snort@path:2/x. + path:3/.o.'],
    ['snort@path:2 + col@path:2', 'x1 y4', 'snort@path:2/x. + col@path:2/.o'],
    ['-snort@path:3', 'x1', '-snort@path:3/o..'],
    ['SNORT@path:3', '', 'snort@path:3'],
    ['snort@path:3', '{}', 'snort@path:3'],
  ])('%s at %s is %s', (text, position, same) => {
    const expected = asComplex(parseSource(same));
    expect(asComplex(at(text, position)).equals(expected)).toBe(true);
  });

  it('is the link of a complex, and of that of an ideal', () => {
    for (const text of ['facets:x1 x2, x2 y1', 'ideal:x1*y1']) {
      const source = parseSource(text);
      const link = atPosition(source, 'x1');
      expect(link.kind).toBe('complex');
      expect(asComplex(link).equals(asComplex(source).link([0]))).toBe(true);
    }
  });

  it('places dominoes by their labels', () => {
    const source = at('domineering(oriented)@grid:2x2', 'x1');
    expect(asValue(source).toString()).toBe('1');
    expect(boardAtPosition(asGame(source)).pieces).toEqual([
      { vertex: 0, side: 'L' },
      { vertex: 2, side: 'L' },
    ]);
  });

  it('keeps the value of a sum, and the stones of the board', () => {
    const source = at('node-kayles@path:3/..o + value:^ + snort@path:1', 'x1');
    expect(summandOf(source, 'value')).toBe(parseValue('^'));
    expect(boardAtPosition(summandOf(source, 'game')).pieces).toHaveLength(2);
  });

  it('can be explained further', () => {
    const game = asGame(at('snort@path:3', 'x1'));
    expect(explain(game, [4])).toMatchObject({ legal: false, placed: [0], minimalIllegal: [4] });
  });

  it.each([
    ['snort@path:3', 'x1 y2', 'not-a-legal-start', 'x1 y2 is forbidden (snort: opposing pieces are not adjacent)'],
    ['snort@path:3/x..', 'y2', 'not-a-legal-start', 'x1 y2 is forbidden (snort: opposing pieces are not adjacent)'],
    ['node-kayles@path:3', '2 1', 'not-a-legal-start', ': 1 2 is forbidden'],
    ['domineering@grid:2x2', 'x1', 'not-a-legal-start', 'x1 is forbidden (domineering: no piece of Left lies'],
    ['facets:x1, y1', 'x1 y1', 'not-a-legal-start', '(it is a minimal nonface of the complex)'],
    ['snort@path:3', 'x4', 'unknown-vertex', 'x4 is not a vertex'],
    ['value:1', 'x1', 'not-with-rules', 'a position of a value'],
    ['facets:', '', 'not-a-game', 'the void complex'],
    ['domineering@grid:2x2/x.|..', '', 'not-a-suitable-board', 'no such piece covers that vertex alone'],
  ])('%s at %s is refused', (text, position, code, words) => {
    expect(thrownBy(() => at(text, position))).toMatchObject({
      code,
      message: expect.stringContaining(words) as string,
    });
  });
});

describe('rulesets in capitals', () => {
  it.each(['SNORT@path:3', 'Snort@path:3', 'OAB(1,2)@path:3', 'NODE-KAYLES@cycle:4'])('%s', (text) => {
    const [upper, lower] = [asComplex(parseSource(text)), asComplex(parseSource(text.toLowerCase()))];
    expect(upper.equals(lower)).toBe(true);
  });

  it('without a board are refused as rulesets', () => {
    expect(thrownBy(() => parseSource('SNORT'))).toMatchObject({ code: 'not-given-board' });
  });
});
