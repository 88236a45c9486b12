import { InputError, nearestNames } from '../errors.js';
import type { RulesetEntry } from './CatalogueEntry.js';

/** The name and the argument in a notation of a ruleset, as in `domineering(oriented)`. */
function partsOfNotation(notation: string): { readonly name: string; readonly argument: string } {
  const [, name = '', , argument = ''] = /^([^(]*)(\((.*)\))?$/s.exec(notation.trim()) ?? [];
  return { name: name.trim(), argument: argument.trim() };
}

/** The entry that a notation names, also in capitals. */
export function entryIn<Entry extends RulesetEntry<unknown>>(
  catalogue: readonly Entry[],
  notation: string,
): Entry | undefined {
  const name = nameInNotation(notation);
  return catalogue.find((entry) => entry.name === name);
}

/** The name that a notation begins with, as catalogues have it. */
export function nameInNotation(notation: string): string {
  return partsOfNotation(notation).name.toLowerCase();
}

/** How a ruleset of a catalogue is written, with its variants and the form of its arguments. */
export function formsOfEntry({ name, variants, parameters }: RulesetEntry<unknown>): string[] {
  const forms = [...Object.keys(variants), ...(parameters === undefined ? [] : [parameters.form])];
  return forms.map((argument) => (argument === '' ? name : `${name}(${argument})`));
}

/** The ruleset of an entry with the argument of a notation. @throws InputError `unknown-variant`, those of arguments */
export function rulesetInEntry<R>(entry: RulesetEntry<R>, notation: string, task: string): R {
  const { variants, parameters, name } = entry;
  const { argument } = partsOfNotation(notation);
  if (Object.hasOwn(variants, argument)) return variants[argument]!;
  if (parameters !== undefined) return parameters.ruleset(argument);
  throw new InputError(
    'unknown-variant',
    `${task}: ${name} has no variant ${JSON.stringify(argument)}; expected ${formsOfEntry(entry).join(' or ')}.`,
  );
}

/** The error for a name that no catalogue has. */
export function notInCatalogue(
  catalogue: readonly RulesetEntry<unknown>[],
  notation: string,
  task: string,
): InputError {
  const names = catalogue.map(({ name }) => name);
  const near = nearestNames(notation.trim().split('(', 1)[0]!, names);
  return new InputError(
    'unknown-ruleset',
    `${task}: ${JSON.stringify(notation)} is not a ruleset; expected one of ${names.join(', ')}.`,
    {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      details: { found: notation, nearest: near },
    },
  );
}
