import { PLAYERS } from '../../player.js';
import { standardStore, type StoreOptions, type ValueStore } from '../ValueStore.js';
import { foldForms } from './foldForms.js';
import type { Form } from './Form.js';
import { formValue } from './formValue.js';

const inStore = new WeakMap<ValueStore, (form: Form) => boolean>();

/**
 * Is the form literally the canonical form of its value, without dominated or reversible options, and without
 * repetitions?
 * @complexity one value for each follower
 * @source Siegel 2011, Def. 1.2.28
 */
export function isCanonicalForm(form: Form, given: StoreOptions = {}): boolean {
  const { store = standardStore } = given;
  let isCanonical = inStore.get(store);
  if (isCanonical === undefined) {
    isCanonical = foldForms((follower, at) => {
      const value = formValue(follower, { store });
      return PLAYERS.every((player) => {
        const options = follower.options(player);
        // Canonical forms of equal values are equal: it is enough to compare values.
        if (!options.every(at)) return false;
        const canonical = new Set(value.options(player));
        return (
          options.length === canonical.size && options.every((option) => canonical.has(formValue(option, { store })))
        );
      });
    }, 'isCanonicalForm');
    inStore.set(store, isCanonical);
  }
  return isCanonical(form);
}
