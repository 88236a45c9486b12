import type { TextSpan } from '../text/internal.js';

/** A summand of a source, with the sign before it. */
export interface Summand {
  readonly sign: '+' | '-';
  readonly span: TextSpan;
}

/**
 * The summands of a source: its parts between ` + ` and ` - ` outside of brackets. The braces in a graph6 text, which
 * ends at the next blank, are letters.
 */
export function splitSummands(source: TextSpan): Summand[] {
  const { text } = source;
  const summands: Summand[] = [];
  let sign: Summand['sign'] = '+';
  let start = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text.startsWith('g6:', i)) {
      while (i + 1 < text.length && !/\s/.test(text[i + 1]!)) i++;
      continue;
    }
    const next = text[i + 1];
    if ('{(['.includes(text[i]!)) depth++;
    else if ('})]'.includes(text[i]!)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && text[i] === ' ' && text[i + 2] === ' ' && (next === '+' || next === '-')) {
      summands.push({ sign, span: source.slice(start, i).trim() });
      sign = next;
      start = i + 3;
      i += 1; // The second blank may begin the next separator.
    }
  }
  return [...summands, { sign, span: source.slice(start).trim() }];
}
