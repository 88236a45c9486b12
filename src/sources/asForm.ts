import { literalForm } from '../games/index.js';
import { Work, type RunOptions } from '../run.js';
import { fields, optional, requireShape } from '../shape.js';
import { FormStore, type Form } from '../values/index.js';
import { aFormStore } from '../values/internal.js';
import { movesOrGame } from './asGame.js';
import type { Source } from './kinds/Kind.js';
import { kindOf, summandsOfSource } from './kinds/register.js';

/** Where the form is made, and bounds. */
export interface FormOptions extends RunOptions {
  /** By default a new one. */
  readonly store?: FormStore;
}
const ownOptions = /* @__PURE__ */ fields({ store: optional(aFormStore) });

/**
 * The literal game of a source; a value stands for its canonical form, a sum for the literal sum.
 * @throws InputError, LimitError those of `asGame` and `literalForm`
 * @source Siegel 2011, Def. 1.2.29
 * @example printForm(asForm(parseSource('snort@path:2'))) // '{1|-1}'
 */
export function asForm(source: Source, given: FormOptions = {}): Form {
  requireShape('asForm', ownOptions, given, 'options');
  const { store = new FormStore(), ...run } = given;
  const work = new Work('asForm', run);
  return summandsOfSource(source)
    .map(
      (summand) =>
        kindOf(summand).form?.(summand.object, store, work) ??
        literalForm(movesOrGame(summand, work.part(), 'asForm'), store, work.part()),
    )
    .reduce((sum, form) => sum.plus(form, work.part()));
}
