import type { GamePoset } from '../../days/index.js';
import type { RunOptions } from '../../run.js';
import type { Fact, Finding } from '../Property.js';

/** A property of posets with the way to decide it. */
export interface PosetProperty<F> {
  /** What its value says, in a sentence. */
  readonly about: string;
  /** @throws LimitError when the time is up */
  readonly find: (poset: GamePoset<unknown>, run: RunOptions) => Finding<F> | Finding<OpenOf<F>>;
}

/** What is known of a property that was cut off. */
export type OpenOf<F> = F extends Fact<unknown, infer Witness> ? Fact<'undecided', Witness> : never;
