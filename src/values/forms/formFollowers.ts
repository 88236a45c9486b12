import { type Player, PLAYERS } from '../../player.js';
import type { Form } from './Form.js';

/**
 * The forms that a player reaches by any number of moves in a row, the form itself first, each once: the union of Lᵏ(G)
 * for k ≥ 0, or of Rᵏ(G).
 * @complexity one step for each option of these forms
 * @source Siegel 2011, Def. 4.1.1
 */
export function consecutiveFollowers(form: Form, player: Player): Form[] {
  const found = new Set([form]);
  for (const follower of found) for (const option of follower.options(player)) found.add(option);
  return [...found];
}

/**
 * All followers of a form, itself included, each once, options before their forms.
 * @source Siegel 2011, Def. 1.2.3
 * @source Siegel 2013, Def. 1.3
 */
export function formFollowers(form: Form): Form[] {
  const found = new Set([form]);
  for (const follower of found)
    for (const player of PLAYERS) for (const option of follower.options(player)) found.add(option);
  return [...found].sort((a, b) => a.id - b.id);
}
