const OPENING = '([{';
const CLOSING = ')]}';

/**
 * The text with NUL in place of all that stands in brackets, and of these: what is found in it stands outside of
 * brackets, in the same place. A bracket that closes none is a letter.
 */
export function outsideBrackets(text: string): string {
  let shown = '';
  let depth = 0;
  for (const sign of text.split('')) {
    const closes = depth > 0 && CLOSING.includes(sign);
    if (OPENING.includes(sign)) depth++;
    shown += depth === 0 ? sign : '\0';
    if (closes) depth--;
  }
  return shown;
}

/** Where the bracket that opens at an offset is closed, by a bracket of whatever kind; undefined if it is not. */
export function closingBracket(text: string, open: number = 0): number | undefined {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (OPENING.includes(text[i]!)) depth++;
    else if (CLOSING.includes(text[i]!) && --depth === 0) return i;
  }
  return undefined;
}
