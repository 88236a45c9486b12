import { describe, expect, it } from 'vitest';
import { LoopyGame, parseLoopyGame, positionNames } from 'spgames/loopy';
import { drawLoopyGame } from 'spgames/pictures';
import { codeOf } from '../../../helpers/codeOf.js';

/** How often a text stands in another one. */
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('drawLoopyGame', () => {
  it('draws moves as arrows, and passes as loops', () => {
    const picture = drawLoopyGame(parseLoopyGame('over'));
    expect([count(picture, '<circle'), count(picture, '<path'), count(picture, '<polygon')]).toEqual([2, 2, 2]);
    expect([count(picture, ' Q '), count(picture, ' C ')]).toEqual([1, 1]);
    expect(picture).toContain('A loopy game with 2 positions and 2 moves: a → 0 (L), a → a (R).');
    for (const text of ['>a<', '>0<', '>Left<', '>Right<', 'thick: the start']) expect(picture).toContain(text);
  });

  it('bends arrows between the same positions apart, whoever moves and whichever way', () => {
    const picture = drawLoopyGame(parseLoopyGame('a={b|b}; b={a|a}'));
    const arrows = [...picture.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    expect([arrows.length, new Set(arrows).size]).toEqual([4, 4]);
    const both = drawLoopyGame(parseLoopyGame('*'));
    expect(new Set([...both.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).size).toBe(2);
    const loops = drawLoopyGame(parseLoopyGame('dud'));
    expect(new Set([...loops.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).size).toBe(2);
  });

  it('takes what all pictures take', () => {
    const game = parseLoopyGame('2.upon* + tis');
    expect(drawLoopyGame(game, { title: 'Twice' })).toContain('Twice');
    expect(drawLoopyGame(game, { labels: false })).not.toContain('>a<');
    expect(drawLoopyGame(game, { blackAndWhite: true })).not.toContain('#b3261e');
    expect(drawLoopyGame(game, { format: 'tikz' })).toContain('.. controls');
    expect(drawLoopyGame(game)).not.toMatch(/NaN|undefined/);
    expect(drawLoopyGame(parseLoopyGame('0'))).toContain('A loopy game with 1 position and 0 moves.');
  });

  it('calls positions from which play ends by their values', () => {
    expect(positionNames(parseLoopyGame('a={b,1/2|*}; b={a|}'))).toEqual(['a', 'b', '1/2', '*', '0', '1']);
  });

  it('refuses what is too large', () => {
    const ring = Array.from({ length: 401 }, (_, p) => [(p + 1) % 401]);
    expect(codeOf(() => drawLoopyGame(new LoopyGame(ring, ring)))).toBe('too-large-picture');
  });
});
