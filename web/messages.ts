/** What the page and its thread say to each other. */
import type { Player } from '../src/player.js';
import type { WINNERS } from '../src/text/outcomeWords.js';
import type { View } from './address.js';
import type { ComparisonAnswers } from './comparison.js';
import type { ComplexViewAnswers, SheddingNode } from './complexViews.js';
import type { TreeAnswers } from './tree.js';
import type { World, WorldAnswers } from './worlds.js';

export type { Player };

/** The class of a game by who wins. */
export type Outcome = keyof typeof WINNERS;

/** What a source may become as it is typed. */
export interface Completion {
  readonly text: string;
  readonly words: string;
}

/** A text of the complex or the game for a program. */
export interface OfferedExport {
  readonly of: 'complex' | 'game';
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
  /** How a vertex decomposable complex falls apart: node 0 is the complex. */
  readonly tree?: readonly SheddingNode[];
  readonly seconds: number;
}

/** What else there is to say of a game, by the title of its row. */
export interface AskableFact {
  readonly title: string;
  readonly about: string;
}

/** What is found of a fact, in the words of `spgames value`. */
export interface FactAnswer {
  readonly text: string;
  readonly seconds: number;
}

/** What is known of a source as soon as it is read: no search behind it. */
export interface Opened {
  readonly board: string;
  readonly boardPicture: string;
  readonly moves: readonly PossibleMove[];
  /** The properties that a complex has. */
  readonly properties: readonly AskableProperty[];
  /** What else there is to say of the game. */
  readonly facts: readonly AskableFact[];
  readonly exports: readonly OfferedExport[];
  /** The tool that shows it better than the panes do, where there is one. */
  readonly world?: World | undefined;
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
  /** How many legal positions have i pieces of Left and j of Right, by i and j; empty without two players. */
  readonly profile: readonly (readonly string[])[];
  readonly pictures: Readonly<Record<View, string>>;
}

/** What is read off the picture of a thermograph at a temperature. */
export interface ThermographReading {
  /** Fractions. */
  readonly temperature: string;
  readonly walls: Readonly<Record<Player, string>>;
  readonly isMast: boolean;
  /** In the units of the picture, from the top and the left end of its axes. */
  readonly y: number;
  readonly x: Readonly<Record<Player, number>>;
}

export interface ValueTexts {
  readonly name: string;
  readonly temperature: string;
  readonly mean: string;
  readonly stops: string;
  readonly birthday: string;
  readonly thermograph: string;
  /** From the bottom of the picture to the top; none where it is not drawn. */
  readonly readings: readonly ThermographReading[];
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
  /** What the verifier looked at, in order, up to what fails. */
  readonly checks: readonly { readonly words: string; readonly holds: boolean }[];
  readonly json: string;
  readonly command: string;
  /** Where it can be played; missing where that is too long for an address. */
  readonly source?: string;
}

/** A ruleset as a text to begin with, and a board for it. */
export interface StartingRuleset {
  readonly name: string;
  readonly text: string;
  readonly board: string;
  /** Is it that of the source which is open? */
  readonly isInView?: boolean;
}

/** A ruleset as somebody types it, with a board and a family of boards. */
export interface RulesetRequest {
  readonly text: string;
  readonly board: string;
  /** As `classify --family` has it: `4`, `connected:4`, `grids:6`. */
  readonly family: string;
}

/** What is wrong with a ruleset or its board. */
export interface RulesetMistake {
  readonly mistake: 'ruleset' | 'board';
  readonly message: string;
  readonly hint: string;
  /** The place in the text, counted from 0, or the path in the data, as in `clauses[0].in[0]`. */
  readonly at?: number;
  readonly field?: string;
}

/** Boards with pieces that show why something does not hold. */
export interface Witness {
  readonly of: string;
  readonly pictures: readonly { readonly caption: string; readonly svg: string }[];
}

/** A ruleset on a board, in the words of `spgames classify`. */
export interface RulesetFound {
  readonly words: string;
  readonly counts: string;
  readonly picture: string;
  readonly heading: string;
  readonly rows: readonly (readonly [what: string, answer: string])[];
  readonly witnesses: readonly Witness[];
  readonly command: string;
  readonly fileName: string;
  /** Where it can be played; missing where that is too long for an address. */
  readonly source?: string;
}

/** A play, up to the position at hand. */
export interface PlayRequest {
  readonly source: string;
  /** What lay there before the first move, and the moves. */
  readonly start: readonly string[];
  readonly moves: readonly string[];
  readonly first: Player;
  readonly misere: boolean;
}

/** Where a play stands. */
export interface PlayStatus {
  readonly toMove: Player;
  /** The moves of the player to move. */
  readonly moves: readonly string[];
  /** Who has won; missing while the play goes on. */
  readonly over?: Player | 'draw';
}

/** A move, and whether the player who makes it wins with best play of both. */
export interface ChosenMove {
  readonly name: string;
  readonly wins: boolean | 'undecided';
  readonly draws?: boolean;
}

/** Who is winning. */
export interface PlayAnalysis {
  readonly winner: Player | 'draw';
  /** The value under normal play, where it was found. */
  readonly value: string;
}

/** A proof of who wins, with a reply to whatever the loser does. */
export interface ProofOfPlay {
  readonly outcome: Outcome;
  /** How many positions have a reply in it. */
  readonly positions: number;
  readonly verified: boolean;
  readonly says: string;
}

/** What can be asked of the source that is open; each answer comes when it is found. */
export interface Answers extends ComparisonAnswers, ComplexViewAnswers, TreeAnswers, WorldAnswers {
  readonly complex: ComplexTexts;
  readonly outcome: Outcome;
  readonly value: ValueTexts;
  readonly moves: readonly EvaluatedMove[];
  /** Why a position is not legal. */
  readonly explain: string;
  /** What a source may become. */
  readonly complete: readonly Completion[];
  /** A property of the legal or illegal complex. */
  readonly property: PropertyAnswer;
  /** A fact on the game, by the title of its row. */
  readonly fact: FactAnswer;
  /** The legal or illegal complex, or the game, as a text. */
  readonly export: string;
  /** What games can be built from, and how. */
  readonly wayBack: WayBack;
  /** A game built as a `WayBackRequest` says. */
  readonly build: Built;
  /** The rulesets of the source and of the catalogue that are data. */
  readonly startingRulesets: readonly StartingRuleset[];
  /** A ruleset as a `RulesetRequest` has it. */
  readonly ruleset: RulesetFound | RulesetMistake;
  /** Where a play stands, as a `PlayRequest` says; so are the others. */
  readonly playStatus: PlayStatus;
  /** A move at a level, named before the request. */
  readonly playMove: ChosenMove;
  readonly playAnalysis: PlayAnalysis;
  readonly playProof: ProofOfPlay;
  /** What the proof plays: empty where it says nothing. */
  readonly playReply: string;
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
