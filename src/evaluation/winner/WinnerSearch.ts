import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { OutcomeSearch } from './OutcomeSearch.js';
import type { PlayedSumMove, PlayedSum, PlayedSums } from './PlayedSums.js';
import type { SearchedSums } from './SearchedSums.js';
import { SumTable } from './SumTable.kernel.js';

/**
 * Finds who wins, without the value: of a sum it looks for one winning move, first for one that is known to win, then
 * in the order of what is expected of them. What bounds decide is not searched; what was found is kept.
 */
export class WinnerSearch<Sums extends SearchedSums = PlayedSums> implements OutcomeSearch {
  readonly sums: Sums;
  #work: Work;
  readonly #maxBytes: number;
  /** For each sum whether Left wins, who is to move. */
  #known = new SumTable();
  /** Sums that are at work, and how often others were forgotten. */
  readonly #held: (readonly PlayedSum[])[] = [];
  forgotten = 0;

  /** @param work its limit counts sums; steps are sums whose moves were tried */
  constructor(sums: Sums, work: Work, maxBytes: number) {
    this.sums = sums;
    this.#work = work;
    this.#maxBytes = maxBytes;
  }

  continueWith(work: Work): void {
    this.#work = work;
  }

  wins(first: 0 | 1): boolean {
    return this.winsSum(this.sums.start(first));
  }

  /** Does Left win, who is to move? */
  winsSum(sum: PlayedSum): boolean {
    const known = this.#answer(sum);
    if (known !== undefined) return known;
    this.#look(sum);
    const before = this.#work.steps;
    const wins = this.winningMove(sum) !== undefined;
    this.#known.set(sum, wins, this.#work.steps - before + 1);
    return wins;
  }

  /** A winning move, if there is one; the search knows it already where it knows the sum. */
  winningMove(sum: PlayedSum): PlayedSumMove | undefined {
    const { sums } = this;
    const tries = sums.listTries(sum, false);
    if (sums.isMisere && tries.length === 0) return { place: -1, move: -1, next: sum };
    tries.sort((a, b) => b.made.score - a.made.score);
    const moves: (PlayedSumMove & { readonly score: number })[] = [];
    for (const tried of tries) {
      const next = sums.after(sum, tried);
      const { place, made } = tried;
      const known = this.#answer(next);
      if (known === false) return { place, move: made.move, next };
      if (known === undefined)
        moves.push({ place, move: made.move, next, score: made.score - 2 * sums.expected(next) });
    }
    moves.sort((a, b) => b.score - a.score);
    const all: PlayedSumMove[] = [...moves, ...sums.optionsOf(sum)];
    return this.holding([sum, ...all.map(({ next }) => next)], () => all.find(({ next }) => !this.winsSum(next)));
  }

  /** Sums that are held stay valid, whatever is forgotten: their parts get new numbers, in the same order. */
  holding<Result>(sums: readonly PlayedSum[], work: () => Result): Result {
    this.#held.push(sums);
    try {
      return work();
    } finally {
      this.#held.pop();
    }
  }

  /** What is known of a sum already: does Left win? */
  #answer(sum: PlayedSum): boolean | undefined {
    return this.sums.decided(sum) ?? this.#known.find(sum);
  }

  #look(sum: PlayedSum): void {
    const work = this.#work;
    work.tick(++work.steps);
    const isFull = (): boolean => this.#known.bytes + this.sums.table.bytes > (2 / 3) * this.#maxBytes;
    if (!isFull()) return;
    this.holding([sum], () => this.#forget());
    if (!isFull()) return;
    throw new LimitError(
      'too-much-memory',
      `${work.task}: after ${work.steps} positions what is known of them needs more than ${this.#maxBytes} bytes of memory.`,
      { hint: 'Give more memory, or choose a smaller game.', details: { found: work.steps, maxBytes: this.#maxBytes } },
    );
  }

  /** Forgets the sums that took the least effort, at least half of them, and all parts that are in no other. */
  #forget(): void {
    this.forgotten++;
    const old = this.#known;
    const live = new Set(this.#held.flat());
    const renumber = this.sums.keepParts(bothOf(live, old));
    for (const sum of live) renumber(sum);
    this.#known = new SumTable();
    for (const [sum, wins, effort] of old.hardest()) {
      renumber(sum);
      this.#known.set(sum, wins, effort);
    }
  }
}

function* bothOf(live: Iterable<PlayedSum>, known: SumTable): Generator<PlayedSum> {
  yield* live;
  for (const [sum] of known.hardest()) yield sum;
}
