/** A permutation of the vertices of a graph with sides that keeps the edges. */
export interface Symmetry {
  readonly images: Uint8Array;
  /** Whether it exchanges the players, or keeps them. */
  readonly exchanges: boolean;
}

/** At most so many pairs of a vertex and its image are tried. */
const MOST_TRIALS = 20_000;

/**
 * The symmetries of a graph with sides except the identity; none where there are more than `most` or the search is long.
 * @param near masks of the neighbours, two words for each of at most 64 vertices
 * @param sides 1 Left, 2 Right, 3 both
 * @complexity for each symmetry the pairs of neighbours, where refined hashes tell most of the vertices apart
 */
export function listSymmetries(near: Int32Array, sides: Uint8Array, most: number): Symmetry[] {
  const n = sides.length;
  const hashes = refinedHashes(near, sides);
  const order = connectedOrder(near, hashes);
  const images = new Uint8Array(n);
  const isUsed = new Uint8Array(n);
  const found: Symmetry[] = [];
  let trials = 0;
  /** Maps the vertices from the k-th on. @returns false to give up */
  const extend = (k: number, exchanges: boolean | undefined): boolean => {
    if (k === n) {
      if (images.every((w, v) => w === v)) return true;
      found.push({ images: images.slice(), exchanges: exchanges === true });
      return found.length < most;
    }
    const v = order[k]!;
    for (let w = 0; w < n; w++) {
      if (isUsed[w] === 1 || hashes[v] !== hashes[w] || (sides[v] === 3) !== (sides[w] === 3)) continue;
      const exchanged = sides[v] === 3 ? exchanges : sides[v] !== sides[w];
      if (exchanges !== undefined && exchanged !== exchanges) continue;
      if (++trials > MOST_TRIALS) return false;
      let fits = true;
      for (let i = 0; fits && i < k; i++)
        fits = areJoined(near, v, order[i]!) === areJoined(near, w, images[order[i]!]!);
      if (!fits) continue;
      images[v] = w;
      isUsed[w] = 1;
      const goesOn = extend(k + 1, exchanged);
      isUsed[w] = 0;
      if (!goesOn) return false;
    }
    return true;
  };
  return extend(0, undefined) ? found : [];
}

function areJoined(near: Int32Array, u: number, v: number): boolean {
  return (near[2 * u + (v >>> 5)]! & (1 << (v & 31))) !== 0;
}

/** Hashes that symmetries keep: of the neighbours it counts whether their side is the same. */
function refinedHashes(near: Int32Array, sides: Uint8Array): Int32Array {
  const n = sides.length;
  let hashes = Int32Array.from(sides, (side) => (side === 3 ? 1 : 0));
  for (let round = 0; round < 4; round++) {
    const finer = new Int32Array(n);
    for (let v = 0; v < n; v++) {
      let sum = Math.imul(hashes[v]!, 0x297a2d39) | 0;
      for (let u = 0; u < n; u++) {
        if (!areJoined(near, u, v)) continue;
        const h = Math.imul(hashes[u]! + (sides[u] === sides[v] ? 0x27d4eb2f : 0x165667b1), 0x9e3779b1);
        sum = (sum + Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)) | 0;
      }
      finer[v] = Math.imul(sum ^ (sum >>> 14), 0x85ebca6b);
    }
    hashes = finer;
  }
  return hashes;
}

/** All vertices from one of the rarest on, each with the most neighbours before it. */
function connectedOrder(near: Int32Array, hashes: Int32Array): number[] {
  const n = hashes.length;
  const joined = new Int32Array(n);
  for (let v = 0; v < n; v++) joined[v] = -hashes.filter((hash) => hash === hashes[v]).length;
  const order: number[] = [];
  while (order.length < n) {
    let best = -1;
    for (let v = 0; v < n; v++) if (!order.includes(v) && (best === -1 || joined[v]! > joined[best]!)) best = v;
    order.push(best);
    for (let v = 0; v < n; v++) if (areJoined(near, v, best)) joined[v] = Math.max(joined[v]!, 0) + 1;
  }
  return order;
}
