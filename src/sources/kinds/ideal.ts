import { idealToJson, printMonomial } from '../../formats/index.js';
import { negativeComplex } from '../../games/internal.js';
import { type SquarefreeIdeal, stanleyReisnerComplex, stanleyReisnerIdeal } from '../../ideal/index.js';
import { aSquarefreeIdeal } from '../../ideal/internal.js';
import { ground, firstSets } from '../words.js';
import type { Kind } from './Kind.js';
import { linkOf } from './complex.js';

export const ideal: Kind<SquarefreeIdeal> = {
  called: 'an ideal',
  shape: aSquarefreeIdeal,
  types: ['ideal'],
  complex: stanleyReisnerComplex,
  ideal: (it) => it,
  negative: (it) => stanleyReisnerIdeal(negativeComplex(it.complex)),
  after: (it, position) => linkOf(stanleyReisnerComplex(it), position),
  words: wordsOfIdeal,
  document: idealToJson,
};

function wordsOfIdeal({ ring, complex }: SquarefreeIdeal): string {
  const variables = ring.variables.map(({ name }) => ({ label: name }));
  const { nonfaces } = complex.known;
  const generators =
    nonfaces === undefined ? '' : `; ${firstSets(nonfaces, 'generator', (set) => printMonomial(set, ring))}`;
  return `${ground(variables, 'variable', 'variables')}${generators}`;
}
