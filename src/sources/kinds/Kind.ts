import type { Board } from '../../boards/index.js';
import type { SimplicialComplex, Vertex } from '../../complex/index.js';
import type { Construction } from '../../constructions/index.js';
import type { DigraphPlacement } from '../../digraphs/index.js';
import type { InputError } from '../../errors.js';
import type { CompileOptions, GameByMoves, GameValueOptions, PlacementGame, SPGame } from '../../games/index.js';
import type { SquarefreeIdeal } from '../../ideal/index.js';
import type { LatticeGame } from '../../lattice/index.js';
import type { LoopyGame } from '../../loopy/index.js';
import type { MoveGame } from '../../moves/index.js';
import type { LabelledPoset } from '../../poset/index.js';
import type { RunOptions, Work } from '../../run.js';
import type { Shape } from '../../shape.js';
import type { Form, FormStore, Value } from '../../values/index.js';
import type { LatticeSource } from '../latticeEncodings.js';

/** A game by its moves: it can be classified, and is compiled only where it has to be a strong placement game. */
export interface MovesToCompile {
  readonly moves: PlacementGame<string>;
  readonly compile: (options?: RunOptions) => SPGame;
}

/** A digraph placement game; of a position of another one with the labels that the vertices have there. */
export interface LabelledDigraph {
  readonly digraph: DigraphPlacement;
  readonly labels?: readonly string[] | undefined;
}

/** What a source may be, by its kind; in a sum of several kinds they stand in this order. */
export interface SourceObjects {
  readonly game: SPGame;
  readonly complex: SimplicialComplex;
  readonly ideal: SquarefreeIdeal;
  readonly construction: Construction;
  readonly moves: MovesToCompile;
  readonly digraph: LabelledDigraph;
  /** A sum of positions of rulesets that are not placement games. */
  readonly rules: MoveGame;
  /** A lattice game without a position; with one it is a position of a ruleset. */
  readonly lattice: LatticeGame;
  /** A poset, which is not a game; `asPoset` tells it. */
  readonly poset: LabelledPoset;
  /** A sum of loopy games. */
  readonly loopy: readonly LoopyGame[];
  /** A literal game, as it is written. */
  readonly form: Form;
  readonly value: Value;
}

export type SourceKind = keyof SourceObjects;

/** A source of one kind. */
export interface SourceOf<K extends SourceKind> {
  readonly kind: K;
  readonly object: SourceObjects[K];
}

/** What a source stands for that is not a sum of several kinds. */
export type SingleSource = { readonly [K in SourceKind]: SourceOf<K> }[SourceKind];

/** What a source stands for. */
export type Source =
  | SingleSource
  /** A sum of several kinds: at most one of each that is added by itself, games on complexes as one game. */
  | { readonly kind: 'sum'; readonly object: readonly SingleSource[] };

/**
 * A kind of object that a source may be: what it is called, and what becomes of its objects. What a kind leaves out is
 * done as for a game on its complex, or by its moves if it has some.
 */
export interface Kind<T> {
  /** What an object is called. */
  readonly called: string;
  /** What an object looks like. */
  readonly shape: Shape;
  /** What an object of a class is as a source; by default itself if it has the shape. */
  readonly from?: (object: unknown) => T | undefined;
  /** The types of JSON documents that stand for objects of the kind. */
  readonly types: readonly string[];
  /** What can be done with objects that are not placement games. */
  readonly uses?: string;
  /** Why an object is not played; none for games. */
  readonly whyNoGame?: (task: string) => InputError;
  /** Has it no rules but a value, so that its moves have no names? */
  readonly isValue?: true;

  /** The complex of its legal positions; left out by what is not a placement game. */
  readonly complex?: (object: T, run: RunOptions, task: string) => SimplicialComplex;
  readonly ideal?: (object: T) => SquarefreeIdeal;
  /** The game, where it is not just the one on the complex. */
  readonly game?: (object: T, options: CompileOptions) => SPGame;
  /** The moves of a game that is played without a complex. */
  readonly moves?: (object: T) => GameByMoves<string>;
  /** These with the pieces that lie on the board in each position. */
  readonly placements?: (object: T) => PlacementGame<string>;
  readonly value?: (object: T, options: GameValueOptions, work: Work) => Value;
  readonly form?: (object: T, store: FormStore, work: Work) => Form;
  readonly isLoopy?: (object: T) => boolean;
  /** The loopy games whose sum it is, if it is loopy. */
  readonly loopyGames?: (object: T, work: Work) => readonly LoopyGame[];
  readonly lattice?: (
    object: T,
    options: { readonly heaps?: number; readonly misere: boolean },
    work: Work,
  ) => LatticeSource;
  /** The board of its own; that of other games is only the 1-skeleton of their complex. */
  readonly board?: (object: T) => Board | undefined;
  /** Is it a positional game, whose play is not normal play? */
  readonly isStrong?: (object: T) => boolean;

  /** The players exchange what is theirs. */
  readonly negative?: (object: T, options: CompileOptions) => T;
  /** The sum, where objects of the kind are not added as games on complexes. */
  readonly sum?: (objects: readonly T[], options: CompileOptions) => T;
  /** So many copies, or of the negative, where these are not just added. */
  readonly times?: (object: T, factor: number, options: CompileOptions) => T;
  /** How many basic positions or summands there are, of which sums have so many together. */
  readonly size?: (object: T) => number;
  /** What is left when pieces have been placed, or moves been made. */
  readonly after?: (object: T, position: string, options: CompileOptions) => SingleSource;
  /** What the pieces are called in a position. */
  readonly labels?: (object: T) => readonly string[];
  /** The same in a sum, where other vertices come first. */
  readonly labelledAfter?: (object: T, vertices: readonly Vertex[]) => T;

  /** What was read, in a line. */
  readonly words?: (object: T) => string;
  /** The JSON document of an object. */
  readonly document: (object: T, run: RunOptions) => object;
}
