import { ParseError, positionAt } from '../errors.js';

/** A piece of board notation that knows where it stands in the whole, so that errors name their column. */
export class BoardText {
  readonly text: string;
  readonly #offset: number;
  readonly #whole: string;

  constructor(text: string, offset: number, whole: string) {
    this.text = text;
    this.#offset = offset;
    this.#whole = whole;
  }

  /** The text from a character on. */
  from(start: number): BoardText {
    return new BoardText(this.text.slice(start), this.#offset + start, this.#whole);
  }

  /** The text before a character. */
  to(end: number): BoardText {
    return new BoardText(this.text.slice(0, end), this.#offset, this.#whole);
  }

  /** The text without blanks at both ends. */
  trim(): BoardText {
    const start = this.text.length - this.text.trimStart().length;
    return new BoardText(this.text.trim(), this.#offset + start, this.#whole);
  }

  /** The parts between the separators, at least one. */
  split(separator: string): BoardText[] {
    let start = 0;
    return this.text.split(separator).map((part) => {
      const found = new BoardText(part, this.#offset + start, this.#whole);
      start += part.length + separator.length;
      return found;
    });
  }

  /** The items of a list with commas; the empty text is the empty list. */
  items(): BoardText[] {
    return this.text.trim() === '' ? [] : this.split(',').map((item) => item.trim());
  }

  /**
   * The text as an integer ≥ 0.
   * @throws ParseError `expected-number`
   */
  integer(): number {
    const value = /^\s*\d+\s*$/.test(this.text) ? Number(this.text) : NaN;
    return Number.isSafeInteger(value) ? value : this.fail('expected-number', 'expected an integer ≥ 0');
  }

  /** Applies another parser to the text, and moves the positions of its errors to where the text stands. */
  inside<T>(parse: (text: string) => T): T {
    try {
      return parse(this.text);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      const position = positionAt(this.#whole, this.#offset + error.column - 1);
      throw new ParseError(error.code, error.message, position, {
        ...(error.hint !== undefined && { hint: error.hint }),
        details: error.details,
        cause: error,
      });
    }
  }

  /** Throws the ParseError for this place; the message is completed with what was found. */
  fail(code: string, expected: string, hint?: string): never {
    const found = this.text.length > 40 ? `${this.text.slice(0, 40)}…` : this.text;
    const position = positionAt(this.#whole, this.#offset);
    throw new ParseError(
      code,
      `parseBoard: found ${found === '' ? 'nothing' : JSON.stringify(found)} at column ${position.column}; ${expected}.`,
      position,
      { ...(hint !== undefined && { hint }), details: { text: this.#whole } },
    );
  }
}
