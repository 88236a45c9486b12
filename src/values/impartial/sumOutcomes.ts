import { wrongArgument } from '../../arguments.js';
import type { Form } from '../forms/Form.js';
import { misereOutcome, normalOutcome } from '../forms/outcomes.js';
import { requireImpartial } from './isImpartial.js';
import { misereRemoteness, remoteness } from './remoteness.js';

/**
 * Who wins the selective sum of impartial forms, in which a player moves in as many summands as wanted: the previous
 * player iff so in every summand. The sum itself is not made.
 * @throws InputError `not-impartial`
 * @source Siegel 2013, Ex. 4.4
 */
export function selectiveSumOutcome(forms: readonly Form[]): 'N' | 'P' {
  for (const form of forms) requireImpartial('selectiveSumOutcome', form);
  return forms.every((form) => normalOutcome(form) === 'P') ? 'P' : 'N';
}

/**
 * Who wins the selective sum of impartial forms under misère play: as under normal play if two summands or more have
 * moves, else whoever wins the only one that has.
 * @throws InputError `not-impartial`
 * @source Siegel 2013, Ex. 4.4
 */
export function misereSelectiveSumOutcome(forms: readonly Form[]): 'N' | 'P' {
  for (const form of forms) requireImpartial('misereSelectiveSumOutcome', form);
  const [first, ...others] = forms.filter((form) => form.options('L').length > 0);
  if (first === undefined) return 'N';
  return others.length === 0 ? (misereOutcome(first) as 'N' | 'P') : selectiveSumOutcome([first, ...others]);
}

/**
 * Who wins the conjunctive sum of impartial forms, in which a player moves in all summands, until one has no moves: its
 * remoteness is the least of theirs. The sum itself is not made.
 * @param forms one at least
 * @throws InputError `not-impartial`, `invalid-argument`
 * @source Siegel 2013, Ex. 4.5
 */
export function conjunctiveSumOutcome(forms: readonly Form[]): 'N' | 'P' {
  return leastOf('conjunctiveSumOutcome', forms, remoteness) % 2 === 0 ? 'P' : 'N';
}

/**
 * Who wins the conjunctive sum of impartial forms under misère play: its misère remoteness is the least of theirs.
 * @param forms one at least
 * @throws InputError `not-impartial`, `invalid-argument`
 * @source Siegel 2013, Ex. 4.5
 */
export function misereConjunctiveSumOutcome(forms: readonly Form[]): 'N' | 'P' {
  return leastOf('misereConjunctiveSumOutcome', forms, misereRemoteness) % 2 === 1 ? 'P' : 'N';
}

function leastOf(task: string, forms: readonly Form[], lengthOf: (form: Form) => number): number {
  if (forms.length === 0) throw wrongArgument(task, forms, 'at least one form');
  for (const form of forms) requireImpartial(task, form);
  return Math.min(...forms.map(lengthOf));
}
