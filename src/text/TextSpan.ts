import { InputError, ParseError, nearestNames, positionAt, type ErrorCode } from '../errors.js';
import { outsideBrackets } from './brackets.js';

/** The most of the whole text that errors carry. */
const SHOWN = 1000;

/** A part of a text that knows where it stands, so that errors name the line and the column in the whole text. */
export class TextSpan {
  readonly whole: string;
  readonly start: number;
  readonly end: number;
  readonly #task: string;

  private constructor(whole: string, task: string, start: number, end: number) {
    this.whole = whole;
    this.start = start;
    this.end = end;
    this.#task = task;
  }

  /** The whole of a text. @param task the function the user called, for errors */
  static of(whole: string, task: string): TextSpan {
    if (typeof whole !== 'string')
      throw new InputError('invalid-argument', `${task}: the text is of type ${typeof whole}; expected a text.`);
    return new TextSpan(whole, task, 0, whole.length);
  }

  get text(): string {
    return this.whole.slice(this.start, this.end);
  }

  /** Line and column of the beginning, from 1. */
  get position(): { readonly line: number; readonly column: number } {
    return positionAt(this.whole, this.start);
  }

  /** The part between two offsets, counted from the beginning of this one. */
  slice(start: number, end: number = this.end - this.start): TextSpan {
    return new TextSpan(this.whole, this.#task, this.start + start, this.start + end);
  }

  /** From the beginning of this part to the end of another. */
  upTo(last: TextSpan): TextSpan {
    return new TextSpan(this.whole, this.#task, this.start, last.end);
  }

  /** The part without blanks at both ends. */
  trim(): TextSpan {
    const { text } = this;
    const start = text.length - text.trimStart().length;
    return this.slice(start, Math.max(start, text.trimEnd().length));
  }

  /** The parts between the separators, at least one. */
  split(separator: string): TextSpan[] {
    return this.#parts(this.text, separator);
  }

  /** The parts between the separators outside of brackets, at least one. */
  balanced(separator: string): TextSpan[] {
    return this.#parts(outsideBrackets(this.text), separator);
  }

  #parts(text: string, separator: string): TextSpan[] {
    let start = 0;
    return text.split(separator).map((part) => {
      const span = this.slice(start, start + part.length);
      start += part.length + separator.length;
      return span;
    });
  }

  /** The parts between blanks. */
  words(): TextSpan[] {
    return [...this.text.matchAll(/\S+/g)].map(({ 0: word, index }) => this.slice(index, index + word.length));
  }

  /** The items of a list with commas; a text of blanks is the empty list. */
  items(): TextSpan[] {
    return this.text.trim() === '' ? [] : this.split(',').map((item) => item.trim());
  }

  /** The part as an integer ≥ 0. @throws ParseError `not-a-number` */
  integer(): number {
    const value = /^\s*\d+\s*$/.test(this.text) ? Number(this.text) : NaN;
    return Number.isSafeInteger(value) ? value : this.refuse('not-a-number', 'an integer ≥ 0');
  }

  /** This part with blanks in place of all that comes before it: another parser then counts columns in the whole. */
  padded(): string {
    return this.whole.slice(0, this.start).replace(/[^\n]/g, ' ') + this.text;
  }

  /** Applies a parser that takes no blanks, and moves the positions of its errors to where the part stands. */
  inside<T>(parse: (text: string) => T): T {
    try {
      return parse(this.text);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      throw new ParseError(error.code, error.message, positionAt(this.whole, this.start + error.column - 1), {
        ...(error.hint !== undefined && { hint: error.hint }),
        details: error.details,
        cause: error,
      });
    }
  }

  /**
   * Refuses this part; the message is completed with what was found and where.
   * @param expected what should stand here
   * @param found in words, if the text does not say it
   * @throws ParseError with the code
   */
  refuse(code: ErrorCode, expected: string, hint?: string, found: string = quoted(this.text)): never {
    throw new ParseError(
      code,
      `${this.#task}: found ${found} at ${this.#place()}; expected ${expected}.`,
      this.position,
      {
        ...(hint !== undefined && { hint }),
        details: { text: this.whole.slice(0, SHOWN) },
      },
    );
  }

  /**
   * Refuses a name that is not among the known ones, with the nearest of them.
   * @param name if it is not the whole part
   * @throws InputError with the code
   */
  unknown(code: ErrorCode, what: string, known: readonly string[], name: string = this.text): never {
    const near = nearestNames(name, known);
    const shown = known.length > 20 ? `${known.slice(0, 20).join(' ')} …` : known.join(' ');
    throw new InputError(
      code,
      `${this.#task}: ${quoted(name)} at ${this.#place()} is not a ${what}; expected ${known.length === 0 ? `no ${what} at all` : `one of ${shown}`}.`,
      {
        ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
        details: { found: name, nearest: near, ...this.position },
      },
    );
  }

  #place(): string {
    const { line, column } = this.position;
    return this.whole.includes('\n') ? `line ${line}, column ${column}` : `column ${column}`;
  }
}

function quoted(text: string): string {
  if (text === '') return 'nothing';
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
