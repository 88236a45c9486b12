/** Pseudomanifolds, orientations and balanced colourings on lists of facets, by trying everything. */

type Facets = readonly (readonly number[])[];

const neighbours = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.filter((v) => !b.includes(v)).length === 1;

/** The sets of facets that neighbours connect, as sorted lists of indices. */
export function strongComponents(facets: Facets): number[][] {
  const classOf = [...facets.keys()];
  for (let changed = true; changed;) {
    changed = false;
    for (const i of facets.keys())
      for (const j of facets.keys())
        if (neighbours(facets[i]!, facets[j]!) && classOf[i]! > classOf[j]!) {
          classOf[i] = classOf[j]!;
          changed = true;
        }
  }
  return [...new Set(classOf)].map((root) => [...facets.keys()].filter((i) => classOf[i] === root));
}

/** Pure, strongly connected, every ridge in at most two facets; with the number of ridges in one facet. */
export function pseudomanifold(facets: Facets): { readonly holds: boolean; readonly free: number } {
  const pure = facets.every((facet) => facet.length === facets[0]!.length);
  const all = facets.flatMap((facet) => facet.map((v) => facet.filter((u) => u !== v)));
  const around = all.map((ridge) => facets.filter((facet) => ridge.every((v) => facet.includes(v))).length);
  const free = around.filter((count) => count === 1).length;
  return { holds: pure && strongComponents(facets).length <= 1 && around.every((count) => count <= 2), free };
}

/** Is there a choice of signs under which every ridge in two facets cancels? */
export function isOrientable(facets: Facets): boolean {
  for (let choice = 0; choice < 2 ** facets.length; choice++) {
    const boundary = new Map<string, number[]>();
    facets.forEach((facet, i) => {
      const sign = ((choice >> i) & 1) === 0 ? 1 : -1;
      facet.forEach((v, k) => {
        const ridge = facet.filter((u) => u !== v).join();
        boundary.set(ridge, [...(boundary.get(ridge) ?? []), k % 2 === 0 ? sign : -sign]);
      });
    });
    if ([...boundary.values()].every((signs) => signs.length < 2 || signs[0]! + signs[1]! === 0)) return true;
  }
  return false;
}

/**
 * Can the vertices be coloured with as many colours as the largest facet has vertices, different ones in each facet?
 */
export function isBalanced(facets: Facets): boolean {
  const vertices = [...new Set(facets.flat())];
  const number = Math.max(0, ...facets.map((facet) => facet.length));
  const colour = new Map<number, number>();
  const extend = (i: number): boolean => {
    if (i === vertices.length)
      return facets.every((facet) => new Set(facet.map((v) => colour.get(v))).size === facet.length);
    for (let c = 0; c < number; c++) {
      colour.set(vertices[i]!, c);
      if (extend(i + 1)) return true;
    }
    return false;
  };
  return extend(0);
}
