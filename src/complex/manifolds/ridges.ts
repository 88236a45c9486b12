import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions } from '../../run.js';
import { connectedClasses } from '../../sets/internal.js';

/** A facet without one vertex, with all facets (ascending indices) that are this set and one vertex more. */
export interface Ridge {
  readonly ridge: readonly number[];
  readonly facets: readonly number[];
}

/**
 * The ridges in the order in which the facets give them: the last vertex is left out first.
 * In a nonpure complex only facets with one vertex more count for a ridge.
 * @throws LimitError; `limit` counts ridges
 * @complexity linear in the number of ridges times their size, by hashing
 */
export function ridges(complex: ComplexSource, options: RunOptions = {}): Ridge[] {
  complex = complexOf(complex, 'ridges');
  const facets = complex.listFacets(options);
  const work = new Work('ridges', options);
  const found = new Map<string, { readonly ridge: number[]; readonly facets: number[] }>();
  let i = 0;
  for (const facet of facets) {
    for (let k = facet.length - 1; k >= 0; k--) {
      const ridge = facet.filter((_, j) => j !== k);
      const key = ridge.join();
      const known = found.get(key);
      if (known === undefined) found.set(key, { ridge, facets: [i] });
      else known.facets.push(i);
    }
    if ((++i & 255) === 0) work.tick(found.size);
  }
  work.tick(found.size);
  return [...found.values()];
}

/**
 * The edges of the dual graph, whose vertices are the facets: two of the same size are joined if they have all vertices
 * but one in common. Ascending pairs in ascending order.
 * @throws LimitError; `limit` counts ridges
 */
export function dualGraph(complex: ComplexSource, options: RunOptions = {}): [number, number][] {
  complex = complexOf(complex, 'dualGraph');
  const edges: [number, number][] = [];
  for (const { facets } of ridges(complex, options))
    facets.forEach((j, k) => {
      for (const i of facets.slice(0, k)) edges.push([i, j]);
    });
  return edges.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/**
 * The classes of facets, as ascending indices, that the dual graph connects; facets of different sizes are apart.
 * @throws LimitError; `limit` counts ridges
 */
export function strongComponents(complex: ComplexSource, options: RunOptions = {}): number[][] {
  complex = complexOf(complex, 'strongComponents');
  return strongComponentsOf(ridges(complex, options), complex.facets.size);
}

/** The strong components of facets 0…size−1 with these ridges. */
export function strongComponentsOf(all: readonly Ridge[], size: number): number[][] {
  return connectedClasses(
    size,
    all.map(({ facets }) => facets),
  );
}
