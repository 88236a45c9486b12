/** What the tool Compare asks, and what it is answered. */
import type { SidesRule } from '../src/player.js';
import type { Player } from './messages.js';

/** A source with its position, to be compared with the one that is open. */
export interface SecondSource {
  readonly source: string;
  readonly position: readonly string[];
}

/** A piece, and where it lies: what it covers is marked with these texts in the picture. */
export interface MatchedPiece {
  readonly label: string;
  readonly player?: Player | undefined;
  readonly at: readonly string[];
}

/** Whether two games are literally equal, in the words of `spgames equal`. */
export interface LiteralAnswer {
  readonly equal: boolean | 'undecided';
  readonly lines: readonly string[];
  /** Which piece goes to which. */
  readonly pairs: readonly (readonly [from: MatchedPiece, to: MatchedPiece])[];
}

/** A sum, and what is known of it. */
export interface SumRow {
  readonly name: 'G + H' | 'G − H';
  readonly value: string;
  readonly outcome: string;
  readonly temperature: string;
}

/** How a position that was visited compares with the one that is open. */
export interface VisitedAnswer {
  readonly order: '<' | '=' | '>' | '||' | 'undecided';
  readonly literal: boolean | 'undecided';
}

/** What can be asked of a second source; `about` is a `ComparisonRequest` as JSON. */
export interface ComparisonAnswers {
  /** The pictures of both games, as SVG. */
  readonly compared: readonly [first: string, second: string];
  readonly literal: LiteralAnswer;
  /** The values compared, in the words of `spgames compare`. */
  readonly order: readonly string[];
  readonly sums: readonly SumRow[];
  readonly visited: VisitedAnswer;
}

export interface ComparisonRequest extends SecondSource {
  /** What an isomorphism may do with Left and Right, as `--sides` of `spgames equal`. */
  readonly sides: SidesRule;
}
