import type { LabelledPoset } from '../../poset/index.js';
import { aLabelledPoset } from '../../poset/internal.js';
import { ARCS, countedWithFirst, ground } from '../words.js';
import type { Kind } from './Kind.js';
import { noPlacementGame } from './refusals.js';

const called = 'a poset';
const uses =
  'poset, draw --what poset and export --to json take posets; in expressions orderComplex(poset("…")) is the complex of its chains.';

export const poset: Kind<LabelledPoset> = {
  called,
  shape: aLabelledPoset,
  types: ['poset'],
  uses,
  whyNoGame: (task) => noPlacementGame(task, called, uses),
  words: ({ labels, covers }) => {
    const elements = labels.map((label) => ({ label }));
    const first = covers.slice(0, ARCS).map(({ lower, upper }) => `${labels[lower]!}<${labels[upper]!}`);
    return `${ground(elements, 'element', 'elements')}; ${countedWithFirst(covers.length, 'cover', 'covers', first, ' ')}`;
  },
  document: (it) => it.toJSON(),
};
