import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { Form } from '../forms/Form.js';
import { foldForms } from '../forms/foldForms.js';
import { requireDay } from '../forms/formsBornBy.js';
import { FormStore } from '../forms/FormStore.js';
import { misereOutcome } from '../forms/outcomes.js';
import { requireImpartial } from './isImpartial.js';

/** By day 5 there are 4 171 780 forms. */
const LAST_DAY = 4;

const STEPS_BY_DEFAULT = 10_000_000;

/**
 * The misère canonical form of an impartial form. Two impartial games have the same one iff with every impartial game
 * added they have the same misère outcome.
 * @param given `limit` counts comparisons of two options, by default 10 000 000
 * @returns a form of the same store, without repeated options
 * @throws InputError `not-impartial`
 * @throws LimitError
 * @complexity for each follower its options times the options of its options
 * @source Conway 1976, Ch. 12
 * @example printForm(misereCanonicalForm(parseForm('{*|*}'))) // '0'
 */
export function misereCanonicalForm(form: Form, given: RunOptions = {}): Form {
  requireImpartial('misereCanonicalForm', form);
  return canonical(form, new Work('misereCanonicalForm', { limit: STEPS_BY_DEFAULT, ...given }));
}

/**
 * All misère canonical forms of impartial games that are born by a day: 1, 2, 3, 5 and 22 by days 0 to 4, the younger
 * ones last.
 * @param given where forms are made, by default a new store
 * @throws InputError `invalid-day`
 * @throws LimitError `too-many-forms` after day 4
 * @source Conway 1976, Ch. 12
 * @example [0, 1, 2, 3, 4].map((day) => misereFormsBornBy(day).length) // [1, 2, 3, 5, 22]
 */
export function misereFormsBornBy(day: number, given: { readonly store?: FormStore } = {}): Form[] {
  const { store = new FormStore() } = given;
  requireDay('misereFormsBornBy', day);
  if (day > LAST_DAY)
    throw new LimitError(
      'too-many-forms',
      `misereFormsBornBy: day ${day} has at least 4171780 forms; expected day ≤ ${LAST_DAY}.`,
      { hint: 'Simplify single games with misereCanonicalForm.', details: { day } },
    );
  let forms = [store.zero];
  for (let today = 1; today <= day; today++) {
    let sets: Form[][] = [[]];
    for (const form of forms) sets = [...sets, ...sets.map((set) => [...set, form])];
    forms = [...new Set([...forms, ...sets.map((set) => misereCanonicalForm(store.fromOptions(set, set)))])];
  }
  return forms;
}

const canonical: (form: Form, work?: Work) => Form = foldForms((form, at, work) => {
  const options = new Set(form.options('L').map(at));
  const simpler = new Set([...options].flatMap((option) => option.options('L')));
  for (const found of simpler) if (simplifiesTo(found, options, work)) return found;
  return form.store.fromOptions(options, options);
}, 'misereCanonicalForm');

/**
 * Is the game with these canonical options a canonical form, besides whose options it has only ones that move back to
 * it? If the form is 0 then the player who begins must win the game, as 0 in misère play.
 */
function simplifiesTo(found: Form, options: ReadonlySet<Form>, work: Work | undefined): boolean {
  const kept = new Set(found.options('L'));
  work?.step(1 + kept.size + options.size);
  if (![...kept].every((option) => options.has(option))) return false;
  for (const option of options) if (!kept.has(option) && !option.options('L').includes(found)) return false;
  return kept.size > 0 || [...options].some((option) => misereOutcome(option) === 'P');
}
