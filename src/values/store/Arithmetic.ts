import { LimitError } from '../../errors.js';
import { Engine } from './Engine.js';
import { Records } from './Records.js';

/**
 * Canonical forms, sums, negatives and the order of values by id, in the engine.
 * @source Siegel 2011, Thm 1.2.22
 */
export class Arithmetic {
  readonly engine: Engine;
  readonly records: Records;
  /** Is a ≤ b? And a step of work that is watched. */
  readonly order: { isAtMost(a: number, b: number): boolean; step(): void };
  /** a + b. */
  readonly sum: (a: number, b: number) => number;
  /** −a. */
  readonly negative: (a: number) => number;

  /** @param cacheBits at most 2^cacheBits sums and comparisons are remembered */
  constructor(cacheBits: number) {
    this.engine = new Engine(cacheBits);
    this.records = new Records(this.engine);
    const { exports } = this.engine;
    this.order = {
      isAtMost: (a, b) => exports.isAtMost(a, b) !== 0,
      step: () => {
        exports.step();
      },
    };
    this.sum = exports.sum;
    this.negative = exports.negative;
  }

  /**
   * Does some work, in which `watch` is called now and then and may throw to end it; so do the watches around it.
   * @param watch undefined to do the work undisturbed
   */
  watched<T>(watch: (() => void) | undefined, work: () => T): T {
    const { engine } = this;
    const outer = engine.watch;
    engine.watch =
      watch === undefined || outer === undefined
        ? watch
        : () => {
            outer();
            watch();
          };
    try {
      return work();
    } finally {
      engine.watch = outer;
    }
  }

  /**
   * Does some work that goes as deep as values are nested.
   * @param task the function the user called, for errors
   * @throws LimitError `too-deep` where the engine has no more space for its stack
   */
  withinStack<T>(task: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RangeError) || !/call stack/i.test(error.message)) throw error;
      throw new LimitError(
        'too-deep',
        `${task}: a value is nested too deep for the stack; expected some thousand moves.`,
        {
          hint: 'Give the engine a larger stack, as with node --stack-size, or choose a smaller game.',
          cause: error,
        },
      );
    }
  }

  /** The value of {left | right}. @source Siegel 2011, Def. 1.2.28 */
  fromOptions(left: ArrayLike<number>, right: ArrayLike<number>): number {
    const { engine } = this;
    const lefts = engine.exports.givenAt(left.length + right.length);
    const rights = lefts + 4 * left.length;
    const { words } = engine;
    for (let i = 0; i < left.length; i++) words[(lefts >>> 2) + i] = left[i]!;
    for (let i = 0; i < right.length; i++) words[(rights >>> 2) + i] = right[i]!;
    return engine.exports.fromOptions(lefts, left.length, rights, right.length);
  }
}
