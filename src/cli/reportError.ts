import { CommanderError, type Command } from 'commander';
import { InputError, InvariantError, LibraryError, LimitError, ParseError } from '../errors.js';
import { visible } from './plainText.js';
import { BAD_INPUT, CUT_OFF, OUR_FAULT } from './exitCodes.js';

/** What is said of an error: the exit status, one line for people, and a code for programs. */
export interface ErrorReport {
  readonly exitCode: number;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/** What to say of anything that was thrown. @param command the one that was called, if there is one */
export function reportError(error: unknown, command?: Command): ErrorReport {
  if (error instanceof CommanderError)
    return {
      exitCode: BAD_INPUT,
      code: 'invalid-command-line',
      message: oneLine(error.message.replace(/^error: /, '')) + completion(error, command),
      hint: hintOfCommander(error, command),
    };
  const message = oneLine(error instanceof Error ? error.message : String(error));
  if (error instanceof LibraryError && !(error instanceof InvariantError)) {
    const hint = error.hint === undefined ? {} : { hint: oneLine(error.hint) };
    const exitCode = error instanceof LimitError ? CUT_OFF : BAD_INPUT;
    if (error instanceof InputError || error instanceof ParseError || error instanceof LimitError)
      return { exitCode, code: error.code, message, ...hint };
  }
  // The engine refuses arrays, texts and tables that are too large with a RangeError.
  if (error instanceof RangeError)
    return {
      exitCode: CUT_OFF,
      code: 'too-much-memory',
      message: `the input is too large for the memory (${message}); expected a smaller one.`,
    };
  return {
    exitCode: OUR_FAULT,
    code: error instanceof LibraryError ? error.code : 'internal-error',
    message: `this is a fault of spgames (${message})`,
    hint: 'Please report it with the command line.',
  };
}

/** The option that an unknown one is the beginning of. */
function completion({ code, message }: CommanderError, command: Command | undefined): string {
  const begun = code === 'commander.unknownOption' ? /'(--[\w-]+)'/.exec(message)?.[1] : undefined;
  if (begun === undefined || message.includes('Did you mean')) return '';
  const long = command?.options.find((option) => option.long?.startsWith(begun))?.long;
  return long === undefined || long === null ? '' : ` (Did you mean ${long}?)`;
}

function hintOfCommander({ code, message }: CommanderError, command: Command | undefined): string {
  if (code === 'commander.excessArguments') return 'A source with spaces or signs of the shell stands in quotes.';
  if (code === 'commander.unknownOption' && command?.name() === 'eval')
    return 'An expression that begins with - follows --, as in: spgames eval -- \'-value("^")\'.';
  // As in -snort@path:3 and -2*value:1.
  const source = code === 'commander.unknownOption' ? /'(-[^'-][^']*[@:*][^']*)'/.exec(message)?.[1] : undefined;
  if (source !== undefined)
    return `A source that begins with - follows --, as in: spgames value -- '${oneLine(source)}'.`;
  return `See spgames ${command === undefined ? '' : `${command.name()} `}--help.`;
}

/** The one line on standard error. */
export function errorLine({ message, hint }: Pick<ErrorReport, 'message' | 'hint'>): string {
  return `spgames: ${visible(hint === undefined ? message : `${message.replace(/[.;]?$/, '.')} ${hint}`)}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
