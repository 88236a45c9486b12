/** What the tools for posets, lattice games and loopy games ask, and what they are answered. */
import type { RESULTS } from '../src/text/outcomeWords.js';
import type { Player } from './messages.js';
import type { SecondSource } from './comparison.js';

/** A kind of source that has a tool of its own. */
export type World = 'posets' | 'lattice' | 'loopy';

/** A line of a table: what is asked, and the answer. */
export type FactRow = readonly [what: string, answer: string];

/** Posets that are made of the source in view; all others have a name, or are those of a source. */
export const OF_SOURCE = {
  '': 'of the source in view: itself, its faces, or its positions',
  ideals: 'the order ideals of that poset, by inclusion',
  values: 'the values of the positions of the game in view',
  visited: 'the values of the positions so far',
} as const;

export interface PosetRequest {
  /** A key of `OF_SOURCE`, a name such as `day:2`, or a source. */
  readonly of: string;
  /** The positions so far, where they are asked for. */
  readonly visited?: readonly SecondSource[];
}

export interface PosetFound {
  readonly words: string;
  /** In the words of `spgames poset`. */
  readonly facts: readonly FactRow[];
  readonly picture: string;
  /** Why nothing is drawn; empty if something is. */
  readonly tooLarge: string;
  readonly labels: readonly string[];
  /** The document, which `spgames poset FILE.json` reads; empty where it would be too long. */
  readonly json: string;
  /** The words of a command that gives the same; missing where only the document does. */
  readonly command?: readonly string[];
}

/** An element and what is around it, by numbers from 0. */
export interface PosetElement {
  readonly label: string;
  readonly facts: readonly FactRow[];
  readonly upperCovers: readonly number[];
  readonly lowerCovers: readonly number[];
  /** All elements above it, and below it, without itself. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** What the panes show of it, where they can. */
  readonly shows?: SecondSource;
}

/** A larger box is not drawn. */
export const LARGEST_BOX = 40;

export interface LatticeRequest {
  /** In the notation of sources, with or without `lattice:`; or another impartial game. */
  readonly text: string;
  readonly misere: boolean;
  /** The largest heap, where the game is one on heaps. */
  readonly heaps: number;
  /** The bound on both coordinates that are drawn. */
  readonly box: number;
  /** The coordinates behind the first two. */
  readonly slice: readonly number[];
}

export interface LatticeFound {
  readonly notation: string;
  readonly dimension: number;
  readonly names: readonly string[];
  readonly facts: readonly FactRow[];
  readonly picture: string;
  /** Why nothing is drawn; empty if something is. */
  readonly tooLarge: string;
  /** How many P-positions are drawn. */
  readonly count: number;
  /** What stands behind the name of a command: the game, and how it is played. */
  readonly command: readonly string[];
  /** The box of `spgames outcomes --box`. */
  readonly box: string;
}

/** A move of a lattice game from a point. */
export interface LatticeMove {
  readonly move: string;
  readonly to: string;
  readonly outcome: 'N' | 'P';
}

export interface LatticePointFound {
  readonly words: string;
  readonly moves: readonly LatticeMove[];
}

export interface StrataFound {
  readonly found: boolean;
  readonly facts: readonly FactRow[];
  /** Each with those of its points that are drawn. */
  readonly strata: readonly { readonly text: string; readonly points: readonly string[] }[];
}

export interface QuotientFound {
  readonly found: boolean;
  readonly facts: readonly FactRow[];
  /** What each coordinate becomes: its element, index and period. */
  readonly generators: readonly (readonly string[])[];
  /** Equations from which all others follow. */
  readonly equations: readonly string[];
}

export interface LoopyNode {
  readonly name: string;
  /** The outcome, if nobody forces a draw. */
  readonly outcome: 'L' | 'R' | 'N' | 'P' | 'draw';
  readonly outcomeInWords: string;
  /** What each player forces who begins. */
  readonly begins: Readonly<Record<Player, (typeof RESULTS)[keyof typeof RESULTS]>>;
  readonly options: Readonly<Record<Player, readonly number[]>>;
}

export interface LoopyFound {
  readonly facts: readonly FactRow[];
  readonly picture: string;
  readonly tooLarge: string;
  readonly nodes: readonly LoopyNode[];
  /** Positions of an alternating play that need not end. */
  readonly cycle: readonly number[];
}

/** Equations and names are loopy games also without `loopy:` before them. */
export function asLoopySource(text: string): string {
  return text.includes('@') || /^\s*([a-z][a-z0-9-]*:|\{")/.test(text) ? text : `loopy:${text}`;
}

/** What is asked: of posets a `PosetRequest` as JSON, of an element its number behind that, and so on. */
export interface WorldAnswers {
  readonly poset: PosetFound;
  readonly posetElement: PosetElement;
  readonly lattice: LatticeFound;
  readonly latticePoint: LatticePointFound;
  readonly latticeStrata: StrataFound;
  readonly latticeQuotient: QuotientFound;
  /** `about` is a source. */
  readonly loopy: LoopyFound;
  /** `about` is the number of a position, and a source behind it. */
  readonly loopyValue: readonly FactRow[];
}
