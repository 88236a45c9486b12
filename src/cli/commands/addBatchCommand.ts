import { Command } from 'commander';
import { InputError, nearestNames } from '../../errors.js';
import { addHelp, addOptions, type CommonOptions } from '../commonOptions.js';
import { expandRanges } from '../expandRanges.js';
import { printJson } from '../printJson.js';
import { BAD_INPUT, CUT_OFF, OUR_FAULT } from '../exitCodes.js';
import { reportError } from '../reportError.js';
import { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';
import { SOURCE_COMMANDS } from '../sourceCommands.js';
import type { Terminal } from '../Terminal.js';

/** The statuses that the whole batch may have; that of any line wins over those after it. */
const WORST_FIRST: readonly number[] = [OUR_FAULT, BAD_INPUT, CUT_OFF, 1, 0];

/** `batch COMMAND [options] [FILE]`: one source a line, one JSON document a line. */
export function addBatchCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = program
    .command('batch')
    .description(
      'Run a command on every line of a file: one source a line, one JSON document a line. Blank lines and lines that begin with # are skipped; snort@path:1..14 stands for fourteen lines. A bad line gives {"source":…,"error":{"code":…,"message":…}} and exit status 2 in the end. --timeout bounds all lines together.',
    )
    .argument('<command>', `one of ${Object.keys(SOURCE_COMMANDS).join(', ')}`)
    .argument('[arguments...]', 'options of that command, and the file (default -, standard input)')
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (name: string, rest: readonly string[]) => {
      setExitCode(await runBatch(await findCommand(name), rest, terminal));
    });
  addHelp(command, ['batch analyze --only fVector,pure sources.txt', "batch compile - <<< 'snort@path:1..5'"]);
}

async function findCommand(name: string): Promise<SourceCommand> {
  if (Object.hasOwn(SOURCE_COMMANDS, name)) return SOURCE_COMMANDS[name]!();
  const names = Object.keys(SOURCE_COMMANDS);
  const near = nearestNames(name, names);
  throw new InputError('unknown-command', `batch: ${name} is no command for a batch; expected ${names.join(', ')}.`, {
    ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
  });
}

async function runBatch(spec: SourceCommand, rest: readonly string[], terminal: Terminal): Promise<number> {
  const { parameter } = spec;
  const inner = addOptions(new Command(`spgames batch ${spec.name}`), spec);
  if (parameter !== undefined) inner.argument(`<${parameter.name}>`, parameter.description);
  inner
    .argument('[file]', 'a file with one source a line', '-')
    .exitOverride()
    .configureOutput({ writeOut: terminal.print, writeErr: terminal.warn, outputError: () => undefined })
    .action(() => undefined)
    .parse([...rest], { from: 'user' });
  const options = inner.opts<CommonOptions>();
  if (options.output !== undefined)
    throw new InputError('invalid-option', 'batch: --output with many sources; expected standard output.');
  const [file = '-', given] = parameter === undefined ? inner.args : [inner.args[1], inner.args[0]];
  const text = await terminal.read(file);
  const session = new Session(terminal, spec.name, options);
  const statuses = new Set<number>([0]);
  const answerOne = async (source: string): Promise<void> => {
    try {
      const answer = await spec.answer(source, options, session, given);
      terminal.print(`${printJson({ source, ...answer.json() })}\n`);
      statuses.add(answer.exitCode ?? 0);
    } catch (error) {
      statuses.add(printError(source, error, terminal));
    } finally {
      session.end();
    }
  };
  for (const line of text.split(/\r?\n/)) {
    const source = line.trim();
    if (source === '' || source.startsWith('#')) continue;
    try {
      for (const one of expandRanges(source)) await answerOne(one);
    } catch (error) {
      statuses.add(printError(source, error, terminal));
    }
  }
  return WORST_FIRST.find((status) => statuses.has(status))!;
}

function printError(source: string, thrown: unknown, terminal: Terminal): number {
  const { exitCode, ...error } = reportError(thrown);
  terminal.print(`${printJson({ source, error })}\n`);
  return exitCode;
}
