/* The board of a search for the winner: a game by its minimal nonfaces, with at most 57 vertices; masks have one word of 64 bits. */

/** A list for each vertex, or for each ply: 64 words of 8 bytes. */
export const LIST: usize = 8 * 64;
const VALUES: usize = 256;

let end: usize = 0;
let symmetries: i32 = 0;
let groups: i32 = 0;
let images: usize = 0;
let exchanges: usize = 0;
let hasExchange: bool = false;
/** For each vertex those that are forbidden with it from the beginning. */
const pairs: usize = memory.data(64 * 8);
/** The vertices of each player. */
const owned: usize = memory.data(16);
export let isMisere: bool = false;

/** Takes bytes for ever, all 0. */
export function take(bytes: usize): usize {
  if (end == 0) end = 1 << 16;
  const block = end;
  end += (bytes + 15) & ~15;
  const pages = (end + 0xffff) >> 16;
  if (pages > <usize>memory.size() && memory.grow(<i32>(pages - <usize>memory.size())) < 0) unreachable();
  return block;
}

export function beginBoard(vertices: i32, count: i32, misere: bool): void {
  isMisere = misere;
  symmetries = count;
  groups = (vertices + 7) >> 3;
  images = take(<usize>(count * groups) * VALUES * 8);
  exchanges = take(count);
}

export function ownedBy(player: i32): u64 {
  return load<u64>(owned + 8 * player);
}

/** A vertex that a player may play. */
export function own(player: i32, v: i32): void {
  store<u64>(owned + 8 * player, ownedBy(player) | ((<u64>1) << v));
}

export function pairsOf(v: i32): u64 {
  return load<u64>(pairs + 8 * v);
}

export function forbidPair(u: i32, v: i32): void {
  store<u64>(pairs + 8 * u, pairsOf(u) | ((<u64>1) << v));
  store<u64>(pairs + 8 * v, pairsOf(v) | ((<u64>1) << u));
}

export function setExchange(symmetry: i32): void {
  store<u8>(exchanges + symmetry, 1);
  hasExchange = true;
}

export function setImage(symmetry: i32, v: i32, image: i32): void {
  const table = images + <usize>(symmetry * groups + (v >> 3)) * VALUES * 8;
  for (let value: usize = 0; value < VALUES; value++)
    if ((value & ((<usize>1) << (v & 7))) != 0)
      store<u64>(table + 8 * value, load<u64>(table + 8 * value) | ((<u64>1) << image));
}

function imageOf(symmetry: i32, mask: u64): u64 {
  let table = images + <usize>(symmetry * groups) * VALUES * 8;
  let image: u64 = 0;
  for (let rest = mask; rest != 0; rest >>= 8, table += VALUES * 8)
    image |= load<u64>(table + <usize>((rest & 255) << 3));
  return image;
}

/** The least image of a position. */
export let leastFree: u64 = 0;
export let leastPlaced: u64 = 0;

/** Finds the least image of a position under the symmetries; where some exchange the players, it has Left to move. */
export function findLeast(free: u64, placed: u64, player: i32): void {
  leastFree = leastPlaced = ~(<u64>0);
  const wanted = hasExchange ? player : 0;
  for (let s = 0; s < symmetries; s++) {
    if (load<u8>(exchanges + s) != wanted) continue;
    const image = imageOf(s, free);
    if (image > leastFree) continue;
    const lying = imageOf(s, placed);
    if (image == leastFree && lying >= leastPlaced) continue;
    leastFree = image;
    leastPlaced = lying;
  }
  if (!hasExchange) leastFree |= (<u64>player) << 63;
}
