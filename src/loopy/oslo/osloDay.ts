import type { Work } from '../../run.js';
import { FormStore, type Form } from '../../values/index.js';
import { markOsloOptions } from './osloOptions.kernel.js';
import { antichainsOf } from '../../values/internal.js';
import { OsloOrder } from './OsloOrder.js';

/** The Oslo games born by a day. */
export interface OsloDay {
  /** A generator of each, those of earlier days first; the first is 0. */
  readonly games: readonly Form[];
  readonly isAtMost: (a: number, b: number) => boolean;
}

/** The games of a day, at most 4. */
export function osloDay(day: number, work: Work): OsloDay {
  let games: OsloDay = { games: [new FormStore().zero], isAtMost: () => true };
  for (let today = 1; today <= day; today++) games = nextDay(games.games, work);
  return games;
}

/**
 * The games of the day after the one with these games, at most 64: all {pass, A | B} for antichains A and B of them.
 * What may be added to the Left options of G, and to its Right options, leaves G as good as it is; so G ≤ H iff all
 * that may be Left options of G may be those of H, and all that may be Right options of H may be those of G.
 */
function nextDay(games: readonly Form[], work: Work): OsloDay {
  const order = new OsloOrder(work);
  const { store } = games[0]!;
  const areConfused = (x: number, y: number): boolean =>
    !order.isAtLeast(games[x]!, games[y]!) && !order.isAtLeast(games[y]!, games[x]!);
  const sides = antichainsOf([...games.keys()], areConfused).sort((a, b) => a.length - b.length);
  const numbers = new Map(games.map((game, x) => [game, x]));
  const sideNumbers = new Map(sides.map((side, i) => [side.join(), i]));
  const sideOf = (forms: readonly Form[]): number =>
    sideNumbers.get(
      forms
        .map((form) => numbers.get(form)!)
        .sort((a, b) => a - b)
        .join(),
    )!;
  const sideWords = wordsOfSides(sides, games, order);
  const moves = Int32Array.from(
    games.flatMap((game) =>
      (['L', 'R'] as const).flatMap((player) => wordsOf((x) => game.options(player).includes(games[x]!), games.length)),
    ),
  );
  const known = new Set<string>();
  const next: Form[] = [];
  const words: Int32Array[] = [];
  let found = new Int32Array(4);
  const last = new Int32Array(4);
  const addIfNew = (left: number, right: number): void => {
    markOsloOptions(sideWords, left, right, left + right === 0, moves, games.length, found);
    // Neighbours are often alike.
    if (last[0] === found[0] && last[1] === found[1] && last[2] === found[2] && last[3] === found[3] && next.length > 0)
      return;
    last.set(found);
    const key = `${found[0]!},${found[1]!},${found[2]!},${found[3]!}`;
    if (known.has(key)) return;
    known.add(key);
    next.push(
      store.fromOptions(
        sides[left]!.map((x) => games[x]!),
        sides[right]!.map((x) => games[x]!),
      ),
    );
    words.push(found);
    found = new Int32Array(4);
  };
  for (const game of games) addIfNew(sideOf(game.options('L')), sideOf(game.options('R')));
  for (const left of sides.keys()) {
    work.tick(next.length);
    for (const right of sides.keys()) addIfNew(left, right);
  }
  return {
    games: next,
    isAtMost: (a, b) => {
      const [lower, upper] = [words[a]!, words[b]!];
      return (
        ((lower[0]! & ~upper[0]!) |
          (lower[1]! & ~upper[1]!) |
          ((upper[2]! & ~lower[2]!) | (upper[3]! & ~lower[3]!))) ===
        0
      );
    },
  };
}

/** What `markOsloOptions` has to know of each side. */
function wordsOfSides(sides: readonly (readonly number[])[], games: readonly Form[], order: OsloOrder): Int32Array {
  const n = games.length;
  const table = (fits: (x: Form, y: Form) => boolean): boolean[][] => games.map((x) => games.map((y) => fits(x, y)));
  const isAtLeast = table((x, y) => order.isAtLeast(x, y));
  const survives = table((x, y) => order.survivesAsFirst(x, y));
  return Int32Array.from(
    sides.flatMap((side) => [
      ...wordsOf((x) => side.some((y) => isAtLeast[y]![x]!), n),
      ...wordsOf((x) => side.every((y) => survives[x]![y]!), n),
      ...wordsOf((x) => side.some((y) => isAtLeast[x]![y]!), n),
      ...wordsOf((x) => side.every((y) => survives[y]![x]!), n),
    ]),
  );
}

function wordsOf(fits: (x: number) => boolean, n: number): number[] {
  const words = [0, 0];
  for (let x = 0; x < n; x++) if (fits(x)) words[x >> 5]! |= 1 << (x & 31);
  return words;
}
