import { instance, requireShape } from '../shape.js';
import { SimplicialComplex } from './SimplicialComplex.js';

const COMPLEX = instance(SimplicialComplex, 'a SimplicialComplex');

/** A verifier was given a complex. @throws InputError `invalid-argument` */
export function requireComplex(task: string, complex: SimplicialComplex): void {
  requireShape(task, COMPLEX, complex, 'the complex');
}

/** A set of vertices by their labels, such as {x1 y2}. */
export function faceName({ vertices }: SimplicialComplex, face: Iterable<number>): string {
  return `{${Array.from(face, (v) => vertices[v]!.label).join(' ')}}`;
}
