import type { HomologyGroup } from '../../complex/index.js';
import type { BettiNumber, FieldOptions } from '../../ideal/index.js';
import type { SetFamily } from '../../sets/index.js';

/** What this library finds of an ideal J of a script; undefined where the bounds cut it off. */
export interface IdealResults {
  /** What the script calls it. */
  readonly name: string;
  /** The Krull dimension of S/J; −1 for (1). */
  readonly dimension: number | undefined;
  /** The degree of S/J. */
  readonly degree: bigint | undefined;
  /** The generators of the Alexander dual. */
  readonly alexanderDual: SetFamily | undefined;
  /** The numerator of the Hilbert series of S/J over (1 − t)^n, by ascending powers. */
  readonly kPolynomial: readonly bigint[] | undefined;
  /** The graded Betti numbers of S/J. */
  readonly betti: readonly BettiNumber[] | undefined;
  /** That of S/J; −∞ for (1). */
  readonly projectiveDimension: number | undefined;
  /** That of S/J; −∞ for (1). */
  readonly regularity: number | undefined;
}

/** What this library finds of a complex of a script; undefined where the bounds cut it off. */
export interface ComplexResults {
  /** What the script calls it. */
  readonly name: string;
  /** −∞ for the void complex. */
  readonly dimension: number | undefined;
  /** From f₋₁; empty for the void complex. */
  readonly fVector: readonly bigint[] | undefined;
  readonly pure: boolean | undefined;
  readonly minimalNonfaces: SetFamily | undefined;
  /** Over the integers, in the degrees −1 … dim. */
  readonly homology: readonly HomologyGroup[] | undefined;
}

/** What a script can assert: results on its objects, over its field. */
export interface ScriptResults {
  /** That of the field. */
  readonly characteristic: number;
  readonly ideals: readonly IdealResults[];
  readonly complexes: readonly ComplexResults[];
}

/** The field of a script, bounds, and what it asserts. */
export interface ScriptOptions extends FieldOptions {
  /** Results that the script asserts in the other program; those of `resultsToCheck`, over the same field. */
  readonly check?: ScriptResults;
}
