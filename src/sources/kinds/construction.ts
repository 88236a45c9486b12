import { type Construction, gameOfConstruction } from '../../constructions/index.js';
import { aConstruction } from '../../constructions/internal.js';
import { constructionToJson } from '../../formats/index.js';
import { wordsOfComplex } from '../words.js';
import type { Kind } from './Kind.js';

export const construction: Kind<Construction> = {
  called: 'a construction',
  shape: aConstruction,
  types: ['construction'],
  complex: (it) => it.target,
  game: gameOfConstruction,
  board: (it) => it.board,
  words: (it) => wordsOfComplex(it.target),
  document: constructionToJson,
};
