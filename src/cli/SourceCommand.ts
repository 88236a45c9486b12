import type { Command, OptionValues } from 'commander';
import type { HelpSection } from './help/HelpPage.js';
import type { Session } from './Session.js';

/** What a command found; each part is made when it is asked for. */
export interface Answer {
  /** The JSON document. */
  readonly json: () => object;
  /** What people read, or the text in the format they asked for; it begins with what the session has shown. */
  readonly text: () => string;
  /** 0 done, 1 the answer is no, 3 undecided. */
  readonly exitCode?: 0 | 1 | 3;
  /** Why something is undecided, for standard error. */
  readonly reason?: string;
  /** What `--output` writes, if that is not what is printed. */
  readonly file?: 'json';
  /** What is written to a file, where that is not a text. */
  readonly bytes?: Uint8Array;
  /** The file is shown to the user; its ending, if no file was named. */
  readonly opens?: string;
}

/** A command on one source; `batch` runs it on many. */
export interface SourceCommand {
  readonly name: string;
  readonly description: string;
  /** What the argument is, if it is not a source. */
  readonly argument?: { readonly name: string; readonly description: string };
  /** What is given behind the source besides options; `batch` takes it once, for all sources. */
  readonly parameter?: { readonly name: string; readonly description: string };
  /** Command lines without `spgames `, for the help text. */
  readonly examples: readonly string[];
  /** What the help says besides. */
  readonly more?: readonly HelpSection[];
  readonly addOptions?: (command: Command) => void;
  /** It may call what cannot be asked to stop: `batch` then bounds each line from another thread. */
  readonly mayHang?: boolean;
  /** Loads what the first answer needs, which would be a large part of the time of a line. */
  readonly prepare?: () => Promise<unknown>;
  /** @param given the text of the parameter, for a command that has one */
  readonly answer: (source: string, options: OptionValues, session: Session, given?: string) => Promise<Answer>;
}
