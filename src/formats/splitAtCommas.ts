import type { TextSpan } from '../text/internal.js';

/**
 * The parts of `a, b, c` or `(a, b, c)` or `ideal(a, b, c)`, split at commas outside parentheses, without blanks
 * around.
 * @returns no parts for empty parentheses
 * @throws ParseError `invalid-polynomial` for unbalanced parentheses and empty parts
 */
export function splitAtCommas(span: TextSpan): TextSpan[] {
  const { text } = span;
  const refuse = (found: string, at: number): never =>
    span
      .slice(at)
      .refuse(
        'invalid-polynomial',
        'monomials separated by commas',
        'Write an ideal as x1*x3, x2*x3*x4; the zero ideal is 0.',
        found,
      );
  let from = /^\s*(?:(?:ideal|monomialIdeal)\b\s*)?/.exec(text)![0].length;
  let to = text.trimEnd().length;
  const closing = closings(text, refuse);
  while (from < to && text[from] === '(' && closing.get(from) === to - 1) {
    from++;
    to--;
    from += /^\s*/.exec(text.slice(from, to))![0].length;
    to -= /\s*$/.exec(text.slice(from, to))![0].length;
    if (from === to) return [];
  }
  const parts: TextSpan[] = [];
  let start = from;
  for (let i = from; i <= to; i++) {
    if (text[i] === '(' && i < to) i = closing.get(i)!;
    else if (i === to || text[i] === ',') {
      const part = span.slice(start, i).trim();
      if (part.text === '') refuse(i === to ? 'nothing at the end' : 'nothing before a comma', i);
      parts.push(part);
      start = i + 1;
    }
  }
  return parts;
}

/** For each opening parenthesis, where it is closed. */
function closings(text: string, refuse: (found: string, at: number) => never): Map<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open.push(i);
    if (text[i] !== ')') continue;
    const begin = open.pop();
    if (begin === undefined) return refuse('a parenthesis ) that was not opened', i);
    closing.set(begin, i);
  }
  if (open.length > 0) refuse('a parenthesis ( that is not closed', open.at(-1)!);
  return closing;
}
