import type { Form } from '../forms/Form.js';
import { foldForms } from '../forms/foldForms.js';
import { requireImpartial } from './isImpartial.js';
import { mex } from './nim.js';

const normal: (form: Form) => number = foldForms((form, at) => mex(form.options('L').map(at)));

const misere: (form: Form) => number = foldForms((form, at) =>
  form.options('L').length === 0 ? 1 : mex(form.options('L').map(at)),
);

/**
 * The Grundy value of an impartial form: the m for which its value is ∗m.
 * @throws InputError `not-impartial`
 * @source Siegel 2011, Thm 1.2.40
 */
export function grundyValue(form: Form): number {
  requireImpartial('grundyValue', form);
  return normal(form);
}

/**
 * The misère Grundy value of an impartial form: the m for which its sum with ∗m is a previous player win in misère
 * play.
 * @throws InputError `not-impartial`
 * @source Berlekamp, Conway and Guy 1982, Ch. 13
 */
export function misereGrundyValue(form: Form): number {
  requireImpartial('misereGrundyValue', form);
  return misere(form);
}
