import { familyNamed, type FamilyForm } from '../../symmetry/internal.js';
import { TextSpan } from '../../text/internal.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { colouredComplexes, complexes } from './complexes.js';

/** The families of complexes up to isomorphism, by the word before the colon. */
export const COMPLEX_FAMILIES: Readonly<Record<string, FamilyForm<SimplicialComplex>>> = {
  complexes,
  'coloured-complexes': colouredComplexes,
};

/**
 * The complexes of a family: `complexes:1..5`, `complexes:1..5 pure`, `complexes:1..8 flag`, whose vertices belong to
 * either player, and `coloured-complexes:1..4`, `coloured-complexes:1..4 pure`, where each is Left's or Right's. One of
 * each class of isomorphic ones, by the number of vertices, each of which is a face; each is found from the one before
 * it, and none is remembered.
 * @throws ParseError, InputError `unknown-family`, LimitError `too-large-argument`
 * @complexity one on 6 vertices takes some hundreds of microseconds
 * The numbers of complexes are those of OEIS A006602.
 * @example [...itemsOf('complexes:1..4')].length // 28
 */
export function itemsOf(family: string): Iterable<SimplicialComplex> {
  const text = TextSpan.of(family, 'itemsOf');
  const found = familyNamed(text, COMPLEX_FAMILIES);
  return found === undefined
    ? text.unknown('unknown-family', 'family of complexes', Object.keys(COMPLEX_FAMILIES))
    : found.from();
}
