import type { Command, Help, Option } from 'commander';
import { COMMON_OPTIONS } from '../commonOptions.js';

/** What the help of a command says: on a terminal and, in the manual, on a page. */
export interface HelpPage {
  /** How it is called, as in `spgames value [options] <source>`. */
  readonly usage: string;
  readonly description: string;
  readonly sections: readonly HelpSection[];
}

/** A part of the help: words with what they mean, or whole lines. */
export type HelpSection =
  | HelpRows
  | { readonly title: string; readonly lines: readonly string[] }
  /** Command lines without `spgames `. */
  | { readonly title: string; readonly examples: readonly string[] };

/** Words with what they mean. */
export interface HelpRows {
  readonly title: string;
  readonly rows: readonly HelpRow[];
}

export type HelpRow = readonly [term: string, words: string];

/** Where the help of a command goes on: examples, and more. */
const ENDS = new WeakMap<Command, readonly HelpSection[]>();

/** Ends the help of a command with examples. @param examples command lines without `spgames ` */
export function addHelp(command: Command, examples: readonly string[], more: readonly HelpSection[] = []): Command {
  ENDS.set(command, [...more, { title: 'Examples', examples }]);
  return command;
}

/** What the help of a command says. @param helper knows its usage and what it shows */
export function helpPage(command: Command, helper: Help): HelpPage {
  return {
    usage: helper.commandUsage(command),
    description: helper.commandDescription(command),
    sections: [
      rowsOf('Arguments', argumentRows(command, helper)),
      ...optionSections(command, helper),
      ...commandSections(command, helper),
      ...(ENDS.get(command) ?? []),
    ].filter((section) => !('rows' in section) || section.rows.length > 0),
  };
}

function rowsOf(title: string, rows: readonly HelpRow[]): HelpRows {
  return { title, rows };
}

function argumentRows(command: Command, helper: Help): HelpRow[] {
  return helper
    .visibleArguments(command)
    .map((argument) => [helper.argumentTerm(argument), helper.argumentDescription(argument)]);
}

/** The options by their groups, in the order in which the groups were begun; those of every command come last. */
function optionSections(command: Command, helper: Help): HelpSection[] {
  const options = helper.visibleOptions(command);
  const sections = byGroups(options, ({ helpGroupHeading = 'Options' }) => helpGroupHeading, optionRow);
  const isCommon = ({ title }: HelpSection): boolean => title === COMMON_OPTIONS;
  return [...sections.filter((section) => !isCommon(section)), ...sections.filter(isCommon)];
}

/** An option: what it does, its choices and its default. */
export function optionRow({ flags, description, argChoices, defaultValue }: Option): HelpRow {
  const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
  const usual = typeof defaultValue === 'string' ? ` (default ${defaultValue})` : '';
  return [flags, description + choices + usual];
}

/** The commands of the program, by what they are for. */
export function commandSections(command: Command, helper: Help): HelpRows[] {
  const rowOf = (each: Command): HelpRow => [each.name(), helper.subcommandDescription(each)];
  return byGroups(helper.visibleCommands(command), (each) => each.helpGroup(), rowOf);
}

/** Groups in the order in which they were begun. */
function byGroups<T>(items: readonly T[], titleOf: (item: T) => string, rowOf: (item: T) => HelpRow): HelpRows[] {
  const groups = new Map<string, HelpRow[]>();
  for (const item of items) groups.set(titleOf(item), [...(groups.get(titleOf(item)) ?? []), rowOf(item)]);
  return Array.from(groups, ([title, rows]) => rowsOf(title, rows));
}
