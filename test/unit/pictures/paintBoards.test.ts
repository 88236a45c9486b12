import { describe, expect, it } from 'vitest';
import { parseMoveGame, type HackenbushEdge } from 'spgames/moves';
import { drawMoveBoard } from 'spgames/pictures';
import { hackenbushPlaces } from '../../../src/pictures/moves/hackenbushPlaces.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { codeOf } from '../../helpers/codeOf.js';

const drawn = (source: string, options = {}): string => drawMoveBoard(parseMoveGame(source), options);
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

describe('HACKENBUSH as a picture', () => {
  it('has a line of its own kind and a letter for each edge, and words for the kinds that there are', () => {
    const svg = drawn('hackenbush@edges:0-1L,0-1R,1-2E,2-2L,0-0R');
    expect(count(svg, />L</g)).toBe(2);
    expect(count(svg, />R</g)).toBe(2);
    expect(count(svg, />E</g)).toBe(1);
    expect(svg).toContain('dashed: Right');
    expect(drawn('hackenbush@stalk:LL')).not.toContain('dashed');
    expect(count(svg, /class="vertex"/g)).toBe(2);
    expect(drawn('hackenbush@edges:0-1L,0-2E', { format: 'tikz' })).toContain('dash pattern');
    expect(drawn('hackenbush@edges:')).toContain('class="ground"');
    expect(codeOf(() => drawn(`hackenbush@stalk:${'L'.repeat(401)}`))).toBe('too-large-picture');
  });

  it('tells the players apart without colours and without labels', () => {
    const svg = drawn('hackenbush@stalk:LRE', { blackAndWhite: true, labels: false });
    expect(svg).not.toMatch(/>[LRE]</);
    expect(new Set([...svg.matchAll(/stroke-dasharray="([^"]*)"/g)].map(([, dashes]) => dashes)).size).toBe(2);
  });

  it('stands on the ground, the vertices of a stalk above each other and those of a forest beside each other', () => {
    expect([
      ...hackenbushPlaces([
        [0, 3, 'L'],
        [3, 5, 'R'],
      ]).places,
    ]).toEqual([
      [3, [0, -62]],
      [5, [0, -124]],
    ]);
    const { places } = hackenbushPlaces([
      [0, 1, 'L'],
      [0, 1, 'R'],
      [0, 2, 'E'],
    ]);
    expect(places.get(2)![0] - places.get(1)![0]).toBe(56);
  });

  it('has a place of its own for each vertex, and no edge through another vertex of its layer', () => {
    const random = randomIntegers(17);
    for (let n = 0; n < 40; n++) {
      const edges = Array.from({ length: 1 + random(12) }, (_, i): HackenbushEdge => [
        random(Math.min(i + 1, 7)),
        1 + random(7),
        'L',
      ]);
      const chain = Array.from({ length: 7 }, (_, i): HackenbushEdge => [i, i + 1, 'E']);
      const { places, bends } = hackenbushPlaces([...edges, ...chain.slice(0, 7)]);
      const all = [...places.values(), ...bends.flat()];
      expect(places.size).toBe(7);
      expect(new Set(all.map(String)).size).toBe(all.length);
      for (const [, y] of all) expect(y).toBeLessThan(0);
    }
  });
});

describe('boards with pieces', () => {
  it('have round pieces of Left and square ones of Right, and leave missing cells out', () => {
    const svg = drawn('clobber@grid:2x3/xo.|#x#');
    expect(count(svg, /class="piece left"/g)).toBe(2);
    expect(count(svg, /class="piece right"/g)).toBe(1);
    expect(count(svg, /<polygon/g)).toBe(4);
    expect(count(svg, /<circle/g)).toBe(2);
    expect(svg).toContain('square: Right');
  });

  it('cross the cells that are gone in AMAZONS', () => {
    const svg = drawn('amazons@grid:1x3/x#.');
    expect(count(svg, /<polygon/g)).toBe(3);
    expect(svg).toContain('crossed: gone');
    expect(drawn('konane@grid:1x3/x#.')).not.toContain('crossed');
  });
});
