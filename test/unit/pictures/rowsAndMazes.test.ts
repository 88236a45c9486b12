import { describe, expect, it } from 'vitest';
import { parseMoveGame } from 'spgames/moves';
import { drawMoveBoard } from 'spgames/pictures';
import { codeOf } from '../../helpers/codeOf.js';

const draw = (source: string, options?: Parameters<typeof drawMoveBoard>[1]): string =>
  drawMoveBoard(parseMoveGame(source), options);
const count = (svg: string, pattern: RegExp): number => [...svg.matchAll(pattern)].length;

describe('pictures of games on rows and of mazes', () => {
  it('show dominoes, those of either player without a letter', () => {
    const svg = draw('toppling-dominoes(E,W)@row:LRREL');
    expect(
      [/class="domino left"/g, /class="domino right"/g, /class="domino either"/g].map((p) => count(svg, p)),
    ).toEqual([2, 2, 1]);
    expect(svg).toContain('no letter: either player');
    expect(draw('toppling-dominoes@row:LL')).not.toContain('either');
    expect(draw('toppling-dominoes@row:')).toContain('<line');
  });

  it('show strips with round and square pieces, toads and frogs with the way they go', () => {
    for (const name of ['push', 'shove']) {
      const svg = draw(`${name}@row:L_RL`);
      expect([count(svg, /<circle/g), count(svg, /class="piece right"/g), count(svg, /<rect/g)]).toEqual([2, 1, 4 + 2]);
    }
    expect(count(draw('toads-and-frogs@row:LL_RR'), /<polygon/g)).toBe(4);
  });

  it('show integers by their height, and bumps with the roller', () => {
    const svg = draw('lenres@row:0,5,-2,5');
    expect(count(svg, /class="integer"/g)).toBe(4);
    expect(count(svg, /stroke-dasharray/g)).toBe(1);
    const pitch = draw('cricket-pitch@row:1,0,@,30,2');
    expect(count(pitch, /class="bump"/g)).toBe(3);
    expect(count(pitch, /class="roller"/g)).toBe(1);
    expect(draw('roll-the-lawn@row:@')).toContain('roller');
  });

  it('show mazes with a thick line for each wall and four around', () => {
    const svg = draw('maze@grid:3x2/walls:1.0-1.1,0.1-1.1');
    const walls = /<g class="walls"[^>]*>(.*?)<\/g>/s.exec(svg)![1]!;
    expect(count(walls, /<line/g)).toBe(6);
    expect(count(svg, /class="token"/g)).toBe(1);
    const two = draw('maze@grid:3x2/tokens:0.1,2.0,2.0');
    expect(count(two, /class="token" cx="(70" cy="34|34" cy="106)"/g)).toBe(2);
    expect(two).toMatch(/cy="106"[^>]*\/>\s*<text [^>]*>2<\/text>/);
  });

  it('are written for LaTeX, without labels, and in grey too', () => {
    for (const source of ['lenres@row:0,1', 'maze@grid:2x2/walls:0.0-0.1', 'cricket-pitch@row:2,@', 'push@row:LR']) {
      expect(draw(source, { format: 'tikz' })).toContain('\\begin{tikzpicture}');
      expect(draw(source, { blackAndWhite: true })).not.toMatch(/#1d4fa8|#b3261e|#2f9e5f|#e0a100/);
      expect(draw(source, { labels: false })).not.toContain('class="caption"');
    }
  });

  it('are refused where nobody could read them', () => {
    expect(codeOf(() => draw(`push@row:${'L'.repeat(501)}`))).toBe('too-large-picture');
    expect(codeOf(() => draw('maze@grid:51x50'))).toBe('too-large-picture');
    expect(codeOf(() => draw('lenres@row:' + Array.from({ length: 501 }, (_, i) => i).join(',')))).toBe(
      'too-large-picture',
    );
  });
});
