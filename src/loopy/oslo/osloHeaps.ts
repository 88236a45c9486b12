import { InputError } from '../../errors.js';
import type { HeapGame } from '../../evaluation/index.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { shown } from '../../shape.js';
import { FormStore, type Form } from '../../values/index.js';
import { OsloOrder } from './OsloOrder.js';
import { UponMultiples } from './UponMultiples.js';

/**
 * The Oslo games of the heaps 0, 1, …, in which Left may also pass until no heap has a move: for each a generator, a
 * form of one store. Heaps are sums of heaps as they stand, and a generator may be replaced by any other of the same
 * game: k.upon* has the sum of k stars, in other games dominated options are left out.
 * @param largest the last heap, at least 0
 * @param options `limit` counts pairs of followers
 * @throws InputError `invalid-argument`; LimitError
 * @source Siegel 2011, Sec. 3.6.2
 * @example osloHeaps(grundysGame, 9).map((form) => uponMultiple(form)) // [0, 0, 0, 1, 2, 2, 3, 3, 4, 4]
 */
export function osloHeaps(game: HeapGame, largest: number, options: RunOptions = {}): Form[] {
  if (!Number.isSafeInteger(largest) || largest < 0)
    throw new InputError(
      'invalid-argument',
      `osloHeaps: the largest heap is ${shown(largest)}; expected an integer of at least 0.`,
    );
  const work = new Work('osloHeaps', options);
  const store = new FormStore();
  const order = new OsloOrder(work);
  const upons = new UponMultiples(store, order);
  const heaps: Form[] = [];
  const multiples: (number | undefined)[] = [];
  const sumOf = (parts: readonly number[]): Form => {
    const of = parts.map((part) => multiples[part]);
    if (of.every((multiple) => multiple !== undefined)) return upons.at(of.reduce((sum, k) => sum + k, 0));
    return parts.reduce((sum, part) => store.sum(sum, heaps[part]!, work.rest()), store.zero);
  };
  for (let heap = 0; heap <= largest; heap++) {
    const side = (player: Player): Form[] => {
      const sums = new Set<Form>();
      for (const parts of game.moves(heap, game.impartial ? 'L' : player)) {
        work.tick(work.steps);
        sums.add(sumOf(parts));
      }
      return [...sums];
    };
    const [left, right] = [side('L'), side('R')];
    const form = store.fromOptions(undominated(left, 'L', order), undominated(right, 'R', order));
    const multiple = upons.multipleOf(form);
    multiples.push(multiple);
    heaps.push(multiple === undefined ? form : upons.at(multiple));
  }
  return heaps;
}

/** The options of a player that are not dominated; of equal ones the first. */
function undominated(forms: readonly Form[], player: Player, order: OsloOrder): Form[] {
  const isAsGood = (g: Form, h: Form): boolean => (player === 'L' ? order.isAtLeast(g, h) : order.isAtLeast(h, g));
  const kept: Form[] = [];
  for (const form of forms) {
    if (kept.some((other) => isAsGood(other, form))) continue;
    kept.splice(0, kept.length, ...kept.filter((other) => !isAsGood(form, other)), form);
  }
  return kept;
}
