import type { SimplicialComplex } from '../../complex/index.js';
import { checkPrime } from '../../linear/internal.js';
import { Work, type RunOptions } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { findWitness, findWitnesses, report, type CharacteristicReport } from './CharacteristicReport.js';
import { witnessIn, type LinkWitness } from './LinkWitness.js';
import { disconnectedLink, reisnerCondition } from './reisnerCondition.js';
import { complexOf, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/** Whether a Stanley–Reisner ring is Cohen–Macaulay over the fields of one characteristic. */
export type CohenMacaulay =
  | {
      readonly cohenMacaulay: true;
      /** Why: the complex is void, has dimension ≤ 0, or no link has homology below its dimension. */
      readonly because: 'void' | 'dimension' | 'links';
    }
  | { readonly cohenMacaulay: false; readonly witness: LinkWitness }
  | { readonly cohenMacaulay: 'undecided'; readonly explored: number };

/**
 * Is the Stanley–Reisner ring Cohen–Macaulay in a characteristic? By Reisner's criterion; a complex that is not pure has
 * a disconnected link. The zero ring (the void complex) counts as Cohen–Macaulay; Macaulay2 says no. Loops and cone points
 * do not matter.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `not-a-prime`
 * @source Huntemann 2018, Fact 7.37
 * @source Huntemann 2018, Def. 7.2
 * @example cohenMacaulay(SimplicialComplex.fromFacets([[0, 1], [2, 3]], 4)).cohenMacaulay // false
 */
export function cohenMacaulay(
  subject: StanleyReisnerSubject,
  { characteristic = 0, ...options }: FieldOptions = {},
): CohenMacaulay {
  if (characteristic !== 0) checkPrime('cohenMacaulay', characteristic);
  const complex = complexOf(subject);
  return Work.decide(
    'cohenMacaulay',
    options,
    (work): CohenMacaulay => {
      const quick = quickAnswer(complex, work);
      if (Array.isArray(quick)) return { cohenMacaulay: false, witness: forCharacteristic(quick[0]!, characteristic) };
      if (quick !== undefined) return { cohenMacaulay: true, because: quick };
      const witness = findWitness(complex, reisnerCondition(complex.dimension), characteristic, work);
      return witness === undefined ? { cohenMacaulay: true, because: 'links' } : { cohenMacaulay: false, witness };
    },
    (explored): CohenMacaulay => ({ cohenMacaulay: 'undecided', explored }),
  );
}

/**
 * In which characteristics is the Stanley–Reisner ring Cohen–Macaulay? All at once, from the homology of links over the
 * integers: it fails additionally in the characteristics of torsion.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @source Reisner 1976
 */
export function cohenMacaulayReport(subject: StanleyReisnerSubject, options: RunOptions = {}): CharacteristicReport {
  const complex = complexOf(subject);
  return report('cohenMacaulayReport', options, (work) => {
    const quick = quickAnswer(complex, work);
    if (Array.isArray(quick)) return quick;
    if (quick !== undefined) return [];
    return findWitnesses(complex, reisnerCondition(complex.dimension), work);
  });
}

/** Why it holds everywhere, or a witness that it holds nowhere, or undefined. */
function quickAnswer(complex: SimplicialComplex, work: Work): 'void' | 'dimension' | LinkWitness[] | undefined {
  if (complex.isVoid) return 'void';
  const disconnected = disconnectedLink(complex, work);
  if (disconnected !== undefined) return [witnessIn(disconnected, 0n)!];
  return complex.dimension <= 0 ? 'dimension' : undefined;
}

/** A witness of rank over the rational numbers in degree 0 is one over every field. */
function forCharacteristic(witness: LinkWitness, characteristic: number): LinkWitness {
  return { ...witness, characteristic: BigInt(characteristic) };
}
