import { Command, InvalidArgumentError, Option } from 'commander';
import { InputError, nearestNames } from '../../errors.js';
import { boundedJob } from '../batch/boundedJob.js';
import { readCondition } from '../batch/condition.js';
import type { Answerer } from '../batch/inParallel.js';
import { runBatch, type Batch } from '../batch/runBatch.js';
import { FORMATS, type Format } from '../batch/tables.js';
import { addOptions, parseSeconds, type CommonOptions } from '../commonOptions.js';
import { addHelp, optionRow } from '../help/HelpPage.js';
import { withHelp } from '../help/withHelp.js';
import { NamesArgument } from '../NamesArgument.js';
import { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';
import { allCommands, findCommand } from '../commandTable.js';
import type { Terminal } from '../Terminal.js';

/** The options of batch itself, with those of the command that it runs. */
export interface BatchOptions extends CommonOptions {
  readonly each?: number;
  readonly jobs?: number;
  readonly on?: string;
  readonly format: Format;
  readonly columns?: string;
  readonly where?: string;
  readonly top?: string;
}

/** `batch COMMAND [options] [FILE]`: one source a line, one answer a line. */
export async function addBatchCommand(
  program: Command,
  terminal: Terminal,
  setExitCode: (code: number) => void,
): Promise<void> {
  const commands = Object.entries(await allCommands());
  const names = commands.flatMap(([name, { source }]) => (source === undefined ? [] : [name]));
  const command = program
    .command('batch')
    .description(
      'Run a command on every line of a file or of standard input: one source per line, and for each, as soon as it is read, one JSON document per line, in the same order. Blank lines and lines that begin with # are skipped; snort@path:1..14 stands for fourteen lines, complexes:1..5 for the complexes with at most five vertices up to isomorphism. In a table (--format) of a single field, a line with two ranges is two-dimensional. A bad line gives {"source":…,"error":{"code":…,"message":…}} and exit status 2 in the end. --timeout bounds all lines together, --each each of them.',
    )
    .addArgument(new NamesArgument('<command>', `one of ${names.join(', ')}`, names))
    .argument(
      '[arguments...]',
      'options of that command and of batch, and the file (default -, standard input), or a source',
    )
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (name: string, rest: readonly string[]) => {
      setExitCode(await batchOf(await commandOf(name, names), rest, terminal));
    });
  addHelp(
    command,
    [
      'batch analyze --only fVector,pure sources.txt',
      "batch compile - <<< 'snort@path:1..5'",
      'batch value --on snort --each 10 --jobs 2 graphs.g6',
      "batch value --where 'temperature>=2' --format csv --columns name,temperature sources.txt",
      "batch value --top '3 temperature' --format markdown sources.txt",
      "batch value 'domineering@grid:{1..4}x{1..5}' --format markdown",
    ],
    [{ title: 'Options of batch', rows: addBatchOptions(new Command()).options.map(optionRow) }],
  );
}

/** Adds the options of `batch` itself. */
export function addBatchOptions(command: Command): Command {
  return command
    .optionsGroup('Options of batch')
    .option('--each <seconds>', 'stop working on a line after this many seconds', parseSeconds)
    .option('--jobs <n>', 'the number of lines at a time, on as many processors', parseCount)
    .option('--on <ruleset>', 'lines are boards of this ruleset, graphs as graph6, or families such as trees:1..8')
    .addOption(new Option('--format <format>', 'how answers are written').choices(FORMATS).default('ndjson'))
    .option('--columns <fields>', 'the fields printed after the source, such as name,temperature')
    .option(
      '--where <condition>',
      "print only some answers: 'temperature>=5', outcome=N, 'lower<mean and not pure=true'",
    )
    .option(
      '--top <k field>',
      "print only the k answers in which a field is greatest: --top 10 temperature or '10 temperature'",
    );
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Expected a number from 1 to 999.');
  return Number(text);
}

async function commandOf(name: string, names: readonly string[]): Promise<SourceCommand> {
  if (names.includes(name)) return (await findCommand(name))!.source!();
  const near = nearestNames(name, names);
  throw new InputError(
    'unknown-command',
    `batch: "${name}" is not a command for a batch; expected ${names.join(', ')}.`,
    {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
    },
  );
}

/** What the words behind `batch COMMAND` ask for. */
export function parseBatch(spec: SourceCommand, rest: readonly string[], terminal: Terminal): ParsedBatch {
  const { parameter } = spec;
  const inner = withHelp(addBatchOptions(addOptions(new Command(`spgames batch ${spec.name}`), spec)), terminal);
  if (parameter !== undefined) inner.argument(`<${parameter.name}>`, parameter.description);
  inner
    .argument('[file]', 'a file with one source a line (default -, standard input), or a source')
    .description(`Run spgames ${spec.name} on every line of a file or of standard input; see spgames batch --help.`)
    .action(() => undefined)
    .parse(joinTop(rest), { from: 'user' });
  const options = inner.opts<BatchOptions>();
  if (options.output !== undefined || 'open' in options)
    throw new InputError(
      'invalid-option',
      `batch: --${options.output === undefined ? 'open' : 'output'} with many sources; expected standard output.`,
    );
  const [file = '-', given] = parameter === undefined ? inner.args : [inner.args[1], inner.args[0]];
  return { options: withReadableNames(options), file, given };
}

/** A LaTeX table makes formulas of names itself, of whichever style that can be read. */
function withReadableNames(options: BatchOptions): BatchOptions {
  const { style } = options as { readonly style?: string };
  return options.format === 'latex' && style === 'latex' ? ({ ...options, style: 'ascii' } as BatchOptions) : options;
}

export interface ParsedBatch {
  readonly options: BatchOptions;
  readonly file: string;
  /** The text of the parameter, for a command that has one. */
  readonly given: string | undefined;
}

/** `--top 10 temperature` as one argument, which is what one option has. */
function joinTop(args: readonly string[]): string[] {
  const at = args.indexOf('--top');
  if (at === -1 || !/^\d+$/.test(args[at + 1] ?? '') || args[at + 2] === undefined) return [...args];
  return [...args.slice(0, at + 1), `${args[at + 1]!} ${args[at + 2]!}`, ...args.slice(at + 3)];
}

async function batchOf(spec: SourceCommand, rest: readonly string[], terminal: Terminal): Promise<number> {
  const { options, file, given } = parseBatch(spec, rest, terminal);
  const { format, where, each, jobs = 1, timeout } = options;
  const [, count, name] = /^(\d{1,9})\s+([\w.]+)$/.exec(options.top ?? '') ?? [];
  if (options.top !== undefined && name === undefined)
    throw new InputError(
      'invalid-option',
      `batch: --top ${options.top}; expected a number and a field, as --top 10 temperature.`,
    );
  const columns = options.columns?.split(',').map((column) => column.trim());
  const batch: Batch = {
    task: { spec, options, given, each },
    file,
    ruleset: options.on,
    format,
    columns,
    cell: cellOf(spec, columns, options),
    where: where === undefined ? undefined : await readCondition(where),
    top: name === undefined ? undefined : { count: Number(count), name },
    jobs: startJobs(jobs, spec, each, [spec.name, ...rest], terminal),
  };
  return runBatch(batch, new Session(terminal, 'batch', { ...options, timeout }));
}

/**
 * The field in the cells of the table of a line with two ranges: the one that is asked for, or the name of the value.
 */
function cellOf({ name }: SourceCommand, columns: readonly string[] | undefined, options: object): string | undefined {
  const { only } = options as { readonly only?: string };
  const asked = columns ?? only?.split(',').map((field) => field.trim()) ?? (name === 'value' ? ['name'] : []);
  return asked.length === 1 ? asked[0] : undefined;
}

/** Those who share the work; nobody if this thread does it alone. */
function startJobs(
  count: number,
  { name, mayHang = false }: SourceCommand,
  each: number | undefined,
  args: readonly string[],
  { startJob }: Terminal,
): Batch['jobs'] {
  if (startJob === undefined || (count === 1 && (each === undefined || !mayHang))) return [];
  const start = (): Answerer => startJob(args);
  return Array.from({ length: count }, () => (each === undefined ? start() : boundedJob(start, name, each)));
}
