import { foldForms } from './foldForms.js';
import type { Form } from './Form.js';

/**
 * The passification p(G), in which Left has, besides her moves, one that is as good as a pass:
 * p(G) = {p(L), {p(L)|p(R)} | p(R)}, and p(0) = 0. The atomic weight of p(G), for all-small G, is the uponic weight of
 * the game that G becomes if Left may pass. It depends on the form.
 * @complexity two forms for each follower
 * @source Siegel 2011, Def. 3.4.1
 */
export const passification: (form: Form) => Form = foldForms((form, at) => {
  const { store } = form;
  if (form === store.zero) return form;
  const [left, right] = [form.options('L').map(at), form.options('R').map(at)];
  return store.fromOptions([...left, store.fromOptions(left, right)], right);
}, 'passification');
