import type { Ruleset } from './Ruleset.js';

/** What a catalogue says of a ruleset, a placement game or another one. */
export interface RulesetEntry<R> {
  /** The name in the notation of sources. */
  readonly name: string;
  readonly title: string;
  readonly players: 'partizan' | 'impartial';
  /** The rules in words. */
  readonly words: string;
  /** Where the rules are taken from. */
  readonly source: string;
  /** The boards on which it can be played, or how positions are written behind the `@`. */
  readonly boards: string;
  /** A source that can be tried at once. */
  readonly example: string;
  /** What is known besides. */
  readonly facts: readonly string[];
  /** The variants without arguments of their own: argument text → ruleset; '' is the plain one. */
  readonly variants: Readonly<Record<string, R>>;
  /** Arguments, where there are too many variants to list them. */
  readonly parameters?: RulesetParameters<R>;
}

/** How the arguments of a ruleset are written. */
export interface RulesetParameters<R = Ruleset> {
  /** As in `a,b`. */
  readonly form: string;
  readonly words: string;
  /** @throws InputError if the text is not of this form */
  readonly ruleset: (argument: string) => R;
}

/** What the catalogue says of a ruleset of placement games. */
export interface CatalogueEntry extends RulesetEntry<Ruleset> {
  readonly pieces: string;
  /** Is every piece legal, and do isomorphisms of boards keep legality? The ruleset of the example is meant. */
  readonly invariant: boolean;
  /** Have all minimal illegal positions two pieces? */
  readonly independence: boolean;
}
