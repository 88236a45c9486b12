/** Texts and comments, then brackets, then all else. */
const PIECES = /#[^\n]*|"(?:\\.|[^"\\])*"?|[([{]|[)\]}]|\S/g;

/** Does an expression go on in the next line: is a bracket open, or does an operator stand at the end? Not after `?name`. */
export function isIncomplete(text: string): boolean {
  if (/^\s*\?/.test(text)) return false;
  let depth = 0;
  let last = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (piece.startsWith('#')) continue;
    // A text ends in its line.
    if (piece.startsWith('"') && !/^"(?:\\.|[^"\\])*"$/.test(piece)) return false;
    if (/^[([{]$/.test(piece)) depth++;
    else if (/^[)\]}]$/.test(piece)) depth--;
    last = piece;
  }
  return depth > 0 || (depth === 0 && /^[-+*/^=<>,?]$/.test(last));
}
