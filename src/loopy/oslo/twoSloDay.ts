import type { Work } from '../../run.js';
import type { Form } from '../../values/index.js';
import { osloDay } from './osloDay.js';
import { antichainsOf } from '../../values/internal.js';
import { OsloOrder } from './OsloOrder.js';

/** The TwoSlo games born by a day. */
export interface TwoSloDay {
  /** A form of each, those of earlier days first; the first is 0. */
  readonly games: readonly Form[];
  readonly isAtMost: (a: number, b: number) => boolean;
}

/**
 * A TwoSlo game of a form with the numbers of the Oslo games of the form and of its negative, its onside and the
 * negative of its offside.
 */
interface TwoSided {
  readonly form: Form;
  readonly on: number;
  readonly off: number;
}

/** The games of a day, at most 3: {pass, A | pass, B} for antichains A and B of those of the day before. */
export function twoSloDay(day: number, work: Work): TwoSloDay {
  const oslo = osloDay(0, work);
  let games: readonly TwoSided[] = [{ form: oslo.games[0]!, on: 0, off: 0 }];
  let { isAtMost } = oslo;
  for (let today = 1; today <= day; today++) {
    const order = isAtMost;
    const areConfused = (g: TwoSided, h: TwoSided): boolean => !isBelow(g, h, order) && !isBelow(h, g, order);
    const sides = antichainsOf(games, areConfused).sort((a, b) => a.length - b.length);
    const next = osloDay(today, work);
    games = gamesWith(sides, games, next.games, work);
    ({ isAtMost } = next);
  }
  return { games: games.map(({ form }) => form), isAtMost: (a, b) => isBelow(games[a]!, games[b]!, isAtMost) };
}

function isBelow(g: TwoSided, h: TwoSided, isAtMost: (a: number, b: number) => boolean): boolean {
  return isAtMost(g.on, h.on) && isAtMost(h.off, g.off);
}

/** The games with these sides, each once, the given ones first. @param osloGames of the day */
function gamesWith(
  sides: readonly (readonly TwoSided[])[],
  given: readonly TwoSided[],
  osloGames: readonly Form[],
  work: Work,
): TwoSided[] {
  const { store } = given[0]!.form;
  // The forms of the Oslo games are those of another store.
  const [above, below] = [new OsloOrder(work), new OsloOrder(work)];
  const numberOf = (form: Form): number =>
    osloGames.findIndex((other) => above.isAtLeast(form, other) && below.isAtLeast(other, form));
  /** Oslo games by the Oslo games of their options, which is all that they depend on. */
  const numbers = new Map<string, number>();
  const osloNumber = (form: Form, left: readonly number[], right: readonly number[]): number => {
    const key = [left, right].map((list) => [...new Set(list)].sort((a, b) => a - b).join()).join('|');
    const number = numbers.get(key) ?? numberOf(form);
    numbers.set(key, number);
    return number;
  };
  const found = new Map<string, TwoSided>();
  const add = (game: TwoSided): void => {
    const key = `${game.on},${game.off}`;
    if (!found.has(key)) found.set(key, game);
  };
  for (const { form } of given) add({ form, on: numberOf(form), off: numberOf(form.negative()) });
  for (const left of sides)
    for (const right of sides) {
      const form = store.fromOptions(
        left.map((g) => g.form),
        right.map((g) => g.form),
      );
      const on = osloNumber(
        form,
        left.map((g) => g.on),
        right.map((g) => g.on),
      );
      const off = osloNumber(
        form.negative(),
        right.map((g) => g.off),
        left.map((g) => g.off),
      );
      add({ form, on, off });
    }
  return [...found.values()];
}
