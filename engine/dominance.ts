import { board, has, insert, isWithin, meets, nearNow, remove, setAt, sizeOf, spend, stack } from './parts';

/* Moves of a position, without those that are surely no better than others. The position was read by `readSets`. */

/** The mask of the free vertices, the vertices of the player and of the opponent. */
let free: usize = 0;
let own: usize = 0;
let other: usize = 0;
let near: usize = 0;
let larger: i32 = 0;
let byDominance: bool = false;

function look(at: usize, sets: i32, player: i32, dominated: bool): void {
  free = stack + at;
  own = player == 0 ? board.left : board.right;
  other = player == 0 ? board.right : board.left;
  near = nearNow(at);
  larger = sets;
  byDominance = dominated;
}

/** Counts work on sets. Another game that is evaluated in a look at the clock has moves of its own. */
function spendHere(count: i32): void {
  const freeHere = free;
  const ownHere = own;
  const otherHere = other;
  const nearHere = near;
  const largerHere = larger;
  const byDominanceHere = byDominance;
  spend(count);
  free = freeHere;
  own = ownHere;
  other = otherHere;
  near = nearHere;
  larger = largerHere;
  byDominance = byDominanceHere;
}

/**
 * Lists moves of a player (0 Left, 1 Right), 4 bytes each: of moves of which one is surely at least as good as another
 * only one. Returns how many; there is room for as many as there are vertices.
 * @param sets what `readSets` returned
 * @param dominated whether moves that are dominated under normal play are left out, or only twins
 */
export function listMovesOf(at: usize, sets: i32, player: i32, dominated: bool, moves: usize): i32 {
  look(at, sets, player, dominated);
  const bytes = board.bytes;
  const isAlone = dominated && !board.isDirected && !meets(free, other);
  if (isAlone) findEnough();
  let kept = 0;
  for (let w: usize = 0; w < bytes; w += 8) {
    let bits = load<u64>(free + w) & load<u64>(own + w);
    if (isAlone) bits &= load<u64>(board.scratch + w);
    for (; bits != 0; bits &= bits - 1) {
      const v = 8 * <i32>w + <i32>ctz(bits);
      let j = 0;
      while (j < kept && !isAtLeast(load<i32>(moves + 4 * j), v)) j++;
      if (j < kept) continue;
      let still = 0;
      // What is kept already may be worse than the new move; of twins the first one is kept.
      for (j = 0; j < kept; j++) {
        const u = load<i32>(moves + 4 * j);
        if (!dominated || !isAtLeast(v, u)) store<i32>(moves + 4 * still++, u);
      }
      store<i32>(moves + 4 * still, v);
      kept = still + 1;
    }
  }
  return kept;
}

/**
 * Marks moves with one to a largest face among them, in a position of one player, whose value is the size of that face.
 * A facet meets the union of the nonfaces with a certain vertex: a smallest such union. Of a game given by facets a
 * vertex of a largest one.
 */
function findEnough(): void {
  const bytes = board.bytes;
  const marked = board.scratch;
  let least = board.n + 1;
  if (board.hasFacets) {
    let most = 0;
    let largest: usize = 0;
    for (let i = 0; i < larger; i++) {
      const set = setAt(board.larger, i);
      let size = 0;
      for (let w: usize = 0; w < bytes; w += 8) size += <i32>popcnt(load<u64>(set + w) & load<u64>(free + w));
      if (size > most) {
        most = size;
        largest = set;
      }
    }
    memory.fill(marked, 0, bytes);
    let w: usize = 0;
    while ((load<u64>(largest + w) & load<u64>(free + w)) == 0) w += 8;
    const bits = load<u64>(largest + w) & load<u64>(free + w);
    store<u64>(marked + w, bits & -bits);
    return;
  }
  let centre = 0;
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1) {
      const v = 8 * <i32>w + <i32>ctz(bits);
      markNear(v);
      const size = sizeOf(marked);
      if (size >= least) continue;
      least = size;
      centre = v;
    }
  markNear(centre);
}

function markNear(v: i32): void {
  spendHere(larger);
  const bytes = board.bytes;
  const marked = board.scratch;
  const row = near + <usize>v * bytes;
  for (let w: usize = 0; w < bytes; w += 8) store<u64>(marked + w, load<u64>(row + w) & load<u64>(free + w));
  insert(marked, v);
  for (let i = 0; i < larger; i++) {
    const set = setAt(board.larger, i);
    if (!has(set, v)) continue;
    for (let w: usize = 0; w < bytes; w += 8)
      store<u64>(marked + w, load<u64>(marked + w) | (load<u64>(set + w) & load<u64>(free + w)));
  }
}

/**
 * Is the move u surely at least as good as v for their player (Left, say), or with `byDominance` false, surely the
 * same?
 *
 * By nonfaces. Let φ exchange u and v. Yes if
 * for every nonface S with u but not v, φ(S) is a nonface or S∖u is Right's alone;
 * for every nonface S with v but not u, φ(S) is a nonface or S∖v is Left's alone;
 * and v is Left's alone unless u is for both or {u, v} is a nonface.
 * Proof: the nonfaces S∖u after u are, but for those that are Right's alone, nonfaces after v, with u in the part of v,
 * and the other way round but for those that are Left's alone. So both positions become the same when nonfaces of
 * Left are added to the first one, which is no better then, and nonfaces of Right to the second one, which is no worse
 * then: the one who moves second in the difference mirrors the moves.
 *
 * In a digraph. Let A be the vertices that go with u and B those that go with v, themselves included. Yes if Left's
 * vertices in A∖{u, v} are in B and Right's in B∖{u, v} are in A, and either
 * (1) u goes with v, and v is Left's alone or goes with u; or
 * (2) neither goes with the other, v is Left's alone unless u is for both, and of the vertices x outside A and B
 * those with which v goes take u too, and, unless v is Left's alone, those with which u goes take v too.
 * Proof: Left moves second in the difference of the positions after u and after v and mirrors the moves, in case (2)
 * with v in the part of u. In the first position all that Left may play in the second one can still be played by Left,
 * and Right has there nothing that is not in the second one: so every move of Right has its mirror image. It takes the
 * same vertices from both, but for some of those that are in one position alone, which leaves this as it is: Left never
 * plays what is Left's alone in the first, nor what is Right's alone in the second. In case (2) playing v takes from
 * the first position only vertices of B∖A, and u from the second only those of A∖B, which are such vertices; so the
 * rest stays alike. In graphs all x outside A and B are joined to neither.
 *
 * By facets only twins count, as under other rules of play: φ keeps the sets.
 */
function isAtLeast(u: i32, v: i32): bool {
  const bytes = board.bytes;
  const sideU = (has(board.left, u) ? 1 : 0) + (has(board.right, u) ? 2 : 0);
  const sideV = (has(board.left, v) ? 1 : 0) + (has(board.right, v) ? 2 : 0);
  if (board.hasFacets) return sideU == sideV && keepsFacets(u, v) && keepsFacets(v, u);
  const nearU = near + <usize>u * bytes;
  const nearV = near + <usize>v * bytes;
  const withU = has(nearU, v);
  const withV = has(nearV, u);
  const forBoth = byDominance ? sideU == 3 || sideV != 3 : sideU == sideV;
  if (board.isDirected) {
    if (withU != withV && !(byDominance && withV && sideV != 3)) return false;
    if (!withU && !withV && !(forBoth && takesAlike(u, v, nearU, nearV))) return false;
  } else if (!withU && !forBoth) return false;
  for (let w: usize = 0; w < bytes; w += 8) {
    const a = load<u64>(nearU + w);
    const b = load<u64>(nearV + w);
    let bad = (a ^ b) & load<u64>(free + w);
    if (byDominance) bad &= (a & load<u64>(own + w)) | (b & load<u64>(other + w));
    if (bad == 0) continue;
    if ((<usize>u) >> 6 == w >> 3) bad &= ~((<u64>1) << (u & 63));
    if ((<usize>v) >> 6 == w >> 3) bad &= ~((<u64>1) << (v & 63));
    if (bad != 0) return bytes > 8 && larger == 0 && !board.isDirected && areExchanged(u, v, sideU == sideV);
  }
  return bytes == 8 ? keepsSetsNarrow(u, v) : keepsSets(u, v);
}

/** What `isAtLeast` asks of the sets with three vertices and more. */
function keepsSets(u: i32, v: i32): bool {
  spendHere(larger);
  for (let i = 0; i < larger; i++) {
    const set = setAt(board.larger, i);
    const hasU = has(set, u);
    if (hasU == has(set, v)) continue;
    const taken = hasU ? u : v;
    if (byDominance && avoids(set, taken, hasU ? own : other)) continue;
    if (!isNonfaceWhenExchanged(set, taken, hasU ? v : u)) return false;
  }
  return true;
}

/** The same on masks of one word. */
function keepsSetsNarrow(u: i32, v: i32): bool {
  spendHere(larger);
  const now = load<u64>(free);
  const bitU: u64 = (<u64>1) << u;
  const both = bitU | ((<u64>1) << v);
  for (let i = 0; i < larger; i++) {
    const set = load<u64>(setAtNarrow(i)) & now;
    const taken = set & both;
    if (taken == 0 || taken == both) continue;
    const rest = set ^ taken;
    if (byDominance && (rest & load<u64>(taken == bitU ? own : other)) == 0) continue;
    if ((rest & load<u64>(near + 8 * <usize>(taken == bitU ? v : u))) != 0) continue;
    const put = both ^ taken;
    const outside = now & ~(rest | put);
    let j = 0;
    for (; j < larger; j++) {
      const part = load<u64>(setAtNarrow(j));
      if ((part & put) != 0 && (part & outside) == 0) break;
    }
    spendHere(j);
    if (j == larger) return false;
  }
  return true;
}

function setAtNarrow(i: i32): usize {
  return board.family + 8 * <usize>load<u32>(board.larger + 4 * <usize>i);
}

/**
 * Do the vertices that neither u nor v takes take both or neither? By dominance they may take u alone if v is the
 * player's.
 */
function takesAlike(u: i32, v: i32, nearU: usize, nearV: usize): bool {
  const intoU = board.into + <usize>u * board.bytes;
  const intoV = board.into + <usize>v * board.bytes;
  const strict = !byDominance || has(other, v);
  for (let w: usize = 0; w < board.bytes; w += 8) {
    let bad = load<u64>(intoV + w) & ~load<u64>(intoU + w);
    if (strict) bad |= load<u64>(intoU + w) & ~load<u64>(intoV + w);
    bad &= load<u64>(free + w);
    if (byDominance) bad &= ~(load<u64>(nearU + w) | load<u64>(nearV + w));
    if ((<usize>u) >> 6 == w >> 3) bad &= ~((<u64>1) << (u & 63));
    if ((<usize>v) >> 6 == w >> 3) bad &= ~((<u64>1) << (v & 63));
    if (bad != 0) return false;
  }
  return true;
}

/** Is what is free of a set, but one vertex, not in a mask? */
function avoids(set: usize, taken: i32, mask: usize): bool {
  for (let w: usize = 0; w < board.bytes; w += 8) {
    let bits = load<u64>(set + w) & load<u64>(free + w) & load<u64>(mask + w);
    if ((<usize>taken) >> 6 == w >> 3) bits &= ~((<u64>1) << (taken & 63));
    if (bits != 0) return false;
  }
  return true;
}

/** Does the set, with `put` instead of `taken`, contain a nonface? None without `put` is in it. */
function isNonfaceWhenExchanged(set: usize, taken: i32, put: i32): bool {
  spendHere(larger);
  const bytes = board.bytes;
  const image = board.scratch;
  const row = near + <usize>put * bytes;
  for (let w: usize = 0; w < bytes; w += 8) store<u64>(image + w, load<u64>(set + w) & load<u64>(free + w));
  remove(image, taken);
  if (meets(row, image)) return true;
  insert(image, put);
  for (let i = 0; i < larger; i++) {
    const part = setAt(board.larger, i);
    if (has(part, put) && isWithin(part, free, image)) return true;
  }
  return false;
}

/** Is every facet with u but not v, with v instead of u, a facet? */
function keepsFacets(u: i32, v: i32): bool {
  const bytes = board.bytes;
  for (let i = 0; i < larger; i++) {
    const set = setAt(board.larger, i);
    if (!has(set, u) || has(set, v)) continue;
    spendHere(larger);
    const image = board.scratch;
    for (let w: usize = 0; w < bytes; w += 8) store<u64>(image + w, load<u64>(set + w) & load<u64>(free + w));
    remove(image, u);
    insert(image, v);
    let j = 0;
    for (; j < larger; j++) {
      const part = setAt(board.larger, j);
      let w: usize = 0;
      while (w < bytes && (load<u64>(part + w) & load<u64>(free + w)) == load<u64>(image + w)) w += 8;
      if (w == bytes) break;
    }
    if (j == larger) return false;
  }
  return true;
}

/**
 * Is there an automorphism of a graph that exchanges u and v, each with the only neighbour that it does not share with
 * the other? On boards where both players may place on every vertex this finds the vertices of the board that are
 * twins. It pays when descriptions cost much, in wide masks: COL on a star with 300 leaves takes 0.2 s instead of 13.
 */
function areExchanged(u: i32, v: i32, alike: bool): bool {
  const bytes = board.bytes;
  const a = onlyNeighbour(u, v);
  const b = onlyNeighbour(v, u);
  if (!alike || a < 0 || b < 0) return false;
  if (has(board.left, a) != has(board.left, b) || has(board.right, a) != has(board.right, b)) return false;
  const four = board.scratch;
  memory.fill(four, 0, bytes);
  insert(four, u);
  insert(four, v);
  insert(four, a);
  insert(four, b);
  for (let w: usize = 0; w < bytes; w += 8) {
    const different = load<u64>(near + <usize>a * bytes + w) ^ load<u64>(near + <usize>b * bytes + w);
    if ((different & load<u64>(free + w) & ~load<u64>(four + w)) != 0) return false;
  }
  return true;
}

/** The only neighbour of u, but v, that v does not have; negative if there is none, or more than one. */
function onlyNeighbour(u: i32, v: i32): i32 {
  let found = -1;
  for (let w: usize = 0; w < board.bytes; w += 8) {
    let only = load<u64>(near + <usize>u * board.bytes + w) & ~load<u64>(near + <usize>v * board.bytes + w);
    only &= load<u64>(free + w);
    if ((<usize>v) >> 6 == w >> 3) only &= ~((<u64>1) << (v & 63));
    if (only == 0) continue;
    if (found != -1 || (only & (only - 1)) != 0) return -1;
    found = 8 * <i32>w + <i32>ctz(only);
  }
  return found;
}

/**
 * Writes to `kept` the vertices of a position without those that never matter: a vertex v of one player if there is a
 * nonface {u, v}, u of the same player, such that for every nonface S with u but not v the set with v instead of u is a
 * nonface, and for every nonface S with v but not u the set with u instead of v is a nonface or S∖v is the player's
 * alone. Then v is gone whenever u is: all that forbids u forbids v. While both are there u is at least as good, as in
 * `isAtLeast`. This remains so after any moves, which take vertices off nonfaces or nonfaces off the game. So v is
 * never needed, and the nonfaces with v have no effect. A vertex for both players must be left out for each of them by
 * the same u. Returns whether any vertex was left out.
 */
export function findUseful(at: usize, sets: i32, kept: usize): bool {
  look(at, sets, 0, true);
  const bytes = board.bytes;
  memory.copy(kept, free, bytes);
  if (board.hasFacets || board.isDirected) return false;
  let found = false;
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(kept + w); bits != 0; bits &= bits - 1) {
      const v = 8 * <i32>w + <i32>ctz(bits);
      if (!isUseless(v, kept)) continue;
      store<u64>(kept + w, load<u64>(kept + w) & ~(bits & -bits));
      found = true;
    }
  return found;
}

/** @param kept what is not left out yet */
function isUseless(v: i32, kept: usize): bool {
  const bytes = board.bytes;
  const row = near + <usize>v * bytes;
  const forLeft = has(board.left, v);
  const forRight = has(board.right, v);
  for (let w: usize = 0; w < bytes; w += 8) {
    let bits = load<u64>(row + w) & load<u64>(kept + w);
    if (forLeft) bits &= load<u64>(board.left + w);
    if (forRight) bits &= load<u64>(board.right + w);
    for (; bits != 0; bits &= bits - 1)
      if (standsFor(8 * <i32>w + <i32>ctz(bits), v, kept, forLeft && forRight ? 0 : forLeft ? board.right : board.left))
        return true;
  }
  return false;
}

/** @param opponents the vertices of the opponent of the player of v, 0 if v is for both */
function standsFor(u: i32, v: i32, kept: usize, opponents: usize): bool {
  spendHere(larger);
  const bytes = board.bytes;
  const nearU = near + <usize>u * bytes;
  const nearV = near + <usize>v * bytes;
  for (let w: usize = 0; w < bytes; w += 8) {
    const a = load<u64>(nearU + w);
    const b = load<u64>(nearV + w);
    let bad = (a & ~b) | (opponents == 0 ? b & ~a : b & ~a & load<u64>(opponents + w));
    bad &= load<u64>(kept + w);
    if (bad == 0) continue;
    if ((<usize>u) >> 6 == w >> 3) bad &= ~((<u64>1) << (u & 63));
    if ((<usize>v) >> 6 == w >> 3) bad &= ~((<u64>1) << (v & 63));
    if (bad != 0) return false;
  }
  for (let i = 0; i < larger; i++) {
    const set = setAt(board.larger, i);
    const hasU = has(set, u);
    if (hasU == has(set, v) || !isWithin(set, free, kept)) continue;
    if (!hasU && opponents != 0 && avoids(set, v, opponents)) continue;
    if (!isNonfaceWhenExchanged(set, hasU ? u : v, hasU ? v : u)) return false;
  }
  return true;
}
