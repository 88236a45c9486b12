import type { Value, ValueStore } from '../values/index.js';
import { numberOfSigns } from './numberOfSigns.js';
import { ordinalSumValue } from './ordinalSumValue.js';

/**
 * The value of the ordinal sum of a 1 for each L, a −1 for each R and a * for each E: of a HACKENBUSH stalk from the
 * ground up.
 * @param letters L, R and E
 * @complexity linear for the letters behind the last E, times that of the digits of the result; an ordinal sum for each
 * letter before it
 * @source Siegel 2011, Def. 2.2.1
 */
export function stalkValue(letters: string, store: ValueStore): Value {
  const below = letters.lastIndexOf('E') + 1;
  const { zero } = store;
  const options = {
    L: { lefts: [zero], rights: [] },
    R: { lefts: [], rights: [zero] },
    E: { lefts: [zero], rights: [zero] },
  };
  return [...letters.slice(0, below)].reduceRight(
    (branch, letter) => ordinalSumValue(options[letter as 'L' | 'R' | 'E'], branch),
    store.number(numberOfSigns(letters.slice(below))),
  );
}
