import { idealOf, type IdealSource } from '../idealOf.js';
import { Work } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { cohenMacaulay } from '../cohenMacaulay/cohenMacaulay.js';
import type { LinkWitness } from '../cohenMacaulay/LinkWitness.js';
import { sequentiallyCohenMacaulay } from '../cohenMacaulay/sequentiallyCohenMacaulay.js';

/** A multigraded Betti number β_i ≠ 0 of the quotient ring in the degree of a monomial. */
export interface BettiWitness {
  readonly i: number;
  readonly monomial: readonly number[];
  readonly rank: number;
}

/** Whether an ideal has a linear resolution in one characteristic. */
export type LinearResolution =
  | {
      readonly linear: true;
      /** The degree of the generators; undefined for (0). */
      readonly degree: number | undefined;
    }
  | { readonly linear: false; readonly because: 'generators'; readonly degrees: readonly [number, number] }
  | { readonly linear: false; readonly because: 'syzygy'; readonly witness: BettiWitness }
  | { readonly linear: 'undecided'; readonly explored: number };

/**
 * Does the ideal have a linear resolution in a characteristic: are all generators of one degree d, and is β_i of the
 * quotient concentrated in degree i + d − 1? By duality iff the Alexander dual complex is Cohen–Macaulay.
 * @param given `limit` counts unions of generators and links of the dual; beyond limit or time it is undecided
 * @throws InputError `not-a-prime`
 * @source Eagon and Reiner 1998
 */
export function linearResolution(ideal: IdealSource, given: FieldOptions = {}): LinearResolution {
  ideal = idealOf(ideal, 'linearResolution');
  const { characteristic = 0, ...options } = given;
  return Work.decide(
    'linearResolution',
    options,
    (work): LinearResolution => {
      const sizes = ideal.listGenerators(work.part()).cardinalities();
      const [low, high] = [sizes[0], sizes.at(-1)];
      if (low !== undefined && high !== undefined && low !== high)
        return { linear: false, because: 'generators', degrees: [low, high] };
      const dual = cohenMacaulay(ideal.complex.alexanderDual(), { ...work.rest(), characteristic });
      if (dual.cohenMacaulay === 'undecided') return { linear: 'undecided', explored: dual.explored };
      if (dual.cohenMacaulay) return { linear: true, degree: low };
      return { linear: false, because: 'syzygy', witness: bettiOfLink(dual.witness, ideal.ring.n) };
    },
    (explored): LinearResolution => ({ linear: 'undecided', explored }),
  );
}

/** Whether an ideal is componentwise linear in one characteristic. */
export type ComponentwiseLinear =
  | { readonly componentwiseLinear: true }
  | {
      readonly componentwiseLinear: false;
      /** A face of the dual complex that shows that it is not sequentially Cohen–Macaulay. */
      readonly dual: LinkWitness;
    }
  | { readonly componentwiseLinear: 'undecided'; readonly explored: number };

/**
 * Is the ideal componentwise linear in a characteristic: do its elements of each degree generate an ideal with a linear
 * resolution? By duality iff the Alexander dual complex is sequentially Cohen–Macaulay.
 * @param given as for `linearResolution`
 * @throws InputError `not-a-prime`
 * @source Herzog and Hibi 2011
 */
export function componentwiseLinear(ideal: IdealSource, given: FieldOptions = {}): ComponentwiseLinear {
  ideal = idealOf(ideal, 'componentwiseLinear');
  const { characteristic = 0, ...options } = given;
  const dual = sequentiallyCohenMacaulay(ideal.complex.alexanderDual(), { ...options, characteristic });
  if (dual.sequentiallyCohenMacaulay === 'undecided')
    return { componentwiseLinear: 'undecided', explored: dual.explored };
  return dual.sequentiallyCohenMacaulay
    ? { componentwiseLinear: true }
    : { componentwiseLinear: false, dual: dual.witness };
}

/** H̃_{i−2} of the link of a face of the Alexander dual is β_i of the quotient in the complementary degree. */
function bettiOfLink({ face, degree, rank }: LinkWitness, n: number): BettiWitness {
  const inFace = new Set(face);
  const monomial = Array.from({ length: n }, (_, v) => v).filter((v) => !inFace.has(v));
  return { i: degree + 2, monomial, rank };
}
