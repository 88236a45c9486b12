import { wrongArgument } from '../arguments.js';
import { SimplicialComplex } from './SimplicialComplex.js';

/** What stands for a complex: a game for its legal complex, an ideal for its Stanley–Reisner complex. */
export type ComplexSource =
  SimplicialComplex | { readonly legalComplex: SimplicialComplex } | { readonly complex: SimplicialComplex };

/**
 * The complex that a function was given, or what stands for it: the legal complex of a game, the Stanley–Reisner
 * complex of an ideal.
 * @param task the function the user called
 * @throws InputError `invalid-argument`
 */
export function complexOf(subject: ComplexSource, task: string): SimplicialComplex {
  if (subject instanceof SimplicialComplex) return subject;
  const { legalComplex, complex } = (isObject(subject) ? subject : NOTHING) as typeof NOTHING;
  for (const found of [legalComplex, complex]) if (found instanceof SimplicialComplex) return found;
  const call = typeof subject === 'string' ? `; of a text: asComplex(parseSource(${JSON.stringify(subject)}))` : '';
  throw wrongArgument(task, subject, `a SimplicialComplex, such as SimplicialComplex.fromFacets([[0, 1]], 2)${call}`);
}

/** An object without either. */
const NOTHING: { readonly legalComplex?: unknown; readonly complex?: unknown } = {};

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
