/** PL manifolds of dimension at most 3 by the definition: up to dimension 2 homology tells spheres and balls. */

type Facets = readonly (readonly number[])[];

const linkOf = (facets: Facets, v: number): number[][] =>
  facets.filter((facet) => facet.includes(v)).map((facet) => facet.filter((u) => u !== v));

const verticesOf = (facets: Facets): number[] => [...new Set(facets.flat())];

/** Is it a sphere or a ball? Dimension at most 2. */
export function isSphereOrBall(facets: Facets): 'sphere' | 'ball' | 'neither' {
  const size = facets[0]?.length ?? -1;
  if (size < 0 || facets.some((facet) => facet.length !== size)) return 'neither';
  if (size === 0) return 'sphere';
  const vertices = verticesOf(facets);
  if (size === 1) return (['ball', 'sphere'] as const)[vertices.length - 1] ?? 'neither';
  const links = vertices.map((v) => isSphereOrBall(linkOf(facets, v)));
  if (links.includes('neither')) return 'neither';
  const reached = new Set([vertices[0]]);
  for (const v of reached) for (const facet of facets) if (facet.includes(v!)) facet.forEach((u) => reached.add(u));
  if (reached.size < vertices.length) return 'neither';
  if (size === 2) return links.includes('ball') ? 'ball' : 'sphere';
  const edges = new Set(facets.flatMap((facet) => facet.map((v) => facet.filter((u) => u !== v).join())));
  const euler = vertices.length - edges.size + facets.length;
  if (links.includes('ball')) return euler === 1 ? 'ball' : 'neither';
  return euler === 2 ? 'sphere' : 'neither';
}

/** Are all links of vertices spheres or balls, of one dimension? Dimension at most 3. */
export function isManifold(facets: Facets): boolean {
  if (facets.length === 0 || facets.some((facet) => facet.length !== facets[0]!.length)) return false;
  return verticesOf(facets).every((v) => isSphereOrBall(linkOf(facets, v)) !== 'neither');
}
