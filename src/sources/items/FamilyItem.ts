import {
  type Board,
  type Digraph,
  parseBoard,
  parseDigraph6,
  parseGraph6,
  parseSparse6,
  printDigraph6,
  printGraph6,
} from '../../boards/index.js';
import type { LibraryError } from '../../errors.js';
import { notationOfItem } from '../../boards/internal.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { DigraphPlacement } from '../../digraphs/index.js';
import type { FamilyKind } from '../../symmetry/internal.js';
import type { Source, SourceOf } from '../kinds/Kind.js';

/** An item of a family: its notation, and what it is; each is found when it is first asked for. */
export interface FamilyItem {
  readonly kind: FamilyKind;
  /** As a board or a source is written; a digraph whose vertices belong to nobody is in digraph6. */
  readonly text: string;
  readonly board?: Board;
  readonly digraph?: Digraph;
  /** What the text stands for, where it need not be read. */
  readonly source?: Source;
  /** In graph6, or a digraph in digraph6. */
  readonly graph6?: string;
}

/** A board. @param text what it is written as, if that is known */
export class BoardItem implements FamilyItem {
  readonly kind = 'board';
  readonly #board: () => Board;
  #found: Board | undefined;
  #text: string | undefined;

  constructor(board: Board | (() => Board), text?: string) {
    if (typeof board !== 'function') this.#found = board;
    this.#board = typeof board === 'function' ? board : () => board;
    this.#text = text;
  }

  /** A line of graph6 or sparse6. */
  static ofLine(line: string): BoardItem {
    // In sparse6 boards have no notation of their own: to write it, they are read.
    return line.startsWith(':')
      ? new BoardItem(parseSparse6(line))
      : new BoardItem(() => parseGraph6(line), `g6:${line}`);
  }

  get board(): Board {
    return (this.#found ??= this.#board());
  }

  get text(): string {
    return (this.#text ??= notationOfItem(this.board));
  }

  get graph6(): string {
    return printGraph6(this.board);
  }
}

/** A digraph. */
export class DigraphItem implements FamilyItem {
  readonly kind = 'digraph';
  readonly digraph: Digraph;
  readonly source?: SourceOf<'digraph'>;

  constructor(digraph: Digraph) {
    this.digraph = digraph;
    const game = gameOn(digraph);
    if (game !== undefined) this.source = { kind: 'digraph', object: { digraph: game } };
  }

  /** A line of digraph6. */
  static ofLine(line: string): DigraphItem {
    return new DigraphItem(parseDigraph6(line));
  }

  get text(): string {
    return this.source?.object.digraph.toString() ?? this.graph6;
  }

  get graph6(): string {
    return printDigraph6(this.digraph);
  }
}

/** A complex. */
export class ComplexItem implements FamilyItem {
  readonly kind = 'complex';
  readonly source: SourceOf<'complex'>;

  constructor(complex: SimplicialComplex) {
    this.source = { kind: 'complex', object: complex };
  }

  get text(): string {
    return this.source.object.toString();
  }
}

/** A source, which has to be read. */
export class SourceItem implements FamilyItem {
  readonly kind = 'source';
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A line of a file that cannot be read. */
export class UnreadableItem implements FamilyItem {
  readonly kind: FamilyKind;
  readonly text: string;
  readonly #why: LibraryError;

  constructor(kind: FamilyKind, text: string, why: LibraryError) {
    this.kind = kind;
    this.text = text;
    this.#why = why;
  }

  get board(): never {
    throw this.#why;
  }

  get digraph(): never {
    throw this.#why;
  }

  get source(): never {
    throw this.#why;
  }

  get graph6(): never {
    throw this.#why;
  }
}

/** A board by its notation. */
export function boardItem(text: string): BoardItem {
  return new BoardItem(() => parseBoard(text), text);
}

/** The game on a digraph, if each vertex belongs to a player. */
function gameOn({ n, sides, arcs }: Digraph): DigraphPlacement | undefined {
  const owners = sides?.map((side) => side ?? '').join('');
  if (owners?.length !== n) return undefined;
  return new DigraphPlacement(
    owners,
    arcs.map(({ from, to }) => [from, to]),
  );
}
