import { existsSync } from 'node:fs';
import { AbortError, LibraryError, ParseError } from '../../errors.js';
import {
  Picture,
  completionOf,
  definitions,
  filedPictures,
  printResult,
  readFilesOf,
  shownResults,
  Worksheet,
  type Completion,
} from '../../expressions/internal.js';
import type { RunOptions } from '../../run.js';
import { filedPicture, type FiledPicture } from '../draw/pictureWriter.js';
import { readFileText } from '../readFileText.js';
import { describeHelp } from './describeHelp.js';
import type { KeptVariables } from './Sheet.js';
import { isMutable, keep, restore, type Snapshot } from './snapshot.js';

/** What is answered to an expression. */
export type SheetReply =
  | {
      readonly kind: 'result';
      readonly text: string;
      /** What is to be written to files. */
      readonly pictures: readonly FiledPicture[];
    }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly hint?: string;
      /** Where it is in the expression. */
      readonly place?: { readonly start: number; readonly end: number };
      /** Variables that could not be kept. */
      readonly lost?: readonly string[];
    }
  | { readonly kind: 'interrupted'; readonly lost?: readonly string[] };

/** Longer results are shortened. */
const LONGEST = 4000;

/** Evaluates expressions one after the other, and says what may be shown. */
export class SheetHost {
  readonly #sheet = new Worksheet();
  readonly #seen = new Map<string, unknown>();
  /** The files of the pictures that were shown. */
  readonly #files = new Map<Picture, string>();

  /** Reads the files that an expression names. */
  async readFiles(expression: string, run: RunOptions): Promise<void> {
    await readFilesOf(expression, this.#sheet, readFileText, run);
  }

  /** @param run bounds, with a signal for Ctrl-C */
  evaluate(expression: string, run: RunOptions): SheetReply {
    const about = /^\s*\?\s*(.*?)\s*$/s.exec(expression)?.[1];
    try {
      if (about !== undefined) return { kind: 'result', text: describeHelp(about, this.#sheet), pictures: [] };
      const result = this.#sheet.evaluate(expression, run);
      const results = shownResults(result);
      const last = results.at(-1);
      if (last !== undefined) this.#sheet.scope.set('_', last);
      const fresh = new Set([...filedPictures(this.#sheet), ...results].filter((each) => this.#isNew(each)));
      const pictures = [...fresh].map((picture) => filedPicture(picture, this.#fileOf(picture), run));
      const texts = results.filter((each) => !fresh.has(each as Picture)).map((each) => this.#text(each, run));
      return { kind: 'result', text: shortened(texts.join('\n')), pictures };
    } catch (error) {
      return replyTo(error);
    }
  }

  #isNew(result: unknown): result is Picture {
    return result instanceof Picture && !this.#files.has(result);
  }

  /** The file of a picture: its own, or the first `picture-1.svg` that is not there. */
  #fileOf(picture: Picture): string {
    const taken = new Set(this.#files.values());
    let file = this.#files.get(picture) ?? picture.file;
    for (let i = 1; file === undefined; i++) {
      const next = `picture-${i}.svg`;
      if (!taken.has(next) && !existsSync(next)) file = next;
    }
    this.#files.set(picture, file);
    return file;
  }

  #text(result: unknown, run: RunOptions): string {
    return result instanceof Picture ? `the picture ${this.#fileOf(result)}` : printResult(result, run);
  }

  /** What is to be kept of the variables that are new or changed since the last call. */
  changes(): KeptVariables {
    const changed = new Map<string, Snapshot | undefined>();
    for (const [name, x] of this.#sheet.scope) {
      if (this.#seen.get(name) === x && !isMutable(x)) continue;
      this.#seen.set(name, x);
      changed.set(name, keep(x, this.#sheet));
    }
    return changed;
  }

  /** Sets the variables that were kept. @returns the names of those that were not */
  restore(variables: KeptVariables): readonly string[] {
    return restore(variables, this.#sheet);
  }

  complete(line: string): Completion {
    const { scope } = this.#sheet;
    const help = /^\s*\?\s*/.exec(line)?.[0];
    return help === undefined
      ? completionOf(line, this.#sheet.names, scope)
      : completionOf(line.slice(help.length), definitions.keys(), new Map());
  }
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} … and ${text.length - LONGEST} characters more`;
}

function replyTo(error: unknown): SheetReply {
  if (error instanceof AbortError) return { kind: 'interrupted' };
  const message = error instanceof Error ? error.message : String(error);
  const { start, end } = (error instanceof ParseError ? error.details : {}) as { start?: number; end?: number };
  return {
    kind: 'error',
    message,
    ...(error instanceof LibraryError && error.hint !== undefined && { hint: error.hint }),
    ...(start !== undefined && end !== undefined && { place: { start, end } }),
  };
}
