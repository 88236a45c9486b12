import { LimitError } from './errors.js';

/** How far a long computation has come. */
export interface Progress {
  /** The public function at work. */
  readonly task: string;
  /** How many items (sets, states, placements: the function says which) were found so far. */
  readonly found: number;
  /** Milliseconds since the start. */
  readonly elapsedMs: number;
}

/** Bounds and progress of a long computation; the last parameter of every function that may take long. */
export interface RunOptions {
  /** At most this many items (sets, states, placements: the function says which) are found; more throw `LimitError`. */
  readonly limit?: number;
  /** At most this many milliseconds; more throw `LimitError`. */
  readonly timeoutMs?: number;
  /** Called about ten times a second while the work lasts. */
  readonly onProgress?: (progress: Progress) => void;
}

const REPORT_EVERY_MS = 100;

/**
 * Watches the limits of one long computation. Kernels call `tick` at coarse steps (every few thousand operations).
 * A kernel that calls it more often may skip: the clock is read at every call.
 */
export class Ticker {
  readonly #task: string;
  readonly #options: RunOptions;
  readonly #start: number;
  #nextReport: number;

  constructor(task: string, options: RunOptions = {}) {
    this.#task = task;
    this.#options = options;
    this.#start = performance.now();
    this.#nextReport = this.#start + REPORT_EVERY_MS;
  }

  /** The most items, or infinity. */
  get limit(): number {
    return this.#options.limit ?? Infinity;
  }

  /**
   * Checks the limits.
   * @param found items found so far
   * @throws LimitError `limit-exceeded` or `timeout`, with `details.found`
   */
  tick(found: number): void {
    const { limit, timeoutMs, onProgress } = this.#options;
    if (limit !== undefined && found > limit)
      throw new LimitError('limit-exceeded', `${this.#task}: more than ${limit} items; the limit is ${limit}.`, {
        hint: 'Raise the limit, or choose a smaller input.',
        details: { found, limit },
      });
    if (timeoutMs === undefined && onProgress === undefined) return;
    const now = performance.now();
    const elapsedMs = now - this.#start;
    if (timeoutMs !== undefined && elapsedMs > timeoutMs)
      throw new LimitError('timeout', `${this.#task}: not finished after ${timeoutMs} ms (${found} items found).`, {
        hint: 'Allow more time, or choose a smaller input.',
        details: { found, timeoutMs },
      });
    if (onProgress !== undefined && now >= this.#nextReport) {
      this.#nextReport = now + REPORT_EVERY_MS;
      onProgress({ task: this.#task, found, elapsedMs });
    }
  }
}
