import type { TextSpan } from '../text/internal.js';

/**
 * The summands of a source: its parts between ` + ` outside of braces and parentheses. The braces in a graph6 text,
 * which ends at the next blank, are letters.
 */
export function splitSummands(source: TextSpan): TextSpan[] {
  const { text } = source;
  const summands: TextSpan[] = [];
  let start = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text.startsWith('g6:', i)) {
      while (i + 1 < text.length && !/\s/.test(text[i + 1]!)) i++;
      continue;
    }
    if (text[i] === '{' || text[i] === '(') depth++;
    else if (text[i] === '}' || text[i] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && text.startsWith(' + ', i)) {
      summands.push(source.slice(start, i).trim());
      start = i + 3;
      i += 1; // The second blank may begin the next separator.
    }
  }
  return [...summands, source.slice(start).trim()];
}
