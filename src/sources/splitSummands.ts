import { outsideBrackets, type TextSpan } from '../text/internal.js';

/** A summand of a source, with the sign before it. */
export interface SignedSummand {
  readonly sign: '+' | '-';
  readonly span: TextSpan;
}

/**
 * The summands of a source: its parts between ` + ` and ` - ` outside of brackets. The braces in a graph6 text, which
 * ends at the next blank, are letters.
 */
export function splitSummands(source: TextSpan): SignedSummand[] {
  // The second blank of a separator may begin the next one.
  const signs = outsideBrackets(source.text.replace(/g6:\S*/g, (word) => '_'.repeat(word.length))).matchAll(
    / ([+-])(?= )/g,
  );
  const summands: SignedSummand[] = [];
  let sign: SignedSummand['sign'] = '+';
  let start = 0;
  for (const { 1: next, index } of signs) {
    summands.push({ sign, span: source.slice(start, Math.max(start, index)).trim() });
    sign = next as SignedSummand['sign'];
    start = index + 3;
  }
  return [...summands, { sign, span: source.slice(start).trim() }];
}
