import { aHeapGame } from '../../evaluation/internal.js';
import { aGame } from '../../games/internal.js';
import { takes, options } from '../../arguments.js';
import { InputError } from '../../errors.js';
import {
  findGrundyPeriod,
  findValuePeriod,
  HeapTable,
  type HeapGame,
  type PeriodSearch,
} from '../../evaluation/index.js';
import type { SPGame } from '../../games/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { Dyadic } from '../../values/index.js';

/** Heaps up to this size are looked at. */
const LARGEST_HEAP = 4096;
const FIRST_HEAPS = 64;

const heapGameOfTakes = /* @__PURE__ */ takes('heapGameOf', () => ({
  game: aGame,
}));

/**
 * The game on heaps that a game is a sum of heaps of.
 * @throws InputError `not-a-heap-game`
 */
export function heapGameOf(game: SPGame): HeapGame {
  heapGameOfTakes(game);
  const [first, ...others] = game.summands.map(({ ruleset }) => ruleset);
  if (first?.heaps !== undefined && others.every((ruleset) => ruleset?.name === first.name)) return first.heaps;
  throw new InputError(
    'not-a-heap-game',
    `heapGameOf: ${first?.name ?? 'a game on a complex'}; expected one game on heaps or rows.`,
    { hint: 'For example octal(.77), subtraction(1,2,3), kayles, nim, oab(1,2).' },
  );
}

/** The period of the Grundy values of the heaps of a game; of their values, if it is partizan. */
export type HeapPeriod = PeriodSearch<number> | PeriodSearch<Dyadic>;

const heapPeriodTakes = /* @__PURE__ */ takes('heapPeriod', () => ({
  game: aHeapGame,
  options,
}));

/**
 * The period of the heaps of a game: of their Grundy values, or of their values if the game is partizan. More and more
 * heaps are looked at until a period is proven, or the bounds are met: then what was seen so far.
 * @throws LimitError where not even the first heaps are evaluated in time
 */
export function heapPeriod(game: HeapGame, options: RunOptions = {}): HeapPeriod {
  heapPeriodTakes(game, options);
  const work = new Work('heapPeriod', options);
  const table = new HeapTable(game);
  const find = game.impartial ? findGrundyPeriod : findValuePeriod;
  let found: HeapPeriod = find(table, FIRST_HEAPS, work.part());
  for (let largest = 2 * FIRST_HEAPS; found.status !== 'proven' && largest <= LARGEST_HEAP; largest *= 2)
    found = work.unlessCutOff((): HeapPeriod => find(table, largest, work.part()), (): HeapPeriod => found); // prettier-ignore
  return found;
}
