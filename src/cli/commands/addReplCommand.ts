import type { Command } from 'commander';
import { addBounds, type CommonOptions } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { requireMemory } from '../requireMemory.js';
import type { Terminal } from '../Terminal.js';

/** `repl`: expressions one after the other, with their results. */
export function addReplCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addBounds(program.command('repl'))
    .description(
      'Evaluate expressions one after the other, as eval does: Tab completes names and labels, _ is the last result, ?name explains a function, draw(x, "a.svg") writes a picture, Ctrl-C ends a computation and keeps the session. help lists the functions, # begins a comment, .save FILE writes the expressions that had a result and .load FILE evaluates those of a file, quit or exit ends the session. An expression with an open bracket continues on the next line. The bounds apply to each expression. Lines are kept in SPGAMES_HISTORY, by default ~/.spgames_history.',
    )
    .action(async ({ timeout, memory }: CommonOptions) => {
      if (memory !== undefined) requireMemory('repl', memory);
      const { startRepl } = await import('../repl/startRepl.js');
      const { newSheet } = await import('../repl/newSheet.js');
      const time = timeout === undefined ? {} : { timeoutMs: timeout * 1000 };
      const sheet = await newSheet({ ...time, ...(memory !== undefined && { memory }) });
      const { stdin: input, stdout: output, env: environment } = process;
      const isTerminal = input.isTTY && output.isTTY;
      setExitCode(await startRepl(sheet, { input, output, isTerminal, save: terminal.save, environment, ...time }));
    });
  addHelp(command, ['repl', 'repl --timeout 10', "repl <<< 'temperature(snort(path(5)))'"]);
}
