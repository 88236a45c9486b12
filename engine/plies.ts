import { forbidPair, LIST, ownedBy, pairsOf, take } from './outcomeBoard';

/* The positions of a line of play, one ply after another, each with its nonfaces that can still be filled. */

/** With more nonfaces than this it is not looked for those that contain others. */
const FEW: usize = 256;
/** Bytes of a nonface: what is free of it, then what is placed. */
export const NONFACE: usize = 16;

/** A move that is to be tried: what is left after it, how good it seems, and the least image of the position. */
@unmanaged
export class Move {
  free: u64;
  leastFree: u64;
  leastPlaced: u64;
  score: f64;
  vertex: i32;
}

const MOVE: usize = offsetof<Move>();

/** A position with a player to move. */
@unmanaged
export class Ply {
  free: u64;
  /** The free vertices in nonfaces with at least three of them. */
  open: u64;
  /** Its nonfaces that can be filled: where they are. */
  from: usize;
  end: usize;
  /** For each free vertex those that it forbids. */
  near: usize;
  moves: usize;
  player: i32;

  moveAt(place: i32): Move {
    return changetype<Move>(this.moves + MOVE * place);
  }
}

const PLY: usize = offsetof<Ply>();
let plies: usize = 0;

export function plyAt(depth: i32): Ply {
  return changetype<Ply>(plies + PLY * depth);
}

/** Makes room for all plies. @param nonfaces with more than two vertices */
export function beginPlies(vertices: i32, nonfaces: i32): void {
  const count = vertices + 2;
  plies = take(PLY * count);
  for (let depth = 0; depth < count; depth++) {
    plyAt(depth).near = take(LIST);
    plyAt(depth).moves = take(MOVE * 64);
  }
  const first = plyAt(0);
  first.from = take(NONFACE * nonfaces * count);
  first.end = first.from;
}

/** Adds a minimal nonface with at least two vertices, given by its two words. */
export function addNonface(low: u32, high: u32): void {
  const vertices = ((<u64>high) << 32) | low;
  const rest = vertices & (vertices - 1);
  if ((rest & (rest - 1)) == 0) {
    forbidPair(<i32>ctz(vertices), <i32>ctz(rest));
    return;
  }
  const first = plyAt(0);
  store<u64>(first.end, vertices);
  first.end += NONFACE;
}

/** Begins a line of play, with a player to move. */
export function beginLine(player: i32): void {
  const first = plyAt(0);
  first.free = ownedBy(0) | ownedBy(1);
  first.player = player;
  prepare(first);
}

/** What is placed of the nonfaces that can still be filled after a move. */
export function placedAfter(ply: Ply, vertex: i32, free: u64): u64 {
  const flag = (<u64>1) << vertex;
  const keep = free | flag;
  let placed: u64 = 0;
  for (let at = ply.from; at < ply.end; at += NONFACE) {
    const rest = load<u64>(at);
    if ((rest & ~keep) == 0) placed |= load<u64>(at, 8) | (rest & flag);
  }
  return placed;
}

/** What is free after a move. */
export function freeAfter(ply: Ply, vertex: i32): u64 {
  return ply.free & ~load<u64>(ply.near + 8 * vertex) & ~((<u64>1) << vertex);
}

/** Makes a move: the position after it becomes the next ply. */
export function makeMove(ply: Ply, vertex: i32, free: u64): Ply {
  const next = changetype<Ply>(changetype<usize>(ply) + PLY);
  const flag = (<u64>1) << vertex;
  const keep = free | flag;
  let end = ply.end;
  next.from = end;
  next.free = free;
  next.player = 1 - ply.player;
  for (let at = ply.from; at < ply.end; at += NONFACE) {
    const rest = load<u64>(at);
    if ((rest & ~keep) != 0) continue;
    store<u64>(end, rest & ~flag);
    store<u64>(end, load<u64>(at, 8) | (rest & flag), 8);
    end += NONFACE;
  }
  next.end = end;
  prepare(next);
  return next;
}

/** Finds the pairs of a position, and leaves out nonfaces that contain other ones. */
function prepare(ply: Ply): void {
  const near = ply.near;
  const from = ply.from;
  const end = ply.end;
  for (let bits = ply.free; bits != 0; bits &= bits - 1) {
    const v = <i32>ctz(bits);
    store<u64>(near + 8 * v, pairsOf(v));
  }
  for (let at = from; at < end; at += NONFACE) {
    const set = load<u64>(at);
    const rest = set & (set - 1);
    if ((rest & (rest - 1)) != 0) continue;
    const u = near + 8 * <usize>ctz(set);
    const v = near + 8 * <usize>ctz(rest);
    store<u64>(u, load<u64>(u) | rest);
    store<u64>(v, load<u64>(v) | (set ^ rest));
  }
  ply.open = 0;
  let to = from;
  const few = end - from <= FEW * NONFACE;
  for (let at = from; at < end; at += NONFACE) {
    const set = load<u64>(at);
    const rest = set & (set - 1);
    const isPair = (rest & (rest - 1)) == 0;
    if (!isPair && hasPair(set, near)) continue;
    if (few && containsOther(set, from, to)) continue;
    if (!isPair) ply.open |= set;
    store<u64>(to, set);
    store<u64>(to, load<u64>(at, 8), 8);
    to += NONFACE;
  }
  ply.end = to;
}

function hasPair(set: u64, near: usize): bool {
  for (let bits = set; bits != 0; bits &= bits - 1)
    if ((load<u64>(near + 8 * <usize>ctz(bits)) & set) != 0) return true;
  return false;
}

function containsOther(set: u64, from: usize, end: usize): bool {
  for (let at = from; at < end; at += NONFACE) if ((load<u64>(at) & ~set) == 0) return true;
  return false;
}
