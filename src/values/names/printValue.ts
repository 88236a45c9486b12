import type { Value } from '../Value.js';
import type { Player } from '../../player.js';
import { NAME_STYLES, type NameStyleName } from './NameStyle.js';
import { NameWriter } from './NameWriter.js';

/** The length from which on names and forms are not written, unless the caller allows more. */
export const LONGEST_TEXT = 20480;

/** How `printValue` writes. */
export interface PrintValueOptions {
  /**
   * `ascii` (the default): `^^*`; `unicode`: `⇑*`; `cgsuite`: as CGSuite reads it, sums with + and without uptimals.
   */
  readonly style?: NameStyleName;
  /** Whether a game that is its own negative is written with ±, `+-2` for `{2|-2}`; by default not. */
  readonly switches?: boolean;
  /** The longest text, by default 20,480 characters. */
  readonly maxLength?: number;
}

/**
 * The name of a value, the same in every store; `parseValue` reads it back. Numbers, multiples of ↑ and nimbers stand
 * side by side, `-1v*2` for −1 + ↓ + *2; `^<n>` is ↑ⁿ, `^[n]` is ↑ + … + ↑ⁿ; then `tiny(G)` and `miny(G)`; all other
 * values are games in braces, with more bars in place of inner braces where that needs no more signs. A number stands
 * first among options, then the shorter names.
 * @returns undefined if the text is longer than `maxLength`, which is measured without writing it
 * @complexity the number of followers shown, each once, and their options sorted
 * @example printValue(standardStore.closed({ number: 3, nimber: 1 })) // '3*'
 */
export function printValue(value: Value, options: PrintValueOptions = {}): string | undefined {
  const { style = 'ascii', switches = false, maxLength = LONGEST_TEXT } = options;
  return new NameWriter(value.store, NAME_STYLES[style], switches, maxLength).write(value);
}

/** What is known at once of a value whose name is too long: outcome, stops, and the numbers of options. */
export function describeValue(value: Value): string {
  const { outcome, leftStop, rightStop } = value;
  const short = (number: { toString(): string; readonly exponent: number }): string =>
    number.exponent < 200 && number.toString().length <= 60 ? number.toString() : 'a long number';
  const count = (player: Player): number => (value.closedForm === undefined ? value.options(player).length : 1);
  return `<value with outcome ${outcome}, stops ${short(leftStop)} and ${short(rightStop)}, ${count('L')} Left and ${count('R')} Right options>`;
}
