import { osloDay } from '../loopy/internal.js';
import { uponicWeight } from '../loopy/index.js';
import { LibraryError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { standardStore, type StoreOptions, type Value } from '../values/index.js';
import { requireLastDay } from './requireLastDay.js';

/** That of `osloPoset`. */
const LAST_DAY = 4;

/**
 * The uponic weights of the Oslo games that are born by a day, in the order of `osloPoset`, each by the form that
 * `osloGenerators` has for it. Whether another form of the same Oslo game may have another weight is not known; of
 * those born by day 2 none has.
 * @returns undefined where the passification of the form is not all-small
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 4
 * @complexity that of `osloGenerators`, and the value of a passification for each game
 * @source Siegel 2011, Sec. 5.2
 * @example uponicWeights(2).map((weight) => weight?.toString() ?? '-').join(' ') // '0 - - 1 2 - - - - - 0 - -'
 */
export function uponicWeights(day: number, options: RunOptions & StoreOptions = {}): (Value | undefined)[] {
  requireLastDay('uponicWeights', day, LAST_DAY);
  const { store = standardStore, ...bounds } = options;
  const work = new Work('uponicWeights', bounds);
  const { games } = osloDay(day, work);
  return games.map((form, x) => {
    work.tick(x);
    try {
      return store.within(work.part(), () => uponicWeight(form, { store }));
    } catch (error) {
      if (error instanceof LibraryError && error.code === 'not-all-small') return undefined;
      throw error;
    }
  });
}
