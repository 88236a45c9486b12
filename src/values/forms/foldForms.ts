import { wrongArgument } from '../../arguments.js';
import { PLAYERS } from '../../player.js';
import { foldOptions } from '../foldOptions.js';
import type { Work } from '../../run.js';
import type { Form } from './Form.js';
import type { FormStore } from './FormStore.js';

/**
 * A function on forms that is given by its values at the options. Each follower is visited once as long as its store
 * lives, options first and without recursion, so that neither sharing nor depth matters.
 * @param rule the value at a form; `at` tells the values at its options
 * @source Siegel 2011, Thm 1.2.5
 */
export function foldForms<R extends number | string | boolean | object>(
  rule: (form: Form, at: (option: Form) => R, work: Work | undefined) => R,
  task: string = 'foldForms',
): (form: Form, work?: Work) => R {
  const memos = new WeakMap<FormStore, Map<Form, R>>();
  return (root, work) => {
    if (!isForm(root)) throw wrongArgument(task, root, 'a Form, such as store.zero of a FormStore');
    let memo = memos.get(root.store);
    if (memo === undefined) memos.set(root.store, (memo = new Map<Form, R>()));
    const known = memo;
    const at = (option: Form): R => known.get(option)!;
    foldOptions<Form, R>(
      root,
      {
        known: () => undefined,
        visitOptions: (form, visit) => {
          for (const player of PLAYERS) for (const option of form.options(player)) visit(option);
        },
        combine: (form) => rule(form, at, work),
      },
      known,
    );
    return at(root);
  };
}

function isForm(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('store' in value) || !('options' in value)) return false;
  return typeof value.store === 'object' && value.store !== null && 'relation' in value.store;
}
