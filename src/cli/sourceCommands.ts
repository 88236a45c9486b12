import type { SourceCommand } from './SourceCommand.js';

/** The commands on one source, in the order of the help text. Each is loaded when it is named: a short run is mostly start. */
export const SOURCE_COMMANDS: Readonly<Record<string, () => Promise<SourceCommand>>> = {
  compile: async () => (await import('./commands/compileCommand.js')).compileCommand,
  analyze: async () => (await import('./commands/analyzeCommand.js')).analyzeCommand,
  value: async () => (await import('./commands/valueCommand.js')).valueCommand,
  explain: async () => (await import('./commands/explainCommand.js')).explainCommand,
  export: async () => (await import('./commands/exportCommand.js')).exportCommand,
  draw: async () => (await import('./commands/drawCommand.js')).drawCommand,
  build: async () => (await import('./commands/buildCommand.js')).buildCommand,
  classify: async () => (await import('./commands/classifyCommand.js')).classifyCommand,
  verify: async () => (await import('./commands/verifyCommand.js')).verifyCommand,
};
