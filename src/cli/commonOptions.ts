import { InvalidArgumentError, Option, type Command } from 'commander';
import { InputError, LibraryError, nearestNames } from '../errors.js';
import type { SourceCommand } from './SourceCommand.js';

/** The options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  /** Bytes. */
  readonly memory?: number;
  readonly output?: string;
}

/** The title of the options that all commands have or many. */
export const COMMON_OPTIONS = 'Output, bounds and help';

/** Gives a command its own options, and those that every command has. */
export function addOptions(command: Command, spec: Pick<SourceCommand, 'addOptions'>): Command {
  spec.addOptions?.(command);
  return addBounds(command.optionsGroup(COMMON_OPTIONS).option('--json', 'print one JSON document'));
}

/** Gives a command the options of its bounds. */
export function addBounds(command: Command): Command {
  return command
    .optionsGroup(COMMON_OPTIONS)
    .option('--timeout <seconds>', 'stop after this many seconds (exit status 3)', parseSeconds)
    .option(
      '--memory <size>',
      'stop when memory exceeds this size, such as 500M or 2G (by default 3/4 of the machine’s memory)',
      parseSize,
    )
    .optionsGroup('');
}

/** The option of commands that make a file. */
export function addOutputOption(command: Command): void {
  command.addOption(
    new Option('-o, --output <file>', 'write to a file: all of it or, when something fails, nothing')
      .argParser(parseOutput)
      .helpGroup(COMMON_OPTIONS),
  );
}

/** A file for text: whoever asks for a picture in pixels would find SVG in it. */
function parseOutput(name: string): string {
  if (/\.(?:png|pdf|jpe?g|gif|eps|ps|webp|bmp|tiff?)$/i.test(name))
    throw new InvalidArgumentError('Expected another ending: here text is written; draw makes pictures.');
  return name;
}

/** The option of commands that look at a position of a game. */
export function addPositionOption(command: Command): void {
  command
    .optionsGroup('')
    .option('--position <labels>', "start from a position: the pieces on the board by their labels, as in 'x1 y3'");
}

/** A number of seconds. */
export function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^[\d.]+$/.test(text) || !(seconds > 0) || seconds > 1e9)
    throw new InvalidArgumentError('Expected a number of seconds above 0.');
  return seconds;
}

const UNITS = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 } as const;

/** A size in bytes, or with K, M, G or T behind it. */
function parseSize(text: string): number {
  const [, digits, unit] = /^(\d{1,15}(?:\.\d{1,9})?)([KMGT]?)B?$/i.exec(text) ?? [];
  const bytes = Number(digits) * UNITS[(unit ?? '').toUpperCase() as keyof typeof UNITS];
  if (digits === undefined || !(bytes >= 1)) throw new InvalidArgumentError('Expected a size such as 500M or 2G.');
  return Math.floor(bytes);
}

/**
 * The names of a list such as `facets,nonfaces`.
 * @param available names that can be asked for
 * @throws InputError `unknown-field`
 */
export function parseNames<T extends string>(text: string, task: string, available: readonly T[]): T[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (available.includes(name as T)) continue;
    const known = available.join(', ');
    const near = nearestNames(name, available);
    throw new InputError('unknown-field', `${task}: ${JSON.stringify(name)} is unknown; expected ${known}.`, {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      details: { found: name, nearest: near },
    });
  }
  return names as T[];
}

/** 0 or what may be a prime. */
export function parseCharacteristic(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Expected 0 or a prime below 2^31.');
  return Number(text);
}

/** Reads what stands behind an option as the library does. @param expected in words, for what it refuses */
export function readWith<T>(parse: (text: string) => T, expected: string): (text: string) => T {
  return (text) => {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      throw new InvalidArgumentError(`Expected ${expected}.`);
    }
  };
}
