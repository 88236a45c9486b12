import { describe, expect, it } from 'vitest';
import { heap, heaps, parseBoard, path } from '../../../src/boards/index.js';
import {
  arcKayles,
  col,
  compile,
  GameGraph,
  gameGraphOf,
  gameTree,
  kayles,
  movesOf,
  nim,
  octal,
  oab,
  snort,
  subtraction,
  type GameTreeNode,
  type SPGame,
} from '../../../src/games/index.js';
import { drawGame, drawGameGraph, drawGameTree, LAYERED_LIMIT } from '../../../src/pictures/index.js';
import { parseValue } from '../../../src/values/index.js';
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
    const cycle = new GameGraph(2, [[0, 1], [1, 0]]); // prettier-ignore
    expect(() => drawGameGraph(cycle)).toThrow(expect.objectContaining({ code: 'not-acyclic' }));
    expect(() => drawGameGraph(new GameGraph(LAYERED_LIMIT + 1, []))).toThrow(expect.objectContaining({ code: 'too-large-picture' })); // prettier-ignore
    expect(() => drawGameGraph(compile(snort, path(9)))).toThrow('drawGameGraph: 1001 or more faces; expected at most 1000.'); // prettier-ignore
    expect(() => drawGameGraph(movesOf(compile(col, path(9))))).toThrow('drawGameGraph: 1001 or more positions; expected at most 1000.'); // prettier-ignore
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
