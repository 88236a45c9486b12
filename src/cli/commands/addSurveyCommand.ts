import { InvalidArgumentError, Option, type Command } from 'commander';
import { InputError } from '../../errors.js';
import { addOptions, addOutputOption, parseSeconds } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { NamesArgument } from '../NamesArgument.js';
import { Session } from '../Session.js';
import {
  SCALINGS,
  SURVEY_ACTIONS,
  SURVEY_EXPORTS,
  SURVEY_FORMATS,
  type SurveyActionName,
  type SurveyOptions,
} from '../survey/actions.js';
import type { Terminal } from '../Terminal.js';

const ACTIONS = Object.keys(SURVEY_ACTIONS) as SurveyActionName[];

/** Options of all actions. */
const OF_ALL: readonly string[] = ['json', 'timeout'];

/** `survey ACTION FOLDER`: a question over a family of boards or complexes, whose answers are kept in a folder. */
export function addSurveyCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('survey'), {})
    .description(
      'Ask the same of all items of a family, and keep the answers in a folder. create says what is asked of which items, run computes it batch by batch and goes on where it was, status says how far it has come, query answers questions about the answers, export writes them into one file, report makes a page about them (plots are drawn by the package vega), verify computes some anew and compares, implications says which truth columns follow from which for all items, bounds which linear inequalities between columns hold; serve and work share it among machines. The answers are kept by DuckDB, from the package @duckdb/node-api.',
    )
    .addArgument(new NamesArgument('<action>', `one of ${ACTIONS.join(', ')}`, ACTIONS))
    .argument('[folder]', 'the folder of the survey; work has none')
    .argument('[sql]', 'query: a question in SQL about the table items');
  addCreateOptions(command);
  command
    .optionsGroup('Options of run')
    .option('--jobs <n>', 'the number of threads (by default that of the processors)', parseCount)
    .option('--batches <a..b>', 'only these batches, as in 1000..1999, for one of many machines', parseBatches)
    .addOption(new Option('--retry <status>', 'do again what was cut off or failed').choices(['undecided', 'failed']));
  command
    .optionsGroup('Options of query')
    .option('--top <k column>', "the k rows with the greatest value in a column: '10 t'")
    .option('--columns <names>', 'these columns, such as board,t; implications: truth columns, numbers and conditions')
    .addOption(new Option('--format <format>', 'how rows are written (by default table)').choices(SURVEY_FORMATS));
  command
    .optionsGroup('Options of export and verify')
    .addOption(new Option('--to <format>', 'export: the format').choices(SURVEY_EXPORTS))
    .addOption(new Option('--with <column>', 'export: how long each item took, as well').choices(['seconds']))
    .option('--sample <n>', 'verify: how many rows are computed anew (by default 100)', parseSample);
  command
    .optionsGroup('Options of serve and work, and of status')
    .option('--redis <url>', 'the address of Redis: redis://USER:PASSWORD@HOST:PORT, or rediss:// for TLS')
    .option('--prefix <name>', 'what the names of its keys begin with (by default spgames)')
    .option('--idle <seconds>', 'work: end when there was nothing to do for so long', parseSeconds)
    .optionsGroup('Options of implications and bounds')
    .option('--exceptions <k>', 'implications: also those that fail at most k times', parseSample)
    .addOption(
      new Option(
        '--scaling <kind>',
        'implications: thresholds of columns of numbers: t>=c (ordinal, by default), t<=c as well (interordinal), or none',
      ).choices(SCALINGS),
    )
    .option('--of <column>', 'bounds: the column that is bounded')
    .option('--by <names>', 'bounds: the columns by which, such as d,v');
  addOutputOption(command);
  command.action(async (action: string, folder: string | undefined, sql: string | undefined) => {
    const options = command.opts<SurveyOptions>();
    const found = ACTIONS.find((name) => name === action);
    if (found === undefined)
      throw new InputError('unknown-name', `survey: ${JSON.stringify(action)}; expected ${ACTIONS.join(', ')}.`);
    requireTaken(found, options, sql);
    requireFolder(found, folder);
    const { timeout, output } = options;
    const session = new Session(terminal, 'survey', { timeout, streams: output === undefined });
    try {
      const act = await SURVEY_ACTIONS[found].load();
      setExitCode(await act({ folder: folder ?? '', options, session, sql }));
    } finally {
      session.end();
    }
  });
  addHelp(command, [
    "survey create snort --over 'graphs:1..5 connected' --source 'snort@{board}' --ask 't=temperature,d=maxDegree,gap=t-d'",
    'survey run snort --jobs 2',
    'survey status snort --json',
    "survey query snort --top '10 gap' --where 'd>=2' --columns board,t,d",
    "survey query snort 'SELECT d, max(t) FROM items GROUP BY d'",
    'survey export snort --to csv -o snort.csv',
    'survey report snort -o snort.html',
    'survey verify snort --sample 20',
    'survey serve snort --redis redis://127.0.0.1:6379',
    'survey work --redis redis://127.0.0.1:6379 --jobs 2',
    "survey implications snort --columns 't>=2,d>=3' -o snort.json",
    "survey create larger --over 'graphs:6 connected' --test snort.json",
    'survey bounds snort --of t --by d',
  ]);
}

function addCreateOptions(command: Command): void {
  command
    .optionsGroup('Options of create')
    .option('--over <family>', "the items: 'graphs:1..7 connected', path:1..60, file:boards.g6")
    .option('--source <template>', 'what is made of an item, as snort@{board}; without, the item itself')
    .option('--ask <list>', "properties and expressions: 't=temperature, d=maxDegree, gap=t-d'")
    .option('--where <condition>', 'only items with this have a row; query: only these rows')
    .option(
      '--each <seconds>',
      'stop working on an item after this many seconds (by default 10); run: in this run',
      parseSeconds,
    )
    .option('--batch <n>', 'items in a batch (by default as many as take ten seconds at most)', parseSample)
    .option(
      '--test <file>',
      'conjectures of another survey, in a file that implications or bounds wrote: run stops at the first counterexample',
    )
    .option('--note <text>', 'words of your own');
}

/** @throws InputError `invalid-option` for an option that the action does not have */
function requireTaken(action: SurveyActionName, options: SurveyOptions, sql: string | undefined): void {
  const { takes } = SURVEY_ACTIONS[action];
  const extra = Object.keys(options).find(
    (name) => !OF_ALL.includes(name) && !(takes as readonly string[]).includes(name),
  );
  if (extra !== undefined) {
    const others = ACTIONS.filter((name) => (SURVEY_ACTIONS[name].takes as readonly string[]).includes(extra));
    throw new InputError(
      'invalid-option',
      `survey: --${extra} with ${action}; expected it with ${others.join(' or ')}.`,
    );
  }
  if (sql !== undefined && action !== 'query')
    throw new InputError('invalid-option', `survey: ${action} with ${JSON.stringify(sql)}; expected only a folder.`);
}

/** @throws InputError `invalid-option` */
function requireFolder(action: SurveyActionName, folder: string | undefined): void {
  const expected = SURVEY_ACTIONS[action].folder ?? true;
  if (expected === (folder !== undefined)) return;
  const found = folder === undefined ? 'without a folder' : `with ${JSON.stringify(folder)}`;
  const wanted = expected ? `one: spgames survey ${action} FOLDER` : 'nothing: the survey comes from the queue';
  throw new InputError('invalid-option', `survey: ${action} ${found}; expected ${wanted}.`);
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Expected a number from 1 to 999.');
  return Number(text);
}

function parseSample(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a number such as 100.');
  return Number(text);
}

function parseBatches(text: string): readonly [number, number] {
  const [, first, last] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(text) ?? [];
  if (last === undefined || Number(first) > Number(last))
    throw new InvalidArgumentError('Expected two numbers of batches, from 0, as in 1000..1999.');
  return [Number(first), Number(last)];
}
