import type { Command } from 'commander';
import { catalogue, findCatalogueEntry, findRuleset, type CatalogueEntry } from '../../games/index.js';
import { formsOfEntry } from '../../games/internal.js';
import { VERSION } from '../../formats/index.js';
import { BOARD_NOTATIONS } from '../../boards/internal.js';
import { namedComplexes } from '../../complex/index.js';
import { findMoveRuleset, moveCatalogue } from '../../moves/index.js';
import { FAMILY_NOTATIONS } from '../../sources/internal.js';
import { describeMoveEntries, moveDocuments, moveEntries, moveRows } from '../catalog/moveRulesets.js';
import { addOptions } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { NamesArgument } from '../NamesArgument.js';
import { table } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { Terminal } from '../Terminal.js';

/** The lists that have a name. */
const LISTS: readonly string[] = ['boards', 'complexes', 'moves', 'named'];

/** What there is to say more of. */
const NAMES = [...new Set([...catalogue, ...moveCatalogue].map(({ name }) => name)), ...LISTS];

/** `catalog [NAME]`: the rulesets that have a name, and how boards and complexes are written. */
export function addCatalogCommand(program: Command, terminal: Terminal): void {
  const command = addOptions(program.command('catalog'), {})
    .description(
      'List the rulesets, one per line; catalog NAME says more about one, catalog boards and catalog complexes show how these are written, catalog moves the rulesets that are not placement games, catalog named the named complexes.',
    )
    .addArgument(new NamesArgument('[name]', 'a ruleset; boards, complexes, moves or named', NAMES))
    .option('--all', 'all of it: each ruleset with its rules, boards and facts')
    .action((name: string | undefined, options: { readonly json?: boolean; readonly all?: boolean }) => {
      const isList = name === undefined || LISTS.includes(name);
      const moves = moveEntries(isList ? undefined : name);
      const entries = isList ? catalogue : entriesOf(name, moves);
      terminal.print(
        `${options.json === true ? printJson(document(entries, moves)) : text(name, entries, moves, options.all === true)}\n`,
      );
    });
  addHelp(command, [
    'catalog',
    'catalog domineering',
    'catalog toppling-dominoes',
    'catalog boards',
    'catalog complexes',
    'catalog --json',
  ]);
}

type MoveEntries = ReturnType<typeof moveEntries>;

function text(name: string | undefined, entries: readonly CatalogueEntry[], moves: MoveEntries, all: boolean): string {
  const described = [...describe(entries), ...describeMoveEntries(moves)];
  if (name === 'boards') return ['Boards', ...boards()].join('\n');
  if (name === 'complexes') return ['Complexes', ...complexes()].join('\n');
  if (name === 'moves') return ['Rulesets that are not placement games', ...table(moveRows(moves))].join('\n');
  if (name === 'named') return ['Named complexes', ...named()].join('\n');
  if (name !== undefined) return described.slice(0, -1).join('\n');
  if (all) return [...described, 'Boards', ...boards(), '', 'Complexes', ...complexes()].join('\n');
  return [
    ...table(entries.map((entry) => [formsOfEntry(entry)[0]!, entry.title, entry.players, entry.example])),
    '',
    'Rulesets that are not placement games',
    '',
    ...table(moveRows(moves)),
    '',
    'spgames catalog NAME says more about one, spgames catalog boards and complexes list their notations.',
  ].join('\n');
}

/**
 * The entries of that name; none where only rulesets that are not placement games have it.
 * @throws InputError `unknown-ruleset`
 */
function entriesOf(notation: string, moves: MoveEntries): readonly CatalogueEntry[] {
  const name = notation.replace(/\(.*$/s, '').trim().toLowerCase();
  if (moves.length === 0 || catalogue.some((entry) => entry.name === name)) return [findEntry(notation)];
  if (notation.includes('(')) findMoveRuleset(notation); // The arguments have to be right.
  return [];
}

function findEntry(notation: string): CatalogueEntry {
  const entry = findCatalogueEntry(notation);
  if (notation.includes('(')) findRuleset(notation); // The arguments have to be right.
  return entry;
}

function document(entries: readonly CatalogueEntry[], moves: MoveEntries): object {
  const rulesets = entries.map(({ variants: _, parameters, ...entry }) => ({
    ...entry,
    variants: formsOfEntry({ ...entry, variants: _ }),
    ...(parameters !== undefined && { parameters: { form: parameters.form, words: parameters.words } }),
    data: findRuleset(entry.example.split('@', 1)[0]!).data ?? null,
  }));
  const named = namedComplexes.map(({ name: own, title, source }) => ({ name: own, title, source }));
  return {
    spgames: VERSION,
    type: 'catalog',
    rulesets,
    byMoves: moveDocuments(moves),
    boards: BOARD_NOTATIONS,
    complexes: FAMILY_NOTATIONS.map(({ notation, words, example }) => ({ notation, words, example })),
    named,
  };
}

function describe(entries: readonly CatalogueEntry[]): string[] {
  return entries.flatMap((entry) => [
    `${formsOfEntry(entry).join(', ')} (${entry.title}, ${entry.players})`,
    `  ${entry.words}`,
    ...table([
      ...(entry.parameters === undefined ? [] : [['  arguments', entry.parameters.words]]),
      ['  pieces', entry.pieces],
      ['  boards', entry.boards],
      [
        '  class',
        `${entry.invariant ? '' : 'not '}invariant, ${entry.independence ? 'an' : 'not an'} independence ruleset`,
      ],
      ...entry.facts.map((fact, i) => [i === 0 ? '  facts' : '', fact]),
      ['  source', entry.source],
      ['  try', `spgames compile '${entry.example}'`],
    ]),
    '',
  ]);
}

function boards(): string[] {
  return table(BOARD_NOTATIONS.map(({ notation, words, example }) => [`  ${notation}`, words, example]));
}

function complexes(): string[] {
  const families = table(FAMILY_NOTATIONS.map(({ notation, words, example }) => [`  ${notation}`, words, example]));
  return [...families, ...named()];
}

function named(): string[] {
  return table(namedComplexes.map((entry) => [`  named:${entry.name}`, entry.title]));
}
