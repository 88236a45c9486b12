import { moveCatalogue, type MoveCatalogueEntry } from '../../moves/index.js';
import { entryOfMoveRuleset, orderWitness, orderWitnessInWords, usualStartOf } from '../../moves/internal.js';
import { formsOfEntry } from '../../games/internal.js';
import { table } from '../plainText.js';

/** The entries that `catalog` speaks of: all, or those of one name. */
export function moveEntries(name: string | undefined): readonly MoveCatalogueEntry[] {
  const entry = name === undefined ? undefined : entryOfMoveRuleset(name);
  return name === undefined ? moveCatalogue : entry === undefined ? [] : [entry];
}

/** A row for each ruleset that is not a placement game. */
export function moveRows(entries: readonly MoveCatalogueEntry[]): string[][] {
  return entries.map((entry) => [formsOfEntry(entry)[0]!, entry.title, entry.players, entry.example]);
}

/** All of the rulesets that are not placement games. */
export function describeMoveEntries(entries: readonly MoveCatalogueEntry[]): string[] {
  return entries.flatMap((entry) => [
    `${formsOfEntry(entry).join(', ')} (${entry.title}, ${entry.players})`,
    `  ${entry.words}`,
    ...table([
      ...(entry.parameters === undefined ? [] : [['  arguments', entry.parameters.words]]),
      ['  boards', entry.boards],
      ...startRows(entry),
      ['  class', `not a strong placement game: ${orderWitnessInWords(orderWitness(entry))}`],
      ...entry.facts.map((fact, i) => [i === 0 ? '  facts' : '', fact]),
      ['  source', entry.source],
      ['  try', `spgames value '${entry.example}'`],
    ]),
    '',
  ]);
}

function startRows(entry: MoveCatalogueEntry): string[][] {
  const start = usualStartOf(entry);
  return start === undefined ? [] : [['  usual start', `${start.words}; on ${start.board} by the name alone`]];
}

/** The same as data. */
export function moveDocuments(entries: readonly MoveCatalogueEntry[]): object[] {
  return entries.map((entry) => {
    const { name, title, players, words, source, boards, example, facts, parameters } = entry;
    const witness = orderWitness(entry);
    const start = usualStartOf(entry);
    return {
      ...{ name, title, players, words, source, boards, example, facts, variants: formsOfEntry(entry) },
      ...(start !== undefined && { usualStart: { words: start.words, board: start.board } }),
      ...(parameters !== undefined && { parameters: { form: parameters.form, words: parameters.words } }),
      witness: { ...witness, words: orderWitnessInWords(witness) },
    };
  });
}
