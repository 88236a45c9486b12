const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234';
/** There is no reply since nothing can be played. */
const NONE = '-';
/** Letters in a string. */
const LENGTH = 1000;

/**
 * The places of replies that stand in a row as letters, −1 for none; what is not a letter has a place that no vertex
 * has.
 */
export function* replyPlaces(texts: readonly string[]): Generator<number, undefined> {
  for (const text of texts)
    for (let i = 0; i < text.length; i++) {
      const letter = text[i]!;
      const place = LETTERS.indexOf(letter);
      yield letter === NONE ? -1 : place === -1 ? LETTERS.length : place;
    }
}

/** Replies written as letters. */
export class ReplyWriter {
  readonly texts: string[] = [];
  // Not a text that grows: that would be kept as a tree of its letters, which takes thirty times the memory.
  readonly #codes = new Uint8Array(LENGTH);
  #letters = 0;

  /** How many were written. */
  get size(): number {
    return LENGTH * this.texts.length + this.#letters;
  }

  /** @param place from 0 to 56, or −1 */
  add(place: number): void {
    this.#codes[this.#letters++] = (place === -1 ? NONE : LETTERS[place]!).charCodeAt(0);
    if (this.#letters === LENGTH) this.end();
  }

  end(): void {
    if (this.#letters > 0) this.texts.push(String.fromCharCode(...this.#codes.subarray(0, this.#letters)));
    this.#letters = 0;
  }
}
