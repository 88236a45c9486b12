import { describe, expect, it } from 'vitest';
import {
  arcKayles,
  col,
  compile,
  GameGraph,
  gameGraphOf,
  gameTree,
  type GameTreeNode,
  kayles,
  movesOf,
  nim,
  oab,
  octal,
  snort,
  type SPGame,
  subtraction,
} from 'spgames/games';
import { asGame, parseSource } from 'spgames/sources';
import { drawGame, drawGameGraph, drawGameTree, LAYERED_LIMIT } from 'spgames/pictures';
import { heap, heaps, parseBoard, path } from 'spgames/boards';
import { parseValue } from 'spgames/values';
import { caption, count, expectDocument, layer, polygons, texts } from '../../helpers/svgParts.js';

/** The nodes of a game tree, counted by walking it. */
function nodesOf(node: GameTreeNode<readonly number[]>): number {
  return node.children.reduce((sum, child) => sum + nodesOf(child), 1);
}

const edgesOf = (svg: string): number => count(layer(svg, 'edges'), 'line') + count(layer(svg, 'edges'), 'polyline');
/** The texts at the elements, not those below the picture. */
const labelsOf = (svg: string): string[] => texts(layer(svg, 'vertices'));

const GAMES: readonly (readonly [string, SPGame])[] = [
  ['snort@path:3', compile(snort, path(3))],
  ['col@path:3', compile(col, path(3))],
  ['arc-kayles@path:4', compile(arcKayles, path(4))],
  ['snort@path:0', compile(snort, path(0))],
];

describe('drawGameGraph', () => {
  it.each(GAMES)('draws each position of %s once and each move as a line', (_, game) => {
    const graph = gameGraphOf(game);
    const svg = drawGameGraph(game);
    expectDocument(svg);
    expect(labelsOf(svg)).toHaveLength(graph.n);
    expect(new Set(labelsOf(svg)).size).toBe(graph.n);
    expect(edgesOf(svg)).toBe(graph.arcs.length);
    const byMoves = drawGameGraph(movesOf(game));
    expect([labelsOf(byMoves).length, edgesOf(byMoves)]).toEqual([graph.n, graph.arcs.length]);
  });

  it('draws the positions of a value, and what both players may do in grey', () => {
    const svg = drawGameGraph(parseValue('{2|-2}'));
    expect(labelsOf(svg).sort()).toEqual(['-1', '-2', '0', '1', '2', '{2|-2}']);
    expect(caption(svg)).toEqual(['Left', 'Right']);
    expect(caption(drawGameGraph(parseValue('{1|*}')))).toEqual(['Left', 'Right', 'either player']);
    expect(drawGameGraph(parseValue('{2|-2}'), { format: 'tikz' })).toContain('{$\\{2 \\mid -2\\}$}');
  });

  it('refuses cycles and large graphs', () => {
    const cycle = new GameGraph(2, [
      [0, 1],
      [1, 0],
    ]);
    expect(() => drawGameGraph(cycle)).toThrow(expect.objectContaining({ code: 'not-acyclic' }));
    expect(() => drawGameGraph(new GameGraph(LAYERED_LIMIT + 1, []))).toThrow(
      expect.objectContaining({ code: 'too-large-picture' }),
    );
    expect(() => drawGameGraph(compile(snort, path(9)))).toThrow(
      'drawGameGraph: 1001 or more faces; expected at most 1000.',
    );
    expect(() => drawGameGraph(movesOf(compile(col, path(9))))).toThrow(
      'drawGameGraph: 1001 or more positions; expected at most 1000.',
    );
  });
});

describe('drawGameTree', () => {
  it.each(GAMES)('draws a node for each sequence of moves of %s', (_, game) => {
    const svg = drawGameTree(game);
    expectDocument(svg);
    const nodes = nodesOf(gameTree(game));
    expect([labelsOf(svg).length, edgesOf(svg)]).toEqual([nodes, nodes - 1]);
    expect(labelsOf(svg)[0]).toBe('∅');
    expect(svg).toContain(`<desc>A game tree with ${nodes} node`);
  });

  it('has the options of Left on the left', () => {
    const svg = drawGameTree(parseValue('{2|-2}'));
    expect(labelsOf(svg)).toEqual(['{2|-2}', '2', '-2', '1', '-1', '0', '0']);
    const left = (label: string): number => Number(new RegExp(`<text x="([^"]+)"[^>]*>${label}</text>`).exec(svg)![1]);
    expect(left('2')).toBeLessThan(left('-2'));
    expect(svg).toContain('{2|-2} (L: 2 (L: 1 (L: 0)), R: -2 (R: -1 (R: 0)))');
  });

  it('refuses large trees before they are listed', () => {
    expect(() => drawGameTree(compile(snort, path(8)))).toThrow(expect.objectContaining({ code: 'too-large-picture' }));
  });
});

describe('drawGame', () => {
  const sum = (text: string, options = {}): string => drawGame(asGame(parseSource(text)), options);
  const signs = (svg: string): string[] => texts(svg).filter((text) => /^[+−]$/.test(text));

  it('the summands of a sum stand on boards of their own with signs between them', () => {
    const svg = sum('snort@path:3 + domineering@grid:2x2');
    expectDocument(svg);
    expect(signs(svg)).toEqual(['+']);
    expect(polygons(layer(svg, 'cells'))).toHaveLength(4);
    expect(count(layer(svg, 'vertices'), 'circle')).toBe(3);
    for (const number of ['1', '2', '3', '4', '5', '6', '7']) expect(texts(svg)).toContain(number);
    expect(signs(sum('2*snort@path:2 - snort@path:2'))).toEqual(['+', '−']);
    expect(sum('snort@path:2 + snort@path:1')).toContain(
      '<desc>A board with 2 vertices and 1 edge: 1-2. A board with 1 vertex and 0 edges.</desc>',
    );
    expect(signs(sum('snort@path:3'))).toEqual([]);
  });

  it('a negative is drawn as the game, behind a minus', () => {
    const game = asGame(parseSource('-snort@path:4'));
    const [own, negative] = [asGame(parseSource('snort@path:4')), game].map((it) => {
      const side = it === game ? 'R' : 'L';
      const vertex = it.basicPositions.find((piece) => piece.side === side)!;
      return drawGame(it.after([vertex.vertex]));
    }) as [string, string];
    expect(signs(negative)).toEqual(['−']);
    expect(caption(negative)).toEqual(['−: the players are exchanged']);
    expect(
      [own, negative].map(
        (svg) => count(layer(svg, 'pieces'), 'circle') > 0 && count(layer(svg, 'pieces'), 'rect') === 0,
      ),
    ).toEqual([true, true]);
  });

  it('a board of HEX shows who joins which sides', () => {
    const svg = sum('hex@hex:3x3');
    const sides = layer(svg, 'sides');
    expect([sides.match(/class="left"/g), sides.match(/class="right"/g)].map((found) => found?.length)).toEqual([2, 2]);
    expect(caption(svg)).toEqual(['Left joins left and right', 'Right joins top and bottom']);
    // Left's sides are those at the left and the right: the mean of their places is as high as that of Right's, and
    // they are farther apart.
    const means = [...sides.matchAll(/class="(left|right)" points="([^"]+)"/g)].map(([, side, points]) => {
      const xy = points!.split(' ').map((corner) => corner.split(',').map(Number) as [number, number]);
      return {
        side,
        x: xy.reduce((sum, [x]) => sum + x, 0) / xy.length,
        y: xy.reduce((sum, [, y]) => sum + y, 0) / xy.length,
      };
    });
    const apart = (side: string): [number, number] => {
      const [a, b] = means.filter((mean) => mean.side === side);
      return [Math.abs(a!.x - b!.x), Math.abs(a!.y - b!.y)];
    };
    expect(apart('left')[0]).toBeGreaterThan(100);
    expect(apart('left')[1]).toBeLessThan(10);
    expect(apart('right')[1]).toBeGreaterThan(100);
    expect(layer(sum('snort@hex:3x3'), 'sides')).toBe('');
  });

  it('octal games on paths are strips, NIM and subtraction games heaps', () => {
    for (const game of [compile(kayles, path(5)), compile(octal('.77'), heap(5)), compile(oab(1, 2), path(5))])
      expect(polygons(layer(drawGame(game), 'cells'))).toHaveLength(5);
    for (const game of [compile(nim, heaps([2, 3])), compile(subtraction([1], [2, 3]), heap(5))])
      expect(count(layer(drawGame(game), 'counters'), 'circle')).toBe(5);
    for (const game of [compile(snort, path(5)), compile(kayles, parseBoard('cycle:5'))])
      expect(count(layer(drawGame(game), 'vertices'), 'circle')).toBe(5);
  });

  it('shows the pieces that were placed, on the boards of all summands', () => {
    const game = compile(arcKayles, path(3));
    const svg = drawGame(game.after([1]));
    expectDocument(svg);
    expect(svg.match(/class="piece either"/g)).toHaveLength(1);
    expect(svg).toContain('Pieces: on 2 3.');
  });
});
