import { dimensionWithin } from '../../complex/internal.js';
import type { RunOptions } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import type { CharacteristicReport } from './CharacteristicReport.js';
import { decideByLinks, reportByLinks, type LinkProperty } from './LinkProperty.js';
import type { LinkWitness } from './LinkWitness.js';
import { reisnerCondition } from './reisnerCondition.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/** Whether a Stanley–Reisner ring is Buchsbaum over the fields of one characteristic. */
export type Buchsbaum =
  | { readonly buchsbaum: true }
  | { readonly buchsbaum: false; readonly because: 'not-pure' }
  | { readonly buchsbaum: false; readonly because: 'link'; readonly witness: LinkWitness }
  | { readonly buchsbaum: 'undecided'; readonly explored: number };

/**
 * Is the Stanley–Reisner ring Buchsbaum in a characteristic: is the complex pure, and are the links of all vertices
 * Cohen–Macaulay?
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `not-a-prime`
 * @source Stanley 1996
 */
export function buchsbaum(subject: StanleyReisnerSubject, options: FieldOptions = {}): Buchsbaum {
  return decideByLinks<Buchsbaum, 'not-pure'>('buchsbaum', subject, BUCHSBAUM, options, {
    early: (because) => ({ buchsbaum: false, because }),
    fails: (witness) => ({ buchsbaum: false, because: 'link', witness }),
    holds: () => ({ buchsbaum: true }),
    undecided: (explored) => ({ buchsbaum: 'undecided', explored }),
  });
}

/**
 * In which characteristics is the Stanley–Reisner ring Buchsbaum? Without witness if the complex is not pure.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 */
export function buchsbaumReport(subject: StanleyReisnerSubject, options: RunOptions = {}): CharacteristicReport {
  return reportByLinks('buchsbaumReport', subject, BUCHSBAUM, options);
}

const BUCHSBAUM: LinkProperty<'not-pure'> = {
  early: (complex, work) => (complex.isPure(work.part()) ? undefined : 'not-pure'),
  witnessesOf: () => false,
  parts: (complex, work) => [
    { complex, condition: { ...reisnerCondition(dimensionWithin(complex, work.part())), smallest: 1 } },
  ],
};
