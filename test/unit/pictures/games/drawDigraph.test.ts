import { describe, expect, it } from 'vitest';
import { DigraphPlacement, parseDigraphPlacement } from 'spgames/digraphs';
import { drawDigraph } from 'spgames/pictures';
import { codeOf } from '../../../helpers/codeOf.js';
import { note, texts } from '../../../helpers/svgParts.js';

/** How often a text stands in another one. */
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('drawDigraph', () => {
  it('tells sides apart by shape and arcs by their heads', () => {
    const picture = drawDigraph(parseDigraphPlacement('LLR 0>1 1-2'));
    expect([count(picture, '<circle'), count(picture, '<polygon'), count(picture, '<line')]).toEqual([2, 3, 2]);
    expect(picture).toContain('A digraph with 3 vertices and 3 arcs: x1 → x2, x2 → y3, y3 → x2.');
    expect(picture).toContain('round: Left, square: Right');
  });

  it('takes names, coordinates and what all pictures take', () => {
    const game = parseDigraphPlacement('LR 0>1');
    const options = {
      names: ['a', 'b'],
      coordinates: [
        [0, 0],
        [5, 0],
      ],
      title: 'An arc',
    } as const;
    const picture = drawDigraph(game, options);
    for (const part of ['>a<', '>b<', 'An arc', 'a → b']) expect(picture).toContain(part);
    expect(drawDigraph(game, { ...options, labels: false })).not.toContain('>a<');
    expect(drawDigraph(game, { blackAndWhite: true })).not.toContain('#b3261e');
    expect(drawDigraph(game, { format: 'tikz' })).toContain('\\begin{tikzpicture}');
    expect(drawDigraph(game)).toBe(drawDigraph(parseDigraphPlacement('LR 0>1')));
  });

  it('says that there is nothing to see', () => {
    expect(drawDigraph(new DigraphPlacement(''))).toContain('the digraph without vertices');
    expect(drawDigraph(new DigraphPlacement('R'))).toContain('A digraph with 1 vertex and 0 arcs.');
  });

  it('refuses what it cannot draw', () => {
    expect(codeOf(() => drawDigraph(new DigraphPlacement('L'.repeat(401))))).toBe('too-large-picture');
    expect(codeOf(() => drawDigraph(new DigraphPlacement('LR'), { names: ['a'] }))).toBe('invalid-option');
    expect(codeOf(() => drawDigraph(new DigraphPlacement('L'), { coordinates: [[0, NaN]] }))).toBe('invalid-option');
  });

  it('arrows have room in large digraphs', () => {
    let seed = 5;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const pairs = Array.from({ length: 50 }, (_, u) => Array.from({ length: 50 }, (_, v) => [u, v] as const)).flat();
    const arcs = pairs.filter(([u, v]) => u !== v && random() < 0.04);
    const game = parseDigraphPlacement(`${'LR'.repeat(25)} ${arcs.map(([u, v]) => `${u}>${v}`).join(' ')}`);
    const svg = drawDigraph(game);
    const numbers = (mark: RegExp): number[][] => [...svg.matchAll(mark)].map(([, ...found]) => found.map(Number));
    const places = numbers(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>[xy]\d+</g);
    const lines = numbers(/<line x1="([-\d.]+)" y1="([-\d.]+)" x2="([-\d.]+)" y2="([-\d.]+)"/g);
    const edges = game.arcs.filter(([u, v]) => u < v || !game.hasArc(v, u));
    expect([places.length, lines.length]).toEqual([50, edges.length]);
    edges.forEach(([u, v], i) => {
      const [x1, y1, x2, y2] = lines[i] as [number, number, number, number];
      const [from, to] = [places[u]!, places[v]!];
      expect((x2 - x1) * (to[0]! - from[0]!) + (y2 - y1) * (to[1]! - from[1]!)).toBeGreaterThan(0);
    });
  });
});

describe('remarks below pictures', () => {
  it('are left out when asked, without the labels', () => {
    const digraph = parseDigraphPlacement('LR 0>1');
    const [all, none] = [drawDigraph(digraph), drawDigraph(digraph, { note: false })];
    expect(note(all)).toBe('labels count from 1, the notation from 0');
    expect(note(none)).toBe('');
    expect(texts(none)).toEqual(texts(all));
  });
});
