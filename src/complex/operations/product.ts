import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { groundSet, requireModest } from '../Vertex.js';

/**
 * The staircase triangulation of the product for the orders of the vertices: a vertex `a.b` for each pair, without
 * sides, and a facet for each pair of facets and each ascending path through their vertices. A pair with a loop is a
 * loop. The product with {∅} is {∅}, with the void complex void.
 * @throws InputError `not-distinct-labels` where two pairs have the same label
 * @throws LimitError; `limit` counts facets: C(p + q, p) for facets of dimensions p and q
 * @example product(SimplicialComplex.simplex(2), SimplicialComplex.simplex(2)).facets.toLists() // [[0, 1, 3], [0, 2, 3]]
 */
export function product(first: ComplexSource, second: ComplexSource, options: RunOptions = {}): SimplicialComplex {
  first = complexOf(first, 'product');
  second = complexOf(second, 'product');
  const width = second.n;
  requireModest(first.n * width, 'product');
  const others = second.vertices;
  const vertices = first.vertices.flatMap(({ label }) => others.map((other) => ({ label: `${label}.${other.label}` })));
  const ground = groundSet(vertices, 'product');
  const work = new Work('product', options);
  const rows = first.listFacets(work.part());
  const columns = second.listFacets(work.part());
  const stride = SetFamily.fromLists([], ground.length).stride;
  let found = 0;
  for (const p of rows.cardinalities()) for (const q of columns.cardinalities()) found += paths(p, q);
  work.tick(found);
  if (found * stride > 2 ** 30)
    throw new LimitError('too-much-memory', `product: ${found} facets; at most 4 GiB can be listed.`);
  const words = new Uint32Array(found * stride);
  let at = 0;
  for (const row of rows)
    for (const column of columns) {
      work.tick(at / stride);
      if (row.length === 0 || column.length === 0) at += stride;
      else
        eachPath(row.length, column.length, (path) => {
          for (const [i, j] of path) {
            const v = row[i]! * width + column[j]!;
            words[at + (v >>> 5)]! |= 1 << (v & 31);
          }
          at += stride;
        });
    }
  return SimplicialComplex.ofAntichain(ground, {
    facets: SetFamily.fromWords(words, ground.length).sorted().distinct(),
  });
}

/** The number of ascending paths from the first to the last of p · q pairs, and 1 if there are none. */
function paths(p: number, q: number): number {
  let count = 1;
  for (let i = 1; i < Math.min(p, q); i++) count = (count * (p + q - 1 - i)) / i;
  return Math.round(count);
}

/** The ascending paths through p · q pairs, each a list of pairs. */
function eachPath(p: number, q: number, visit: (path: readonly (readonly [number, number])[]) => void): void {
  const path: [number, number][] = [];
  const extend = (i: number, j: number): void => {
    path.push([i, j]);
    if (i === p - 1 && j === q - 1) visit(path);
    if (i < p - 1) extend(i + 1, j);
    if (j < q - 1) extend(i, j + 1);
    path.pop();
  };
  extend(0, 0);
}
