import { oneOf, takes } from '../../arguments.js';
import type { Player } from '../../player.js';
import { aForm } from '../aForm.js';
import type { Form } from './Form.js';

const consecutiveFollowersTakes = /* @__PURE__ */ takes('consecutiveFollowers', () => ({
  form: aForm,
  player: oneOf('L', 'R'),
}));

/**
 * The forms that a player reaches by any number of moves in a row, the form itself first, each once: the union of Lᵏ(G)
 * for k ≥ 0, or of Rᵏ(G).
 * @complexity one step for each option of these forms
 * @source Siegel 2011, Def. 4.1.1
 */
export function consecutiveFollowers(form: Form, player: Player): Form[] {
  consecutiveFollowersTakes(form, player);
  const found = new Set([form]);
  for (const follower of found) for (const option of follower.options(player)) found.add(option);
  return [...found];
}
