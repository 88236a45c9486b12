import type { GamePoset } from '../../days/index.js';
import type { Property } from '../Property.js';

/** A property of posets with the way to decide it. */
export type PosetProperty<F> = Property<F, GamePoset<unknown>>;
