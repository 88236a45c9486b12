import { PLAYERS } from '../../player.js';
import type { Form } from './Form.js';
import type { FormStore } from './FormStore.js';

/**
 * A function on forms that is given by its values at the options. Each follower is visited once as long as its store
 * lives, options first and without recursion, so that neither sharing nor depth matters.
 * @param rule the value at a form; `at` tells the values at its options
 */
export function foldForms<R extends number | string | boolean | object>(
  rule: (form: Form, at: (option: Form) => R) => R,
): (form: Form) => R {
  const tables = new WeakMap<FormStore, Map<number, R>>();
  return (root) => {
    const known = tables.get(root.store) ?? new Map<number, R>();
    tables.set(root.store, known);
    const found = known.get(root.id);
    if (found !== undefined) return found;
    const at = (option: Form): R => known.get(option.id)!;
    for (const form of unknownFollowers(root, known)) known.set(form.id, rule(form, at));
    return at(root);
  };
}

/** The followers that are not known, the form itself included, options before their forms. */
function unknownFollowers(root: Form, known: ReadonlyMap<number, unknown>): Form[] {
  const found = new Set([root]);
  for (const form of found)
    for (const player of PLAYERS)
      for (const option of form.options(player)) if (!known.has(option.id)) found.add(option);
  return [...found].sort((a, b) => a.id - b.id);
}
