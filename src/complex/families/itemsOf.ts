import { familyNamed, type FamilyForm } from '../../symmetry/internal.js';
import { TextSpan } from '../../text/internal.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { complexes } from './complexes.js';

/** The families of complexes up to isomorphism, by the word before the colon. */
export const COMPLEX_FAMILIES: Readonly<Record<string, FamilyForm<SimplicialComplex>>> = { complexes };

/**
 * The complexes of a family: `complexes:1..5`, `complexes:1..5 pure`, `complexes:1..8 flag`. One of each class of
 * isomorphic ones, by the number of vertices, each of which is a face and belongs to either player; each is found from
 * the one before it, and none is remembered.
 * @throws ParseError, InputError `unknown-family`, LimitError `too-large-argument`
 * @complexity one on 6 vertices takes some hundreds of microseconds
 * The numbers of items are those of OEIS A006602.
 * @example [...itemsOf('complexes:1..4')].length // 28
 */
export function itemsOf(family: string): Iterable<SimplicialComplex> {
  const text = TextSpan.of(family, 'itemsOf');
  const found = familyNamed(text, COMPLEX_FAMILIES);
  return found === undefined
    ? text.unknown('unknown-family', 'family of complexes', Object.keys(COMPLEX_FAMILIES))
    : found.from();
}
