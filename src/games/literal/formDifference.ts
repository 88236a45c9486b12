import { aForm } from '../../values/internal.js';
import { takes } from '../../arguments.js';
import type { Form } from '../../values/index.js';
import { PLAYERS, playerName } from '../../player.js';
import type { NamedOption } from '../../values/index.js';

const formDifferenceTakes = /* @__PURE__ */ takes('formDifference', () => ({
  a: aForm,
  b: aForm,
}));

/** How two forms of one store differ at the first move, in words; undefined if they are the same. */
export function formDifference(a: Form, b: Form): string | undefined {
  formDifferenceTakes(a, b);
  if (a === b) return undefined;
  for (const player of PLAYERS) {
    const [first, second] = [a.moves(player), b.moves(player)];
    if (first.length !== second.length) return `${playerName(player)} has ${first.length} options and ${second.length}`;
    const count = (list: readonly NamedOption[], { form, move }: NamedOption): number =>
      list.filter((option) => option.form === form && option.move === move).length;
    const odd = first.find((option) => count(first, option) !== count(second, option));
    if (odd === undefined) continue;
    const what = odd.move === undefined ? 'the same form' : `the move ${odd.move} and the same form`;
    return `${count(first, odd)} of ${playerName(player)}'s ${first.length} options have ${what} of height ${odd.form.birthday}, and ${count(second, odd)}`;
  }
  return undefined;
}
