import { barycentricSubdivision, SimplicialComplex } from 'spgames/complex';

/**
 * The real projective space of dimension 3 on 40 vertices: the barycentric subdivision of the boundary of the
 * cross-polytope with antipodal points identified.
 */
export function projectiveSpace(): SimplicialComplex {
  const signs = Array.from({ length: 16 }, (_, mask) => [0, 1, 2, 3].map((i) => 2 * i + ((mask >> i) & 1)));
  const { complex, faces } = barycentricSubdivision(SimplicialComplex.fromFacets(signs, 8));
  const antipode = (face: readonly number[]): string => face.map((v) => v ^ 1).join();
  const names = new Map<string, number>();
  for (const face of faces)
    if (!names.has(face.join())) {
      const name = new Set(names.values()).size;
      names.set(face.join(), name).set(antipode(face), name);
    }
  const facets = complex.facets.toLists().map((chain) => chain.map((v) => names.get(faces[v]!.join())!));
  return SimplicialComplex.fromFacets(facets, 40);
}
