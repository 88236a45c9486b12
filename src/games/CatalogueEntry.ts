import type { Ruleset } from './Ruleset.js';

/** What the catalogue says of a ruleset. */
export interface CatalogueEntry {
  /** The name in the notation of sources. */
  readonly name: string;
  readonly title: string;
  readonly players: 'partizan' | 'impartial';
  /** The rules in words. */
  readonly words: string;
  /** Where the rules are taken from. */
  readonly source: string;
  readonly pieces: string;
  /** The boards on which it can be played. */
  readonly boards: string;
  /** A source that can be tried at once. */
  readonly example: string;
  /** Is every piece legal, and do isomorphisms of boards keep legality? The ruleset of the example is meant. */
  readonly invariant: boolean;
  /** Have all minimal illegal positions two pieces? */
  readonly independence: boolean;
  /** What is known besides. */
  readonly facts: readonly string[];
  /** The variants without arguments of their own: argument text → ruleset; '' is the plain one. */
  readonly variants: Readonly<Record<string, Ruleset>>;
  /** Arguments, where there are too many variants to list them. */
  readonly parameters?: RulesetParameters;
}

/** How the arguments of a ruleset are written. */
export interface RulesetParameters {
  /** As in `a,b`. */
  readonly form: string;
  readonly words: string;
  /** @throws InputError if the text is not of this form */
  readonly ruleset: (argument: string) => Ruleset;
}
