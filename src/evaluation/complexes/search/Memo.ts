import { LimitError } from '../../../errors.js';
import { KeyTable } from '../tables/KeyTable.kernel.js';

/**
 * Results of positions up to isomorphism, kept from run to run. A run may use all of its bytes and then stops with an
 * error; what is remembered is forgotten at the beginning of a run that finds more than half of them in use, so that
 * every run has at least half of them for itself and nothing is computed twice within a run.
 */
export class Memo {
  readonly classes: KeyTable = new KeyTable();
  readonly #maxBytes: number;
  /** How often a position was new but isomorphic to one that was known. */
  hits = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** To be called before a run. */
  makeRoom(): void {
    if (2 * this.classes.bytes > this.#maxBytes) this.classes.clear();
  }

  /**
   * Adds a key that the last search did not find, without a result; returns its entry.
   * @param found what the error reports
   * @throws LimitError `too-much-memory`
   */
  add(words: Int32Array, length: number, found: number): number {
    const bytes = this.classes.bytesWith(length);
    if (bytes > this.#maxBytes)
      throw new LimitError(
        'too-much-memory',
        `Evaluator: ${found} positions need more than ${this.#maxBytes} bytes of memory for what is known of them.`,
        {
          hint: 'Give the Evaluator a larger maxBytes, or choose a smaller game.',
          details: { found, maxBytes: this.#maxBytes },
        },
      );
    return this.classes.add(words, length);
  }
}
