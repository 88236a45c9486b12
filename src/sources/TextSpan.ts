import { InputError, ParseError, nearestNames, positionAt } from '../errors.js';

/** A part of a source that knows where it stands, so that errors name the column in the whole source. */
export class TextSpan {
  readonly whole: string;
  readonly start: number;
  readonly end: number;

  constructor(whole: string, start: number = 0, end: number = whole.length) {
    this.whole = whole;
    this.start = start;
    this.end = end;
  }

  get text(): string {
    return this.whole.slice(this.start, this.end);
  }

  /** The part between two offsets, counted from the beginning of this one. */
  slice(start: number, end: number = this.end - this.start): TextSpan {
    return new TextSpan(this.whole, this.start + start, this.start + end);
  }

  /** The part without blanks at both ends. */
  trim(): TextSpan {
    const { text } = this;
    const start = text.length - text.trimStart().length;
    return this.slice(start, Math.max(start, text.trimEnd().length));
  }

  /** The parts between the separators, at least one. */
  split(separator: string): TextSpan[] {
    let start = 0;
    return this.text.split(separator).map((part) => {
      const span = this.slice(start, start + part.length);
      start += part.length + separator.length;
      return span;
    });
  }

  /** The parts between blanks. */
  words(): TextSpan[] {
    return [...this.text.matchAll(/\S+/g)].map(({ 0: word, index }) => this.slice(index, index + word.length));
  }

  /** This part with blanks in place of all that comes before it: another parser then counts columns in the whole. */
  padded(): string {
    return this.whole.slice(0, this.start).replace(/[^\n]/g, ' ') + this.text;
  }

  /** The error for this part; the message is completed with what was found. */
  refuse(code: string, expected: string, hint?: string): ParseError {
    const position = positionAt(this.whole, this.start);
    return new ParseError(
      code,
      `parseSource: found ${this.#found()} at column ${position.column}; expected ${expected}.`,
      position,
      { ...(hint !== undefined && { hint }), details: { text: this.whole } },
    );
  }

  /** The error for a name that is not among the known ones, with the nearest of them. */
  unknown(code: string, what: string, known: readonly string[]): InputError {
    const position = positionAt(this.whole, this.start);
    const near = nearestNames(this.text, known);
    const shown = known.length > 20 ? `${known.slice(0, 20).join(' ')} …` : known.join(' ');
    return new InputError(
      code,
      `parseSource: ${this.#found()} at column ${position.column} is no ${what}; expected ${known.length === 0 ? `no ${what} at all` : `one of ${shown}`}.`,
      {
        ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
        details: { found: this.text, nearest: near, ...position },
      },
    );
  }

  #found(): string {
    const { text } = this;
    if (text === '') return 'nothing';
    return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  }
}
