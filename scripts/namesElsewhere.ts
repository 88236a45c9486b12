/** What other programs and papers call things, and what is called so here: said once, in `namesElsewhere.json`. */
import { textOf } from './filesUnder.js';

/** A row of a table: names in quotes as in Markdown, with words around them. */
export interface NamesRow {
  readonly theirs: string;
  /** `A.b` is a method, getter or static of the class `A`. */
  readonly ours: string;
  /** Commands that say or do this, SOURCE being any source. */
  readonly commands?: string;
}

/** What a program or paper calls things. */
export interface NamesTable {
  readonly about?: string;
  /** What stands above its names. */
  readonly heading: string;
  readonly rows: readonly NamesRow[];
  /** Where a name means something else there. */
  readonly notes?: string;
}

/** The tables by program or paper. */
export const NAMES: Readonly<Record<string, NamesTable>> = JSON.parse(textOf('scripts/namesElsewhere.json')) as Record<
  string,
  NamesTable
>;

/** The programs whose names stand beside ours. */
const PROGRAMS = ['Macaulay2', 'Sage', 'polymake', 'CGSuite'];

/** The names in quotes. */
export function quotedNames(words: string): string[] {
  return [...words.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
}

/**
 * What the programs call what we call so, program by program: ``Macaulay2 `hVector`; Sage `h_vector` ``, by our names.
 * In a row with as many names of theirs as of ours they belong together in pairs.
 * @param ownOf what our name is looked up by
 */
export function wordsElsewhere(ownOf: (name: string) => string): ReadonlyMap<string, string[]> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const program of PROGRAMS)
    for (const row of NAMES[program]!.rows) {
      const [theirs, ours] = [quotedNames(row.theirs), quotedNames(row.ours)];
      for (const [i, own] of ours.entries()) {
        const name = ownOf(own);
        const programs = found.get(name) ?? new Map<string, Set<string>>();
        const known = programs.get(program) ?? new Set<string>();
        for (const their of theirs.length === ours.length ? [theirs[i]!] : theirs) known.add(their);
        found.set(name, programs.set(program, known));
      }
    }
  const words = (programs: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
    Array.from(programs, ([program, names]) => `${program} ${coded(names)}`);
  return new Map(Array.from(found, ([name, programs]) => [name, words(programs)]));
}

/** Names as code, with commas between them. */
export function coded(names: Iterable<string>): string {
  return Array.from(names, (each) => `\`${each}\``).join(', ');
}
