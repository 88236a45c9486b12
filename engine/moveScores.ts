import { isMisere, ownedBy, pairsOf } from './outcomeBoard';
import { freeAfter, NONFACE, Ply } from './plies';

/* Which moves are tried, and about how good they are. */

/** How much the mobility of the opponent counts more than one's own. */
const OPPONENT: f64 = 1.5;
/** What the nonfaces of a move count, and those of the vertices that it forbids. */
const OWN: f64 = 2;
const FORBIDDEN: f64 = 1;

/** For each vertex: what its nonfaces count, and by how much more of their vertices are the opponent's. */
const sums: usize = memory.data(8 * 64);
const balances: usize = memory.data(8 * 64);

/** Weighs the nonfaces of a position: one with f free vertices counts 2^−f. */
function weigh(ply: Ply): void {
  const own = ownedBy(ply.player);
  const other = ownedBy(1 - ply.player);
  for (let bits = ply.free; bits != 0; bits &= bits - 1) {
    const at = (<usize>ctz(bits)) << 3;
    store<f64>(sums + at, 0);
    store<f64>(balances + at, 0);
  }
  for (let at = ply.from; at < ply.end; at += NONFACE) {
    const set = load<u64>(at);
    // 2^−f has the exponent −f and no fraction.
    const weight = reinterpret<f64>((1023 - popcnt(set)) << 52);
    const balance = weight * <f64>(<i32>popcnt(set & other) - <i32>popcnt(set & own));
    for (let bits = set; bits != 0; bits &= bits - 1) {
      const v = (<usize>ctz(bits)) << 3;
      store<f64>(sums + v, load<f64>(sums + v) + weight);
      store<f64>(balances + v, load<f64>(balances + v) + balance);
    }
  }
}

/** Lists the moves of a position that are no worse than others, the best first. Returns how many. */
export function listMoves(ply: Ply): i32 {
  weigh(ply);
  let count = 0;
  const all = ply.free & ownedBy(ply.player);
  for (let bits = isMisere ? all : undominated(ply, all); bits != 0; bits &= bits - 1)
    place(ply, count++, <i32>ctz(bits));
  return count;
}

/** Writes a move behind those that are better. */
function place(ply: Ply, count: i32, vertex: i32): void {
  const free = freeAfter(ply, vertex);
  const score = scoreOf(ply, vertex, free);
  let at = count;
  for (; at > 0 && ply.moveAt(at - 1).score < score; at--) {
    const move = ply.moveAt(at);
    const before = ply.moveAt(at - 1);
    move.free = before.free;
    move.score = before.score;
    move.vertex = before.vertex;
  }
  const move = ply.moveAt(at);
  move.free = free;
  move.score = score;
  move.vertex = vertex;
}

function scoreOf(ply: Ply, vertex: i32, free: u64): f64 {
  const own = ownedBy(ply.player);
  const other = ownedBy(1 - ply.player);
  let exclusive = 0;
  for (let bits = free; bits != 0; bits &= bits - 1) {
    const around = pairsOf(<i32>ctz(bits)) & free;
    const flag = bits & -bits;
    if ((flag & own) != 0 && (around & other) == 0) exclusive++;
    if ((flag & other) != 0 && (around & own) == 0) exclusive--;
  }
  let forbidden: f64 = 0;
  for (let bits = load<u64>(ply.near + 8 * vertex) & ply.free; bits != 0; bits &= bits - 1)
    forbidden += load<f64>(balances + 8 * <usize>ctz(bits));
  const mobility = <f64>(<i32>popcnt(free & own)) - OPPONENT * <f64>(<i32>popcnt(free & other)) + <f64>exclusive;
  return mobility + OWN * load<f64>(sums + 8 * vertex) - FORBIDDEN * forbidden;
}

/** Of moves of the player those that are needed: every other one is no better than one of them. */
function undominated(ply: Ply, all: u64): u64 {
  let kept = all & ply.open;
  for (let bits = all & ~ply.open; bits != 0; bits &= bits - 1) {
    const flag = bits & -bits;
    if (isAnyAtLeast(ply, kept & ~ply.open, flag)) continue;
    for (let rest = kept & ~ply.open; rest != 0; rest &= rest - 1)
      if (isAtLeast(ply, flag, rest & -rest)) kept ^= rest & -rest;
    kept |= flag;
  }
  return kept;
}

function isAnyAtLeast(ply: Ply, moves: u64, flag: u64): bool {
  for (let bits = moves; bits != 0; bits &= bits - 1) if (isAtLeast(ply, bits & -bits, flag)) return true;
  return false;
}

/**
 * Is move u, of two that are in no nonface with at least three free vertices, at least as good as v for the player? Yes
 * if every own vertex that u forbids is forbidden by v, every one of the opponent that v forbids is forbidden by u, and
 * v is the player's alone unless u is for both or they forbid each other (the proof stands at `isAtLeast` in
 * `dominance.ts`).
 */
function isAtLeast(ply: Ply, u: u64, v: u64): bool {
  const nearU = load<u64>(ply.near + 8 * <usize>ctz(u));
  const nearV = load<u64>(ply.near + 8 * <usize>ctz(v));
  const own = ownedBy(ply.player);
  const other = ownedBy(1 - ply.player);
  if (((nearU ^ nearV) & ((nearU & own) | (nearV & other)) & ply.free & ~(u | v)) != 0) return false;
  return (nearU & v) != 0 || (other & u) != 0 || (other & v) == 0;
}
