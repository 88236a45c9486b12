/** A covering with its complex, as it stands in documents. */
export interface GivenCovering {
  readonly complex: { readonly vertices: readonly unknown[]; readonly facets: readonly (readonly number[])[] };
  readonly sheets: number;
  readonly edges: readonly { readonly edge: readonly number[]; readonly permutation: readonly number[] }[];
}

/**
 * Is a document a connected covering with at least two sheets? The complex above is built: each facet lies over itself
 * in every sheet, and all of it hangs together.
 */
export function isConnectedCovering({ complex, sheets, edges }: GivenCovering): boolean {
  const over = (u: number, v: number, sheet: number): number => {
    for (const { edge, permutation } of edges) {
      if (edge[0] === u && edge[1] === v) return permutation[sheet]!;
      if (edge[0] === v && edge[1] === u) return permutation.indexOf(sheet);
    }
    return sheet;
  };
  const numbers = Array.from({ length: sheets }, (_, sheet) => sheet);
  const isPermutation = edges.every(
    ({ permutation }) => numbers.every((sheet) => permutation.includes(sheet)) && permutation.length === sheets,
  );
  const closes = complex.facets.every((facet) =>
    facet.every((u) =>
      facet.every((v) =>
        facet.every((w) =>
          numbers.every(
            (sheet) => u === v || v === w || u === w || over(v, w, over(u, v, sheet)) === over(u, w, sheet),
          ),
        ),
      ),
    ),
  );
  const [first] = complex.facets.flat();
  const reached = new Set([`${first} 0`]);
  for (const place of reached) {
    const [u, sheet] = place.split(' ').map(Number) as [number, number];
    for (const facet of complex.facets)
      if (facet.includes(u)) for (const v of facet) if (v !== u) reached.add(`${v} ${over(u, v, sheet)}`);
  }
  return isPermutation && closes && sheets > 1 && reached.size === sheets * complex.vertices.length;
}
