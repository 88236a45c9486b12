import { options as anOptions, takes } from '../../arguments.js';
import type { Outcome, StoreOptions, Value } from '../../values/index.js';
import { standardStore } from '../../values/index.js';
import { ordinalSumValue } from '../ordinalSumValue.js';
import { aRollerPosition, type RollerPosition } from './RollerPosition.js';

const valueTakes = /* @__PURE__ */ takes('cricketPitchValue', () => ({
  position: aRollerPosition,
  options: anOptions,
}));
const outcomeTakes = /* @__PURE__ */ takes('cricketPitchOutcome', () => ({ position: aRollerPosition }));

/**
 * The value of a position of CRICKET PITCH, without a search. Only odd bumps count that no lower bump hides, each as high as the lowest odd one before it;
 * a bumps of the least height to the west and b to the east are worth a, −b or {a − 1 | 1 − b}, in an ordinal sum with what is higher.
 * @complexity linear, and an ordinal sum for each height
 * @source Siegel 2011, Lemma 4.4.8
 * @source Siegel 2011, Lemma 4.4.15
 * @source Siegel 2011, Lemma 4.4.17
 * @source Siegel 2011, Thm 4.4.19
 * @example cricketPitchValue({ west: [5], east: [1, 2, 4] }).toString() // '-1/2'
 */
export function cricketPitchValue(position: RollerPosition, options: StoreOptions = {}): Value {
  valueTakes(position, options);
  const { store = standardStore } = options;
  const [left, right] = [heights(position.west.toReversed()), heights(position.east)];
  const levels = [...new Set([...left.keys(), ...right.keys()])].sort((a, b) => b - a);
  return levels.reduce((higher, height) => {
    const [a, b] = [left.get(height) ?? 0, right.get(height) ?? 0];
    const lefts = a === 0 ? [] : [store.number(a - 1)];
    const rights = b === 0 ? [] : [store.number(1 - b)];
    return ordinalSumValue({ lefts, rights }, higher);
  }, store.zero);
}

/**
 * Who wins a position of CRICKET PITCH: the player whose lowest odd bump that can be reached is lower; the first player if both are equally low, the
 * second if there are none.
 * @complexity linear
 * @source Siegel 2011, Thm 4.4.11
 * @example cricketPitchOutcome({ west: [5], east: [1, 2, 4] }) // 'R'
 */
export function cricketPitchOutcome(position: RollerPosition): Outcome {
  outcomeTakes(position);
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

/** The least odd bump that is lower than all between it and the roller; infinite if there is none. @param bumps from the roller outwards */
function lowestOdd(bumps: readonly number[]): number {
  let [lowest, found] = [Infinity, Infinity];
  for (const bump of bumps) {
    if (bump === 0) break;
    if (bump % 2 === 1 && bump < lowest) found = bump;
    lowest = Math.min(lowest, bump);
  }
  return found;
}
