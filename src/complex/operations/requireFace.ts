import { InputError } from '../../errors.js';
import { shown } from '../../shape.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { faceName } from '../subjectOfVerification.js';

/** @throws InputError `invalid-vertex` unless these are different vertices of the ground set */
export function requireDistinct(complex: SimplicialComplex, set: readonly number[], task: string): void {
  const wrong = set.find((v, i) => !Number.isInteger(v) || v < 0 || v >= complex.n || set.indexOf(v) < i);
  if (wrong !== undefined)
    throw new InputError(
      'invalid-vertex',
      `${task}: ${shown(wrong)} among the vertices; expected different ones, v with 0 ≤ v < ${complex.n}.`,
    );
}

/** @throws InputError `not-a-face`, `invalid-vertex` */
export function requireFace(complex: SimplicialComplex, set: readonly number[], task: string): void {
  requireDistinct(complex, set, task);
  if (!complex.isFace(set))
    throw new InputError('not-a-face', `${task}: ${faceName(complex, set)} is not a face; expected one.`, {
      details: { face: faceName(complex, set) },
    });
}

/** A label that is new to a complex. @throws InputError `not-distinct-labels` */
export function requireNew({ vertices }: SimplicialComplex, label: string): string {
  if (vertices.some((vertex) => vertex.label === label))
    throw new InputError('not-distinct-labels', `the label ${label} is taken; expected a new one.`, {
      details: { label },
    });
  return label;
}
