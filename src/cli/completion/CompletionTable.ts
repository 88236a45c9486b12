import type { Argument, Command, Option } from 'commander';
import { BOARD_NAMES } from '../../boards/internal.js';
import { namedComplexes } from '../../complex/index.js';
import { catalogue, type CatalogueEntry } from '../../games/index.js';
import { moveCatalogue } from '../../moves/index.js';
import { FAMILY_NOTATIONS, POSITION_NAMES } from '../../sources/internal.js';
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

/** A ruleset of either catalogue. */
type NamedEntry = Pick<CatalogueEntry, 'name'> & {
  readonly variants: object;
  readonly parameters?: unknown;
};

/** Beginnings of sources that are neither rulesets nor families. */
const PREFIXES = ['facets:', 'nonfaces:', 'ideal:', 'vertices:', 'value:', 'digraph:', 'loopy:', 'lattice:'];

/**
 * What shells complete: by the definitions of the commands, the catalogue and the notations.
 * @param batchOptions those of `batch` itself, which stand behind its command
 */
export function completionTable(program: Command, batchOptions: readonly Option[]): CompletionTable {
  const entries: readonly NamedEntry[] = [...catalogue, ...moveCatalogue];
  const rulesets = entries.flatMap(({ name, variants, parameters }) => [
    ...Object.keys(variants).map((variant) => (variant === '' ? name : `${name}(${variant})`)),
    ...(parameters === undefined ? [] : [`${name}(`]),
  ]);
  const families = FAMILY_NOTATIONS.map(({ notation }) => notation.replace(/:.*$/, ':'));
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
  return {
    commands: [...commands, help],
    sources: [
      ...new Set([...rulesets.map((name) => (name.endsWith('(') ? name : `${name}@`)), ...PREFIXES, ...families]),
    ],
    rulesets: [...new Set(rulesets)],
    boards: [...BOARD_NAMES, ...POSITION_NAMES].map((name) => `${name}:`),
    named: namedComplexes.map(({ name }) => name),
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
