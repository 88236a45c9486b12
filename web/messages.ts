/** What the page and its thread say to each other. */
import type { View } from './address.js';

export type Player = 'L' | 'R';

/** A text of the complex for a program. */
export interface OfferedExport {
  /** The name it is asked for by. */
  readonly name: string;
  readonly program: string;
}

/** A piece that can be placed, or a move that can be made. */
export interface PossibleMove {
  /** The label of the piece, or the name of the move: a word of the position. */
  readonly name: string;
  /** Who may make it; either player if missing. */
  readonly player?: Player | undefined;
  /** The vertices of the board that the piece covers, counted from 1. */
  readonly vertices: readonly number[];
}

/** A property of complexes that can be asked for. */
export interface AskableProperty {
  readonly name: string;
  readonly about: string;
  /** Do few ask for it, or may it take long? */
  readonly isRare: boolean;
}

/** Faces that show an answer: each step is one set of labels, or several. */
export interface ShownSteps {
  readonly part: string;
  readonly steps: readonly (readonly (readonly string[])[])[];
}

/** What is found of a property, in the words of `spgames analyze`. */
export interface PropertyAnswer {
  /** A line, or lines that stand below each other. */
  readonly text: string | readonly string[];
  /** What shows it. */
  readonly lines: readonly string[];
  readonly shown: readonly ShownSteps[];
  readonly seconds: number;
}

/** What is known of a source as soon as it is read: no search behind it. */
export interface Opened {
  readonly board: string;
  readonly boardPicture: string;
  readonly moves: readonly PossibleMove[];
  /** The properties that a complex has. */
  readonly properties: readonly AskableProperty[];
  readonly exports: readonly OfferedExport[];
}

/** The complex of a position, as texts. */
export interface ComplexTexts {
  readonly facets: string;
  readonly nonfaces: string;
  readonly legalIdeal: string;
  readonly illegalIdeal: string;
  readonly fVector: string;
  readonly hVector: string;
  readonly counts: string;
  readonly pictures: Readonly<Record<View, string>>;
}

export interface ValueTexts {
  readonly name: string;
  readonly temperature: string;
  readonly mean: string;
  readonly stops: string;
  readonly birthday: string;
  readonly thermograph: string;
}

/** What a move leads to. */
export interface EvaluatedMove {
  readonly name: string;
  readonly player: Player;
  readonly value: string;
  readonly isBest: boolean;
}

/** A method of the library that builds a game. */
export interface MethodRow {
  readonly name: string;
  /** The name that says what it does. */
  readonly called: string;
  readonly from: 'complex' | 'value';
  readonly as: readonly View[];
  readonly words: string;
  readonly flags: readonly { readonly flag: string; readonly words: string }[];
}

/** What games can be built from, as sources, and how. */
export interface WayBack {
  readonly methods: readonly MethodRow[];
  /** The legal and the illegal complex; missing where the source has none. */
  readonly complexes?: Readonly<Record<View, string>>;
  readonly value?: string;
}

/** A command line of `spgames build`. */
export interface WayBackRequest {
  /** A source: a complex, or a value. */
  readonly given: string;
  readonly as: View;
  readonly method: string;
  readonly flags: readonly string[];
}

/** A game that was built, and what the verifier of the library says of it. */
export interface Built {
  readonly picture: string;
  readonly words: string;
  readonly ruleset: string;
  readonly verified: boolean;
  readonly says: string;
  readonly json: string;
  readonly command: string;
  /** Where it can be played; missing where that is too long for an address. */
  readonly source?: string;
}

/** What can be asked of the source that is open; each answer comes when it is found. */
export interface Answers {
  readonly complex: ComplexTexts;
  readonly outcome: string;
  readonly value: ValueTexts;
  readonly moves: readonly EvaluatedMove[];
  /** Why a position is not legal. */
  readonly explain: string;
  /** A property of the legal or illegal complex. */
  readonly property: PropertyAnswer;
  /** The legal or illegal complex as a text. */
  readonly export: string;
  /** What games can be built from, and how. */
  readonly wayBack: WayBack;
  /** A game built as a `WayBackRequest` says. */
  readonly build: Built;
}

export type Topic = keyof Answers;

export type Question =
  | {
      readonly id: number;
      readonly ask: 'open';
      readonly source: string;
      readonly position: readonly string[];
      readonly dark: boolean;
    }
  | { readonly id: number; readonly ask: Topic; readonly about?: string }
  | { readonly id: number; readonly ask: 'stop' };

export type Reply =
  | { readonly id: number; readonly opened: Opened }
  | { readonly id: number; readonly answer: unknown }
  /** What is known of the answer while it is searched. */
  | { readonly id: number; readonly soFar: string }
  | { readonly id: number; readonly failed: Failure };

export interface Failure {
  readonly message: string;
  readonly hint: string;
  /** Where in the source the mistake is, counted from 0. */
  readonly at?: number | undefined;
  /** Was it not decided within bounds, or stopped? */
  readonly isUndecided: boolean;
}
