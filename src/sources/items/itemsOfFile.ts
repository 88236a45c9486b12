import { isBoardNotation } from '../../boards/internal.js';
import { InputError, LibraryError } from '../../errors.js';
import { placeToIntegers, WalkedFamily, wrongStart, type Family, type FamilyKind } from '../../symmetry/internal.js';
import { boardItem, BoardItem, DigraphItem, SourceItem, UnreadableItem, type FamilyItem } from './FamilyItem.js';

/** A line of a file, and where it begins. */
export interface FileLine {
  readonly text: string;
  readonly start: number;
}

/** The lines of a file from a place on, where one begins: 0, or one that was told. */
export type LinesFrom = (start: number) => Iterable<FileLine>;

/** The lines of a text. */
export function linesOfText(text: string): LinesFrom {
  return function* (first) {
    for (let start = first; start < text.length;) {
      const end = text.indexOf('\n', start);
      const next = end === -1 ? text.length : end + 1;
      yield { text: text.slice(start, end === -1 ? text.length : end), start };
      start = next;
    }
  };
}

/**
 * What the lines of a file stand for, an item a line: graph6, sparse6, digraph6, boards or sources. Blank lines and
 * those that begin with # are skipped.
 * @throws InputError `not-given-source` for a file without items
 */
export function itemsOfFile(name: string, lines: LinesFrom): Family<FamilyItem> {
  const walk = {
    *stops(start: string | undefined, look: () => void) {
      const [first = 0, ...rest] = start === undefined ? [] : placeToIntegers(start);
      if (rest.length > 0) throw wrongStart(start!);
      for (const line of lines(first)) {
        look();
        const text = contentOf(line.text);
        if (text !== '') yield { item: () => itemOfLine(text), place: () => String(line.start) };
      }
    },
  };
  return new WalkedFamily(`file:${name}`, kindOfFile(name, lines), walk);
}

/** The kind of the first item. */
function kindOfFile(name: string, lines: LinesFrom): FamilyKind {
  for (const line of lines(0)) {
    const text = contentOf(line.text);
    if (text !== '') return kindOfLine(text);
  }
  throw new InputError(
    'not-given-source',
    `file:${name}: no lines; expected graph6, sparse6, digraph6 or a source a line.`,
  );
}

/** A line without headers and comments. */
function contentOf(line: string): string {
  const text = line.trim().replace(/^>>(?:graph6|sparse6|digraph6)<</, '');
  return text.startsWith('#') ? '' : text;
}

function kindOfLine(line: string): FamilyKind {
  if (line.startsWith('&')) return 'digraph';
  return line.startsWith(':') || isGraph6(line) || isBoardNotation(line) ? 'board' : 'source';
}

/** A line that cannot be read is an item, too: whoever asks about it is told why. */
function itemOfLine(line: string): FamilyItem {
  try {
    if (line.startsWith('&')) return DigraphItem.ofLine(line);
    if (line.startsWith(':') || isGraph6(line)) return BoardItem.ofLine(line);
    return isBoardNotation(line) ? boardItem(line) : new SourceItem(line);
  } catch (error) {
    if (error instanceof LibraryError) return new UnreadableItem(kindOfLine(line), line, error);
    throw error;
  }
}

/** Has a line the characters of graph6, as many as the first says? Words do not, and sources have others. */
function isGraph6(line: string): boolean {
  if (!/^[?-~]+$/.test(line)) return false;
  const n = line.charCodeAt(0) - 63;
  return n === 63 || line.length === 1 + Math.ceil((n * (n - 1)) / 12);
}
