import { wrongArgument } from '../arguments.js';
import { byFlaw, shown, type Shape } from '../shape.js';
import { SimplicialComplex } from './SimplicialComplex.js';

/** What stands for a complex: a game for its legal complex, an ideal for its Stanley–Reisner complex. */
export type ComplexSource =
  SimplicialComplex | { readonly legalComplex: SimplicialComplex } | { readonly complex: SimplicialComplex };

/** A `ComplexSource`. */
export const aComplexSource: Shape = /* @__PURE__ */ byFlaw((value, place) =>
  complexIn(value) === undefined ? `${place} is ${shown(value)}; expected ${expectedFor(value)}` : undefined,
);

/**
 * The complex that a function was given, or what stands for it: the legal complex of a game, the Stanley–Reisner
 * complex of an ideal.
 * @param task the function the user called
 * @throws InputError `invalid-argument`
 */
export function complexOf(subject: ComplexSource, task: string): SimplicialComplex {
  const complex = complexIn(subject);
  if (complex === undefined) throw wrongArgument(task, subject, expectedFor(subject));
  return complex;
}

function complexIn(subject: unknown): SimplicialComplex | undefined {
  if (subject instanceof SimplicialComplex) return subject;
  const { legalComplex, complex } = (subject ?? {}) as { readonly legalComplex?: unknown; readonly complex?: unknown };
  return [legalComplex, complex].find((found) => found instanceof SimplicialComplex);
}

function expectedFor(found: unknown): string {
  const call = typeof found === 'string' ? `; of a text: asComplex(parseSource(${JSON.stringify(found)}))` : '';
  return `a SimplicialComplex, such as SimplicialComplex.fromFacets([[0, 1]], 2)${call}`;
}
