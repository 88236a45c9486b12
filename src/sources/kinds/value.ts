import { InputError } from '../../errors.js';
import { valueToJson } from '../../formats/index.js';
import { formOf, FormStore, Value } from '../../values/index.js';
import { aValue } from '../../values/internal.js';
import { latticeOfForm, notALatticeGame } from '../latticeEncodings.js';
import type { Kind } from './Kind.js';
import { namelessMoves } from './refusals.js';

const called = 'a value';

export const value: Kind<Value> = {
  called,
  shape: aValue,
  from: (it) => (it instanceof Value ? it : undefined),
  types: ['value'],
  isValue: true,
  value: (it, { sides }) => {
    if (sides !== 'ignore') return it;
    throw new InputError('not-with-rules', 'asValue: a value whose sides are ignored; expected a game with rules.', {
      hint: 'The players of a value cannot be taken away from it.',
    });
  },
  form: (it, store, work) => formOf(it, store, work.part()),
  lattice: (it, { misere }, work) => {
    if (misere) throw notALatticeGame('misère play of a value');
    return latticeOfForm(formOf(it, new FormStore()), work);
  },
  negative: (it) => it.negative(),
  sum: (all) => all.reduce((sum, it) => sum.plus(it)),
  times: (it, factor, options) => it.store.within(options, () => it.times(factor)),
  after: namelessMoves(called),
  document: (it) => valueToJson(it),
};
