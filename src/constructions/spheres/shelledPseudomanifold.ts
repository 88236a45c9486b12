import type { Work } from '../../run.js';

/** Whether a pseudomanifold with a shelling is closed, or what is wrong. */
export type ShelledPseudomanifold = { readonly closed: boolean } | { readonly because: string };

/**
 * Checks that an order of facets is a shelling of a pseudomanifold. The vertices v for which F∖v lies in an earlier
 * facet must lie together in none: then F meets the earlier facets in these F∖v.
 * @param facets each ascending
 * @complexity for each facet those that share a vertex with it
 */
export function shelledPseudomanifold(facets: readonly (readonly number[])[], work: Work): ShelledPseudomanifold {
  const size = facets[0]?.length;
  if (size === undefined) return { because: 'the shelling has no facet' };
  const ridges = new Map<string, number>();
  const around = new Map<number, ReadonlySet<number>[]>();
  let open = 0;
  for (const [place, facet] of facets.entries()) {
    work.step();
    if (facet.length !== size) return { because: `a facet has ${facet.length} vertices; expected ${size}` };
    const met: number[] = [];
    for (const v of facet) {
      const ridge = facet.filter((u) => u !== v).join();
      const count = (ridges.get(ridge) ?? 0) + 1;
      if (count > 2) return { because: `{${ridge}} is in three facets` };
      ridges.set(ridge, count);
      open += count === 1 ? 1 : -1;
      if (count === 2) met.push(v);
    }
    const earlier = rarest(met, around) ?? (place === 0 ? [] : undefined);
    if (earlier === undefined) return { because: `no earlier facet has all vertices but one of {${facet.join()}}` };
    const bad = earlier.find((other) => met.every((v) => other.has(v)));
    if (bad !== undefined)
      return {
        because: `{${facet.join()}} meets the facet {${[...bad].join()}} outside of what it has in common with neighbours`,
      };
    const set = new Set(facet);
    for (const v of facet) {
      const known = around.get(v);
      if (known === undefined) around.set(v, [set]);
      else known.push(set);
    }
  }
  return { closed: open === 0 };
}

/** The facets around the vertex with the fewest of them; none for no vertex. */
function rarest(
  vertices: readonly number[],
  around: ReadonlyMap<number, ReadonlySet<number>[]>,
): readonly ReadonlySet<number>[] | undefined {
  let best: readonly ReadonlySet<number>[] | undefined;
  for (const v of vertices) {
    const facets = around.get(v) ?? [];
    if (best === undefined || facets.length < best.length) best = facets;
  }
  return best;
}
