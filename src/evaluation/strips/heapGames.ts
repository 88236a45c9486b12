import type { HeapGame } from './HeapGame.js';
import { octalGame } from './octalGame.js';

/**
 * NIM: any number of tokens is taken from a heap.
 * @source Siegel 2013, Thm 1.1
 * @source Huntemann 2018, Def. 1.10
 */
export const nimHeaps: HeapGame = {
  name: 'nim',
  impartial: true,
  takesAny: true,
  *moves(heap) {
    for (let rest = 0; rest < heap; rest++) yield [rest];
  },
};

/** KAYLES: one pin or two adjacent ones are knocked down. @source Berlekamp, Conway and Guy 1982, Ch. 4 */
export const kaylesHeaps: HeapGame = { ...octalGame('.77'), name: 'kayles' };

/** DAWSON'S KAYLES: two adjacent pins are knocked down. @source Berlekamp, Conway and Guy 1982, Ch. 4 */
export const dawsonsKaylesHeaps: HeapGame = { ...octalGame('.07'), name: 'dawsons-kayles' };

/** GRUNDY'S GAME: a heap is split into two of different sizes. @source Berlekamp, Conway and Guy 1982, Ch. 4 */
export const grundysGame: HeapGame = {
  name: 'grundys-game',
  impartial: true,
  digits: { L: [4], R: [4] },
  splitsUnequally: true,
  *moves(heap) {
    for (let a = 1; 2 * a < heap; a++) yield [a, heap - a];
  },
};
