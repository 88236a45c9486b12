import { foldForms } from '../forms/foldForms.js';
import type { Form } from '../forms/Form.js';

/**
 * The adjoint G° of a form: under misère play G + G° is won by whoever does not begin, for each move in one of the two
 * has its answer in the other. It is dicotic whatever the form is.
 * See Siegel 2015.
 */
export const adjoint: (form: Form) => Form = foldForms((form, at) => {
  const { store } = form;
  const [left, right] = [form.options('R').map(at), form.options('L').map(at)];
  if (left.length === 0 && right.length === 0) return store.fromOptions([store.zero], [store.zero]);
  return store.fromOptions(left.length === 0 ? [store.zero] : left, right.length === 0 ? [store.zero] : right);
}, 'adjoint');
