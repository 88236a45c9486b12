/**
 * How do the complexes and ideals of a game and their duals hang together?
 * Shows: the whole diagram of Fig. 1.5 as one object, for NOGO on a path with three vertices, and its laws.
 * Run:   npm run example -- duality
 */
import { path } from 'spgames/boards';
import { printIdeal } from 'spgames/formats';
import { compile, nogo } from 'spgames/games';
import { DualityDiagram, facetIdeal, stanleyReisnerComplex, stanleyReisnerIdeal } from 'spgames/ideal';

const game = compile(nogo, path(3));
const diagram = new DualityDiagram(game.legalComplex);

console.log('L       =', printIdeal(diagram.legalIdeal));
console.log('ILL     =', printIdeal(diagram.illegalIdeal));
console.log('dual of L   =', printIdeal(diagram.legalIdealDual));
console.log('dual of ILL =', printIdeal(diagram.illegalIdealDual));

console.log('Fact 1.46: ILL = F(Γ)', diagram.illegalIdeal.equals(facetIdeal(diagram.illegalComplex)));
console.log(
  'Fact 1.51: N(Δ^∨) = F(Γ_M)',
  stanleyReisnerIdeal(diagram.alexanderDual).equals(facetIdeal(diagram.illegalCoverDual)),
);
console.log(
  'Fact 1.51: N(F(Δ)) = (Δ_M)^c',
  stanleyReisnerComplex(facetIdeal(diagram.legalComplex)).equals(diagram.coverDual.complement()),
);
