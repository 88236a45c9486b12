import type { MoveRuleset, UsualStart } from './MoveRuleset.js';

/** What the catalogue says of a ruleset that is not a placement game. */
export interface MoveCatalogueEntry {
  /** The name in the notation of sources. */
  readonly name: string;
  readonly title: string;
  readonly players: 'partizan' | 'impartial';
  /** The rules in words. */
  readonly words: string;
  /** Where the rules are taken from. */
  readonly source: string;
  /** How positions are written behind the `@`. */
  readonly boards: string;
  /** A source that can be tried at once. */
  readonly example: string;
  /** What is known besides. */
  readonly facts: readonly string[];
  /**
   * Why it is no strong placement game: a source, and two different moves by name that can be made in this order and
   * not, or with another end, in the other.
   */
  readonly witness: readonly [source: string, first: string, second: string];
  /** The variants without arguments of their own: argument text → ruleset; '' is the plain one. */
  readonly variants: Readonly<Record<string, MoveRuleset>>;
  /** Arguments, where there are too many variants to list them. */
  readonly parameters?: {
    /** As in `E,W`. */
    readonly form: string;
    readonly words: string;
    /** @throws InputError if the text is not of this form */
    readonly ruleset: (argument: string) => MoveRuleset;
  };
}

/** The usual start of the plain ruleset of an entry, if it has one. @internal */
export function usualStartOf({ variants }: MoveCatalogueEntry): UsualStart | undefined {
  return variants['']?.usualStart;
}

/** How a ruleset of the catalogue is written, with its variants and the form of its arguments. @internal */
export function formsOfMoveEntry({ name, variants, parameters }: MoveCatalogueEntry): string[] {
  const forms = [...Object.keys(variants), ...(parameters === undefined ? [] : [parameters.form])];
  return forms.map((argument) => (argument === '' ? name : `${name}(${argument})`));
}
