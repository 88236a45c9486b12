import { InputError, nearestNames } from '../errors.js';
import type { Ruleset } from './Ruleset.js';
import { domineering, orientedDomineering } from './rulesets/domineering.js';
import { arcKayles, col, nodeKayles, nogo, snort } from './rulesets/graphs.js';

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
  /** The boards on which it can be played. */
  readonly boards: string;
  /** A source that can be tried at once. */
  readonly example: string;
  /** What is known. */
  readonly facts: readonly string[];
  /** The variants: argument text → ruleset; '' is the plain one. */
  readonly variants: Readonly<Record<string, Ruleset>>;
}

function entry(
  title: string,
  ruleset: Ruleset,
  more: Omit<CatalogueEntry, 'name' | 'title' | 'words' | 'variants'> & {
    readonly variants?: Readonly<Record<string, Ruleset>>;
  },
): CatalogueEntry {
  return { name: ruleset.name, title, words: ruleset.words, ...more, variants: { '': ruleset, ...more.variants } };
}

/** Every ruleset that has a notation, by name. */
export const catalogue: readonly CatalogueEntry[] = [
  entry('ARC-KAYLES', arcKayles, {
    players: 'impartial',
    source: 'Huntemann 2018, App. A',
    boards: 'any graph',
    example: 'arc-kayles@path:5',
    facts: ['the illegal complex is the line graph of the board', 'independence ruleset', 'invariant'],
  }),
  entry('COL', col, {
    players: 'partizan',
    source: 'Huntemann 2018, App. A',
    boards: 'any graph',
    example: 'col@cycle:5',
    facts: ['independence ruleset', 'invariant'],
  }),
  entry('DOMINEERING', domineering, {
    players: 'partizan',
    source: 'Huntemann 2018, App. A',
    boards: 'grids of squares, cells may be missing',
    example: 'domineering@grid:3x2/.#|.#|..',
    facts: [
      'not invariant: half of the dominoes are illegal',
      'domineering(oriented) leaves the illegal dominoes out and is an independence ruleset',
    ],
    variants: { oriented: orientedDomineering },
  }),
  entry('NODE-KAYLES', nodeKayles, {
    players: 'impartial',
    source: 'Huntemann 2018, App. A',
    boards: 'any graph',
    example: 'node-kayles@grid:3x3',
    facts: ['the illegal complex is the board', 'independence ruleset', 'invariant'],
  }),
  entry('NOGO', nogo, {
    players: 'partizan',
    source: 'Huntemann 2018, App. A',
    boards: 'any graph',
    example: 'nogo@path:3',
    facts: ['not an independence ruleset', 'not invariant: a piece on an isolated vertex is illegal'],
  }),
  entry('SNORT', snort, {
    players: 'partizan',
    source: 'Huntemann 2018, App. A',
    boards: 'any graph',
    example: 'snort@path:3',
    facts: ['independence ruleset', 'invariant'],
  }),
];

/**
 * The ruleset with a notation: a name, perhaps with arguments as in `domineering(oriented)`.
 * @throws InputError `unknown-ruleset` with the nearest names, `unknown-variant`
 */
export function findRuleset(notation: string): Ruleset {
  const [, beforeArguments = '', , argument = ''] = /^([^(]*)(\((.*)\))?$/s.exec(notation.trim()) ?? [];
  const name = beforeArguments.trim();
  const found = catalogue.find((candidate) => candidate.name === name);
  if (found === undefined) {
    const names = catalogue.map((candidate) => candidate.name);
    const near = nearestNames(notation.trim().split('(', 1)[0]!, names);
    throw new InputError(
      'unknown-ruleset',
      `findRuleset: ${JSON.stringify(notation)} is no ruleset; expected one of ${names.join(', ')}.`,
      {
        ...(near.length > 0 ? { hint: `Did you mean ${near.join(' or ')}?` } : {}),
        details: { found: notation, nearest: near },
      },
    );
  }
  const key = argument.trim();
  const variant = Object.hasOwn(found.variants, key) ? found.variants[key] : undefined;
  if (variant === undefined)
    throw new InputError(
      'unknown-variant',
      `findRuleset: ${name} has no variant ${JSON.stringify(argument)}; expected ${Object.keys(found.variants)
        .map((known) => (known === '' ? name : `${name}(${known})`))
        .join(' or ')}.`,
    );
  return variant;
}
