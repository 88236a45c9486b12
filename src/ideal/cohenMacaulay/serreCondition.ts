import { InputError } from '../../errors.js';
import { checkPrime } from '../../linear/internal.js';
import { Work, type RunOptions } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { findWitness, findWitnesses, report, type CharacteristicReport } from './CharacteristicReport.js';
import type { LinkCondition } from './linkObstructions.js';
import type { LinkWitness } from './LinkWitness.js';
import { complexOf, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/** Whether a Stanley–Reisner ring satisfies Serre's condition over the fields of one characteristic. */
export type SerreCondition =
  | { readonly serre: true }
  | { readonly serre: false; readonly witness: LinkWitness }
  | { readonly serre: 'undecided'; readonly explored: number };

/**
 * Does the Stanley–Reisner ring satisfy Serre's condition (S_r) in a characteristic: has the link of no face homology in
 * a degree at most r − 2 and below its dimension? (S_1) always holds, (S_r) with r > dim is Cohen–Macaulay.
 * @param r an integer ≥ 1
 * @param options `limit` counts intersections of facets and links; beyond limit or time the answer is undecided
 * @throws InputError `not-a-prime`, `invalid-condition`
 */
export function serreCondition(
  subject: StanleyReisnerSubject,
  r: number,
  { characteristic = 0, ...options }: FieldOptions = {},
): SerreCondition {
  checkIndex('serreCondition', r);
  if (characteristic !== 0) checkPrime('serreCondition', characteristic);
  const complex = complexOf(subject);
  return Work.decide(
    'serreCondition',
    options,
    (work): SerreCondition => {
      const witness = findWitness(complex, condition(r, complex.dimension), characteristic, work);
      return witness === undefined ? { serre: true } : { serre: false, witness };
    },
    (explored): SerreCondition => ({ serre: 'undecided', explored }),
  );
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
  checkIndex('serreConditionReport', r);
  const complex = complexOf(subject);
  return report('serreConditionReport', options, (work) =>
    findWitnesses(complex, condition(r, complex.dimension), work),
  );
}

function condition(r: number, dimension: number): LinkCondition {
  return {
    vanishing: (_, linkDimension) => Math.min(r - 2, linkDimension - 1),
    largest: dimension - 1,
    smallest: 0,
  };
}

function checkIndex(task: string, r: number): void {
  if (!Number.isInteger(r) || r < 1)
    throw new InputError('invalid-condition', `${task}: r is ${String(r)}; expected an integer ≥ 1.`);
}
