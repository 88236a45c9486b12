import { faceName } from '../subjectOfVerification.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { tabulateFaces, verticesOfFace, type FaceTable } from './FaceTable.js';
import type { HomologyGroup } from './HomologyGroup.js';
import { morseComplex } from './MorseComplex.js';
import { integralHomology } from './reducedHomology.js';

/**
 * The homology over the integers of a complex relative to a subcomplex, in the degrees −1 … dim of the complex: chains
 * on the faces that are not in the subcomplex. Relative to the void complex it is reduced homology, relative to {∅} it
 * is homology that is not reduced.
 * @param subcomplex on as many vertices, which correspond by their position
 * @throws InputError `not-the-same-ground-set`, `not-a-subcomplex`
 * @throws LimitError; `limit` counts the faces of the complex
 * @source Munkres 1984, Sec. 9
 */
export function relativeHomology(
  complex: ComplexSource,
  subcomplex: ComplexSource,
  options: RunOptions = {},
): HomologyGroup[] {
  complex = complexOf(complex, 'relativeHomology');
  subcomplex = complexOf(subcomplex, 'relativeHomology');
  if (complex.n !== subcomplex.n)
    throw new InputError(
      'not-the-same-ground-set',
      `relativeHomology: ${subcomplex.n} vertices in the subcomplex; expected ${complex.n} as in the complex.`,
    );
  const work = new Work('relativeHomology', options);
  for (const facet of subcomplex.listFacets(work.part()))
    if (complex.isVoid || !complex.isFace(facet))
      throw new InputError(
        'not-a-subcomplex',
        `relativeHomology: the subcomplex has the facet ${faceName(complex, facet)}; expected faces of the complex.`,
        { details: { facet } },
      );
  const table = tabulateFaces(complex.listFacets(work.part()), work);
  return integralHomology(morseComplex(table, work, markFaces(table, subcomplex)), work);
}

/** Marks the faces of the table that are in a subcomplex. */
function markFaces(table: FaceTable, subcomplex: SimplicialComplex): Uint8Array {
  const { starts, boundary, last } = table;
  const total = last.length;
  const marks = new Uint8Array(total);
  if (total === 0 || subcomplex.isVoid) return marks;
  marks[0] = 1;
  for (let i = 1; i < total; i++) {
    let possible = 1;
    for (let e = starts[i]!; possible === 1 && e < starts[i + 1]!; e++) possible = marks[boundary[e]!]!;
    if (possible === 1 && subcomplex.isFace(verticesOfFace(i, table))) marks[i] = 1;
  }
  return marks;
}
