import { InputError } from '../errors.js';
import { PolynomialRing, type Variable } from './PolynomialRing.js';
import { SquarefreeIdeal } from './SquarefreeIdeal.js';

/**
 * Two ideals in the smallest ring that has the variables of both, known by their names: those of the first, then the
 * others of the second.
 * @throws InputError `not-the-same-ring` if a variable has different sides
 */
export function inCommonRing(first: SquarefreeIdeal, second: SquarefreeIdeal): [SquarefreeIdeal, SquarefreeIdeal] {
  if (first.ring.equals(second.ring)) return [first, second];
  const known = new Map(first.ring.variables.map((variable) => [variable.name, variable]));
  const others = second.ring.variables.filter((variable) => !isKnown(variable, known));
  const ring = new PolynomialRing([...first.ring.variables, ...others]);
  return [inRing(first, ring), inRing(second, ring)];
}

function isKnown({ name, side }: Variable, known: ReadonlyMap<string, Variable>): boolean {
  const same = known.get(name);
  if (same !== undefined && same.side !== side)
    throw new InputError('not-the-same-ring', `inCommonRing: the variable ${name} has different sides; expected one.`);
  return same !== undefined;
}

function inRing(ideal: SquarefreeIdeal, ring: PolynomialRing): SquarefreeIdeal {
  const index = new Map(ring.variables.map(({ name }, v) => [name, v]));
  const place = ideal.ring.variables.map(({ name }) => index.get(name)!);
  const generators = ideal.generators.toLists().map((generator) => generator.map((v) => place[v]!));
  return SquarefreeIdeal.fromGenerators(generators, ring);
}
