import { PLAYERS, type Player } from '../../player.js';
import type { Form } from '../forms/Form.js';
import { foldForms } from '../forms/foldForms.js';

/**
 * Is a form dicotic: at every follower, does either player have an option if the other has?
 * @source Huntemann 2018, Sec. 8.2.1
 * @example isDicotic(parseForm('{*|0}')) // true
 */
export const isDicotic: (form: Form) => boolean = foldForms((form, at) => {
  const [left, right] = [form.options('L'), form.options('R')];
  return left.length > 0 === right.length > 0 && left.every(at) && right.every(at);
}, 'isDicotic');

/**
 * Is a form dead-ending: at every follower, will a player without an option never have one again?
 * @source Huntemann 2018, Sec. 8.2.1
 * @example isDeadEnding(parseForm('{|{0|0}}')) // false
 */
export const isDeadEnding: (form: Form) => boolean = foldForms(
  (form, at) =>
    PLAYERS.every((player) => {
      const options = form.options(player);
      return (options.length > 0 || !movers(form)[player]) && options.every(at);
    }),
  'isDeadEnding',
);

/** Who has a move at some follower? */
const movers = foldForms<Readonly<Record<Player, boolean>>>((form, at) => {
  const options = PLAYERS.flatMap((player) => form.options(player).map(at));
  return {
    L: form.options('L').length > 0 || options.some(({ L }) => L),
    R: form.options('R').length > 0 || options.some(({ R }) => R),
  };
});
