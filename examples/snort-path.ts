/**
 * What are the complexes and ideals of SNORT on a path with three vertices?
 * Shows: a ruleset and a board become two simplicial complexes and two square-free monomial ideals.
 * Run:   npm run example -- snort-path
 */
import { path } from 'spgames/boards';
import type { SimplicialComplex } from 'spgames/complex';
import { printIdeal } from 'spgames/formats';
import { compile, snort } from 'spgames/games';

const game = compile(snort, path(3));

/** The facets in the notation of the literature. */
function facets(complex: SimplicialComplex): string {
  return complex.facets
    .toLists()
    .map((facet) => `{${facet.map((v) => complex.vertices[v]!.label).join(', ')}}`)
    .join(' ');
}

console.log('maximal legal positions  ', facets(game.legalComplex));
console.log('minimal illegal positions', facets(game.illegalComplex));
console.log('legal ideal  ', printIdeal(game.legalIdeal));
console.log('illegal ideal', printIdeal(game.illegalIdeal));
