import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { properLayering } from '../../../src/pictures/layers/LayeredGraph.js';
import { countCrossings, orderLayers } from '../../../src/pictures/layers/orderLayers.js';
import { placeLayers } from '../../../src/pictures/layers/placeLayers.js';
import { placeTree } from '../../../src/pictures/layers/placeTree.js';
import { runs } from '../../helpers/sampling.js';

type Edge = readonly [number, number];

/** Layers of a few vertices with edges between neighbouring ones. */
const layered = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }).chain((sizes) => {
  let next = 0;
  const layers = sizes.map((size) => Array.from({ length: size }, () => next++));
  const all = layers.slice(1).flatMap((layer, i) => layer.flatMap((v) => layers[i]!.map((u): Edge => [u, v])));
  return fc.record({ layers: fc.constant(layers), edges: fc.subarray(all) });
});

/** Crossings by definition: pairs of edges between the same layers in opposite orders. */
function crossingsOf(layers: readonly (readonly number[])[], edges: readonly Edge[]): number {
  const at = new Map(layers.flatMap((layer, i) => layer.map((v, j): [number, [number, number]] => [v, [i, j]])));
  let found = 0;
  edges.forEach(([a, b], i) => {
    for (const [c, d] of edges.slice(i + 1)) {
      const [[p, x], [, y], [q, z], [, w]] = [at.get(a)!, at.get(b)!, at.get(c)!, at.get(d)!];
      if (p === q && (x - z) * (y - w) < 0) found++;
    }
  });
  return found;
}

function below(edges: readonly Edge[]): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (const [u, v] of edges) lists.set(u, [...(lists.get(u) ?? []), v]);
  return lists;
}

describe('layers', () => {
  it('crossings are counted as by their definition', () => {
    fc.assert(
      fc.property(layered, ({ layers, edges }) => {
        expect(countCrossings(layers, below(edges))).toBe(crossingsOf(layers, edges));
      }),
      { numRuns: runs(200) },
    );
  });

  it('the order keeps the layers, and has no more crossings', () => {
    fc.assert(
      fc.property(layered, ({ layers, edges }) => {
        const found = orderLayers({ layers, edges });
        expect(found.map((layer) => [...layer].sort((a, b) => a - b))).toEqual(layers);
        expect(crossingsOf(found, edges)).toBeLessThanOrEqual(crossingsOf(layers, edges));
      }),
      { numRuns: runs(200) },
    );
    const swapped = {
      layers: [
        [0, 1],
        [2, 3],
      ],
      edges: [
        [0, 3],
        [1, 2],
      ] as Edge[],
    };
    expect(crossingsOf(orderLayers(swapped), swapped.edges)).toBe(0);
  });

  it('every vertex has its room, in the order of its layer', () => {
    fc.assert(
      fc.property(
        layered,
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 20, maxLength: 20 }),
        (graph, widths) => {
          const count = graph.layers.flat().length;
          const places = placeLayers(graph, widths.slice(0, count));
          for (const layer of graph.layers)
            layer.slice(1).forEach((v, i) => {
              const u = layer[i]!;
              expect(places[v]! - places[u]!).toBeGreaterThanOrEqual((widths[u]! + widths[v]!) / 2 - 1e-6);
            });
        },
      ),
      { numRuns: runs(200) },
    );
  });

  /** The parents of nodes 1, 2, …, each before its children. */
  const parents = fc
    .array(fc.nat(1000), { maxLength: 25 })
    .map((choices) => choices.map((choice, i) => choice % (i + 1)));

  /** The tree in layers, breadth first; mirrored, children and layers the other way round. */
  function treeOf(up: readonly number[], isMirrored = false): { layers: number[][]; edges: Edge[] } {
    const layers: number[][] = [[0]];
    const edges: Edge[] = [];
    for (let layer = layers[0]!; layer.length > 0; layers.push(layer)) {
      const below = layer.flatMap((v) => {
        const children = up.flatMap((parent, i) => (parent === v ? [i + 1] : []));
        if (isMirrored) children.reverse();
        edges.push(...children.map((child): Edge => [v, child]));
        return children;
      });
      layer = below;
    }
    return { layers: layers.filter((layer) => layer.length > 0), edges };
  }

  it('the nodes of a tree have their room, each above the middle of its children; mirrored trees are mirror images', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 26, maxLength: 26 });
    fc.assert(
      fc.property(parents, widths, (up, wide) => {
        const tree = treeOf(up);
        const own = wide.slice(0, up.length + 1);
        const places = placeTree(tree, own);
        for (const layer of tree.layers)
          layer.slice(1).forEach((v, i) => {
            const u = layer[i]!;
            expect(places[v]! - places[u]!).toBeGreaterThanOrEqual((own[u]! + own[v]!) / 2 - 1e-6);
          });
        own.forEach((_, v) => {
          const children = tree.edges.flatMap(([u, child]) => (u === v ? [places[child]!] : []));
          if (children.length > 0) expect(places[v]).toBeCloseTo((children[0]! + children.at(-1)!) / 2, 6);
        });
        const mirrored = placeTree(treeOf(up, true), own);
        mirrored.forEach((at, v) => expect(at).toBeCloseTo(-places[v]!, 6));
      }),
      { numRuns: runs(100) },
    );
  });

  it('a small tree stands in the middle between large ones', () => {
    const tree = treeOf([0, 0, 0, 1, 1, 1, 3, 3, 3]);
    const places = placeTree(
      tree,
      tree.layers.flat().map(() => 10),
    );
    expect(places).toEqual([0, -15, 0, 15, -25, -15, -5, 5, 15, 25]);
  });

  it('long edges are cut at every layer', () => {
    const { layers, edges, routes, vertexCount } = properLayering(
      [0, 1, 3],
      [
        [0, 2],
        [0, 1],
        [1, 2],
      ],
    );
    expect(routes).toEqual([
      [0, 3, 4, 2],
      [0, 1],
      [1, 5, 2],
    ]);
    expect(layers).toEqual([[0], [1, 3], [4, 5], [2]]);
    expect([edges.length, vertexCount]).toEqual([6, 6]);
    expect(properLayering([], [])).toMatchObject({ layers: [], routes: [] });
  });
});
