import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import type { Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';

/** A number and a game whose options are nimbers, here called a superstar: number + {*a, *b, … | *c, *d, …}. */
export interface Superstar {
  readonly number: Dyadic;
  /** The nimbers of Left's options, ascending: m stands for *m. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/**
 * The value of a superstar, {*a, *b, … | *c, *d, …}: with all *m below *n on both sides it is *n, and {0 | *} is ↑.
 * @param given what is left out is 0 or empty; nimbers from 0 to 2^31 − 1, in any order
 * @throws InputError `not-a-nimber`
 * @complexity that of one canonical form
 */
export function superstar(store: ValueStore, given: Partial<Superstar> = {}): Value {
  const { number = Dyadic.zero, left, right } = given;
  const nimbers = (list: readonly number[] = []): Value[] => list.map((m) => store.nimber(m));
  return store.fromOptions(nimbers(left), nimbers(right)).plus(store.number(number));
}

/**
 * The superstar that a value is, by its canonical form: a number, or one whose options are all the same number plus
 * nimbers; undefined for all other values.
 * @complexity the number of options
 */
export function superstarOf(value: Value): Superstar | undefined {
  const number = value.number ?? value.leftStop;
  if (value.number !== undefined) return { number, left: [], right: [] };
  const nimbersOf = (player: Player): number[] | undefined => {
    const nimbers: number[] = [];
    for (const { closedForm } of value.options(player)) {
      if (closedForm?.ups !== 0 || !closedForm.number.equals(number)) return undefined;
      nimbers.push(closedForm.nimber);
    }
    return nimbers.sort((a, b) => a - b);
  };
  const [left, right] = [nimbersOf('L'), nimbersOf('R')];
  return left === undefined || right === undefined ? undefined : { number, left, right };
}
