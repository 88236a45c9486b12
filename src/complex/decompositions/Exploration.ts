import { LimitError } from '../../errors.js';
import { Ticker, type RunOptions } from '../../run.js';

/** What a decision answers when the limits cut it off. */
export interface Undecided {
  /** How many states were visited. */
  readonly explored: number;
}

const TICK_EVERY = 256;

/** Counts the states that a search visits, and watches its limits. */
export class Exploration {
  explored = 0;
  readonly #ticker: Ticker;
  readonly #options: RunOptions;
  readonly #start: number = performance.now();
  readonly #limit: number;

  constructor(task: string, options: RunOptions) {
    this.#ticker = new Ticker(task, options);
    this.#options = options;
    this.#limit = options.limit ?? Infinity;
  }

  /** Counts states; every so often the clock is read. @throws LimitError */
  step(states: number = 1): void {
    const before = this.explored;
    this.explored += states;
    const next = before - (before % TICK_EVERY) + TICK_EVERY;
    if (this.explored >= next || this.explored > this.#limit) this.#ticker.tick(this.explored);
  }

  /** The bounds that are left for a part of the work. @param limit of its own */
  remaining(limit: number = Infinity): RunOptions {
    const { onProgress } = this.#options;
    const left = Math.min(limit, this.#limit - this.explored);
    return {
      ...this.time(),
      ...(left === Infinity ? {} : { limit: Math.max(0, left) }),
      ...(onProgress === undefined ? {} : { onProgress }),
    };
  }

  /** The time that is left, without a limit of items. */
  time(): RunOptions {
    const { timeoutMs } = this.#options;
    if (timeoutMs === undefined) return {};
    return { timeoutMs: Math.max(0, timeoutMs - (performance.now() - this.#start)) };
  }
}

/** Runs a decision; when the limits cut it off, the answer is `undecided` instead of an error. */
export function explore<Answer, Other>(
  task: string,
  options: RunOptions,
  decide: (exploration: Exploration) => Answer,
  undecided: (explored: number) => Other,
): Answer | Other {
  const exploration = new Exploration(task, options);
  try {
    return decide(exploration);
  } catch (error) {
    if (error instanceof LimitError) return undecided(exploration.explored);
    throw error;
  }
}
