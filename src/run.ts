import { AbortError, InputError, LimitError } from './errors.js';
import { usesMoreMemoryThan } from './memory.js';

/** How far a long computation has come. */
export interface Progress {
  /** The public function at work. */
  readonly task: string;
  /** How many items (sets, states, placements: the function says which) were found so far. */
  readonly found: number;
  /** Milliseconds since the start of the call that all this is for. */
  readonly elapsedMs: number;
}

/** Bounds and progress of a long computation: options of every function that may take long. */
export interface RunOptions {
  /** At most this many items (sets, states, placements: the function says which) are found; more throw `LimitError`. */
  readonly limit?: number;
  /** At most this many milliseconds; more throw `LimitError`. */
  readonly timeoutMs?: number;
  /**
   * At most this many bytes are used by the whole process, where that can be known (Node, Deno); more throw
   * `LimitError`.
   */
  readonly memory?: number;
  /** An `AbortSignal`: once it is aborted, the work throws `AbortError` with the reason as its cause. */
  readonly signal?: AbortSignalLike;
  /** Called about ten times a second while the work lasts. What it throws ends the work and is thrown on. */
  readonly onProgress?: (progress: Progress) => void;
  /** The work that this is a part of: errors name the work whose time is over. @internal */
  readonly partOf?: Work;
}

/**
 * What is asked of an `AbortSignal`. Only code that runs can abort it: the `onProgress` of the work, or another thread.
 */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** What a decision answers when the limits cut it off. */
export interface Undecided {
  /** How many steps (states, faces, assignments: the function says which) were taken. */
  readonly explored: number;
}

const REPORT_EVERY_MS = 100;
const LOOK_EVERY_STEPS = 256;
const LOOK_AT_MEMORY_EVERY_MS = 50;
/** Less time than this is none: what is left is computed with rounding. */
const NO_TIME_MS = 0.001;

/**
 * The bounds of one long computation: made where it begins and given to all that it does. It counts steps or is told
 * what was found, says what is left for a part of the work, and turns an end at the bounds into an answer. Kernels call
 * `tick` at coarse steps, every few thousand operations: the clock is read at every call.
 */
export class Work {
  /** The public function at work. */
  readonly task: string;
  /** Steps taken so far. */
  steps = 0;
  /** The error of the first part that was cut off by the memory: an answer may say only that it is undecided. */
  outOfMemory: LimitError | undefined;
  readonly #options: RunOptions;
  readonly #clock: () => number;
  readonly #start: number;
  /** Those of the options; but a part that begins later than its options were made has no more time than the whole. */
  readonly #timeoutMs: number;
  #nextReport: number;
  /** When the memory is looked at next: the whole and its parts have one such time. */
  readonly #nextLook: { at: number };

  /**
   * @param clock milliseconds since any moment; that of a part is the clock of the whole
   * @throws InputError `invalid-option`, AbortError if the signal is aborted already
   */
  constructor(task: string, options: RunOptions = {}, clock?: () => number) {
    checkRunOptions(task, options);
    this.task = task;
    this.#options = options;
    const { partOf } = options;
    this.#clock = clock ?? (partOf === undefined ? readClock : partOf.#clock);
    this.#start = this.#clock();
    this.#timeoutMs = Math.min(
      options.timeoutMs ?? Infinity,
      partOf === undefined ? Infinity : partOf.#timeLeftAt(this.#start),
    );
    if (partOf === undefined && options.signal?.aborted === true) throw this.#aborted(options.signal, 0);
    this.#nextReport = this.#start + REPORT_EVERY_MS;
    this.#nextLook = partOf === undefined ? { at: this.#start + LOOK_AT_MEMORY_EVERY_MS } : partOf.#nextLook;
  }

  /** The most items, or infinity. */
  get limit(): number {
    return this.#options.limit ?? Infinity;
  }

  /** The most bytes of the whole process, or infinity. */
  get memory(): number {
    return this.#options.memory ?? Infinity;
  }

  /** Milliseconds until the time is over, never below 0; infinity without a bound. */
  get timeLeft(): number {
    return this.#timeoutMs === Infinity ? Infinity : this.#timeLeftAt(this.#clock());
  }

  #timeLeftAt(now: number): number {
    return Math.max(0, this.#timeoutMs - (now - this.#start));
  }

  /**
   * Checks the bounds.
   * @param found items found so far
   * @throws LimitError `too-many-items`, `too-long` or `too-much-memory`, with `details.found`; AbortError
   */
  tick(found: number): void {
    const { limit, memory, signal, onProgress } = this.#options;
    if (signal?.aborted === true) throw this.#aborted(signal, found);
    if (limit !== undefined && found > limit)
      throw new LimitError('too-many-items', `${this.task}: more than ${limit} items; the limit is ${limit}.`, {
        hint: 'Raise the limit, or choose a smaller input.',
        details: { found, limit },
      });
    if (this.#timeoutMs === Infinity && onProgress === undefined && memory === undefined) return;
    const now = this.#clock();
    if (now - this.#start >= this.#timeoutMs) throw this.#timeout(found);
    if (memory !== undefined && now >= this.#nextLook.at) this.#lookAtMemory(memory, now, found);
    if (onProgress !== undefined && now >= this.#nextReport) {
      this.#nextReport = now + REPORT_EVERY_MS;
      onProgress({ task: this.task, found, elapsedMs: now - this.#whole(() => true).#start });
    }
  }

  /** Counts steps as the items of the limit; every so often the clock is read. @throws LimitError as for `tick` */
  step(count: number = 1): void {
    const before = this.steps;
    this.steps += count;
    const next = before - (before % LOOK_EVERY_STEPS) + LOOK_EVERY_STEPS;
    if (this.steps >= next || this.steps > this.limit) this.tick(this.steps);
  }

  /**
   * Options for a part of the work: the time that is left, progress under the name of the part, and none of the limit,
   * which counts the items of the whole.
   * @param bounds a limit of its own, and less time than is left
   */
  part({ limit = Infinity, timeoutMs = Infinity }: Pick<RunOptions, 'limit' | 'timeoutMs'> = {}): RunOptions {
    const { memory, signal, onProgress } = this.#options;
    const time = Math.min(timeoutMs, this.timeLeft);
    return {
      partOf: this,
      ...(limit !== Infinity && { limit: Math.max(0, limit) }),
      ...(time !== Infinity && { timeoutMs: time }),
      ...(memory !== undefined && { memory }),
      ...(signal !== undefined && { signal }),
      ...(onProgress !== undefined && { onProgress }),
    };
  }

  /**
   * Options for a part whose items are steps of the whole: the time and the steps that are left.
   * @param limit of its own
   */
  rest(limit: number = Infinity): RunOptions {
    return this.part({ limit: Math.min(limit, this.limit - this.steps) });
  }

  /** Runs a decision within bounds; if they cut it off, the answer is `undecided`. Errors of any other kind pass. */
  static decide<T, U>(
    task: string,
    options: RunOptions,
    decide: (work: Work) => T,
    undecided: (explored: number) => U,
  ): T | U {
    const work = new Work(task, options);
    return work.unlessCutOff(() => decide(work), undecided);
  }

  /**
   * The result of a computation, or what else to answer if bounds cut it off: those of this work, of a part of it, or
   * of the memory. Errors of any other kind pass.
   * @param otherwise told the number of steps taken
   */
  unlessCutOff<T, U>(compute: () => T, otherwise: (explored: number) => U): T | U {
    try {
      return compute();
    } catch (error) {
      if (error instanceof LimitError) return otherwise(this.steps);
      throw error;
    }
  }

  /**
   * What a part of the work gives; undefined if the time, the limits or the memory cut it off. Errors of any other kind
   * pass.
   * @param bounds of the part
   */
  inTime<T>(compute: (run: RunOptions) => T, bounds?: Pick<RunOptions, 'limit' | 'timeoutMs'>): T | undefined {
    if (this.timeLeft === 0) return undefined;
    try {
      return compute(this.part(bounds));
    } catch (error) {
      if (error instanceof LimitError || error instanceof RangeError) return undefined;
      throw error;
    }
  }

  /** The error at the end of the time names the function that was called: the outermost work whose time is over. */
  #timeout(found: number): LimitError {
    const whole = this.#whole((work) => work.timeLeft < NO_TIME_MS);
    const timeoutMs = Math.round(whole.#timeoutMs);
    const by = whole.task === this.task ? '' : `${this.task}: `;
    const items = found === 0 && by === '' ? '' : ` (${by}${found} items found)`;
    return new LimitError('too-long', `${whole.task}: not finished after ${timeoutMs} ms${items}.`, {
      hint: 'Allow more time, or choose a smaller input.',
      details: { found, timeoutMs },
    });
  }

  #aborted({ reason }: AbortSignalLike, found: number): AbortError {
    const task = this.#whole(() => true).task;
    const message = `${task}: aborted by its signal (${found} items found).`;
    return new AbortError('not-continued', message, { cause: reason, details: { found } });
  }

  #lookAtMemory(memory: number, now: number, found: number): void {
    this.#nextLook.at = now + LOOK_AT_MEMORY_EVERY_MS;
    if (!usesMoreMemoryThan(memory)) return;
    const whole = this.#whole(() => true);
    const megabytes = Math.round(memory / 2 ** 20);
    const error = new LimitError('too-much-memory', `${whole.task}: more memory than is granted, ${megabytes} MiB.`, {
      hint: 'Grant more memory, or choose a smaller input.',
      details: { found, memory },
    });
    whole.outOfMemory ??= error;
    throw error;
  }

  /** The outermost work around this one, through works that fulfil a condition. */
  #whole(fulfils: (work: Work) => boolean): Work {
    const around = this.#options.partOf;
    return around !== undefined && fulfils(around) ? around.#whole(fulfils) : this;
  }
}

const BOUNDS = ['limit', 'timeoutMs', 'memory'] as const;

/** Refuses what are not bounds: something that is not a number would mean no limit. */
function checkRunOptions(task: string, options: RunOptions): void {
  const refuse = (name: string, found: unknown, expected: string): never => {
    const isWord = ['number', 'string', 'boolean', 'bigint'].includes(typeof found) || found === null;
    const shown = isWord ? `${found as number}` : `of type ${typeof found}`;
    throw new InputError('invalid-option', `${task}: ${name} is ${shown}; expected ${expected}.`, {
      details: { option: name },
    });
  };
  if (typeof options !== 'object' || options === null)
    refuse('the options', options, 'an object such as { timeoutMs: 1000 }');
  if (options.partOf !== undefined) return;
  for (const name of BOUNDS) {
    const bound: unknown = options[name];
    if (bound !== undefined && !(typeof bound === 'number' && bound >= 0)) refuse(name, bound, 'a number ≥ 0');
  }
  const { signal, onProgress } = options as { signal?: unknown; onProgress?: unknown };
  if (signal !== undefined && typeof (signal as AbortSignalLike | null)?.aborted !== 'boolean')
    refuse('signal', signal, 'an AbortSignal');
  if (onProgress !== undefined && typeof onProgress !== 'function') refuse('onProgress', onProgress, 'a function');
}

function readClock(): number {
  return performance.now();
}
