import type { SimplicialComplex } from '../../complex/index.js';
import { aSimplicialComplex } from '../../complex/internal.js';
import { complexToJson } from '../../formats/index.js';
import { playOn } from '../../games/index.js';
import { negativeComplex } from '../../games/internal.js';
import { legalPosition } from '../positions.js';
import { wordsOfComplex } from '../words.js';
import type { Kind, SourceOf } from './Kind.js';

export const complex: Kind<SimplicialComplex> = {
  called: 'a complex',
  shape: aSimplicialComplex,
  types: ['complex'],
  complex: (it) => it,
  negative: negativeComplex,
  after: linkOf,
  words: wordsOfComplex,
  document: complexToJson,
};

/** The link of a position; the void complex has none, and says so. */
export function linkOf(it: SimplicialComplex, position: string): SourceOf<'complex'> {
  return { kind: 'complex', object: it.link(legalPosition(playOn(it), position)) };
}
