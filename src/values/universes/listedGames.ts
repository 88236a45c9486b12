import { formsBornBy } from '../forms/formsBornBy.js';
import type { Form } from '../forms/Form.js';
import type { FormStore } from '../forms/FormStore.js';
import { isDeadEnding, isDicotic } from './membership.js';

/** A universe that consists of all games of a kind. */
export type KindOfGames = 'impartial' | 'dicotic' | 'dead-ending';

/** By which day the games of a kind are listed: 16 impartial, 10 dicotic and 232 dead-ending ones. */
export const LISTED_DAY: Readonly<Record<KindOfGames, number>> = { impartial: 3, dicotic: 2, 'dead-ending': 2 };

/** The forms of a kind that are born by its `LISTED_DAY`, the younger ones last. */
export function listedGames(kind: KindOfGames, store: FormStore): Form[] {
  if (kind === 'impartial') return impartialForms(LISTED_DAY.impartial, store);
  const isMember = kind === 'dicotic' ? isDicotic : isDeadEnding;
  return formsBornBy(LISTED_DAY[kind], { store })
    .filter(isMember)
    .sort((a, b) => a.birthday - b.birthday);
}

function impartialForms(day: number, store: FormStore): Form[] {
  let forms = [store.zero];
  for (let today = 1; today <= day; today++) {
    let sets: Form[][] = [[]];
    for (const form of forms) sets = [...sets, ...sets.map((set) => [...set, form])];
    forms = sets.map((set) => store.fromOptions(set, set));
  }
  return forms.sort((a, b) => a.birthday - b.birthday);
}
