import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { KeyTable } from '../complexes/tables/KeyTable.kernel.js';
import type { PlayedMove, PlayedSum, PlayedSums } from './PlayedSums.js';

/** The clock is read once for so many sums. */
const LOOK_EVERY = 64;

/**
 * Finds who wins, without the value: of a sum it looks for one winning move, first for one that is known to win, then in the
 * order of what is expected of them. What bounds decide is not searched; what was found is kept.
 */
export class WinnerSearch {
  readonly sums: PlayedSums;
  #work: Work;
  readonly #maxBytes: number;
  /** For each sum whether Left wins, who is to move. */
  readonly #known: KeyTable = new KeyTable();
  #key: Int32Array = new Int32Array(64);

  /** @param work its limit counts sums; steps are sums whose moves were tried */
  constructor(sums: PlayedSums, work: Work, maxBytes: number) {
    this.sums = sums;
    this.#work = work;
    this.#maxBytes = maxBytes;
  }

  /** What was learnt before stays known. @param work its limit counts sums; steps are sums whose moves were tried */
  continueWith(work: Work): void {
    this.#work = work;
  }

  /** Does Left win, who is to move? */
  wins(sum: PlayedSum): boolean {
    return this.#wins(sum, 0);
  }

  /** A winning move, if there is one; the search knows it already where it knows the sum. */
  winningMove(sum: PlayedSum): PlayedMove | undefined {
    return this.#firstWinning(sum, 0);
  }

  #wins(sum: PlayedSum, top: number): boolean {
    const known = this.#answer(sum);
    if (known !== undefined) return known;
    this.#look();
    const wins = this.#firstWinning(sum, top) !== undefined;
    // The table has grown in the meantime.
    const again = this.#find(sum);
    this.#known.set(again === -1 ? this.#known.add(this.#key, sum.parts.length + 2) : again, wins ? 1 : 0);
    return wins;
  }

  /** What is known of a sum already: does Left win? */
  #answer(sum: PlayedSum): boolean | undefined {
    const decided = this.sums.decided(sum);
    if (decided !== undefined) return decided;
    const entry = this.#find(sum);
    return entry === -1 ? undefined : this.#known.valueOf(entry) === 1;
  }

  #firstWinning(sum: PlayedSum, from: number): PlayedMove | undefined {
    const { sums } = this;
    const { tries, top } = sums.listTries(sum, from, false);
    if (sums.isMisere && tries.length === 0) return { place: -1, move: -1, next: sum };
    const moves: (PlayedMove & { readonly score: number })[] = [];
    for (const tried of tries) {
      const next = sums.after(sum, tried, top);
      const { place, move } = tried;
      const known = this.#answer(next);
      if (known === false) return { place, move, next };
      if (known === undefined) moves.push({ place, move, next, score: tried.score - 2 * sums.expected(next) });
    }
    moves.sort((a, b) => b.score - a.score);
    for (const { score: _score, ...move } of moves) if (!this.#wins(move.next, top)) return move;
    return sums.optionsOf(sum).find(({ next }) => !this.#wins(next, top));
  }

  /** The entry of a sum, or −1. */
  #find({ parts, value }: PlayedSum): number {
    if (parts.length + 2 > this.#key.length) this.#key = new Int32Array(2 * parts.length + 2);
    const key = this.#key;
    key[0] = parts.length;
    key[1] = value;
    for (let i = 0; i < parts.length; i++) key[i + 2] = parts[i]!;
    return this.#known.find(key, parts.length + 2);
  }

  #look(): void {
    const work = this.#work;
    if ((++work.steps & (LOOK_EVERY - 1)) !== 0) return;
    work.tick(work.steps);
    const bytes = this.#known.bytes + this.sums.parts.bytes;
    if (bytes > this.#maxBytes)
      throw new LimitError(
        'too-much-memory',
        `${work.task}: ${work.steps} positions need more than ${this.#maxBytes} bytes of memory for what is known of them.`,
        {
          hint: 'Give more memory, or choose a smaller game.',
          details: { found: work.steps, maxBytes: this.#maxBytes },
        },
      );
  }
}
