import { Command } from 'commander';
import { InputError } from '../../errors.js';
import { addHelp } from '../help/HelpPage.js';
import { NamesArgument } from '../NamesArgument.js';
import type { CompletionTable } from '../completion/CompletionTable.js';
import type { Terminal } from '../Terminal.js';

/** The writers of the scripts, by the name of the shell. */
const SHELLS: Readonly<Record<string, () => Promise<(table: CompletionTable) => string>>> = {
  bash: async () => (await import('../completion/bashCompletion.js')).bashCompletion,
  zsh: async () => (await import('../completion/zshCompletion.js')).zshCompletion,
  fish: async () => (await import('../completion/fishCompletion.js')).fishCompletion,
};
const NAMES = Object.keys(SHELLS);

/** `completion SHELL`: a script that lets a shell complete commands, options, names and sources. */
export function addCompletionCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('completion')
    .description(
      'Print a shell-completion script for spgames: commands, options, names of properties, formats and methods, rulesets, boards behind @, named complexes and files. The script runs without spgames and belongs to the version that wrote it.',
    )
    .addArgument(new NamesArgument('<shell>', NAMES.join(', '), NAMES))
    .action(async (shell: string) => terminal.print(await scriptFor(shell, terminal)));
  addHelp(
    command,
    [
      'completion bash > ~/.local/share/bash-completion/completions/spgames',
      'completion fish > ~/.config/fish/completions/spgames.fish',
    ],
    [
      {
        title: 'Where to put it',
        rows: [
          ['bash', 'in ~/.bashrc: source <(spgames completion bash)'],
          ['zsh', 'in ~/.zshrc, after compinit: source <(spgames completion zsh)'],
          ['fish', 'in ~/.config/fish/config.fish: spgames completion fish | source'],
        ],
      },
    ],
  );
}

/** @throws InputError `unknown-shell` */
async function scriptFor(shell: string, terminal: Terminal): Promise<string> {
  const load = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (load === undefined)
    throw new InputError(
      'unknown-shell',
      `completion: ${JSON.stringify(shell)} is not a known shell; expected ${NAMES.join(', ')}.`,
    );
  const [{ buildProgram }, { completionTable }, { addBatchOptions }, print] = await Promise.all([
    import('../buildProgram.js'),
    import('../completion/CompletionTable.js'),
    import('./addBatchCommand.js'),
    load(),
  ]);
  const program = await buildProgram('', terminal, () => undefined);
  return print(completionTable(program, addBatchOptions(new Command()).options));
}
