import type { GamePoset } from '../../days/index.js';
import type { Property } from '../Property.js';

/** A property of posets with the way to decide it. */
export interface PosetProperty<F> extends Property<F, GamePoset<unknown>> {
  /** Whether what is found are elements, by their numbers. */
  readonly ofElements?: true;
  /** What people read for null. */
  readonly nothing?: string;
}
