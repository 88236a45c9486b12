import { aForm } from './aForm.js';
import { aValue, IS_VALUE } from './aValue.js';
import { either } from '../arguments.js';
import { InputError } from '../errors.js';
import { PLAYERS } from '../player.js';
import { Form } from './forms/Form.js';
import { formFollowers } from './forms/formFollowers.js';
import { formValue } from './forms/formValue.js';

import type { Value } from './Value.js';

/**
 * A value, for the positions of its canonical form; a form, for its own; or several of these, say the positions of a
 * ruleset.
 */
export type Positions = Value | Form | Iterable<Value | Form>;

/**
 * The Nim-dimension of a value: the n for which ∗2^(n−1) is a position of the canonical form and ∗2^n is not; 0 if 0 is
 * the only nimber among the positions. That of a form looks at the values of its followers, that of several games at
 * all of them.
 * @returns null, for ∅, only if there is no game: every short game has the position 0
 * @complexity one step for each option of each follower that is not a number plus a nimber; for a form one value for
 * each follower
 * @source Siegel 2011, Def. 1.2.58
 */
export function nimDimension(game: Value | Form): number;
export function nimDimension(game: Positions): number | null;
export function nimDimension(game: Positions): number | null {
  // All smaller nimbers are positions of ∗m.
  return largestAt('nimDimension', game, ({ nimber = 0 }) => (nimber === 0 ? 0 : nimber.toString(2).length));
}

/**
 * The Hackenbush-dimension of a value: q + 1 if p/2^q with odd p is the finest number among the positions of the
 * canonical form; 0 if 0 is the only number. That of a form looks at the values of its followers, that of several games
 * at all of them; without any game it is 0.
 * @complexity one step for each option of each follower that is not a number plus a nimber; for a form one value for
 * each follower
 * @source Siegel 2011, Def. 1.2.59
 */
export function hackenbushDimension(game: Positions): number {
  return (
    largestAt('hackenbushDimension', game, ({ number }) =>
      number === undefined || number.numerator === 0n ? 0 : number.exponent + 1,
    ) ?? 0
  );
}

const aPosition = /* @__PURE__ */ either(aValue, aForm);

/** The largest of a quantity among the positions; null if there are none. */
function largestAt(task: string, game: Positions, quantity: (position: Value) => number): number | null {
  let largest: number | null = null;
  for (const each of isOneGame(game) ? [game] : game) {
    const flaw = aPosition.flaw(each, 'an item of the list');
    if (flaw !== undefined) throw new InputError('invalid-argument', `${task}: ${flaw}.`);
    for (const position of positionsOf(each)) largest = Math.max(largest ?? 0, quantity(position));
  }
  return largest;
}

function isOneGame(game: Positions): game is Value | Form {
  return game instanceof Form || IS_VALUE in game;
}

function positionsOf(game: Value | Form): Iterable<Value> {
  return game instanceof Form ? formFollowers(game).map((follower) => formValue(follower)) : followersOf(game);
}

/**
 * The followers of a value, but of x + ∗m only x: the others are x with smaller nimbers, and numbers simpler than x.
 */
function followersOf(value: Value): Set<Value> {
  const found = new Set([value]);
  for (const follower of found) {
    const { closedForm } = follower;
    if (closedForm?.ups === 0) found.add(follower.store.number(closedForm.number));
    else for (const player of PLAYERS) for (const option of follower.options(player)) found.add(option);
  }
  return found;
}
