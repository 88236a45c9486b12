import type { Value, ValueStore } from '../../values/index.js';
import type { MovesOfPlayer, MovesOfPlayers } from './proofCounts.js';

/**
 * Who wins a sum with Left to move, if the numbers of moves show it: does Left win? They show that the parts are worth
 * at least an integer and at most another. And who plays contested moves first, while there are any, and then sure ones
 * makes a known number of moves; so does who has integer moves in the value.
 * @param parts numbers of moves of each part, exchanged for negated ones
 */
export function decidedByCounts(
  parts: readonly MovesOfPlayers[],
  value: Value,
  store: ValueStore,
): boolean | undefined {
  const left = total(parts.map(({ L }) => L));
  const right = total(parts.map(({ R }) => R));
  const least = value.plus(store.number(left.sure - right.most)).compare(store.zero);
  if (least === '>' || least === '||') return true;
  const greatest = value.plus(store.number(left.most - right.sure)).compare(store.zero);
  if (greatest === '<' || greatest === '=') return false;
  const [floor, ceiling] = integersAround(value, store);
  const [gain, loss] = [Math.max(0, floor), Math.max(0, -floor)];
  if (left.sure + gain + contested(left, 0) > right.most + loss) return true;
  const [most, sure] = [Math.max(0, ceiling), Math.max(0, -ceiling)];
  return right.sure + sure + contested(right, 1) >= left.most + most ? false : undefined;
}

/** The largest integer that is surely at most a value, and the smallest that is at least it. */
function integersAround(value: Value, store: ValueStore): readonly [floor: number, ceiling: number] {
  const isAtMost = (a: Value, b: Value): boolean => ['<', '='].includes(a.compare(b));
  const floor = Math.ceil(Number(value.rightStop));
  const ceiling = Math.floor(Number(value.leftStop));
  return [
    isAtMost(store.number(floor), value) ? floor : floor - 1,
    isAtMost(value, store.number(ceiling)) ? ceiling : ceiling + 1,
  ];
}

/**
 * How many moves a player gains on the opponent by contested moves: with each turn he plays one, doubles first, and the
 * opponent forbids one, or two of the triples. Doubles count twice.
 * @param late 1 if the opponent begins
 */
function contested({ singles, doubles, triples }: MovesOfPlayer, late: 0 | 1): number {
  const half = (count: number): number => Math.max(0, Math.ceil((count - late) / 2));
  return Math.max(half(singles) + half(doubles), Math.ceil((triples - 2 * late) / 3), 0);
}

function total(players: readonly MovesOfPlayer[]): MovesOfPlayer {
  const sum = { most: 0, sure: 0, singles: 0, doubles: 0, triples: 0 };
  for (const moves of players) for (const key of Object.keys(sum) as (keyof MovesOfPlayer)[]) sum[key] += moves[key];
  return sum;
}
