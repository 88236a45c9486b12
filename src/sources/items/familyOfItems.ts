import { BOARD_FAMILIES, DIGRAPH_FAMILIES, isBoardNotation } from '../../boards/internal.js';
import { COMPLEX_FAMILIES } from '../../complex/internal.js';
import { familyNamed, walkByNumber, WalkedFamily, type Family } from '../../symmetry/internal.js';
import { TextSpan } from '../../text/internal.js';
import { SourceRange } from '../SourceRange.js';
import { boardItem, BoardItem, ComplexItem, DigraphItem, SourceItem, type FamilyItem } from './FamilyItem.js';
import { itemsOfFile, type LinesFrom } from './itemsOfFile.js';

/**
 * The family up to isomorphism that a text names, `graphs:1..8 connected`; undefined for all other texts.
 * @param task the function the user called, for errors
 * @throws ParseError, LimitError
 */
export function familyUpToIsomorphism(text: string, task: string): Family<FamilyItem> | undefined {
  const span = TextSpan.of(text, task);
  const boards = familyNamed(span, BOARD_FAMILIES);
  if (boards !== undefined) return new MappedFamily(boards, (board) => new BoardItem(board));
  const digraphs = familyNamed(span, DIGRAPH_FAMILIES);
  if (digraphs !== undefined) return new MappedFamily(digraphs, (digraph) => new DigraphItem(digraph));
  const complexes = familyNamed(span, COMPLEX_FAMILIES);
  return complexes && new MappedFamily(complexes, (complex) => new ComplexItem(complex));
}

/**
 * The items that a text stands for: a family up to isomorphism, `file:NAME`, or a source with ranges, `grid:1..3x1..4`.
 * @param read the lines of a file
 * @throws ParseError, LimitError, InputError `invalid-range`, `too-many-sources`, `not-given-source`, those of `read`
 */
export function familyOfItems(text: string, task: string, read: (name: string) => LinesFrom): Family<FamilyItem> {
  const family = familyUpToIsomorphism(text, task);
  if (family !== undefined) return family;
  const trimmed = text.trim();
  if (/^file:[^@]/.test(trimmed)) {
    const name = trimmed.slice('file:'.length).trim();
    return itemsOfFile(name, read(name));
  }
  const range = new SourceRange(trimmed);
  const isBoard = isBoardNotation(trimmed);
  return new WalkedFamily(
    trimmed,
    isBoard ? 'board' : 'source',
    walkByNumber(range.count, (i): FamilyItem => (isBoard ? boardItem(range.at(i)) : new SourceItem(range.at(i)))),
    range.count,
  );
}

/** What becomes of the items of a family. */
class MappedFamily<S, T> implements Family<T> {
  readonly #family: Family<S>;
  readonly #map: (item: S) => T;

  constructor(family: Family<S>, map: (item: S) => T) {
    this.#family = family;
    this.#map = map;
  }

  get text(): Family<T>['text'] {
    return this.#family.text;
  }

  get kind(): Family<T>['kind'] {
    return this.#family.kind;
  }

  count(...options: Parameters<Family<S>['count']>): number {
    return this.#family.count(...options);
  }

  starts(...options: Parameters<Family<S>['starts']>): string[] {
    return this.#family.starts(...options);
  }

  *from(start?: string): Generator<T, void, undefined> {
    for (const item of this.#family.from(start)) yield this.#map(item);
  }
}
