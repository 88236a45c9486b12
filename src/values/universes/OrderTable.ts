import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import type { Work } from '../../run.js';
import type { Form } from '../forms/Form.js';
import { formFollowers } from '../forms/formFollowers.js';

/** Whether Left wins every sum of a form and a game of the universe, or none, or whether it depends on the game. */
export type Certainty = 'always' | 'never' | 'depends';

/** What is to be known of a universe to compare two forms modulo it, besides their options. */
export interface OrderRule {
  /** Does what is won where play is over in the second form and beside it imply the same of the first? */
  readonly ends: (first: Form, second: Form) => boolean;
  /** Does Left win when a player begins? */
  readonly certainty: (form: Form, begins: Player) => Certainty;
}

const MOST_PAIRS = 2 ** 24;

/**
 * Which followers g of one form are at least which followers h of another, modulo a universe: o(g + X) ≥ o(h + X) for
 * all X in it. This holds, by induction over X, if
 *
 * - what is won at the end of h is won at the end of g (`ends`);
 * - each Left option h′ of h has a Left option of g that is at least h′, or a Right option that g is at least as;
 * - each Right option g′ of g has a Right option of h that g′ is at least as, or a Left option that is at least h.
 *
 * For a winning move in X stays one by induction, a winning move from h to h′ is matched or answered, and the same
 * for Right's moves from g + X. Moves that never win need no answer, and where the outcome is certain no move does.
 * See Larsson, Nowakowski and Santos 2021.
 */
export class OrderTable {
  readonly #rule: OrderRule;
  readonly #rows = new Map<Form, number>();
  readonly #columns = new Map<Form, number>();
  readonly #holds: Uint8Array;

  /**
   * @throws LimitError `too-many-items` above 2²⁴ pairs of followers, and those of the work
   * @complexity for each pair of followers the products of the numbers of their options
   */
  constructor(first: Form, second: Form, rule: OrderRule, work: Work) {
    this.#rule = rule;
    const [rows, columns] = [formFollowers(first), formFollowers(second)];
    if (rows.length * columns.length > MOST_PAIRS)
      throw new LimitError(
        'too-many-items',
        `${work.task}: ${rows.length} and ${columns.length} followers; expected at most ${MOST_PAIRS} pairs of them.`,
        { hint: 'Choose smaller games.' },
      );
    rows.forEach((form, i) => this.#rows.set(form, i));
    columns.forEach((form, i) => this.#columns.set(form, i));
    this.#holds = new Uint8Array(rows.length * columns.length);
    // Options come before their forms.
    for (const g of rows)
      for (const h of columns) {
        work.step(1 + g.options('R').length + h.options('L').length);
        if (this.#isAtLeast(g, h)) this.#holds[this.#place(g, h)] = 1;
      }
  }

  /** Is a follower of the first form at least one of the second? */
  atLeast(g: Form, h: Form): boolean {
    return this.#holds[this.#place(g, h)] === 1;
  }

  /** The Left options of h for which g has no answer. */
  unansweredLeft(g: Form, h: Form): Form[] {
    const { certainty } = this.#rule;
    if (certainty(g, 'L') === 'always' || certainty(h, 'L') === 'never') return [];
    return h.options('L').filter((option) => certainty(option, 'R') !== 'never' && this.isDownlinked(g, option));
  }

  /** The Right options of g for which h has no answer. */
  unansweredRight(g: Form, h: Form): Form[] {
    const { certainty } = this.#rule;
    if (certainty(g, 'R') === 'always' || certainty(h, 'R') === 'never') return [];
    return g.options('R').filter((option) => certainty(option, 'L') !== 'always' && this.isDownlinked(option, h));
  }

  /** Is no Left option of g at least h, and g at least no Right option of h? */
  isDownlinked(g: Form, h: Form): boolean {
    return (
      !g.options('L').some((option) => this.atLeast(option, h)) &&
      !h.options('R').some((option) => this.atLeast(g, option))
    );
  }

  #isAtLeast(g: Form, h: Form): boolean {
    return this.#rule.ends(g, h) && this.unansweredLeft(g, h).length === 0 && this.unansweredRight(g, h).length === 0;
  }

  #place(g: Form, h: Form): number {
    return this.#rows.get(g)! * this.#columns.size + this.#columns.get(h)!;
  }
}
