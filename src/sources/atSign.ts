/**
 * Where the `@` stands between a ruleset and a board or position; −1 if there is none. An `@` in what follows a word
 * and a colon, as in
 * `row:1,@,2`, is part of a position; one inside a JSON object is part of that, and what follows it has neither quotes
 * nor braces.
 */
export function atSign(text: string): number {
  if (/^\s*[a-z][a-z0-9-]+:/i.test(text)) return -1;
  if (!isObjectText(text)) return text.indexOf('@');
  const end = text.lastIndexOf('}');
  const at = end + (/^\}\s*(?=@[^"]*$)/.exec(text.slice(end))?.[0].length ?? 0);
  return at === end ? -1 : at;
}

/** Does a text begin as that of a JSON object? */
export function isObjectText(text: string): boolean {
  return /^\s*\{\s*"/.test(text);
}
