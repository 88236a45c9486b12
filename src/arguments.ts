import { InputError } from './errors.js';
import { shown } from './shape.js';

/*
 * The readers of arguments at the doors of the library: JavaScript hands over anything. Each names the function that was
 * called, what was found and what was expected.
 */

/** The error for an argument of a wrong kind. @param expected with the right call, where there is one to name */
export function wrongArgument(task: string, found: unknown, expected: string): InputError {
  return new InputError('invalid-argument', `${task}: found ${shown(found)}; expected ${expected}.`, {
    details: { expected },
  });
}

/** The items of a list, or of anything that can be gone through but a text. */
export function itemsOf(list: unknown, task: string, expected: string): readonly unknown[] {
  if (Array.isArray(list)) return list;
  if (typeof list === 'object' && list !== null && Symbol.iterator in list) return [...(list as Iterable<unknown>)];
  throw wrongArgument(task, list, expected);
}
