import { InputError } from '../errors.js';
import { aValueStore } from './aValue.js';

/** @throws InputError `invalid-option` for what is not a store of values */
export function requireStore(task: string, store: unknown): void {
  const flaw = aValueStore.flaw(store, 'store');
  if (flaw !== undefined) throw new InputError('invalid-option', `${task}: ${flaw}.`, { details: { option: 'store' } });
}
