import { grid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { compile, snort } from 'spgames/games';
import { OutcomeTable, parseLatticeGame } from 'spgames/lattice';
import { parseLoopyGame } from 'spgames/loopy';
import {
  drawBoard,
  drawComplex,
  drawGame,
  drawLoopyGame,
  drawOutcomes,
  drawPoset,
  layoutComplex,
  type PictureOptions,
} from 'spgames/pictures';
import { parsePoset } from 'spgames/poset';
import { parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';

/** The values of an attribute of the elements that have it, in their order. */
function valuesOf(svg: string, attribute: string): string[] {
  return [...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value!);
}

describe('pictures that say which element stands for what', () => {
  it('number the vertices, edges and pieces of a board', () => {
    const svg = drawGame(compile(snort, path(3)).after([0]), { addressed: true });
    expect(valuesOf(svg, 'data-vertex')).toEqual(['1', '2', '3']);
    expect(valuesOf(svg, 'data-edge')).toEqual(['1 2', '2 3']);
    expect(valuesOf(svg, 'data-piece')).toEqual(['1']);
  });

  it('name row and column of cells', () => {
    const svg = drawBoard(grid(2, 3), { addressed: true });
    expect(valuesOf(svg, 'data-cell')).toEqual(['1 1', '1 2', '1 3', '2 1', '2 2', '2 3']);
    expect(valuesOf(svg, 'data-vertex')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('go on counting in a sum', () => {
    const source = parseSource('snort@path:2 + col@path:2');
    if (source.kind !== 'game') throw new Error('not a game');
    expect(valuesOf(drawGame(source.object, { addressed: true }), 'data-vertex')).toEqual(['1', '2', '3', '4']);
  });

  it('name the vertices, edges and faces of a complex by labels, also those not written', () => {
    const svg = drawComplex(compile(snort, path(3)), { addressed: true, labels: false });
    expect(valuesOf(svg, 'data-vertex')).toEqual(['x1', 'x2', 'x3', 'y1', 'y2', 'y3']);
    expect(valuesOf(svg, 'data-face')).toEqual(['x1 x2 x3', 'y1 y2 y3']);
    expect(valuesOf(svg, 'data-edge')).toHaveLength(8);
  });

  it('number elements and covers of posets, positions and moves of loopy games, and name points of lattice games', () => {
    const poset = drawPoset(parsePoset('a<b, a<c'), { addressed: true });
    expect(valuesOf(poset, 'data-node')).toEqual(['0', '1', '2']);
    expect(valuesOf(poset, 'data-arc')).toEqual(['1 0', '2 0']);
    const over = drawLoopyGame(parseLoopyGame('over'), { addressed: true });
    expect(valuesOf(over, 'data-node')).toEqual(['0', '1']);
    expect([valuesOf(over, 'data-arc'), valuesOf(over, 'data-player')]).toEqual([
      ['0 1', '0 0'],
      ['L', 'R'],
    ]);
    const nim = OutcomeTable.inBox(parseLatticeGame('moves 1,0 0,1; defeated 0,0'), [1, 1]);
    expect(valuesOf(drawOutcomes(nim, { addressed: true }), 'data-point')).toEqual(['1,1', '0,1', '1,0']);
    for (const draw of [
      (options: PictureOptions) => drawPoset(parsePoset('a<b, a<c'), options),
      (options: PictureOptions) => drawLoopyGame(parseLoopyGame('over'), options),
      (options: PictureOptions) => drawOutcomes(nim, options),
    ]) {
      expect(draw({})).not.toContain('data-');
      expect(draw({ addressed: true, format: 'tikz' })).toBe(draw({ format: 'tikz' }));
    }
  });

  it('say nothing of it unless asked, and never in TikZ', () => {
    const game = compile(snort, path(3));
    expect(drawGame(game)).not.toContain('data-');
    expect(drawComplex(game)).not.toContain('data-');
    expect(drawGame(game, { addressed: true, format: 'tikz' })).toBe(drawGame(game, { format: 'tikz' }));
  });

  it('are the same but for that', () => {
    const game = compile(snort, grid(2, 2));
    const bare = (svg: string): string => svg.replace(/ data-[a-z]+="[^"]*"/g, '');
    expect(bare(drawComplex(game, { addressed: true }))).toBe(drawComplex(game));
    expect(bare(drawGame(game, { addressed: true }))).toBe(drawGame(game));
  });
});

describe('the layout of a complex', () => {
  it('is that of its picture, where nothing is cut open', () => {
    const complex = compile(snort, path(4)).legalComplex;
    const coordinates = layoutComplex(complex);
    expect(coordinates).toHaveLength(8);
    const [first, ...others] = [drawComplex(complex, { coordinates }), drawComplex(complex, { uncut: true })].map(
      (svg) => valuesOf(svg, 'points').join(' ').split(/[ ,]/).map(Number),
    );
    // Given places are drawn in a unit of their own.
    const scale = Math.max(...others[0]!) / Math.max(...first!);
    expect(first!.length).toBeGreaterThan(20);
    first!.forEach((x, i) => expect(x * scale).toBeCloseTo(others[0]![i]!, 0));
  });

  it('keeps the vertices of a link where they are', () => {
    const complex = compile(snort, path(3)).legalComplex;
    const coordinates = layoutComplex(complex);
    const smaller = complex.link([0]);
    const drawn = drawComplex(smaller, { coordinates, addressed: true });
    expect(valuesOf(drawn, 'data-vertex')).toEqual(smaller.support.map((v) => smaller.vertices[v]!.label));
  });

  it('has a place for each loop, and none for no vertex', () => {
    expect(layoutComplex(SimplicialComplex.fromFacets([[0, 2]], 3))[1]).toEqual([0, 0]);
    expect(layoutComplex(SimplicialComplex.irrelevant([]))).toEqual([]);
  });
});
