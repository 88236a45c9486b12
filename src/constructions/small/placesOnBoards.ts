import type { Board } from '../../boards/index.js';
import { subsetsOfSize } from '../../sets/internal.js';
import { distancesOn, permutations } from './SmallLayout.js';

/** Points on a board, without repetition. */
export interface Places {
  readonly board: Board;
  readonly distance: readonly (readonly number[])[];
  readonly points: readonly number[];
}

/**
 * All ways for a number of points to lie on the boards that rules can tell apart, the first board of each. Rules see
 * which pairs are at the same finite distance, and, where some point may run out of liberties, which pairs are adjacent
 * and which points have a neighbour that always is empty.
 * @complexity all sets of `size` vertices of all boards; size! times the number of different ones
 */
export function placesOnBoards(boards: readonly Board[], size: number): Places[] {
  const orders = [...permutations(Array.from({ length: size }, (_, i) => i))];
  const seen = new Set<string>();
  const places = new Map<string, Places>();
  for (const board of boards) {
    if (board.vertexCount < size) continue;
    const distance = distancesOn(board);
    const all = Array.from({ length: board.vertexCount }, (_, v) => v);
    for (const points of subsetsOfSize(all, size)) {
      const free = points.map((u) => board.neighbours(u).some((v) => !points.includes(v)));
      const between = points.map((u) => points.map((v) => distance[u]![v]!));
      const raw = `${between.join()} ${free.join()}`;
      if (seen.has(raw)) continue;
      seen.add(raw);
      const key = patternKey(between, free, orders);
      if (!places.has(key)) places.set(key, { board, distance, points });
    }
  }
  return [...places.values()];
}

/** The least text of the pattern in all orders of its points. */
function patternKey(
  between: readonly (readonly number[])[],
  free: readonly boolean[],
  orders: readonly (readonly number[])[],
): string {
  const stifling = free.includes(false);
  let least: string | undefined;
  for (const order of orders) {
    const names = new Map<number, number>();
    let text = '';
    for (const [j, v] of order.entries()) {
      for (const u of order.slice(0, j)) {
        const d = between[u]![v]!;
        if (d === -1) text += '-';
        else if (d === 1 && stifling) text += '1';
        else {
          if (!names.has(d)) names.set(d, names.size);
          text += String.fromCharCode(97 + names.get(d)!);
        }
      }
      text += stifling && !free[v]! ? '!' : '.';
    }
    if (least === undefined || text < least) least = text;
  }
  return least ?? '';
}
