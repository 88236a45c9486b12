import { aForm } from '../aForm.js';
import { takes } from '../../arguments.js';
import type { Form } from './Form.js';
import { foldForms } from './foldForms.js';

const withBase = new WeakMap<Form, (branch: Form) => Form>();

const ordinalSumTakes = /* @__PURE__ */ takes('ordinalSum', () => ({
  base: aForm,
  branch: aForm,
}));

/**
 * The ordinal sum base:branch, in which a move in the base ends the play in the branch. Its value depends on the form of
 * the base, and on the value of the branch only.
 * @throws InputError `not-the-same-store`
 * @complexity one step for each follower of the branch
 * @source Siegel 2011, Def. 2.2.1
 */
export function ordinalSum(base: Form, branch: Form): Form {
  ordinalSumTakes(base, branch);
  base.store.requireOwn(branch, 'ordinalSum');
  let sum = withBase.get(base);
  if (sum === undefined) {
    sum = foldForms((form, at) =>
      base.store.fromOptions(
        [...base.options('L'), ...form.options('L').map(at)],
        [...base.options('R'), ...form.options('R').map(at)],
      ),
    );
    withBase.set(base, sum);
  }
  return sum(branch);
}
