import type { SurveyImplication } from '../conjecturesDocument.js';

/** An implication as `a and b => c, d`; one whose premise no item has as `not (a and b)`. */
export function implicationText({
  if: premise,
  then,
  support,
}: Pick<SurveyImplication, 'if' | 'then'> & Partial<Pick<SurveyImplication, 'support'>>): string {
  const all = premise.join(' and ');
  if (support === 0) return premise.length === 1 ? `never ${all}` : `not (${all})`;
  return `${premise.length === 0 ? 'always' : all} => ${then.join(', ')}`;
}
