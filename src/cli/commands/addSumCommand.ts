import { Option, type Command } from 'commander';
import { literalSum, type Summand, type ValueAnalysis } from '../../analysis/index.js';
import { findDetails } from '../../analysis/internal.js';
import { InputError, nearestNames } from '../../errors.js';
import { addOptions, type CommonOptions } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { CUT_OFF } from '../exitCodes.js';
import { UNDECIDED } from '../plainText.js';
import { NamesArgument } from '../NamesArgument.js';
import { printJson } from '../printJson.js';
import { SUM_KINDS, type SumKind } from '../../values/index.js';
import { SUM_MOVES } from '../../values/internal.js';
import { Session } from '../Session.js';
import type { Terminal } from '../Terminal.js';
import { describeDetails, detailsDocument } from '../value/describeDetails.js';
import { describeValueAnalysis, LAST_TITLE, valueAnalysisDocument } from '../value/describeValueAnalysis.js';
import { ValueReport } from '../value/ValueReport.js';
import { areTwoPosets, TABLE_FORMATS, tableOfSums, type TableOptions } from '../value/tableOfSums.js';
import { nothingFound, summandsOf, type FoundValue } from '../value/findValue.js';

interface SumOptions extends CommonOptions, TableOptions {
  readonly misere?: boolean;
}

/** `sum KIND SOURCE SOURCE …`: the value of a sum of games as they stand. */
export function addSumCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('sum'), {
    addOptions: (added) =>
      added
        .option('--misere', 'find the outcome under misère play too')
        .option('--reduced', 'in a table, the reduced canonical forms of the sums')
        .addOption(new Option('--format <format>', 'how a table is written').choices(TABLE_FORMATS)),
  })
    .description(
      `Find the value of a sum of two literal games or more, move by move, its outcome, and its remoteness if it is impartial. A value stands for its canonical form, any other source for its literal game; two posets of games such as day:1 for a table of the sums of their games. The kinds: ${SUM_KINDS.map((kind) => `${kind} (${SUM_MOVES[kind]})`).join(', ')}.`,
    )
    .addArgument(new NamesArgument('<kind>', SUM_KINDS.join(', '), SUM_KINDS))
    .argument('<first>', 'a source, see spgames --help; the base of an ordinal sum')
    .argument('<others...>', 'one source or more')
    .action(async (kind: string, first: string, others: readonly string[], options: SumOptions) => {
      const known = requireKind(kind);
      const session = new Session(terminal, 'sum', options);
      try {
        const texts = [first, ...others];
        if (areTwoPosets(texts)) {
          const { document, text } = tableOfSums(known, texts, options, session);
          session.end();
          terminal.print(`${options.json === true ? printJson(document()) : text()}\n`);
          return;
        }
        requireNoTable(options);
        const { found, details } = await sumInTime(known, texts, session, options);
        const text =
          options.json === true
            ? printJson(valueAnalysisDocument(found, {}, detailsDocument(details, {})))
            : describeSum(`${texts.join(', ')}: ${known} sum`, { found, details });
        session.end();
        terminal.print(`${text}\n`);
        if (found.value === UNDECIDED) session.warnOfOpen();
        setExitCode(found.value === UNDECIDED ? CUT_OFF : 0);
      } finally {
        session.end();
      }
    });
  addHelp(command, [
    "sum ordinal 'value:*' snort@path:2",
    'sum conjunctive node-kayles@path:4 node-kayles@path:3',
    "sum side 'value:1' 'value:1/2' --json",
    'sum selective nim@heaps:2 nim@heaps:1 --misere',
    "sum continued 'value:1' 'value:1' 'value:-1'",
    'sum ordinal day:1 day:1 --format markdown',
    'sum side day:2 day:2 --reduced --format latex',
  ]);
}

function describeSum(title: string, { found, details }: FoundValue): string {
  const rows = describeDetails(found.value, details, {});
  const report = new ValueReport(title, [LAST_TITLE, ...rows.map(([name]) => name)]);
  return describeValueAnalysis(report, found, {}, rows);
}

function requireKind(kind: string): SumKind {
  const known = SUM_KINDS.find((name) => name === kind);
  if (known !== undefined) return known;
  const near = nearestNames(kind, SUM_KINDS);
  throw new InputError(
    'unknown-kind',
    `sum: ${JSON.stringify(kind)} is not a kind of sum; expected one of ${SUM_KINDS.join(', ')}.`,
    {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      details: { found: kind, nearest: near },
    },
  );
}

/** @throws InputError `invalid-option` for an option of tables */
function requireNoTable({ reduced, format }: TableOptions): void {
  const given = reduced === true ? '--reduced' : format === undefined ? undefined : '--format';
  if (given !== undefined)
    throw new InputError('invalid-option', `sum: ${given} is for tables; expected two posets of games such as day:1.`);
}

/** Undecided when the time is up. */
async function sumInTime(
  kind: SumKind,
  texts: readonly string[],
  session: Session,
  { misere = false }: SumOptions,
): Promise<FoundValue> {
  const answer = await session.inTime(async (): Promise<FoundValue> => {
    const games: Summand[][] = [];
    for (const text of texts) games.push(summandsOf(await session.source(text), session));
    const sum = literalSum(kind, games, session.run());
    const { value, outcome, formalBirthday, misereOutcome, remoteness, misereRemoteness } = sum;
    const proven = value === UNDECIDED ? { value, outcome } : { value };
    const found: ValueAnalysis = { ...proven, formalBirthday, ...(misere && { misereOutcome }) };
    const derived = findDetails(value, undefined, {}, session.work.part());
    return { found, details: { ...derived, remoteness, ...(misere && { misereRemoteness }) } };
  });
  return answer ?? nothingFound({ remoteness: true, misere });
}
