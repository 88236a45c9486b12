import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawBettiTable, drawComplex, drawPlot, type PictureOptions } from 'spgames/pictures';
import { namedComplex } from 'spgames/complex';
import { parseSource } from 'spgames/sources';
import { DARK, withoutThemes } from '../../../../src/pictures/drawing/themed.js';
import { drawSource } from '../../../../src/cli/draw/drawSource.js';
import { Work } from '../../../../src/run.js';
import { expectDocument } from '../../../helpers/svgParts.js';

const SOURCES = [
  'snort@path:3',
  'domineering@grid:2x2',
  'nim@heaps:2,3',
  'hex@hex:2x2',
  'snort@path:3 sides:LR.',
  'value:{2|-2}',
  'facets:x1 x2 y1, y1 z w a',
  'digraph:LR 0>1',
  'loopy:over={0|pass}',
  'clobber@grid:2x2/xo|.x',
  'fox-and-geese@grid:4x4/.f..|....|....|g...',
  'amazons@grid:2x2/x.|#o',
  'maze@grid:2x2/walls:0.0-0.1',
  'chomp@grid:2x2',
  'divisors@number:12',
  'lenres@row:1,2',
  'roll-the-lawn@row:1,@,2',
  'hackenbush@edges:0-1L,1-2R,0-2E',
  'toppling-dominoes@row:LRE',
  'toads-and-frogs@row:L_R',
  'positional(maker)@clique:4,3',
  'lattice:moves 1,0 0,1; defeated 0,0',
] as const;

function pictures(options: PictureOptions): string[] {
  const drawn = SOURCES.map((source) => drawSource(parseSource(source), options, new Work('draw', {})));
  const complex = namedComplex('real-projective-plane');
  const series = Array.from({ length: 6 }, (_, i) => ({ name: String(i), points: [[i, 1]] as [number, number][] }));
  const plot = drawPlot({ x: 'n', y: 't', series }, options);
  return [...drawn, drawComplex(complex, options), drawBettiTable(complex, options), plot];
}

/** Contrast as the Web Content Accessibility Guidelines define it. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
      .map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const pixels = (svg: string): Buffer => new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;

describe('light and dark ground', () => {
  it('every colour has one for dark ground, and rules say so', () => {
    for (const svg of pictures({})) {
      if (!svg.includes('class="mark-group')) expectDocument(svg);
      for (const [, name, colour] of svg.matchAll(/(fill|stroke)="(#[0-9a-f]{6})"/g)) {
        expect(DARK, svg.slice(0, 300)).toHaveProperty([colour!]);
        expect(svg).toContain(`[${name!}=\\${colour!}]{${name!}:${DARK[colour!]!}}`);
      }
    }
  });

  it('programs that read no style sheets draw it on light ground, with or without the rules', () => {
    const [auto, light] = [pictures({}), pictures({ theme: 'light' })];
    auto.forEach((svg, i) => {
      expect(withoutThemes(svg).replace(' class="spgames-picture"', '')).toBe(light[i]);
      expect(pixels(svg).equals(pixels(light[i]!))).toBe(true);
    });
  });

  it('paper is light, whatever the reader’s screen is', () => {
    for (const svg of pictures({}))
      expect(svg.match(/@media[^{]*/g)).toEqual(['@media screen and (prefers-color-scheme:dark)']);
  });

  it('a fixed dark ground has no light one left', () => {
    for (const svg of pictures({ theme: 'dark' })) {
      expect(svg).not.toContain('#ffffff"');
      expect(svg).not.toContain('<style>');
      expect(svg).toContain(`fill="${DARK['#ffffff']!}"`);
    }
  });

  it('black and white, and TikZ, are for paper', () => {
    const source = parseSource('snort@path:3');
    const draw = (options: PictureOptions): string => drawSource(source, options, new Work('draw', {}));
    expect(draw({ blackAndWhite: true, theme: 'dark' })).toBe(draw({ blackAndWhite: true }));
    expect(draw({ blackAndWhite: true })).not.toContain('<style>');
    expect(draw({ format: 'tikz', theme: 'dark' })).toBe(draw({ format: 'tikz' }));
  });

  it('texts and lines can be read on both grounds', () => {
    const both = (colour: string): number[] => [contrast(colour, '#ffffff'), contrast(DARK[colour]!, DARK['#ffffff']!)];
    for (const text of ['#222222', '#555555', '#1d4fa8', '#b3261e', '#444444'])
      for (const found of both(text)) expect(found).toBeGreaterThan(4.5);
    for (const found of both('#777777')) expect(found).toBeGreaterThan(4.4);
    // Labels on the tints of the players.
    for (const tint of ['#d6e4fb', '#fbdad7', '#f1f1ee'])
      for (const found of [contrast('#222222', tint), contrast(DARK['#222222']!, DARK[tint]!)])
        expect(found).toBeGreaterThan(7);
  });
});
