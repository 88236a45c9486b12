import { PLAYERS, type Player } from '../../player.js';
import type { Dyadic } from '../Dyadic.js';
import { isInfinitesimallyClose } from '../temperature/infinitesimals.js';
import { standardStore, type StoreOptions } from '../ValueStore.js';
import { consecutiveFollowers } from './formFollowers.js';
import type { Form } from './Form.js';
import { formValue } from './formValue.js';

/**
 * The left-threat LT(G): the greatest number that Left reaches by any number of moves in a row, none included; or the
 * right-threat RT(G), the least that Right reaches. A follower is a number if its value is one. It depends on the form.
 * @complexity one value for each form that is reached
 * @source Siegel 2011, Def. 4.2.7
 */
export function threat(form: Form, player: Player, given: StoreOptions = {}): Dyadic {
  // A form without options of the player is a number, so that there is one.
  return consecutiveFollowers(form, player)
    .map((follower) => formValue(follower, given).number)
    .filter((number) => number !== undefined)
    .reduce((best, number) => (number.compare(best) > 0 === (player === 'L') ? number : best));
}

/** Whose threats, and where values are made. */
export interface ThreatbareOptions extends StoreOptions {
  /** One player; by default both. */
  readonly player?: Player;
}

/**
 * Is the form left-threatbare (right-threatbare, or both): is an option of Left infinitesimally close to the
 * left-threat? Then nothing is gained by a second move in a row. It depends on the form.
 * @complexity as `threat`
 * @source Siegel 2011, Def. 4.2.8
 */
export function isThreatbare(form: Form, given: ThreatbareOptions = {}): boolean {
  const { player: only, store = standardStore } = given;
  return (only === undefined ? PLAYERS : [only]).every((player) => {
    const best = store.number(threat(form, player, { store }));
    return form.options(player).some((option) => isInfinitesimallyClose(formValue(option, { store }), best));
  });
}
