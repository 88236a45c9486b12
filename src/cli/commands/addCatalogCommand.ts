import type { Command } from 'commander';
import { catalogue, findRuleset, type CatalogueEntry } from '../../games/index.js';
import { VERSION } from '../../formats/index.js';
import { BOARD_NOTATIONS } from '../boardNotations.js';
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

function findEntry(name: string): CatalogueEntry {
  const ruleset = findRuleset(name);
  return catalogue.find(({ variants }) => Object.values(variants).includes(ruleset))!;
}

function variantsOf({ name, variants }: CatalogueEntry): string[] {
  return Object.keys(variants).map((argument) => (argument === '' ? name : `${name}(${argument})`));
}

function document(entries: readonly CatalogueEntry[]): object {
  const rulesets = entries.map((entry) => ({ ...entry, variants: variantsOf(entry) }));
  return { spgames: VERSION, type: 'catalog', rulesets, boards: BOARD_NOTATIONS };
}

function describe(entries: readonly CatalogueEntry[], name: string | undefined): string {
  const rulesets = entries.flatMap((entry) => [
    `${variantsOf(entry).join(', ')} (${entry.title}, ${entry.players})`,
    `  ${entry.words}`,
    ...table([
      ['  boards', entry.boards],
      ...entry.facts.map((fact, i) => [i === 0 ? '  facts' : '', fact]),
      ['  source', entry.source],
      ['  try', `spgames compile '${entry.example}'`],
    ]),
    '',
  ]);
  if (name !== undefined) return rulesets.slice(0, -1).join('\n');
  const boards = table(BOARD_NOTATIONS.map(({ notation, words, example }) => [`  ${notation}`, words, example]));
  return [...rulesets, 'Boards', ...boards].join('\n');
}
