import { InputError, nearestNames } from '../../errors.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { namedComplexes } from './namedComplexes.data.js';

/** What is known about a named complex; what is left out follows from the rest or is not recorded. */
export interface KnownProperties {
  /** Reduced homology over Z in the degrees from 0 to the dimension, such as `'Z + Z/2'`. */
  readonly homology: readonly string[];
  readonly pseudomanifold: 'closed' | 'with boundary' | false;
  readonly orientable?: boolean;
  /** Whether the Stanley–Reisner ring is Cohen–Macaulay over every field, or over all but those of a characteristic. */
  readonly cohenMacaulay: boolean | { readonly exceptInCharacteristic: readonly number[] };
  /** In the sense that allows facets of different sizes. */
  readonly shellable: boolean;
  readonly partitionable?: boolean;
}

/** An entry of the catalogue of named complexes. */
export interface NamedComplex {
  readonly name: string;
  /** What it is, in a few words. */
  readonly title: string;
  /** Where it comes from. */
  readonly source: string;
  /** From f₋₁ = 1. */
  readonly fVector: readonly number[];
  readonly known: KnownProperties;
  /** The facets are the blocks of a design: each t points lie in exactly λ of them. */
  readonly design?: { readonly t: number; readonly lambda: number };
  /** A word for each facet, with a digit or letter for each vertex from 0, as in base 36. */
  readonly facets: string;
}

/**
 * A complex of the catalogue `namedComplexes`, on vertices 1…n without sides.
 * @param name such as `'dunce-hat'`
 * @throws InputError `unknown-complex`
 * @example namedComplex('real-projective-plane').fVector() // [1n, 6n, 15n, 10n]
 */
export function namedComplex(name: string): SimplicialComplex {
  const entry = namedComplexes.find((known) => known.name === name);
  if (entry === undefined) {
    const names = namedComplexes.map((known) => known.name);
    const near = nearestNames(name, names);
    throw new InputError(
      'unknown-complex',
      `namedComplex: ${JSON.stringify(name)} is not a named complex; expected one of ${names.join(', ')}.`,
      near.length > 0 ? { hint: `Did you mean ${near.join(' or ')}?` } : {},
    );
  }
  const facets = entry.facets.split(' ').map((word) => Array.from(word, (digit) => Number.parseInt(digit, 36)));
  return SimplicialComplex.fromFacets(facets, entry.fVector[1]);
}
