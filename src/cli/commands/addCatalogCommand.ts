import type { Command } from 'commander';
import { catalogue, findCatalogueEntry, findRuleset, type CatalogueEntry } from '../../games/index.js';
import { VERSION } from '../../formats/index.js';
import { BOARD_NOTATIONS } from '../../boards/internal.js';
import { namedComplexes } from '../../complex/index.js';
import { FAMILY_NOTATIONS } from '../../sources/internal.js';
import { addHelp, addOptions } from '../commonOptions.js';
import { table } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { Terminal } from '../Terminal.js';

/** `catalog [NAME]`: the rulesets that have a name, and how boards are written. */
export function addCatalogCommand(program: Command, terminal: Terminal): void {
  const command = addOptions(program.command('catalog'), {})
    .description('List the rulesets with their rules and boards, and the notation of boards.')
    .argument('[name]', 'a ruleset, to list it alone')
    .action((name: string | undefined, options: { readonly json?: boolean }) => {
      const entries = name === undefined ? catalogue : [findEntry(name)];
      terminal.print(`${options.json === true ? printJson(document(entries)) : describe(entries, name)}\n`);
    });
  addHelp(command, ['catalog', 'catalog domineering', 'catalog --json']);
}

function findEntry(notation: string): CatalogueEntry {
  const entry = findCatalogueEntry(notation);
  if (notation.includes('(')) findRuleset(notation); // The arguments have to be right.
  return entry;
}

function formsOf({ name, variants, parameters }: CatalogueEntry): string[] {
  const forms = [...Object.keys(variants), ...(parameters === undefined ? [] : [parameters.form])];
  return forms.map((argument) => (argument === '' ? name : `${name}(${argument})`));
}

function document(entries: readonly CatalogueEntry[]): object {
  const rulesets = entries.map(({ variants: _, parameters, ...entry }) => ({
    ...entry,
    variants: formsOf({ ...entry, variants: _ }),
    ...(parameters !== undefined && { parameters: { form: parameters.form, words: parameters.words } }),
    data: findRuleset(entry.example.split('@', 1)[0]!).data ?? null,
  }));
  const named = namedComplexes.map(({ name: own, title, source }) => ({ name: own, title, source }));
  return { spgames: VERSION, type: 'catalog', rulesets, boards: BOARD_NOTATIONS, complexes: FAMILY_NOTATIONS, named };
}

function describe(entries: readonly CatalogueEntry[], name: string | undefined): string {
  const rulesets = entries.flatMap((entry) => [
    `${formsOf(entry).join(', ')} (${entry.title}, ${entry.players})`,
    `  ${entry.words}`,
    ...table([
      ...(entry.parameters === undefined ? [] : [['  arguments', entry.parameters.words]]),
      ['  pieces', entry.pieces],
      ['  boards', entry.boards],
      ['  class', `${entry.invariant ? '' : 'not '}invariant, ${entry.independence ? '' : 'not '}independence ruleset`],
      ...entry.facts.map((fact, i) => [i === 0 ? '  facts' : '', fact]),
      ['  source', entry.source],
      ['  try', `spgames compile '${entry.example}'`],
    ]),
    '',
  ]);
  if (name !== undefined) return rulesets.slice(0, -1).join('\n');
  const boards = table(BOARD_NOTATIONS.map(({ notation, words, example }) => [`  ${notation}`, words, example]));
  const families = table(FAMILY_NOTATIONS.map(({ notation, words, example }) => [`  ${notation}`, words, example]));
  const named = table(namedComplexes.map((entry) => [`  named:${entry.name}`, entry.title]));
  return [...rulesets, 'Boards', ...boards, '', 'Complexes', ...families, ...named].join('\n');
}
