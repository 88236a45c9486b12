import { aNumber, options as anOptions, takes } from '../../arguments.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { shown } from '../../shape.js';
import { FormStore, type Form } from '../../values/index.js';
import { OsloOrder } from './OsloOrder.js';

/** There are some hundred million pairs of antichains of the games of day 3. */
const LAST_DAY = 3;

const osloGeneratorsTakes = /* @__PURE__ */ takes('osloGenerators', () => ({ day: aNumber, options: anOptions }));

/**
 * A generator for each Oslo game that is born by a day, forms of one store: 1, 4, 13 or 64 of them, the younger ones last. The games of a day are
 * {pass, A | B} for antichains A and B of those of the day before.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 3
 * @source Siegel 2011, Def. 3.3.1
 * @source Siegel 2011, Prop. 3.3.2
 * @example osloGenerators(2).length // 13
 */
export function osloGenerators(day: number, options: RunOptions = {}): Form[] {
  osloGeneratorsTakes(day, options);
  if (!Number.isSafeInteger(day) || day < 0)
    throw new InputError('invalid-day', `osloGenerators: day ${shown(day)}; expected an integer from 0 to ${LAST_DAY}.`, { details: { day, last: LAST_DAY } }); // prettier-ignore
  if (day > LAST_DAY)
    throw new LimitError('too-many-values', `osloGenerators: day ${day}; the games of day ${LAST_DAY} are the last ones.`, { details: { day, last: LAST_DAY } }); // prettier-ignore
  const store = new FormStore();
  const order = new OsloOrder(new Work('osloGenerators', options));
  let games: Form[] = [store.zero];
  for (let today = 1; today <= day; today++) games = nextDay(games, order);
  return games;
}

/** The games of a day, then those that are new on the next one. */
function nextDay(games: readonly Form[], order: OsloOrder): Form[] {
  const { store } = games[0]!;
  const next: Form[] = [];
  /** Games with the same floor and ceiling among those of the day before; they are equal. */
  const alike = new Map<string, Form[]>();
  const addIfNew = (game: Form): void => {
    const place = games.map((other) => (order.isAtLeast(other, game) ? 1 : 0) + (order.isAtLeast(game, other) ? 2 : 0));
    const key = place.join('');
    const known = alike.get(key) ?? [];
    if (known.some((other) => order.isAtLeast(game, other) && order.isAtLeast(other, game))) return;
    alike.set(key, [...known, game]);
    next.push(game);
  };
  games.forEach(addIfNew);
  const sides = antichainsOf(games, order);
  for (const left of sides) for (const right of sides) addIfNew(store.fromOptions(left, right));
  return next;
}

/** All sets of games of which no two are comparable, those with fewer games first. */
function antichainsOf(games: readonly Form[], order: OsloOrder): Form[][] {
  let antichains: Form[][] = [[]];
  for (const game of games) {
    const isConfusedWith = (other: Form): boolean => !order.isAtLeast(game, other) && !order.isAtLeast(other, game);
    antichains = [...antichains, ...antichains.filter((set) => set.every(isConfusedWith)).map((set) => [...set, game])];
  }
  return antichains.sort((a, b) => a.length - b.length);
}
