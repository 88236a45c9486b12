import { SimplicialComplex } from 'spgames/complex';

/**
 * The lens space L(p, q) triangulated: the join of two cycles of length 2p is a 3-sphere; the turn of the first by 2
 * and of the second by 2q acts freely on the chains of its faces, and the quotient is a complex.
 */
export function lensSpace(p: number, q: number): SimplicialComplex {
  const m = 2 * p;
  const turned = (face: readonly number[], by: number): string =>
    face
      .map((v) => (v < m ? (v + 2 * by) % m : m + ((v - m + 2 * q * by) % m)))
      .sort((a, b) => a - b)
      .join();
  const orbitOf = (face: readonly number[]): string =>
    Array.from({ length: p }, (_, by) => turned(face, by)).reduce((a, b) => (a < b ? a : b));
  const numbers = new Map<string, number>();
  const vertexOf = (face: readonly number[]): number => {
    const key = orbitOf(face);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  const facets: number[][] = [];
  const chains = (chain: readonly number[], rest: readonly number[], vertices: readonly number[]): void => {
    if (rest.length === 0) facets.push([...vertices]);
    rest.forEach((v) => {
      const longer = [...chain, v];
      chains(
        longer,
        rest.filter((u) => u !== v),
        [...vertices, vertexOf(longer)],
      );
    });
  };
  // One tetrahedron of each orbit.
  for (let i = 0; i < 2; i++) for (let j = 0; j < m; j++) chains([], [i, i + 1, m + j, m + ((j + 1) % m)], []);
  return SimplicialComplex.fromFacets(facets, numbers.size);
}
