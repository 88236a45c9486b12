import { takes, text } from '../arguments.js';
import { InputError, nearestNames } from '../errors.js';
import { catalogue } from './catalogue.js';
import type { CatalogueEntry } from './CatalogueEntry.js';
import type { Ruleset } from './Ruleset.js';

const findCatalogueEntryTakes = /* @__PURE__ */ takes('findCatalogueEntry', () => ({ notation: text }));

/**
 * The entry of the catalogue that a notation names: a name, also in capitals, perhaps with arguments as in
 * `domineering(oriented)`.
 * @throws InputError `unknown-ruleset` with the nearest names
 */
export function findCatalogueEntry(notation: string): CatalogueEntry {
  findCatalogueEntryTakes(notation);
  const name = split(notation).name.toLowerCase();
  const found = catalogue.find((candidate) => candidate.name === name);
  if (found !== undefined) return found;
  const names = catalogue.map((candidate) => candidate.name);
  const near = nearestNames(notation.trim().split('(', 1)[0]!, names);
  throw new InputError(
    'unknown-ruleset',
    `findRuleset: ${JSON.stringify(notation)} is not a ruleset; expected one of ${names.join(', ')}.`,
    {
      ...(near.length > 0 ? { hint: `Did you mean ${near.join(' or ')}?` } : {}),
      details: { found: notation, nearest: near },
    },
  );
}

const findRulesetTakes = /* @__PURE__ */ takes('findRuleset', () => ({ notation: text }));

/**
 * The ruleset with a notation: a name, perhaps with arguments as in `domineering(oriented)` or `oab(1,2)`.
 * @throws InputError `unknown-ruleset` with the nearest names, `unknown-variant`, `invalid-ruleset-argument`, and those
 * of the rulesets
 * @example findRuleset('subtraction(1;2,3)').name // 'subtraction(1;2,3)'
 */
export function findRuleset(notation: string): Ruleset {
  findRulesetTakes(notation);
  const { name, variants, parameters } = findCatalogueEntry(notation);
  const key = split(notation).argument;
  if (Object.hasOwn(variants, key)) return variants[key]!;
  if (parameters !== undefined) return parameters.ruleset(key);
  throw new InputError(
    'unknown-variant',
    `findRuleset: ${name} has no variant ${JSON.stringify(key)}; expected ${Object.keys(variants)
      .map((known) => (known === '' ? name : `${name}(${known})`))
      .join(' or ')}.`,
  );
}

function split(notation: string): { readonly name: string; readonly argument: string } {
  const [, name = '', , argument = ''] = /^([^(]*)(\((.*)\))?$/s.exec(notation.trim()) ?? [];
  return { name: name.trim(), argument: argument.trim() };
}
