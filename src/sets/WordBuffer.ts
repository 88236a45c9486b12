import { allocate, MAX_WORDS } from './checks.js';

/** Words that grow at the end, for families whose size is not known beforehand; doubles its memory as needed. */
export class WordBuffer {
  words: Uint32Array;
  length = 0;
  readonly #task: string;

  /** @param task the public function at work, for errors */
  constructor(task: string, capacity = 1024) {
    this.#task = task;
    this.words = new Uint32Array(capacity);
  }

  /**
   * Appends words; the argument may be a view on scratch memory.
   * @throws LimitError `too-much-memory` as `allocate` does
   */
  append(part: Uint32Array): void {
    const needed = this.length + part.length;
    if (needed > this.words.length) {
      const grown = allocate(this.#task, Math.max(needed, Math.min(MAX_WORDS, 2 * this.words.length)));
      grown.set(this.words.subarray(0, this.length));
      this.words = grown;
    }
    this.words.set(part, this.length);
    this.length = needed;
  }

  /** Gives the memory back. */
  clear(): void {
    this.words = new Uint32Array(0);
    this.length = 0;
  }

  /** The words so far, in memory of their own size. */
  toWords(): Uint32Array {
    return this.words.slice(0, this.length);
  }
}
