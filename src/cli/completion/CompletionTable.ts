import type { Argument, Command, Option } from 'commander';
import { beginnings } from '../../sources/internal.js';
import { NamesArgument } from '../NamesArgument.js';
import { NamesOption } from '../NamesOption.js';

/**
 * What stands in a place: a name, or several with commas between; a source; a board; a ruleset; a file; or what nobody
 * can foresee.
 */
export type CompletedPlace =
  | { readonly kind: 'names'; readonly names: readonly string[]; readonly isList: boolean }
  | { readonly kind: 'source' | 'board' | 'ruleset' | 'file' | 'text' };

export interface CompletedOption {
  /** `--output`, after `-o` where there is a short form. */
  readonly flags: readonly string[];
  readonly words: string;
  /** What stands behind it; undefined for nothing. */
  readonly value: CompletedPlace | undefined;
}

export interface CompletedCommand {
  readonly name: string;
  readonly words: string;
  readonly options: readonly CompletedOption[];
  /** What stands in the places that are not options; the last one may be repeated. */
  readonly places: readonly CompletedPlace[];
}

/** All that shells complete. */
export interface CompletionTable {
  readonly commands: readonly CompletedCommand[];
  /** How sources begin: `snort@`, `octal(`, `facets:`. */
  readonly sources: readonly string[];
  readonly rulesets: readonly string[];
  /** How boards begin: `path:`. */
  readonly boards: readonly string[];
  /** What stands behind `named:`. */
  readonly named: readonly string[];
}

/**
 * What shells complete: by the definitions of the commands, the catalogue and the notations.
 * @param batchOptions those of `batch` itself, which stand behind its command
 */
export function completionTable(program: Command, batchOptions: readonly Option[]): CompletionTable {
  const commands = program.commands.map((command) =>
    completed(command, command.name() === 'batch' ? batchOptions : []),
  );
  const names = commands.map(({ name }) => name);
  const help: CompletedCommand = {
    name: 'help',
    words: 'Print the help of a command',
    options: [],
    places: [{ kind: 'names', names: [...names, 'properties'], isList: false }],
  };
  const { sources, rulesets, boards, named } = beginnings();
  const texts = (list: typeof named): string[] => list.map(({ text }) => text);
  return {
    commands: [...commands, help],
    sources: texts(sources),
    rulesets: texts(rulesets),
    boards: texts(boards),
    named: texts(named),
  };
}

function completed(command: Command, more: readonly Option[]): CompletedCommand {
  const options = [...command.createHelp().visibleOptions(command), ...more];
  return {
    name: command.name(),
    words: command.summary(),
    options: options.map((option) => ({
      flags: [option.short, option.long].filter((flag) => typeof flag === 'string'),
      words: option.description,
      value: option.required ? placeOfOption(option) : undefined,
    })),
    places: command.registeredArguments.map(placeOfArgument),
  };
}

function placeOfOption(option: Option): CompletedPlace {
  if (option instanceof NamesOption) return { kind: 'names', names: option.names, isList: option.isList };
  if (option.argChoices !== undefined) return { kind: 'names', names: option.argChoices, isList: false };
  const [, name = ''] = /<(.*)>/.exec(option.flags) ?? [];
  return { kind: name === 'file' || name === 'ruleset' ? name : 'text' };
}

/** Names of arguments that are sources; others are boards, files or texts. */
const SOURCES: readonly string[] = ['source', 'first', 'second', 'subcomplex', 'poset'];

function placeOfArgument(argument: Argument): CompletedPlace {
  if (argument instanceof NamesArgument) return { kind: 'names', names: argument.names, isList: false };
  const name = argument.name();
  if (SOURCES.includes(name)) return { kind: 'source' };
  if (name === 'board' || name === 'file') return { kind: name };
  return { kind: argument.variadic ? 'source' : 'text' };
}
