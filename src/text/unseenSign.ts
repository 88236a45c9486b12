/**
 * A sign that nobody sees: one that controls a terminal (NUL among them), or half of a character. No label has one:
 * output would hide which label it is.
 */
export const UNSEEN_SIGN: RegExp = /[\p{Cc}\p{Cs}]/u;

/** Is a text fit for the label of a vertex: something, without white space and signs that nobody sees? */
export function isLabel(text: string): boolean {
  return /^[^\s\p{Cc}\p{Cs}]+$/u.test(text);
}
