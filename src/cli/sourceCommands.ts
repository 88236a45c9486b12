import type { OperationName } from './commands/operations.js';
import type { SourceCommand } from './SourceCommand.js';

/**
 * The commands on one source, in the order of the help text. Each is loaded when it is named: a short run is mostly
 * start.
 */
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
  period: async () => (await import('./commands/periodCommand.js')).periodCommand,
  outcomes: async () => (await import('./commands/outcomesCommand.js')).outcomesCommand,
  quotient: async () => (await import('./commands/quotientCommand.js')).quotientCommand,
  strategy: async () => (await import('./commands/strategyCommand.js')).strategyCommand,
  eval: async () => (await import('./commands/evalCommand.js')).evalCommand,
  poset: async () => (await import('./commands/posetCommand.js')).posetCommand,
  homomorphism: async () => (await import('./commands/homomorphismCommand.js')).homomorphismCommand,
  'boundary-matrix': async () => (await import('./commands/chainCommands.js')).boundaryMatrixCommand,
  'relative-homology': async () => (await import('./commands/chainCommands.js')).relativeHomologyCommand,
  'line-graph': async () => (await import('./commands/graphCommands.js')).lineGraphCommand,
  'dual-graph': async () => (await import('./commands/graphCommands.js')).dualGraphCommand,
  ...operations('link', 'star', 'deletion', 'induced', 'skeleton', 'pure-skeleton'),
  ...operations('alexander-dual', 'cover-dual', 'complement', 'join', 'disjoint-union', 'boundary', 'barycentric'),
  ...operations('facet-ideal', 'ideal-sum', 'intersection', 'colon'),
};

/** The operations on complexes, by their names: the table of what they do is loaded with the first of them. */
function operations(...names: readonly OperationName[]): Record<string, () => Promise<SourceCommand>> {
  const load = (name: OperationName) => async (): Promise<SourceCommand> =>
    (await import('./commands/operationCommand.js')).operationCommand(name);
  return Object.fromEntries(names.map((name) => [name, load(name)]));
}
