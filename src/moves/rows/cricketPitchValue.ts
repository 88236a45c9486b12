import { standardStore, type Outcome, type StoreOptions, type Value, type ValueStore } from '../../values/index.js';
import { Work, type RunOptions } from '../../run.js';
import { PLAYERS, type Player } from '../../player.js';
import { isAsGoodFor } from '../../values/internal.js';
import { numberOfSigns } from '../numberOfSigns.js';
import type { RollerPosition } from './RollerPosition.js';

/**
 * The value of a position of CRICKET PITCH, without a search. Only odd bumps count that no lower bump hides, each as
 * high as the lowest odd one before it; a bumps of the least height to the west and b to the east are worth a, −b or {a
 * − 1 | 1 − b}, in an ordinal sum with what is higher.
 * @throws LimitError `too-long`, `too-many-items`; `limit` counts bumps
 * @complexity linear, times that of the digits of the result, where it is a number; else a value for each bump
 * @source Siegel 2011, Lemma 4.4.8
 * @source Siegel 2011, Lemma 4.4.15
 * @source Siegel 2011, Lemma 4.4.17
 * @source Siegel 2011, Thm 4.4.19
 * @example cricketPitchValue({ west: [5], east: [1, 2, 4] }).toString() // '-1/2'
 */
export function cricketPitchValue(position: RollerPosition, options: StoreOptions & RunOptions = {}): Value {
  const { store = standardStore, ...run } = options;
  const [left, right] = [heights(position.west.toReversed()), heights(position.east)];
  const levels = [...new Set([...left.keys(), ...right.keys()])].sort((a, b) => a - b);
  const counts = levels.map((height) => ({ a: left.get(height) ?? 0, b: right.get(height) ?? 0 }));
  if (counts.every(({ a, b }) => a === 0 || b === 0))
    return store.number(numberOfSigns(counts.map(({ a, b }) => 'L'.repeat(a) + 'R'.repeat(b)).join('')));
  return ordinalSumOfSwitches(counts, store, new Work('cricketPitchValue', run));
}

/**
 * The ordinal sum of {a − 1 | 1 − b}, or a or −b where the other is 0. Level by level: a move in the next level leads
 * to the ordinal sum of what is below and an integer, a move below to where it led before; of those moves dominated
 * ones can be left out.
 * @complexity a value for each bump
 */
function ordinalSumOfSwitches(
  levels: readonly { readonly a: number; readonly b: number }[],
  store: ValueStore,
  work: Work,
): Value {
  let below = store.zero;
  const moves: Record<Player, readonly Value[]> = { L: [], R: [] };
  const valueOf = (moves: Record<Player, readonly Value[]>): Value => {
    work.tick(++work.steps);
    return store.fromOptions(moves.L, moves.R);
  };
  const withInteger = (player: Player, size: number): Value => {
    let sum = below;
    for (let i = 0; i < size; i++) sum = valueOf({ ...moves, [player]: [...moves[player], sum] });
    return sum;
  };
  for (const { a, b } of levels) {
    const next = { L: a === 0 ? [] : [withInteger('L', a - 1)], R: b === 0 ? [] : [withInteger('R', b - 1)] };
    for (const player of PLAYERS)
      for (const move of next[player])
        moves[player] = [...moves[player].filter((other) => !isAsGoodFor(player, move, other)), move];
    below = valueOf(moves);
  }
  return below;
}

/**
 * Who wins a position of CRICKET PITCH: the player whose lowest odd bump that can be reached is lower; the first player
 * if both are equally low, the second if there are none.
 * @complexity linear
 * @source Siegel 2011, Def. 4.4.10
 * @source Siegel 2011, Thm 4.4.11
 * @example cricketPitchOutcome({ west: [5], east: [1, 2, 4] }) // 'R'
 */
export function cricketPitchOutcome(position: RollerPosition): Outcome {
  const [left, right] = [lowestOdd(position.west.toReversed()), lowestOdd(position.east)];
  if (left === right) return left === Infinity ? 'P' : 'N';
  return left < right ? 'L' : 'R';
}

/** How many bumps count with which height. @param bumps from the roller outwards */
function heights(bumps: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  let [lowestEven, lowest] = [Infinity, Infinity];
  for (const bump of bumps) {
    if (bump === 0) break;
    if (bump % 2 === 0) lowestEven = Math.min(lowestEven, bump);
    else if (bump < lowestEven) {
      lowest = Math.min(lowest, bump);
      counts.set(lowest, (counts.get(lowest) ?? 0) + 1);
      lowestEven = Infinity;
    }
  }
  return counts;
}

/**
 * The least odd bump that is lower than all between it and the roller; infinite if there is none.
 * @param bumps from the roller outwards
 */
function lowestOdd(bumps: readonly number[]): number {
  let [lowest, found] = [Infinity, Infinity];
  for (const bump of bumps) {
    if (bump === 0) break;
    if (bump % 2 === 1 && bump < lowest) found = bump;
    lowest = Math.min(lowest, bump);
  }
  return found;
}
