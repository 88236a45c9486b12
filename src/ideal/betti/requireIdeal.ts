import { instance, requireShape } from '../../shape.js';
import { SquarefreeIdeal } from '../SquarefreeIdeal.js';

const IDEAL = instance(SquarefreeIdeal, 'a SquarefreeIdeal');

/** A verifier was given an ideal. @throws InputError `invalid-argument` */
export function requireIdeal(task: string, ideal: SquarefreeIdeal): void {
  requireShape(task, IDEAL, ideal, 'the ideal');
}

/** A square-free monomial by its variables, such as `x1*x3`. */
export function monomialName({ ring }: SquarefreeIdeal, variables: readonly number[]): string {
  return variables.length === 0 ? '1' : variables.map((v) => ring.variables[v]!.name).join('*');
}
