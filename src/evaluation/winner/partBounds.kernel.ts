import { lowestBit } from '../../sets/internal.kernel.js';
import type { WinnerBoard } from './WinnerBoard.kernel.js';

/** Scratch space for masks. */
let cover: Int32Array = new Int32Array(256);
const counts = new Int32Array(4);

/**
 * Bounds of the moves in the position at `at`: how many each player can make at most, and how many surely.
 * The first is the number of cliques of forbidden pairs that cover the vertices of the player, found greedily in the order of the
 * vertices; the second the size of an independent set of vertices that the other player cannot forbid: none is for both, none has
 * a neighbour of the other player, none is in an active nonface with three or more vertices.
 * @param marked mask of the vertices of active nonfaces
 * @returns most of Left, surely of Left, most of Right, surely of Right; written over by the next call
 */
export function partBounds(board: WinnerBoard, words: Int32Array, at: number, marked: number): Int32Array {
  const { stride, near, owned } = board;
  for (const player of [0, 1] as const) {
    const own = owned[player];
    const other = owned[(1 - player) as 0 | 1];
    let cliques = 0;
    let sure = 0;
    // The first mask: neighbours of the sure moves; then for each clique the common neighbours.
    for (let w = 0; w < stride; w++) cover[w] = 0;
    for (let word = 0; word < stride; word++)
      for (let bits = words[at + word]! & own[word]!; bits !== 0; bits &= bits - 1) {
        const bit = lowestBit(bits);
        const flag = 1 << bit;
        const v = (32 * word + bit) * stride;
        let clique = 1;
        while (clique <= cliques && (cover[clique * stride + word]! & flag) === 0) clique++;
        if (clique > cliques) {
          cliques = clique;
          if ((clique + 1) * stride > cover.length) {
            const more = new Int32Array(2 * cover.length);
            more.set(cover);
            cover = more;
          }
          for (let w = 0; w < stride; w++) cover[clique * stride + w] = near[v + w]!;
        } else for (let w = 0; w < stride; w++) cover[clique * stride + w]! &= near[v + w]!;
        let isSure = (other[word]! & flag) === 0 && (words[marked + word]! & flag) === 0 && (cover[word]! & flag) === 0;
        for (let w = 0; isSure && w < stride; w++) isSure = (near[v + w]! & words[at + w]! & other[w]!) === 0;
        if (!isSure) continue;
        sure++;
        for (let w = 0; w < stride; w++) cover[w]! |= near[v + w]!;
      }
    counts[2 * player] = cliques;
    counts[2 * player + 1] = sure;
  }
  return counts;
}
