import { n, near, sideOf } from './board';

/* Permutations of the vertices that keep the edges, and the sides or exchange them: images of masks under them. */

/** The most symmetries that are used. */
const MOST: i32 = 32;
/** At most so many pairs of a vertex and its image are tried. */
const MOST_TRIALS: i32 = 20000;
/** Bytes of the images of one symmetry: 8 for each of 16 values of each of 16 groups of 4 vertices. */
const BYTES: usize = 8 * 16 * 16;

/** Bytes of all: the images, then whether each exchanges the players. */
export const SYMMETRY_BYTES: usize = 32 * (8 * 16 * 16 + 1);

/** How many were found. */
export let symmetries: i32 = 0;
let images: usize = 0;
const HASHES: usize = memory.data(4 * 64);
const FINER: usize = memory.data(4 * 64);
const ORDER: usize = memory.data(64);
const IMAGE: usize = memory.data(64);
let used: u64 = 0;
let trials: i32 = 0;

/** Works with symmetries that were found before. @param from where their images stand */
export function useSymmetries(from: usize, count: i32): void {
  images = from;
  symmetries = count;
}

/** Whether a symmetry exchanges the players: 1, else 0. */
function exchangeOf(s: i32): i32 {
  return load<u8>(images + BYTES * MOST + s);
}

function imageOf(position: u64, s: i32): u64 {
  let image: u64 = 0;
  let at = images + BYTES * s;
  for (let rest = position; rest != 0; rest >>= 4, at += 128) image |= load<u64>(at + 8 * <usize>(rest & 15));
  return image;
}

/** Whether the last call of `leastImage` exchanged the players: 1, else 0. */
export let exchanged: i32 = 0;

/** The least of the images of a position. */
export function leastImage(position: u64): u64 {
  let least = position;
  exchanged = 0;
  for (let s = 0; s < symmetries; s++) {
    const image = imageOf(position, s);
    if (image >= least) continue;
    least = image;
    exchanged = exchangeOf(s);
  }
  return least;
}

/**
 * Finds the symmetries except the identity; none where there are more than 32 or the search is long.
 * @param to where SYMMETRY_BYTES may be written
 */
export function findSymmetries(to: usize): void {
  useSymmetries(to, 0);
  trials = 0;
  used = 0;
  refineHashes();
  putInOrder();
  if (!extend(0, -1)) symmetries = 0;
}

/** Maps the vertices from the k-th on; returns false to give up. */
function extend(k: i32, exchanges: i32): bool {
  if (k == n) return keep(exchanges == 1 ? 1 : 0);
  const v = <i32>load<u8>(ORDER + k);
  const sideV = sideOf(v);
  for (let w = 0; w < n; w++) {
    const sideW = sideOf(w);
    if (((used >> w) & 1) != 0 || load<u32>(HASHES + 4 * v) != load<u32>(HASHES + 4 * w)) continue;
    if ((sideV == 3) != (sideW == 3)) continue;
    const exchanged = sideV == 3 ? exchanges : sideV != sideW ? 1 : 0;
    if (exchanges != -1 && exchanged != exchanges) continue;
    if (++trials > MOST_TRIALS) return false;
    let fits = true;
    for (let i = 0; fits && i < k; i++) {
      const u = load<u8>(ORDER + i);
      fits = ((near(v) >> u) & 1) == ((near(w) >> load<u8>(IMAGE + u)) & 1);
    }
    if (!fits) continue;
    store<u8>(IMAGE + v, w);
    used |= (<u64>1) << w;
    const goesOn = extend(k + 1, exchanged);
    used &= ~((<u64>1) << w);
    if (!goesOn) return false;
  }
  return true;
}

/** Keeps the symmetry found; returns false if there are too many. */
function keep(exchanges: i32): bool {
  let v = 0;
  while (v < n && load<u8>(IMAGE + v) == v) v++;
  if (v == n) return true;
  if (symmetries == MOST) return false;
  const begin = images + BYTES * symmetries;
  memory.fill(begin, 0, BYTES);
  store<u8>(images + BYTES * MOST + symmetries++, exchanges);
  for (v = 0; v < n; v++) {
    const group = begin + 128 * (v >> 2);
    for (let value = 0; value < 16; value++)
      if (((value >> (v & 3)) & 1) != 0)
        store<u64>(group + 8 * value, load<u64>(group + 8 * value) | ((<u64>1) << load<u8>(IMAGE + v)));
  }
  return true;
}

/** Hashes that symmetries keep: of the neighbours it counts whether their side is the same. */
function refineHashes(): void {
  for (let v = 0; v < n; v++) store<u32>(HASHES + 4 * v, sideOf(v) == 3 ? 1 : 0);
  for (let round = 0; round < 4; round++) {
    for (let v = 0; v < n; v++) {
      let sum = load<u32>(HASHES + 4 * v) * 0x297a2d39;
      for (let rest = near(v); rest != 0; rest &= rest - 1) {
        const u = <i32>ctz(rest);
        const twist: u32 = sideOf(u) == sideOf(v) ? 0x27d4eb2f : 0x165667b1;
        const h = (load<u32>(HASHES + 4 * u) + twist) * 0x9e3779b1;
        sum += (h ^ (h >> 15)) * 0x2c1b3c6d;
      }
      store<u32>(FINER + 4 * v, (sum ^ (sum >> 14)) * 0x85ebca6b);
    }
    memory.copy(HASHES, FINER, 4 * n);
  }
}

/** All vertices from one of the rarest on, each with the most neighbours before it. */
function putInOrder(): void {
  let placed: u64 = 0;
  for (let k = 0; k < n; k++) {
    let best = -1;
    let most = -65;
    for (let v = 0; v < n; v++) {
      if (((placed >> v) & 1) != 0) continue;
      let score = <i32>popcnt(near(v) & placed);
      if (score == 0) {
        for (let u = 0; u < n; u++) if (load<u32>(HASHES + 4 * u) == load<u32>(HASHES + 4 * v)) score--;
      }
      if (score <= most) continue;
      most = score;
      best = v;
    }
    store<u8>(ORDER + k, best);
    placed |= (<u64>1) << best;
  }
}
