import { describe, expect, it } from 'vitest';
import { parseMoveGame } from 'spgames/moves';
import { drawMoveBoard } from 'spgames/pictures';
import { codeOf } from '../../helpers/codeOf.js';

const drawn = (source: string): string => drawMoveBoard(parseMoveGame(source));
const circles = (picture: string): number => picture.split('<circle').length - 1;

describe('pictures of impartial rulesets', () => {
  it('show heaps of tokens with their sizes, large ones by their size', () => {
    const heaps = drawn('wythoff@heaps:3,15');
    expect(circles(heaps)).toBe(18);
    expect(heaps).toMatch(/>3<.*>15</s);
    const large = drawn('grundy@heap:101');
    expect([circles(large), large.includes('heaps above 100')]).toEqual([0, true]);
    expect(drawn('grundy@heaps:')).toContain('no heaps');
    expect(drawn('nimania@heaps:2^3,1 turn:3')).toMatch(/3 × 2.*turn 3/s);
  });

  it('show the squares of CHOMP, with a dot on the last', () => {
    const board = drawn('chomp@grid:3x4/##..|#...|....');
    expect(board.split('<polygon').length - 1).toBe(9);
    expect(circles(board)).toBe(1);
  });

  it('show numbers above their divisors', () => {
    expect(drawn('divisors@number:72').split('<line').length - 1).toBe(17);
    expect(codeOf(() => drawn('divisors@numbers:' + Array.from({ length: 1001 }, (_, i) => i + 1).join()))).toBe(
      'too-large-picture',
    );
  });
});
