import { type RunOptions, Work } from '../../run.js';
import type { Form, FormStore } from '../../values/index.js';
import { OsloOrder } from './OsloOrder.js';

/**
 * How many upon* the Oslo game of a form is: the k for which oslo(form) = k.upon*, or undefined if there is none. It is
 * at most the birthday of the form.
 * @param options `limit` counts pairs of followers
 * @throws LimitError `too-many-pairs`
 * @complexity one step for each pair of a follower and a number up to the birthday
 * @source Siegel 2011, Sec. 3.4
 * @example uponMultiple(parseForm('^')) // 2
 */
export function uponMultiple(form: Form, options: RunOptions = {}): number | undefined {
  return new UponMultiples(form.store, new OsloOrder(new Work('uponMultiple', options))).multipleOf(form);
}

/** The sums of so many stars as they stand, *, * + *, …, which are generators of upon*, 2.upon*, …. */
export class UponMultiples {
  readonly #forms: Form[];
  readonly #store: FormStore;
  readonly #order: OsloOrder;

  constructor(store: FormStore, order: OsloOrder) {
    this.#forms = [store.zero];
    this.#store = store;
    this.#order = order;
  }

  /** The sum of k stars: either player has one option, the sum of k − 1. */
  at(k: number): Form {
    for (let last = this.#forms.length - 1; last < k; last++)
      this.#forms.push(this.#store.fromOptions([this.#forms[last]!], [this.#forms[last]!]));
    return this.#forms[k]!;
  }

  /**
   * The k for which oslo(form) = k.upon*, if there is one. It is at most the birthday: for k > 1 the form g has a Right
   * option with oslo(g^R) = (k − 1).upon*. For Right moves first in k.upon* − oslo(g) to (k − 1).upon* − oslo(g), where
   * only −oslo(g^R) is a good reply, so oslo(g^R) ≤ (k − 1).upon*; in oslo(g) − k.upon* to oslo(g^R) − k.upon*, where
   * then −(k − 1).upon* is the only good reply.
   */
  multipleOf(form: Form): number | undefined {
    if (form === this.#store.zero) return 0;
    // The multiples grow from the first on: the greatest that the form is at least.
    let [low, high] = [0, form.birthday];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#order.isAtLeast(form, this.at(middle))) low = middle;
      else high = middle - 1;
    }
    return low > 0 && this.#order.isAtLeast(this.at(low), form) ? low : undefined;
  }
}
