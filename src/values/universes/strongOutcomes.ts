import { foldForms } from '../forms/foldForms.js';
import type { Form } from '../forms/Form.js';
import { misereOutcome } from '../forms/outcomes.js';

/** Does Left win when she begins, under misère play? */
export const leftWinsFirst = (form: Form): boolean => 'LN'.includes(misereOutcome(form));

/** Does Left win when Right begins, under misère play? */
export const leftWinsSecond = (form: Form): boolean => 'LP'.includes(misereOutcome(form));

/**
 * The perfect murder of Left: Right has so many moves in a row, after each of which he may end it, and Left has none.
 * See Larsson, Milley, Nowakowski, Renault and Santos 2021.
 */
export function perfectMurder(like: Form, moves: number): Form {
  const { store } = like;
  let form = store.zero;
  for (let i = 0; i < moves; i++) form = store.fromOptions([], i === 0 ? [form] : [store.zero, form]);
  return form;
}

/**
 * Who wins a form with the perfect murder beside it, of more moves than Right can make while Left still has any: does
 * Left, when she begins (`first`), and when Right does (`second`)?
 */
const besideMurder = foldForms<{ readonly first: boolean; readonly second: boolean }>((form, at) => {
  const left = form.options('L');
  const first = left.length === 0 || left.some((option) => at(option).second);
  // Right ends the murder, goes on with it, or moves in the form.
  const second = first && leftWinsFirst(form) && form.options('R').every((option) => at(option).first);
  return { first, second };
});

/**
 * Does Left, who begins, win the form with each form beside it in which she never has a move? It is enough to look at
 * nothing and at the perfect murder: Right makes with it the moves that he would make with the other, and ends it when
 * the other ends.
 * See Larsson, Milley, Nowakowski, Renault and Santos 2021.
 */
export function leftWinsFirstStrongly(form: Form): boolean {
  return leftWinsFirst(form) && besideMurder(form).first;
}

/** Does Left, when Right begins, win the form with some form beside it in which Right never has a move? */
export function leftWinsSecondStrongly(form: Form): boolean {
  return !leftWinsFirstStrongly(form.negative());
}
