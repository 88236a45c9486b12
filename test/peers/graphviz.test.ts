import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { Board, grid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { printDot, printDotBoard, printDotDigraph } from 'spgames/formats';
import { compile, gameGraphOf, snort } from 'spgames/games';
import { facetComplex, stanleyReisnerIdeal } from 'spgames/ideal';
import { describe, expect, it } from 'vitest';
import { complexes } from '../generators/ideals.js';
import { inFull } from '../helpers/sampling.js';
import { peer } from './peers.js';

const dot = peer('dot');

interface Laid {
  readonly directed: boolean;
  readonly objects?: readonly { readonly label: string }[];
  readonly edges?: readonly { readonly tail: number; readonly head: number }[];
}

/** What Graphviz makes of some graphs, in one process. */
function laidOut(texts: readonly string[]): Laid[] {
  const output = execFileSync(dot!, ['-Tdot_json'], { input: texts.join('\n'), encoding: 'utf8', maxBuffer: 2 ** 28 });
  return output
    .trim()
    .split(/(?<=^\})\n(?=\{$)/m)
    .map((text) => JSON.parse(text) as Laid);
}

const random: readonly SimplicialComplex[] = fc.sample(complexes(6), { seed: 8, numRuns: inFull ? 200 : 20 });
const odd = SimplicialComplex.fromFacets(
  [[0, 1], [2]],
  ['x"1', 'a\\b', '<é>'].map((label) => ({ label })),
);

describe.skipIf(dot === undefined)('Graphviz', () => {
  it('reads the edges and labels of complexes', () => {
    const all = [...random, odd, SimplicialComplex.void(2)];
    const graphs = laidOut(all.map((complex) => printDot(complex)));
    expect(graphs).toHaveLength(all.length);
    all.forEach((complex, i) => {
      const { objects = [], edges = [], directed } = graphs[i]!;
      expect(directed).toBe(false);
      expect(objects.map(({ label }) => label)).toEqual(
        complex.support.map((v) => complex.vertices[v]!.label.replaceAll('\\', '\\\\')),
      );
      const labels = edges
        .map(({ tail, head }) => [objects[tail]!.label, objects[head]!.label].sort().join(' '))
        .sort();
      const faces = complex.isVoid ? [] : complex.listFaces(1).toLists();
      expect(labels).toEqual(
        faces
          .map((face) =>
            face
              .map((v) => complex.vertices[v]!.label.replaceAll('\\', '\\\\'))
              .sort()
              .join(' '),
          )
          .sort(),
      );
    });
  });

  it('reads ideals and games, with a point for each set of three or more', () => {
    const games = random.map((complex) => ({ legal: complex, illegal: facetComplex(stanleyReisnerIdeal(complex)) }));
    const ideals = random.map(stanleyReisnerIdeal);
    const graphs = laidOut([...games.map((game) => printDot(game)), ...ideals.map((ideal) => printDot(ideal))]);
    [...ideals, ...ideals].forEach(({ generators, ring }, i) => {
      const sizes = generators.toLists().map(({ length }) => length);
      const { objects = [], edges = [] } = graphs[i]!;
      const count = (size: (n: number) => boolean): number => sizes.filter(size).length;
      expect(objects).toHaveLength(ring.n - count((n) => n === 1) + count((n) => n > 2));
      expect(edges).toHaveLength(sizes.reduce((sum, n) => sum + (n === 2 ? 1 : n > 2 ? n : 0), 0));
    });
  });

  it('reads boards and game graphs', () => {
    const long = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [5], sides: ['L', 'R'] });
    const graph = gameGraphOf(compile(snort, path(3)));
    const found = laidOut([printDotBoard(grid(3, 4)), printDotBoard(long), printDotDigraph(graph)]);
    expect(found.map(({ directed, objects, edges }) => [directed, objects?.length, edges?.length])).toEqual([
      [false, 12, 17],
      [false, 2, 1],
      [true, graph.n, graph.arcs.length],
    ]);
    expect(found[2]!.objects!.map(({ label }) => label)).toEqual(graph.names);
    expect(found[2]!.edges!.map(({ tail, head }) => [tail, head])).toEqual(
      graph.arcs.map(({ from, to }) => [from, to]),
    );
  });
});
