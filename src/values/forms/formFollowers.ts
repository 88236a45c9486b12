import { aForm } from '../aForm.js';
import { takes } from '../../arguments.js';
import type { Form } from './Form.js';
import { PLAYERS } from '../../player.js';

const formFollowersTakes = /* @__PURE__ */ takes('formFollowers', () => ({ form: aForm }));

/**
 * All followers of a form, itself included, each once, options before their forms.
 * @source Siegel 2011, Def. 1.2.3
 * @source Siegel 2013, Def. 1.3
 */
export function formFollowers(form: Form): Form[] {
  formFollowersTakes(form);
  const found = new Set([form]);
  for (const follower of found)
    for (const player of PLAYERS) for (const option of follower.options(player)) found.add(option);
  return [...found].sort((a, b) => a.id - b.id);
}
