/** The distance of rows in tables of pairs. */
export const STRIDE = 16;

/**
 * Is the code of a digraph the least among those of all digraphs that come from it by permutations of its first `left`
 * vertices and of the others? The code lists what lies between vertices 0 and 1, 0 and 2, 1 and 2, 0 and 3, …; codes
 * are compared word by word.
 * @param pairs at STRIDE·u + v: 1 for an arc u → v, and 2 for v → u
 * @param order room for n vertices; if the code is not the least, an order of the vertices in which it is less
 * @complexity n! at worst; few permutations are followed beyond some vertices unless they are automorphisms, and of
 * those that exchange twins only one
 */
export function isLeastCode(pairs: Uint8Array, n: number, left: number, order: Uint8Array): boolean {
  return !findLess(pairs, n, left, order, 0, 0);
}

/** Does another order of the vertices, which begins with those in `order`, give a lesser code? */
function findLess(
  pairs: Uint8Array,
  n: number,
  left: number,
  order: Uint8Array,
  position: number,
  used: number,
): boolean {
  const end = position < left ? left : n;
  let followed = 0;
  for (let v = position < left ? 0 : left; v < end; v++) {
    if (((used >> v) & 1) !== 0) continue;
    let difference = 0;
    for (let i = 0; difference === 0 && i < position; i++)
      difference = pairs[STRIDE * order[i]! + v]! - pairs[STRIDE * i + position]!;
    if (difference > 0 || (difference === 0 && position + 1 === n)) continue;
    order[position] = v;
    if (difference < 0) complete(n, order, position + 1, used | (1 << v));
    else if (hasTwinIn(followed, v, pairs, n)) continue;
    else if (!findLess(pairs, n, left, order, position + 1, used | (1 << v))) {
      followed |= 1 << v;
      continue;
    }
    return true;
  }
  return false;
}

/** Is v exchanged with one of some vertices by an automorphism that keeps all others? */
function hasTwinIn(vertices: number, v: number, pairs: Uint8Array, n: number): boolean {
  for (let rest = vertices, u = 0; rest !== 0; rest >>>= 1, u++) {
    if ((rest & 1) === 0) continue;
    const between = pairs[STRIDE * u + v]!;
    let isTwin = between === 0 || between === 3;
    for (let w = 0; isTwin && w < n; w++)
      if (w !== u && w !== v) isTwin = pairs[STRIDE * u + w] === pairs[STRIDE * v + w];
    if (isTwin) return true;
  }
  return false;
}

/** Puts the vertices that are left, which are in their order, behind those in `order`. */
function complete(n: number, order: Uint8Array, position: number, used: number): void {
  let next = position;
  for (let v = 0; v < n; v++) if (((used >> v) & 1) === 0) order[next++] = v;
}
