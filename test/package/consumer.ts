/** Compiled against the installed package, not run: are the types there, and do they refuse what is wrong? */
import type { SimplicialComplex as SameComplex } from 'spgames';
import { SimplicialComplex } from 'spgames/complex';

const complex: SimplicialComplex = SimplicialComplex.fromFacets([[0, 1], [2]], 3);
export const same: SameComplex = complex;
export const facets: number[][] = complex.facets.toLists();

// @ts-expect-error vertices are indices or labels
SimplicialComplex.fromFacets([[true]]);

// @ts-expect-error a complex does not change
complex.vertices = [];

// @ts-expect-error facets are no text
export const text: string = complex.facets;
