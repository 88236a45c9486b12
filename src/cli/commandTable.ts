import type { Command } from 'commander';
import type { SourceCommand } from './SourceCommand.js';
import type { Terminal } from './Terminal.js';

/** Adds a command to the program. */
export type AddCommand = (program: Command, terminal: Terminal, setExitCode: (code: number) => void) => unknown;

/** A command: each is loaded when it is named, as a short run is mostly start. */
export interface CommandEntry {
  /** A command on one source, which `batch` runs on many. */
  readonly source?: () => Promise<SourceCommand>;
  /** Adds a command on more or less than one source. */
  readonly add?: () => Promise<AddCommand>;
  /** It may be done in a moment if the numbers behind it multiply to at most this: boards are about so large. */
  readonly short?: number;
}

/** Commands by name. */
export type Commands = Readonly<Record<string, CommandEntry>>;

/** Operations on small complexes and ideals are done in a moment. */
export const SHORT_OPERATION = 24;

/**
 * The commands by what they are for, in the order of the help text. A group of operations stands in their own table.
 */
const GROUPS: Readonly<Record<string, Commands | (() => Promise<Commands>)>> = {
  'Games and values': {
    value: { source: async () => (await import('./commands/valueCommand.js')).valueCommand, short: 25 },
    play: { add: async () => (await import('./commands/addPlayCommand.js')).addPlayCommand },
    compare: { add: async () => (await import('./commands/addCompareCommand.js')).addCompareCommand, short: 24 },
    equal: { add: async () => (await import('./commands/addEqualCommand.js')).addEqualCommand, short: 24 },
    sum: { add: async () => (await import('./commands/addSumCommand.js')).addSumCommand, short: 24 },
    period: { source: async () => (await import('./commands/periodCommand.js')).periodCommand },
    outcomes: { source: async () => (await import('./commands/outcomesCommand.js')).outcomesCommand },
    quotient: { source: async () => (await import('./commands/quotientCommand.js')).quotientCommand },
    strategy: { source: async () => (await import('./commands/strategyCommand.js')).strategyCommand },
    explain: { source: async () => (await import('./commands/explainCommand.js')).explainCommand, short: 24 },
    compile: { source: async () => (await import('./commands/compileCommand.js')).compileCommand, short: 24 },
    classify: { source: async () => (await import('./commands/classifyCommand.js')).classifyCommand, short: 24 },
    digraphs: { add: async () => (await import('./commands/addDigraphsCommand.js')).addDigraphsCommand },
  },
  'Complexes and ideals': {
    analyze: { source: async () => (await import('./commands/analyzeCommand.js')).analyzeCommand, short: 8 },
    poset: { source: async () => (await import('./commands/posetCommand.js')).posetCommand },
  },
  'Operations on complexes': async () => (await import('./commands/operationCommand.js')).COMPLEX_COMMANDS,
  'Maps, chains and graphs': async () => (await import('./commands/operationCommand.js')).CHAIN_COMMANDS,
  'Operations on ideals': async () => (await import('./commands/operationCommand.js')).IDEAL_COMMANDS,
  Constructions: {
    build: { source: async () => (await import('./commands/buildCommand.js')).buildCommand, short: 24 },
    verify: { source: async () => (await import('./commands/verifyCommand.js')).verifyCommand },
  },
  'The library as a language': {
    eval: { source: async () => (await import('./commands/evalCommand.js')).evalCommand },
    repl: { add: async () => (await import('./commands/addReplCommand.js')).addReplCommand },
  },
  'Pictures and other programs': {
    explore: { add: async () => (await import('./commands/addExploreCommand.js')).addExploreCommand },
    draw: { source: async () => (await import('./commands/drawCommand.js')).drawCommand, short: 24 },
    export: { source: async () => (await import('./commands/exportCommand.js')).exportCommand, short: 24 },
  },
  'Many sources, and this program': {
    survey: { add: async () => (await import('./commands/addSurveyCommand.js')).addSurveyCommand },
    batch: { add: async () => (await import('./commands/addBatchCommand.js')).addBatchCommand },
    catalog: { add: async () => (await import('./commands/addCatalogCommand.js')).addCatalogCommand, short: Infinity },
    completion: { add: async () => (await import('./commands/addCompletionCommand.js')).addCompletionCommand },
  },
};

/** The group in which `help` stands besides. */
export const LAST_GROUP: string = Object.keys(GROUPS).at(-1)!;

/** All commands but the operations. */
const OWN: ReadonlyMap<string, CommandEntry> = new Map(
  Object.values(GROUPS).flatMap((group) => (typeof group === 'function' ? [] : Object.entries(group))),
);

/** All commands but `help`, by their groups, in the order of the help text. */
export function commandGroups(): Promise<[title: string, commands: Commands][]> {
  const load = async ([title, group]: [string, (typeof GROUPS)[string]]): Promise<[string, Commands]> => [
    title,
    typeof group === 'function' ? await group() : group,
  ];
  return Promise.all(Object.entries(GROUPS).map(load));
}

/** All commands but `help`, by name. */
export async function allCommands(): Promise<Commands> {
  return Object.fromEntries((await commandGroups()).flatMap(([, commands]) => Object.entries(commands)));
}

/** The command of a name; undefined if there is none. */
export async function findCommand(name: string): Promise<CommandEntry | undefined> {
  if (OWN.has(name)) return OWN.get(name);
  const all = await allCommands();
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** As `CommandEntry.short`; 0 for what takes its time. What is not listed here is an operation, or a misspelt name. */
export function shortnessOf(name: string): number {
  return (OWN.has(name) ? OWN.get(name)!.short : SHORT_OPERATION) ?? 0;
}
