import type { Command } from 'commander';
import type { Terminal } from './Terminal.js';

/** Adds a command to the program. */
export type AddCommand = (program: Command, terminal: Terminal, setExitCode: (code: number) => void) => void;

/** The commands on more or less than one source. Each is loaded when it is named. */
export const OTHER_COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  equal: async () => (await import('./commands/addEqualCommand.js')).addEqualCommand,
  sum: async () => (await import('./commands/addSumCommand.js')).addSumCommand,
  compare: async () => (await import('./commands/addCompareCommand.js')).addCompareCommand,
  play: async () => (await import('./commands/addPlayCommand.js')).addPlayCommand,
  repl: async () => (await import('./commands/addReplCommand.js')).addReplCommand,
  catalog: async () => (await import('./commands/addCatalogCommand.js')).addCatalogCommand,
  completion: async () => (await import('./commands/addCompletionCommand.js')).addCompletionCommand,
  digraphs: async () => (await import('./commands/addDigraphsCommand.js')).addDigraphsCommand,
  batch: async () => (await import('./commands/addBatchCommand.js')).addBatchCommand,
};
