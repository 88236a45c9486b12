import { CommanderError, type Command } from 'commander';
import { InputError, LimitError, nearestNames } from '../errors.js';
import { buildProgram } from './buildProgram.js';
import { allCommands, findCommand } from './commandTable.js';
import { columnsOf } from './help/withHelp.js';
import { INTERRUPTED } from './exitCodes.js';
import { errorLine, reportError } from './reportError.js';
import type { Terminal } from './Terminal.js';

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
    if ((await findCommand(first)) !== undefined) command = program.commands[0];
    // A sum that begins with standard input, `- + …`, is not an option.
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

/**
 * `help`, `help COMMAND`, `help properties`, and what is printed without arguments.
 * @throws InputError `unknown-command`
 */
async function printHelp(about: string | undefined, terminal: Terminal): Promise<void> {
  if (about === 'properties') {
    const { describeProperties } = await import('./describeProperties.js');
    terminal.print(describeProperties(columnsOf(terminal)));
    return;
  }
  if (about !== undefined && (await findCommand(about)) === undefined) {
    const names = Object.keys(await allCommands());
    const near = nearestNames(about, [...names, 'properties']);
    throw new InputError(
      'unknown-command',
      `help: ${about} is not a command; expected ${names.join(', ')} or properties.`,
      {
        ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      },
    );
  }
  const program = await buildProgram(about ?? '', terminal, () => undefined);
  (about === undefined ? program : program.commands[0]!).outputHelp();
}
