import type { WinnerBoard } from './WinnerBoard.kernel.js';

/**
 * Of the moves in the list leaves out those that another is at least as good as, and puts the others first.
 * A move u is at least as good as v for their player if neither is in an open nonface with three or more vertices,
 * every own vertex that u forbids is forbidden by v, every vertex of the opponent that v forbids is forbidden by u, and
 * v is the player's alone unless u is for both or they forbid each other (the proof stands at `isAtLeast` in
 * `engine/dominance.ts`).
 * @param at the free vertices, then the placed ones, then those in open nonfaces
 * @param near the pairs that are forbidden
 * @returns how many are left
 */
export function keepUndominated(
  board: WinnerBoard,
  words: Int32Array,
  at: number,
  near: Int32Array,
  player: 0 | 1,
  list: Int32Array,
  length: number,
): number {
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const v = list[i]!;
    let j = 0;
    while (j < kept && !isAtLeast(board, words, at, near, player, list[j]!, v)) j++;
    if (j < kept) continue;
    let still = 0;
    for (j = 0; j < kept; j++) if (!isAtLeast(board, words, at, near, player, v, list[j]!)) list[still++] = list[j]!;
    list[still++] = v;
    kept = still;
  }
  return kept;
}

function isAtLeast(
  { stride, owned, large }: WinnerBoard,
  words: Int32Array,
  at: number,
  near: Int32Array,
  player: 0 | 1,
  u: number,
  v: number,
): boolean {
  const own = owned[player];
  const other = owned[(1 - player) as 0 | 1];
  const [wordU, flagU] = [u >>> 5, 1 << (u & 31)];
  const [wordV, flagV] = [v >>> 5, 1 << (v & 31)];
  const open = at + 2 * stride;
  if (large.size > 0 && ((words[open + wordU]! & flagU) | (words[open + wordV]! & flagV)) !== 0) return false;
  for (let w = 0; w < stride; w++) {
    const nearU = near[u * stride + w]!;
    const nearV = near[v * stride + w]!;
    let bad = (nearU ^ nearV) & ((nearU & own[w]!) | (nearV & other[w]!)) & words[at + w]!;
    if (bad === 0) continue;
    if (wordU === w) bad &= ~flagU;
    if (wordV === w) bad &= ~flagV;
    if (bad !== 0) return false;
  }
  if ((near[u * stride + wordV]! & flagV) !== 0) return true;
  return (other[wordU]! & flagU) !== 0 || (other[wordV]! & flagV) === 0;
}
