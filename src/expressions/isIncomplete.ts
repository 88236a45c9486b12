import { openQuote, tokensOf } from './tokens.js';

/** What an expression cannot end with. */
const GOES_ON = /^(?:[-−+*/^=<>,?:]|and|or|xor|not|mod)$/;

/**
 * Does an expression go on in the next line: is a bracket open, or does an operator stand at the end? Not after
 * `?name`.
 */
export function isIncomplete(text: string): boolean {
  // A text ends in its line.
  if (/^\s*\?/.test(text) || openQuote(text) !== undefined) return false;
  const tokens = tokensOf(text).map(({ token }) => token);
  const count = (brackets: RegExp): number => tokens.filter((token) => brackets.test(token)).length;
  const depth = count(/^[([{]$/) - count(/^[)\]}]$/);
  return depth > 0 || (depth === 0 && GOES_ON.test(tokens.at(-1) ?? ''));
}
