import { LimitError } from '../../errors.js';

/**
 * What is known of positions, by their keys, kept from run to run. A run may fill it and then stops with an error; it
 * is emptied at the beginning of a run that finds it more than half full. So every run has at least half of it for
 * itself, and nothing is computed twice within a run.
 */
export class PositionMemo<T> {
  readonly #known = new Map<string | number, T>();
  readonly #most: number;
  hits = 0;
  /** Entries that were forgotten to make room. */
  forgotten = 0;

  /** @param most at most so many entries */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#known.size;
  }

  /** To be called before a run. @returns whether everything was forgotten */
  makeRoom(): boolean {
    if (2 * this.size <= this.#most) return false;
    this.clear();
    return true;
  }

  clear(): void {
    this.forgotten += this.size;
    this.#known.clear();
  }

  find(key: string | number): T | undefined {
    const found = this.#known.get(key);
    if (found !== undefined) this.hits++;
    return found;
  }

  /** @throws LimitError `too-much-memory` */
  store(key: string | number, result: T): void {
    if (this.size >= this.#most) throw memoryLimit(this.#most);
    this.#known.set(key, result);
  }
}

/** The error of a run that needs more memory than it may have. */
export function memoryLimit(most: number): LimitError {
  return new LimitError('too-much-memory', `MovesEvaluator: more than ${most} positions are to be remembered.`, {
    hint: 'Give the MovesEvaluator a larger maxPositions, name components or canonical positions, or choose a smaller game.',
    details: { found: most, maxPositions: most },
  });
}
