import { dimensionWithin } from '../../complex/internal.js';
import type { RunOptions } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import type { CharacteristicReport } from './CharacteristicReport.js';
import { decideByLinks, reportByLinks, type LinkProperty } from './LinkProperty.js';
import { witnessIn, type LinkWitness } from './LinkWitness.js';
import { disconnectedLink, reisnerCondition } from './reisnerCondition.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';

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
 * Is the Stanley–Reisner ring Cohen–Macaulay in a characteristic? By Reisner's criterion; a complex that is not pure
 * has a disconnected link. The zero ring (the void complex) counts as Cohen–Macaulay; Macaulay2 says no. Loops and cone
 * points do not matter.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `not-a-prime`
 * @source Huntemann 2018, Fact 7.37
 * @source Huntemann 2018, Def. 7.2
 * @example cohenMacaulay(SimplicialComplex.fromFacets([[0, 1], [2, 3]], 4)).cohenMacaulay // false
 */
export function cohenMacaulay(subject: StanleyReisnerSubject, options: FieldOptions = {}): CohenMacaulay {
  return decideByLinks<CohenMacaulay, Early>('cohenMacaulay', subject, COHEN_MACAULAY, options, {
    early: (early, characteristic) =>
      typeof early === 'string'
        ? { cohenMacaulay: true, because: early }
        : { cohenMacaulay: false, witness: { ...early, characteristic: BigInt(characteristic) } },
    fails: (witness) => ({ cohenMacaulay: false, witness }),
    holds: () => ({ cohenMacaulay: true, because: 'links' }),
    undecided: (explored) => ({ cohenMacaulay: 'undecided', explored }),
  });
}

/**
 * In which characteristics is the Stanley–Reisner ring Cohen–Macaulay? All at once, from the homology of links over the
 * integers: it fails additionally in the characteristics of torsion.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @source Reisner 1976
 */
export function cohenMacaulayReport(subject: StanleyReisnerSubject, options: RunOptions = {}): CharacteristicReport {
  return reportByLinks('cohenMacaulayReport', subject, COHEN_MACAULAY, options);
}

/**
 * Why it holds everywhere, or a witness of rank over the rational numbers in degree 0, which is one over every field.
 */
type Early = 'void' | 'dimension' | LinkWitness;

const COHEN_MACAULAY: LinkProperty<Early> = {
  early(complex, work) {
    if (complex.isVoid) return 'void';
    const disconnected = disconnectedLink(complex, work);
    if (disconnected !== undefined) return witnessIn(disconnected, 0n);
    return dimensionWithin(complex, work.part()) <= 0 ? 'dimension' : undefined;
  },
  witnessesOf: (early) => (typeof early === 'string' ? [] : [early]),
  parts: (complex, work) => [{ complex, condition: reisnerCondition(dimensionWithin(complex, work.part())) }],
};
