/**
 * Where the `@` stands between a ruleset and a board or position; −1 if there is none. An `@` in what follows a word
 * and a colon, as in
 * `row:1,@,2`, is part of a position.
 */
export function atSign(text: string): number {
  return /^\s*[a-z][a-z0-9-]+:/i.test(text) ? -1 : text.indexOf('@');
}
