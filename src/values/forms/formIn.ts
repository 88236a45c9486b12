import type { Form } from './Form.js';
import { formFollowers } from './formFollowers.js';
import type { FormStore } from './FormStore.js';

/** The same literal game in another store. @complexity one step for each follower and option */
export function formIn(store: FormStore, form: Form): Form {
  if (form.store === store) return form;
  const copies = new Map<Form, Form>();
  for (const follower of formFollowers(form)) {
    const [left, right] = (['L', 'R'] as const).map((player) =>
      follower.moves(player).map((option) => ({ ...option, form: copies.get(option.form)! })),
    );
    copies.set(follower, store.fromMoves(left!, right!));
  }
  return copies.get(form)!;
}
