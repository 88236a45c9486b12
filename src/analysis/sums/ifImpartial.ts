import { isImpartial, type Form } from '../../values/index.js';

/** What is found of an impartial form; null for any other. */
export function ifImpartial<T>(form: Form, find: (form: Form) => T): T | null {
  return isImpartial(form) ? find(form) : null;
}
