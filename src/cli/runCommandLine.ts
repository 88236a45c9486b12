import { Command, CommanderError } from 'commander';
import { InputError, LimitError, nearestNames } from '../errors.js';
import { CUT_OFF, INTERRUPTED } from './exitCodes.js';
import { VERSION } from '../formats/index.js';
import { addHelp, addOptions, type CommonOptions } from './commonOptions.js';
import { visible } from './plainText.js';
import { printJson } from './printJson.js';
import { errorLine, reportError } from './reportError.js';
import { Session } from './Session.js';
import type { SourceCommand } from './SourceCommand.js';
import { SOURCE_COMMANDS } from './sourceCommands.js';
import type { Terminal } from './Terminal.js';

type AddCommand = (program: Command, terminal: Terminal, setExitCode: (code: number) => void) => void;

/** The commands on more or less than one source, loaded when they are named. */
const OTHER_COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  equal: async () => (await import('./commands/addEqualCommand.js')).addEqualCommand,
  sum: async () => (await import('./commands/addSumCommand.js')).addSumCommand,
  compare: async () => (await import('./commands/addCompareCommand.js')).addCompareCommand,
  catalog: async () => (await import('./commands/addCatalogCommand.js')).addCatalogCommand,
  batch: async () => (await import('./commands/addBatchCommand.js')).addBatchCommand,
};

const SOURCE_HELP = `
Sources
  RULESET@BOARD            snort@path:5, domineering@grid:3x4 (see: spgames catalog)
  FILE.json@BOARD          a ruleset from a file
  facets:x1 x2, x2 y1      a complex by its facets; facets: is void, facets:{} is {∅}
  nonfaces:x1 y1, x2 y2    a complex by its nonfaces
  ideal:x1*x3, x2*x3*x4    a square-free monomial ideal
  named:dunce-hat          a named complex; matching:7, random:n=8,d=2 (see: spgames catalog)
  value:{2|-2}             a value of a short game, where no rules are needed
  vertices:x1 x2; facets:… fixes the order of the vertices, before any of these three
  FILE or -                JSON, a list of facets or one of these, from a file or standard input
  SOURCE + SOURCE          a sum; SOURCE + BOARD extends the board
  SOURCE - SOURCE, -SOURCE, 3*SOURCE    a difference, the negative, a multiple; -SOURCE follows --

Exit status
  0 done   1 the answer is no   2 bad input   3 undecided or out of time   70 a fault of spgames   130 interrupted
  Without arguments this is printed.

More
  spgames help COMMAND     its options and examples
  spgames help properties  what the properties say that analyze finds`;

/**
 * Runs one command line.
 * @param args what follows the name of the program
 * @returns the exit status: 0 done, 1 the answer is no, 2 bad input, 3 undecided or cut off, 70 a fault of the program
 */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  let command: Command | undefined;
  try {
    const [first, about] = args;
    if (first === undefined || (first === 'help' && !args.includes('--help'))) {
      await printHelp(about, terminal);
      return 0;
    }
    const program = await buildProgram(first, terminal, (code) => (exitCode = code));
    if (isCommand(first)) command = program.commands[0];
    // A sum that begins with standard input, `- + …`, is no option.
    const safe = args.map((arg) => (arg.startsWith('- ') ? ` ${arg}` : arg));
    await program.parseAsync(safe, { from: 'user' });
    return terminal.isInterrupted?.() === true ? INTERRUPTED : exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof LimitError && terminal.isInterrupted?.() === true) {
      terminal.warn(errorLine({ message: 'interrupted' }));
      return INTERRUPTED;
    }
    const report = reportError(error, command);
    terminal.warn(errorLine(report));
    return report.exitCode;
  }
}

function isCommand(name: string): boolean {
  return Object.hasOwn(SOURCE_COMMANDS, name) || Object.hasOwn(OTHER_COMMANDS, name);
}

/**
 * `help`, `help COMMAND`, `help properties`, and what is printed without arguments.
 * @throws InputError `unknown-command`
 */
async function printHelp(about: string | undefined, terminal: Terminal): Promise<void> {
  if (about === 'properties') {
    terminal.print((await import('./describeProperties.js')).describeProperties());
    return;
  }
  const names = [...Object.keys(SOURCE_COMMANDS), ...Object.keys(OTHER_COMMANDS)];
  if (about !== undefined && !isCommand(about)) {
    const near = nearestNames(about, [...names, 'properties']);
    throw new InputError(
      'unknown-command',
      `help: ${about} is no command; expected ${names.join(', ')} or properties.`,
      {
        // prettier-ignore
        ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      },
    );
  }
  const program = await buildProgram(about ?? '', terminal, () => undefined);
  (about === undefined ? program : program.commands[0]!).outputHelp();
}

/** The program with the command that is named first, or with all of them if that is none. */
async function buildProgram(first: string, terminal: Terminal, setExitCode: (code: number) => void): Promise<Command> {
  const program = new Command('spgames')
    .description('Strong placement games, their simplicial complexes and square-free monomial ideals.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ writeOut: terminal.print, writeErr: terminal.warn, outputError: () => undefined })
    .enablePositionalOptions();
  const known = isCommand(first);
  const isWanted = ([name]: readonly [string, unknown]): boolean => !known || name === first;
  for (const [, load] of Object.entries(SOURCE_COMMANDS).filter(isWanted))
    addSourceCommand(program, await load(), terminal, setExitCode);
  for (const [, load] of Object.entries(OTHER_COMMANDS).filter(isWanted))
    (await load())(program, terminal, setExitCode);
  for (const command of program.commands) command.summary(summaryOf(command.description()));
  return addHelp(program, ['compile snort@path:3', 'value snort@path:3', 'compile --help'], SOURCE_HELP);
}

/** What a list of commands says: the description up to its first pause. */
function summaryOf(description: string): string {
  return description.split(/[.:;](?:\s|$)/, 1)[0]!;
}

function addSourceCommand(
  program: Command,
  spec: SourceCommand,
  terminal: Terminal,
  setExitCode: (code: number) => void,
): void {
  const { name, description } = spec.argument ?? { name: 'source', description: 'see spgames --help' };
  const command = addOptions(program.command(spec.name), spec)
    .description(spec.description)
    .argument(`<${name}>`, description);
  if (spec.parameter !== undefined) command.argument(`<${spec.parameter.name}>`, spec.parameter.description);
  command.action(async (source: string, ...rest: readonly unknown[]) => {
    const given = spec.parameter === undefined ? undefined : (rest[0] as string);
    const options = command.opts<CommonOptions>();
    const { json = false, output } = options;
    const streams = !json && output === undefined;
    const session = new Session(terminal, spec.name, { ...options, streams, keeps: json && output === undefined });
    try {
      const answer = await spec.answer(source, options, session, given);
      const asJson = json || (output !== undefined && answer.file === 'json');
      const printed = asJson ? printJson(answer.json()) : visible(answer.text());
      session.end();
      const text = printed.endsWith('\n') ? printed : `${printed}\n`;
      if (output === undefined) terminal.print(text.slice(session.shown.length));
      else await terminal.save(output, text);
      if (answer.exitCode === CUT_OFF) session.warnOfOpen(answer.reason);
      setExitCode(answer.exitCode ?? 0);
    } finally {
      session.end();
    }
  });
  addHelp(command, spec.examples);
}
