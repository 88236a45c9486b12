import type { Value } from '../Value.js';
import { standardStore, type ValueStore } from '../ValueStore.js';
import type { Form } from './Form.js';
import { foldForms } from './foldForms.js';

const into = new WeakMap<ValueStore, (form: Form) => Value>();

/**
 * The value of a form: its canonical form.
 * @param store where the value is to live; values of different stores are never mixed
 * @source Siegel 2011, Thm 1.2.30
 */
export function formValue(form: Form, store: ValueStore = standardStore): Value {
  let valueOf = into.get(store);
  if (valueOf === undefined) {
    valueOf = foldForms((follower, at) =>
      store.fromOptions(follower.options('L').map(at), follower.options('R').map(at)),
    );
    into.set(store, valueOf);
  }
  return valueOf(form);
}
