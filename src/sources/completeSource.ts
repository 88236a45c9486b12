import { BOARD_NOTATIONS } from '../boards/internal.js';
import { namedComplexes } from '../complex/index.js';
import { catalogue, type CatalogueEntry } from '../games/index.js';
import { moveCatalogue } from '../moves/index.js';
import { TextSpan } from '../text/internal.js';
import { atSign } from './atSign.js';
import { FAMILY_NOTATIONS } from './families.js';
import { LABELLED } from './parseLabelled.js';
import { splitSummands } from './splitSummands.js';
import { POSITIONS } from './unknownRuleset.js';

/** A text that can stand in a place, and what it means. */
export interface SourceCompletion {
  readonly text: string;
  readonly words: string;
}

/** How the parts of sources begin. */
interface Beginnings {
  /** `snort@`, `octal(`, `facets:`. */
  readonly sources: readonly SourceCompletion[];
  readonly rulesets: readonly SourceCompletion[];
  /** `path:`, also of positions that no board has. */
  readonly boards: readonly SourceCompletion[];
  /** What stands behind `named:`. */
  readonly named: readonly SourceCompletion[];
}

/** A ruleset of either catalogue. */
type NamedEntry = Pick<CatalogueEntry, 'name' | 'title'> & {
  readonly variants: object;
  readonly parameters?: { readonly words: string };
};

/** How the parts of sources begin, by the catalogue and the notations. */
export function beginnings(): Beginnings {
  const entries: readonly NamedEntry[] = [...catalogue, ...moveCatalogue];
  const rulesets = entries.flatMap(({ name, title, variants, parameters }) => [
    ...Object.keys(variants).map((variant) => ({ text: variant === '' ? name : `${name}(${variant})`, words: title })),
    ...(parameters === undefined ? [] : [{ text: `${name}(`, words: `${title}; ${parameters.words}` }]),
  ]);
  return {
    sources: distinct([
      ...rulesets.map(({ text, words }) => ({ text: text.endsWith('(') ? text : `${text}@`, words })),
      ...Object.entries(LABELLED).map(([word, words]) => ({ text: `${word}:`, words })),
      ...FAMILY_NOTATIONS.map(beginningOf),
    ]),
    rulesets: distinct(rulesets),
    boards: [
      ...BOARD_NOTATIONS.filter(({ notation }) => /^[a-z]/.test(notation)).map(beginningOf),
      ...Object.entries(POSITIONS).map(([name, words]) => ({ text: `${name}:`, words })),
    ],
    named: namedComplexes.map(({ name, title }) => ({ text: name, words: title })),
  };
}

function beginningOf({ notation, words, example }: (typeof BOARD_NOTATIONS)[number]): SourceCompletion {
  return { text: notation.replace(/:.*$/, ':'), words: `${words}, as in ${example}` };
}

/** Each text once: the first with it. */
function distinct(list: readonly SourceCompletion[]): SourceCompletion[] {
  return [...new Map([...list].reverse().map((each) => [each.text, each])).values()].reverse();
}

let known: Beginnings | undefined;

/**
 * What a source may become whose beginning is typed: each whole text up to where something has to be chosen next, in
 * the order of the catalogue. Labels, sizes and files are not completed.
 *
 * @example
 * completeSource('sno').map(({ text }) => text) // ['snort@']
 * completeSource('snort@path:3 + pat').map(({ text }) => text) // ['snort@path:3 + path:']
 * @complexity linear in the length of the text and of the catalogue
 */
export function completeSource(text: string): SourceCompletion[] {
  known ??= beginnings();
  const summands = splitSummands(TextSpan.of(text, 'completeSource'));
  const { sign, span } = summands.at(-1)!;
  const [factor] = /^-?(?:[1-9]\d*\*)?/.exec(span.text)!;
  const start = span.start + factor.length;
  const part = text.slice(start);
  const at = atSign(part);
  if (at >= 0) return completed(text, start + at + 1, known.boards);
  if (part.startsWith('named:')) return completed(text, start + 'named:'.length, known.named);
  if (/^[a-z][\w-]*:/i.test(part)) return [];
  const before = summands.at(-2)?.span.text;
  const extendsBoard = before !== undefined && atSign(before) >= 0 && sign === '+' && factor === '';
  return completed(text, start, extendsBoard ? [...known.boards, ...known.sources] : known.sources);
}

/** Those that begin as the text from an offset on, and are longer. */
function completed(text: string, from: number, list: readonly SourceCompletion[]): SourceCompletion[] {
  const typed = text.slice(from);
  return list
    .filter((each) => each.text.startsWith(typed) && each.text !== typed)
    .map(({ text: more, words }) => ({ text: text.slice(0, from) + more, words }));
}
