import { Work, type RunOptions } from '../run.js';
import { requireStore } from '../values/internal.js';
import { standardStore, valuesBornBy, type StoreOptions } from '../values/index.js';
import { childrenNamed } from './childrenPoset.js';
import { GamePoset } from './GamePoset.js';
import { requireLastDay } from './requireLastDay.js';

/** More than 10^12 values are born by day 4. */
const LAST_DAY = 3;

/**
 * The values born by a day, 1, 4, 22 or 1474 of them, the younger ones last: a distributive lattice, the children of
 * those born by the day before.
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` after day 3
 * @source Siegel 2011, Def. 1.3.3
 * @example dayPoset(2).covers.length // 36
 */
export function dayPoset(day: number, options: RunOptions & StoreOptions = {}): GamePoset {
  const { store = standardStore, ...bounds } = options;
  requireStore('dayPoset', store);
  requireLastDay('dayPoset', day, LAST_DAY);
  const name = `day:${day}`;
  const work = new Work('dayPoset', bounds);
  if (day === 0) return new GamePoset({ name, elements: [store.zero], order: () => true, formulas: ONE });
  return childrenNamed(name, valuesBornBy(day - 1, { store }), { ...work.part(), store });
}

/** Join and meet where there is one element. @internal */
const ONE: { readonly join: () => number; readonly meet: () => number } = { join: () => 0, meet: () => 0 };
