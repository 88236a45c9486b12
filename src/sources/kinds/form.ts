import { movesOfForm } from '../../games/internal.js';
import type { Form } from '../../values/index.js';
import { aForm, copiesOfForm, formIn } from '../../values/internal.js';
import { latticeOfForm, latticeOfMoves } from '../latticeEncodings.js';
import type { Kind } from './Kind.js';
import { namelessMoves } from './refusals.js';

const called = 'a literal game';

export const form: Kind<Form> = {
  called,
  shape: aForm,
  types: ['form'],
  uses: 'value, equal, sum, play, poset, draw --what tree and export --to json take literal games, as they take values.',
  moves: movesOfForm,
  form: (it, store) => formIn(store, it),
  lattice: (it, { misere }, work) => (misere ? latticeOfMoves(movesOfForm(it), true, work) : latticeOfForm(it, work)),
  negative: (it) => it.negative(),
  // The literal sum, in the store of the first.
  sum: (all, options) => all.reduce((sum, it) => sum.plus(formIn(sum.store, it), options)),
  times: (it, factor, options) => copiesOfForm(factor, it, 'parseSource', () => options),
  after: namelessMoves(called),
  document: (it) => it.toJSON(),
};
