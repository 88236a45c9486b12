import { checkPrime } from '../../linear/internal.js';
import { Work, type RunOptions } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { findWitness, findWitnesses, report, type CharacteristicReport } from './CharacteristicReport.js';
import type { LinkWitness } from './LinkWitness.js';
import { reisnerCondition } from './reisnerCondition.js';
import { complexOf, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

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
export function buchsbaum(
  subject: StanleyReisnerSubject,
  { characteristic = 0, ...options }: FieldOptions = {},
): Buchsbaum {
  if (characteristic !== 0) checkPrime('buchsbaum', characteristic);
  const complex = complexOf(subject);
  return Work.decide(
    'buchsbaum',
    options,
    (work): Buchsbaum => {
      if (!complex.isPure(work.part())) return { buchsbaum: false, because: 'not-pure' };
      const witness = findWitness(complex, condition(complex.dimension), characteristic, work);
      return witness === undefined ? { buchsbaum: true } : { buchsbaum: false, because: 'link', witness };
    },
    (explored): Buchsbaum => ({ buchsbaum: 'undecided', explored }),
  );
}

/**
 * In which characteristics is the Stanley–Reisner ring Buchsbaum? Without witness if the complex is not pure.
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 */
export function buchsbaumReport(subject: StanleyReisnerSubject, options: RunOptions = {}): CharacteristicReport {
  const complex = complexOf(subject);
  return report(
    'buchsbaumReport',
    options,
    (work) => complex.isPure(work.part()) && findWitnesses(complex, condition(complex.dimension), work),
  );
}

function condition(dimension: number): ReturnType<typeof reisnerCondition> {
  return { ...reisnerCondition(dimension), smallest: 1 };
}
