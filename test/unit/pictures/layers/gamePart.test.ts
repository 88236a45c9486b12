import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compile,
  GameGraph,
  gameGraphOf,
  movesOf,
  nodeKayles,
  nogo,
  orientedDomineering,
  playOn,
  snort,
  type SPGame,
} from 'spgames/games';
import { complexAutomorphisms, SimplicialComplex } from 'spgames/complex';
import { drawComplex, drawGameGraph, drawGameTree, drawPoset } from 'spgames/pictures';
import { empty, parseBoard, path } from 'spgames/boards';
import { parseValue } from 'spgames/values';
import { build, complexes } from '../../../generators/complexes.js';
import { runs } from '../../../helpers/sampling.js';
import { caption, count, expectDocument, layer, polygons, texts } from '../../../helpers/svgParts.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const labelsOf = (svg: string): string[] => texts(layer(svg, 'vertices'));
const edgesOf = (svg: string): number => count(layer(svg, 'edges'), 'line') + count(layer(svg, 'edges'), 'polyline');
const sizeOf = (label: string): number => Number(/ ×(\d+)$/.exec(label)?.[1] ?? 1);

/** All faces as sets of all images under all elements of the group, slowly. */
function orbitsOf(complex: SimplicialComplex): Set<string> {
  const { generators } = complexAutomorphisms(complex);
  const identity = Array.from(complex.vertices.keys());
  const group = new Map([[identity.join(), identity]]);
  for (const element of group.values())
    for (const generator of generators) {
      const next = element.map((v) => generator[v]!);
      group.set(next.join(), next);
    }
  const orbits = new Set<string>();
  for (let k = -1; k <= complex.dimension; k++)
    for (const face of complex.faces(k)) {
      const images = [...group.values()].map((g) =>
        face
          .map((v) => g[v]!)
          .sort((a, b) => a - b)
          .join(),
      );
      orbits.add([...new Set(images)].sort().join(' '));
    }
  return orbits;
}

describe('parts of game graphs and trees', () => {
  it('positions up to symmetry are the orbits of the faces', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        if (complex.isVoid) return;
        const orbits = orbitsOf(complex);
        const svg = drawGameGraph(playOn(complex), { orbits: true });
        const labels = labelsOf(svg);
        expect(labels).toHaveLength(orbits.size);
        expect(labels.map(sizeOf).sort((a, b) => a - b)).toEqual(
          [...orbits].map((orbit) => orbit.split(' ').length).sort((a, b) => a - b),
        );
      }),
      { numRuns: runs(2000, 60) },
    );
  });

  it('a tree up to symmetry has as many nodes as the whole one, each counted by its factors', () => {
    const game = compile(nodeKayles, path(4));
    const whole = labelsOf(drawGameTree(game)).length;
    const svg = drawGameTree(game, { orbits: true });
    // The nodes in words, a node before its children in brackets.
    const words = /leaves?: (.*)\.<\/desc>/.exec(svg)![1]!;
    let [total, factor] = [0, 1];
    const stack: number[] = [];
    for (const [, name, after] of words.matchAll(/([^(),]*?)( \(|\)+,? ?|, |$)/g)) {
      if (name !== '') {
        const times = sizeOf(name!.trim());
        total += factor * times;
        if (after === ' (') {
          stack.push(factor);
          factor *= times;
        }
      }
      for (const sign of after!) if (sign === ')') factor = stack.pop()!;
    }
    expect(total).toBe(whole);
    expect(caption(svg)).toContain('×4: four that symmetries exchange');
  });

  it('the first moves only', () => {
    const game = compile(snort, parseBoard('grid:2x3'));
    const svg = drawGameGraph(game, { depth: 2 });
    const sizes = [1, 12, 46]; // faces with 0, 1, 2 vertices
    expect(game.legalComplex.fVector().slice(0, 3).map(Number)).toEqual(sizes);
    expect(labelsOf(svg)).toHaveLength(59);
    expect(caption(svg)).toContain('the first 2 moves only');
    expect(labelsOf(drawGameGraph(movesOf(game), { depth: 2 }))).toHaveLength(59);
    expect(labelsOf(drawGameTree(game, { depth: 1 }))).toHaveLength(13);
    expect(labelsOf(drawPoset(game, { depth: 2 }))).toHaveLength(59);
    expect(labelsOf(drawGameGraph(game, { depth: 0 }))).toEqual(['∅']);
    expect(labelsOf(drawGameTree(parseValue('{2|-2}'), { depth: 1 }))).toEqual(['{2|-2}', '2', '-2']);
    const chain = new GameGraph(4, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(labelsOf(drawGameGraph(chain, { depth: 2 }))).toEqual(['1', '2', '3']);
  });

  it('all of it is what a depth of all moves draws', () => {
    const game = compile(snort, path(3));
    const graph = gameGraphOf(game);
    const svg = drawGameGraph(game, { depth: 3 });
    expect([labelsOf(svg).length, edgesOf(svg)]).toEqual([graph.n, graph.arcs.length]);
  });
});

describe('what nobody could read', () => {
  const grid = compile(snort, parseBoard('grid:2x3'));
  const dominoes = compile(orientedDomineering, parseBoard('grid:3x3'));

  it.each<readonly [string, () => string]>([
    ['drawGameGraph: 68 positions in one layer; expected at most 60.', () => drawGameGraph(grid)],
    ['drawPoset: 68 elements in one layer; expected at most 60.', () => drawPoset(grid)],
    ['drawGameTree: 432 nodes in one layer; expected at most 60.', () => drawGameTree(dominoes)],
  ])('%s', (message, draw) => {
    const error = thrownBy(draw);
    expect(error).toMatchObject({ code: 'too-large-picture', message, details: { limit: 60 } });
    expect((error as { hint: string }).hint).toMatch(/--depth [12]/);
  });

  it('what the hint says can be drawn', () => {
    expectDocument(drawGameGraph(grid, { depth: 2 }));
    expectDocument(drawGameGraph(grid, { orbits: true }));
    expectDocument(drawGameTree(dominoes, { depth: 1 }));
  });

  it('the picture is too wide', () => {
    const graph = new GameGraph(
      Array.from({ length: 59 }, (_, i) => `${i} ${'a'.repeat(20)}`),
      Array.from({ length: 58 }, (_, i) => [0, i + 1]),
    );
    expect(thrownBy(() => drawGameGraph(graph))).toMatchObject({ code: 'too-large-picture', details: { limit: 6000 } });
    expectDocument(drawGameGraph(graph, { labels: false }));
  });

  it('orbits of very many positions are not looked for', () => {
    const game: SPGame = compile(nodeKayles, empty(16));
    expect(thrownBy(() => drawGameGraph(game, { orbits: true }))).toMatchObject({ code: 'too-large-picture' });
    expect(labelsOf(drawGameGraph(game, { orbits: true, depth: 3 }))).toEqual(['∅', '1 ×16', '1 2 ×120', '1 2 3 ×560']);
  });

  it('orbits and depths that there are not', () => {
    expect(thrownBy(() => drawGameTree(parseValue('3'), { orbits: true }))).toMatchObject({ code: 'invalid-argument' });
    expect(thrownBy(() => drawGameGraph(grid, { depth: -1 }))).toMatchObject({ code: 'invalid-option' });
  });

  it('of many facets of high dimension only the 1-skeleton is drawn, and it says so', () => {
    const many = drawComplex(compile(nogo, path(8)));
    expect(polygons(layer(many, 'faces'))).toHaveLength(0);
    expect(caption(many)).toContain('only their 1-skeleton is drawn');
    expect(many).toContain('only the 1-skeleton is drawn.</desc>');
    const few = drawComplex(SimplicialComplex.simplex(4));
    expect(polygons(layer(few, 'faces'))).toHaveLength(1);
    expect(few).not.toContain('skeleton');
    const edges = SimplicialComplex.fromFacets(
      Array.from({ length: 56 }, (_, i) => Array.from({ length: 56 }, (_, j) => [i, j]))
        .flat()
        .filter(([i, j]) => i! < j!),
      56,
    );
    expect(thrownBy(() => drawComplex(edges))).toMatchObject({
      code: 'too-large-picture',
      details: { found: 1540, limit: 1500 },
    });
  });
});
