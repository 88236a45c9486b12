import { InputError } from '../../errors.js';
import { dimensionWithin } from '../../complex/internal.js';
import type { RunOptions } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import type { CharacteristicReport } from './CharacteristicReport.js';
import { decideByLinks, reportByLinks, type LinkProperty } from './LinkProperty.js';
import type { LinkWitness } from './LinkWitness.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/** Whether a Stanley–Reisner ring satisfies Serre's condition over the fields of one characteristic. */
export type SerreCondition =
  | { readonly serre: true }
  | { readonly serre: false; readonly witness: LinkWitness }
  | { readonly serre: 'undecided'; readonly explored: number };

/**
 * Does the Stanley–Reisner ring satisfy Serre's condition (S_r) in a characteristic: does no link of a face have
 * homology in a degree at most r − 2 and below its dimension? (S_1) always holds, (S_r) with r > dim is Cohen–Macaulay.
 * @param r an integer ≥ 1
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `not-a-prime`, `invalid-condition`
 */
export function serreCondition(subject: StanleyReisnerSubject, r: number, options: FieldOptions = {}): SerreCondition {
  return decideByLinks<SerreCondition>('serreCondition', subject, serre('serreCondition', r), options, {
    fails: (witness) => ({ serre: false, witness }),
    holds: () => ({ serre: true }),
    undecided: (explored) => ({ serre: 'undecided', explored }),
  });
}

/**
 * In which characteristics does the Stanley–Reisner ring satisfy Serre's condition (S_r)?
 * @param r an integer ≥ 1
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `invalid-condition`
 */
export function serreConditionReport(
  subject: StanleyReisnerSubject,
  r: number,
  options: RunOptions = {},
): CharacteristicReport {
  return reportByLinks('serreConditionReport', subject, serre('serreConditionReport', r), options);
}

/** The condition (S_r). @throws InputError `invalid-condition` */
function serre(task: string, r: number): LinkProperty {
  if (!Number.isInteger(r) || r < 1)
    throw new InputError('invalid-condition', `${task}: r is ${String(r)}; expected an integer ≥ 1.`);
  const vanishing = (_: number, linkDimension: number): number => Math.min(r - 2, linkDimension - 1);
  return {
    parts: (complex, work) => {
      const largest = dimensionWithin(complex, work.part()) - 1;
      return [{ complex, condition: { vanishing, largest, smallest: 0 } }];
    },
  };
}
