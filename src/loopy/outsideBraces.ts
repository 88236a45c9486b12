import type { TextSpan } from '../text/internal.js';

/** A part of a text: a separator, or what stands between two. */
export interface Piece {
  readonly span: TextSpan;
  readonly isSeparator: boolean;
}

/** The parts of a text by the separators outside of its braces and parentheses. @param separator a sticky pattern */
export function* outsideBraces(whole: TextSpan, separator: RegExp): Generator<Piece> {
  const { text } = whole;
  let [depth, start] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    if ('{('.includes(text[i]!)) depth++;
    else if ('})'.includes(text[i]!)) depth--;
    else if (depth === 0) {
      separator.lastIndex = i;
      const found = separator.exec(text)?.[0];
      if (found === undefined) continue;
      yield { span: whole.slice(start, i), isSeparator: false };
      yield { span: whole.slice(i, i + found.length), isSeparator: true };
      start = i + found.length;
      i = start - 1;
    }
  }
  yield { span: whole.slice(start), isSeparator: false };
}

/** Is a text one pair of braces, or of parentheses, with something in it? */
export function isInBraces({ text }: TextSpan, pair: '{}' | '()' = '{}'): boolean {
  const [open, close] = pair;
  if (!text.startsWith(open!) || !text.endsWith(close!)) return false;
  let depth = 0;
  for (let i = 0; i < text.length - 1; i++) {
    if (text[i] === open) depth++;
    else if (text[i] === close && --depth === 0) return false;
  }
  return depth === 1;
}
