import type { Form } from './Form.js';
import type { Value } from '../Value.js';
import { standardStore, type StoreOptions, type ValueStore } from '../ValueStore.js';
import { foldForms } from './foldForms.js';

const into = new WeakMap<ValueStore, (form: Form) => Value>();

/**
 * The value of a form: its canonical form.
 * @source Siegel 2011, Thm 1.2.30
 */
export function formValue(form: Form, given: StoreOptions = {}): Value {
  const { store = standardStore } = given;
  let valueOf = into.get(store);
  if (valueOf === undefined) {
    valueOf = foldForms((follower, at) =>
      store.fromOptions(follower.options('L').map(at), follower.options('R').map(at)),
    );
    into.set(store, valueOf);
  }
  return valueOf(form);
}
