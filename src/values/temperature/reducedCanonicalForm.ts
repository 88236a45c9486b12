import { opponent, PLAYERS, type Player } from '../../player.js';
import type { Arithmetic } from '../store/Arithmetic.js';
import { foldIds } from '../store/foldIds.js';
import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { InfinitesimalOrder } from './infinitesimals.js';

/** The reduced canonical forms that are known: by id, and by the reduced options, which many values share. */
interface Known {
  readonly byId: Map<number, number>;
  readonly byOptions: Map<string, number>;
}

/** The most sets of reduced options that are remembered. */
const MOST_KEYS = 1 << 18;

const memos = new WeakMap<ValueStore, Known>();

/**
 * The reduced canonical form: the simplest value infinitesimally close to this one.
 * @source Siegel 2011, Lemma 1.2.74
 */
export function reducedCanonicalForm({ id, store }: Value): Value {
  const { arithmetic } = store;
  const { records } = arithmetic;
  let memo = memos.get(store);
  if (memo === undefined) memos.set(store, (memo = { byId: new Map(), byOptions: new Map() }));
  const { byId, byOptions } = memo;
  const order = InfinitesimalOrder.of(store);
  const closedForm = (number: number): number => records.closed(number, 0, 0);
  const rule = {
    known: (follower: number) => (records.isCold(follower) ? closedForm(records.leftStop(follower)) : undefined),
    combine: (_: number, __: ReadonlyMap<number, number>, follower: number): number => {
      const reduced = (player: Player): number[] => {
        const ids = new Set<number>();
        for (const option of order.options(follower, player)) ids.add(byId.get(option)!);
        return [...ids].sort((a, b) => a - b);
      };
      const [left, right] = [reduced('L'), reduced('R')];
      const key = `${left.join()}|${right.join()}`;
      let found = byOptions.get(key);
      if (found === undefined) {
        if (byOptions.size === MOST_KEYS) byOptions.clear();
        byOptions.set(key, (found = reduce(arithmetic, order, left, right)));
      }
      return found;
    },
  };
  return store.value(arithmetic.withinStack('reducedCanonicalForm', () => foldIds(records, id, rule, byId)!));
}

/** Is a at least as good for the player as b, up to an infinitesimal? */
function isAsGood(order: InfinitesimalOrder, a: number, b: number, player: Player): boolean {
  return player === 'L' ? order.isAtMost(b, a) : order.isAtMost(a, b);
}

/** The reduced canonical form of a game by those of its options. */
function reduce(
  arithmetic: Arithmetic,
  order: InfinitesimalOrder,
  left: readonly number[],
  right: readonly number[],
): number {
  const kept = { L: new Set(left), R: new Set(right) };
  for (const player of PLAYERS) dropDominated(order, kept[player], player);
  // Infinitesimally close to the game itself.
  const near = arithmetic.fromOptions([...kept.L], [...kept.R]);
  const isChanged = PLAYERS.map((player) => bypassReversible(order, kept[player], player, near)).includes(true);
  return isChanged ? arithmetic.fromOptions([...kept.L], [...kept.R]) : near;
}

/**
 * Bypasses options that are reversible up to infinitesimals, and drops those that are dominated then.
 * @param options of the player
 * @returns whether there were any
 */
function bypassReversible(order: InfinitesimalOrder, options: Set<number>, player: Player, game: number): boolean {
  for (let isChanged = false; ; isChanged = true) {
    let bypassed: number | undefined;
    let answer: number | undefined;
    for (bypassed of options) if ((answer = findAnswer(order, bypassed, player, game)) !== undefined) break;
    if (answer === undefined) return isChanged;
    options.delete(bypassed!);
    for (const option of order.options(answer, player)) options.add(option);
    dropDominated(order, options, player);
  }
}

function dropDominated(order: InfinitesimalOrder, options: Set<number>, player: Player): void {
  for (const option of [...options])
    for (const other of options)
      if (other !== option && options.has(option) && isAsGood(order, other, option, player)) options.delete(option);
}

/**
 * A reply to the option after which the opponent is at least as well off as before the move, up to an infinitesimal.
 */
function findAnswer(order: InfinitesimalOrder, option: number, player: Player, game: number): number | undefined {
  if (order.isNumber(option)) return undefined;
  return order.options(option, opponent(player)).find((reply) => isAsGood(order, reply, game, opponent(player)));
}
