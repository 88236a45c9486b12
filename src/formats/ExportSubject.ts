import { aSimplicialComplex } from '../complex/internal.js';
import { aSquarefreeIdeal } from '../ideal/internal.js';
import { either, wrongArgument } from '../arguments.js';
import { fields, type Shape } from '../shape.js';
import type { RunOptions } from '../run.js';
import type { SetFamily } from '../sets/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { SPGame } from '../games/index.js';
import { PolynomialRing, SquarefreeIdeal, type FieldOptions } from '../ideal/index.js';
import { checkPrime } from '../linear/internal.js';
import type { GameComplexes } from './printMacaulay2.js';

/** What can be printed for other programs: an ideal, a complex, or the two complexes of a game. */
export type ExportSubject =
  { readonly ideal: SquarefreeIdeal } | { readonly complex: SimplicialComplex } | GameComplexes;

/** What stands for one: a game for its two complexes. */
export type ExportSource = ExportSubject | SPGame | SimplicialComplex | SquarefreeIdeal;

/** An `ExportSubject`. */
export const anExportSubject: Shape = /* @__PURE__ */ either(
  /* @__PURE__ */ fields({ legal: aSimplicialComplex, illegal: aSimplicialComplex }),
  /* @__PURE__ */ fields({ ideal: aSquarefreeIdeal }),
  /* @__PURE__ */ fields({ complex: aSimplicialComplex }),
);

/** The objects of a subject under the names that every script gives them. */
export interface NamedObjects {
  readonly ring: PolynomialRing;
  /** `I`, or `stanleyReisnerIdeal` and `facetIdeal`, or `legalIdeal` and `illegalIdeal`, by their generators. */
  readonly ideals: readonly (readonly [name: string, generators: SetFamily])[];
  /** None, or `Delta`, or `legalComplex` and `illegalComplex`, by their facets. */
  readonly complexes: readonly (readonly [name: string, facets: SetFamily])[];
}

/** Lists what a subject consists of. @throws LimitError; `limit` counts generators and facets of each */
export function namedObjects(subject: ExportSubject, options: RunOptions = {}): NamedObjects {
  if ('ideal' in subject) {
    const { ideal } = subject;
    return { ring: ideal.ring, ideals: [['I', ideal.listGenerators(options)]], complexes: [] };
  }
  if ('complex' in subject) {
    const { complex } = subject;
    const facets = complex.listFacets(options);
    return {
      ring: PolynomialRing.fromVertices(complex.vertices),
      ideals: [
        ['stanleyReisnerIdeal', complex.listMinimalNonfaces(options)],
        ['facetIdeal', facets],
      ],
      complexes: [['Delta', facets]],
    };
  }
  const legal = subject.legal.listFacets(options);
  const illegal = subject.illegal.listFacets(options);
  return {
    ring: PolynomialRing.fromVertices(subject.legal.vertices),
    ideals: [
      ['legalIdeal', legal],
      ['illegalIdeal', illegal],
    ],
    complexes: [
      ['legalComplex', legal],
      ['illegalComplex', illegal],
    ],
  };
}

/**
 * A subject, or the ideal, complex or game that stands for one.
 * @param task the function the user called
 * @throws InputError `invalid-argument`
 */
export function exportSubjectOf(given: ExportSource, task: string): ExportSubject {
  if (given instanceof SPGame) return { legal: given.legalComplex, illegal: given.illegalComplex };
  if (given instanceof SimplicialComplex) return { complex: given };
  if (given instanceof SquarefreeIdeal) return { ideal: given };
  const { ideal, complex, legal, illegal } = ((given as unknown) ?? {}) as Readonly<Record<string, unknown>>;
  if (ideal instanceof SquarefreeIdeal || complex instanceof SimplicialComplex) return given;
  if (legal instanceof SimplicialComplex && illegal instanceof SimplicialComplex) return given;
  throw wrongArgument(task, given, 'a game, a complex or an ideal, or { legal, illegal }, { complex } or { ideal }');
}

/** The characteristic of the field of a script. @throws InputError `not-a-prime` */
export function characteristicOf({ characteristic = 0 }: FieldOptions, task: string): number {
  if (characteristic !== 0) checkPrime(task, characteristic);
  return characteristic;
}
