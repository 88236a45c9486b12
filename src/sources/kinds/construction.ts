import { gameOfConstruction, type Construction } from '../../constructions/index.js';
import { constructionToJson } from '../../formats/index.js';
import { wordsOfComplex } from '../words.js';
import type { Kind } from './Kind.js';

export const construction: Kind<Construction> = {
  called: 'a construction',
  complex: (it) => it.target,
  game: gameOfConstruction,
  board: (it) => it.board,
  words: (it) => wordsOfComplex(it.target),
  document: constructionToJson,
};
