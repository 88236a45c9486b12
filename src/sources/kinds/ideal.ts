import { idealToJson, printMonomial } from '../../formats/index.js';
import { negativeComplex } from '../../games/internal.js';
import { stanleyReisnerComplex, stanleyReisnerIdeal, type SquarefreeIdeal } from '../../ideal/index.js';
import { ground, listed } from '../words.js';
import { linkOf } from './complex.js';
import type { Kind } from './Kind.js';

export const ideal: Kind<SquarefreeIdeal> = {
  called: 'an ideal',
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
    nonfaces === undefined ? '' : `; ${listed(nonfaces, 'generator', (set) => printMonomial(set, ring))}`;
  return `${ground(variables, 'variable', 'variables')}${generators}`;
}
