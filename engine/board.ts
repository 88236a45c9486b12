/* The board of a run: a graph of conflicts with at most 64 vertices. A position is the mask of its free vertices. */

/** Neighbours of each vertex, then the sides: 1 Left, 2 Right, 3 both. */
export const NEAR_BYTES: usize = 8 * 64 + 64;
export const NEAR: usize = memory.data(8 * 64 + 64);
const SIDES: usize = NEAR + 8 * 64;
/** The number of vertices. */
export let n: i32 = 0;
/** The vertices of Left and those of Right; vertices for both are in either. */
export let ownedByLeft: u64 = 0;
export let ownedByRight: u64 = 0;

/** Takes the board over whose neighbours and sides have been written. */
export function readBoard(size: i32): void {
  n = size;
  ownedByLeft = ownedByRight = 0;
  for (let v = 0; v < size; v++) {
    const side = load<u8>(SIDES + v);
    if ((side & 1) != 0) ownedByLeft |= (<u64>1) << v;
    if ((side & 2) != 0) ownedByRight |= (<u64>1) << v;
  }
}

export function near(v: i32): u64 {
  return load<u64>(NEAR + 8 * v);
}

export function sideOf(v: i32): i32 {
  return load<u8>(SIDES + v);
}

/** The vertices of the same side: 1 Left, 2 Right, 3 both. */
export function ownedAlike(side: i32): u64 {
  if (side == 3) return ownedByLeft & ownedByRight;
  return side == 1 ? ownedByLeft & ~ownedByRight : ownedByRight & ~ownedByLeft;
}

/** The component of the lowest vertex of a position that is not empty. */
export function firstComponent(position: u64): u64 {
  let todo = position & -position;
  let taken = todo;
  let rest = position ^ todo;
  // Whatever is left when the last vertex is reached needs no look at its neighbours.
  while (todo != 0 && rest != 0) {
    const fresh = near(<i32>ctz(todo)) & rest;
    todo = (todo & (todo - 1)) | fresh;
    rest ^= fresh;
    taken |= fresh;
  }
  return taken;
}

/** Which players own vertices of a position: 1 Left, 2 Right, 3 both. */
export function sidesIn(position: u64): i32 {
  return ((position & ownedByLeft) != 0 ? 1 : 0) + ((position & ownedByRight) != 0 ? 2 : 0);
}

/** Are all vertices of a position for both players? */
export function isForBoth(position: u64): bool {
  return (position & ~(ownedByLeft & ownedByRight)) == 0;
}

/** The position after a move. */
export function play(position: u64, v: i32): u64 {
  return position & ~(near(v) | ((<u64>1) << v));
}

/**
 * Lists moves of a player (0 Left, 1 Right), 4 bytes each: of moves of which one is surely at least as good as another
 * only one. Returns how many. The proof stands at `isAtLeast` in `dominance.ts`.
 */
export function listMoves(position: u64, player: i32, moves: usize): i32 {
  const own = player == 0 ? ownedByLeft : ownedByRight;
  const other = player == 0 ? ownedByRight : ownedByLeft;
  let candidates = position & own;
  if ((position & other) == 0) candidates = enough(position);
  let kept = 0;
  for (; candidates != 0; candidates &= candidates - 1) {
    const v = <i32>ctz(candidates);
    let j = 0;
    while (j < kept && !isAtLeast(load<i32>(moves + 4 * j), v, position, own, other)) j++;
    if (j < kept) continue;
    let still = 0;
    // What is kept already may be worse than the new move.
    for (j = 0; j < kept; j++) {
      const u = load<i32>(moves + 4 * j);
      if (!isAtLeast(v, u, position, own, other)) store<i32>(moves + 4 * still++, u);
    }
    store<i32>(moves + 4 * still, v);
    kept = still + 1;
  }
  return kept;
}

/**
 * A position of the same value, without moves that never matter. A vertex v of one player is left out if a neighbour u
 * of the same player has no neighbours that v does not have, and v has none of the other player beyond those of u: v is
 * gone whenever u is, and while both are there u is at least as good (as in `isAtLeast`). So in every position after
 * some moves v is dominated, and it stands in the way of nothing. A vertex for both players must be left out for each
 * of them by the same u, hence have the same neighbours. On DOMINEERING 5 × 5 a quarter of all positions need not be
 * expanded.
 */
export function withoutUseless(position: u64): u64 {
  let kept = position;
  for (let rest = position; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const v = <i32>ctz(rest);
    const nearV = near(v) & kept;
    const side = sideOf(v);
    const own = side == 1 ? ownedByLeft : side == 2 ? ownedByRight : ownedByLeft & ownedByRight;
    // What v may have beyond u.
    const harmless = side == 1 ? ~ownedByRight : side == 2 ? ~ownedByLeft : 0;
    for (let bits = nearV & own; bits != 0; bits &= bits - 1) {
      const closedV = nearV | bit;
      const closedU = (near(<i32>ctz(bits)) & kept) | (bits & -bits);
      if (((closedU & ~closedV) | (closedV & ~closedU & ~harmless)) != 0) continue;
      kept ^= bit;
      break;
    }
  }
  return kept;
}

/**
 * A largest independent set meets the closed neighbourhood of every vertex: a smallest one, in a position of one
 * player.
 */
function enough(position: u64): u64 {
  let least: u64 = 65;
  let best: u64 = position;
  for (let rest = position; rest != 0; rest &= rest - 1) {
    const closed = (near(<i32>ctz(rest)) & position) | (rest & -rest);
    const size = popcnt(closed);
    if (size >= least) continue;
    least = size;
    best = closed;
  }
  return best;
}

/** Is the move u surely at least as good as v for the player who owns `own`? */
function isAtLeast(u: i32, v: i32, position: u64, own: u64, other: u64): bool {
  const nearU = near(u);
  const nearV = near(v);
  const bad = (nearU ^ nearV) & ((nearU & own) | (nearV & other)) & position;
  // Neighbours stand in each other's masks.
  if ((bad & ~(((<u64>1) << u) | ((<u64>1) << v))) != 0) return false;
  return sideOf(u) == sideOf(v) || ((nearU >> v) & 1) != 0 || sideOf(u) == 3;
}
