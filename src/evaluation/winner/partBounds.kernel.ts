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

const contests = new Int32Array(4);
let hits: Int32Array = new Int32Array(256);

/**
 * Moves of each player that the opponent can forbid, but not many at a time: independent of each other and of all sure moves, so
 * that no vertex of the opponent forbids more than one of them, or more than two; found greedily.
 * @param marked mask of the vertices of active nonfaces, which are left out
 * @returns for Left those of which at most one is forbidden at a time, those of which at most two are; for Right; written over by
 * the next call
 */
export function contestedMoves(board: WinnerBoard, words: Int32Array, at: number, marked: number): Int32Array {
  const { stride } = board;
  if (board.n > hits.length) hits = new Int32Array(board.n);
  for (const player of [0, 1] as const)
    for (let most = 1; most <= 2; most++) {
      for (let w = 0; w < stride; w++) cover[w] = 0;
      chooseMoves(board, words, at, marked, player, 0);
      hits.fill(0, 0, board.n);
      contests[2 * player + most - 1] = chooseMoves(board, words, at, marked, player, most);
    }
  return contests;
}

/** Chooses vertices of a player that the first mask of `cover` leaves over, each with at most `most` hits of a foe, and covers them. */
function chooseMoves(
  board: WinnerBoard,
  words: Int32Array,
  at: number,
  marked: number,
  player: 0 | 1,
  most: number,
): number {
  const { stride, near, owned } = board;
  const own = owned[player];
  const other = owned[(1 - player) as 0 | 1];
  let chosen = 0;
  for (let word = 0; word < stride; word++)
    for (
      let bits = words[at + word]! & own[word]! & ~other[word]! & ~words[marked + word]!;
      bits !== 0;
      bits &= bits - 1
    ) {
      const bit = lowestBit(bits);
      if ((cover[word]! & (1 << bit)) !== 0) continue;
      const v = (32 * word + bit) * stride;
      let fits = true;
      for (let w = 0; fits && w < stride; w++)
        for (let foes = near[v + w]! & words[at + w]! & other[w]!; fits && foes !== 0; foes &= foes - 1)
          fits = most > 0 && hits[32 * w + lowestBit(foes)]! < most;
      if (!fits) continue;
      chosen++;
      cover[word]! |= 1 << bit;
      for (let w = 0; w < stride; w++) {
        cover[w]! |= near[v + w]!;
        for (let foes = near[v + w]! & words[at + w]! & other[w]!; foes !== 0; foes &= foes - 1)
          hits[32 * w + lowestBit(foes)]!++;
      }
    }
  return chosen;
}
