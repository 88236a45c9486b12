import type { Player } from '../../player.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { Dyadic } from '../Dyadic.js';
import { standardStore, type StoreOptions } from '../ValueStore.js';
import type { Form } from './Form.js';
import { formValue } from './formValue.js';

/** The sequences are a tree: their terms together may be many more than the followers. */
const TERMS_BY_DEFAULT = 100_000;

/**
 * The first options of a player: those that cannot also be reached in two moves in a row. Forms are the same if they
 * have the same options everywhere.
 * @complexity the number of options of options
 * @source Siegel 2011, Def. 4.1.1
 * @example firstOptions(parseForm('{0,1|}'), 'L').map((option) => printForm(option)) // ['1']
 */
export function firstOptions(form: Form, player: Player): Form[] {
  const later = new Set(form.options(player).flatMap((option) => option.options(player)));
  return form.options(player).filter((option) => !later.has(option));
}

/**
 * The option-closed sequences of a form for a player, ⟨x₀, …, x_m⟩: x₀ is a first option, each x_{i+1} one of x_i, and
 * x_m is a number. A number that has first options itself ends a sequence and goes on in others. A form is a number if
 * its value is one.
 * @param given `limit` counts terms of the sequences; by default 100 000
 * @returns each before those that go on from it; none if the player has no option
 * @throws LimitError `too-many-items`, `too-long`
 * @complexity linear in the terms of the sequences, of which there may be exponentially many
 * @source Siegel 2011, Def. 4.1.8
 * @example optionClosedSequences(parseForm('{1|0}'), 'L').map((each) => each.map(printForm).join()) // ['1', '1,0']
 */
export function optionClosedSequences(form: Form, player: Player, given: StoreOptions & RunOptions = {}): Form[][] {
  const { store = standardStore, ...bounds } = given;
  const work = new Work('optionClosedSequences', { limit: TERMS_BY_DEFAULT, ...bounds });
  const found: Form[][] = [];
  const begun = firstOptions(form, player).map((option) => [option]);
  begun.reverse();
  for (let sequence = begun.pop(); sequence !== undefined; sequence = begun.pop()) {
    work.step(sequence.length);
    const last = sequence.at(-1)!;
    const value = store.within(work.part(), () => formValue(last, { store }));
    if (value.number !== undefined) found.push(sequence);
    const next = firstOptions(last, player);
    for (const option of next.reverse()) begun.push([...sequence, option]);
  }
  return found;
}

/**
 * The norm of a sequence of forms: for Left the greatest number in it, for Right the least. Of a sequence of an
 * option-closed form it is the first number.
 * @throws InputError `not-a-number` without a number; the norm of ⟨∅⟩ is not defined
 * @source Siegel 2011, Def. 4.1.9
 * @source Siegel 2011, Lemma 4.1.10
 * @example sequenceNorm(['{2|-1}', '-1', '{-1|0}', '0'].map((text) => parseForm(text)), 'R').toString() // '-1'
 */
export function sequenceNorm(sequence: readonly Form[], player: Player, given: StoreOptions = {}): Dyadic {
  const numbers = sequence.map((form) => formValue(form, given).number).filter((number) => number !== undefined);
  if (numbers.length === 0)
    throw new InputError(
      'not-a-number',
      `sequenceNorm: none of ${sequence.length} forms is a number; expected at least one.`,
    );
  return numbers.reduce((best, number) => (number.compare(best) > 0 === (player === 'L') ? number : best));
}
