import { look } from './host';
import {
  beginBoard,
  findLeast,
  isMisere,
  leastFree,
  leastPlaced,
  own,
  ownedBy,
  setExchange,
  setImage,
} from './outcomeBoard';
import { answerOf, beginTable, remember } from './OutcomeTable';
import { addNonface, beginLine, beginPlies, freeAfter, makeMove, Move, placedAfter, Ply, plyAt } from './plies';
import { listMoves } from './moveScores';

/*
 * The program of outcomes: who wins a game on a complex with at most 57 vertices that is given by its minimal nonfaces.
 * A search for one winning move, first for one that is known to win, then in the order of what is expected of them. It
 * has a memory of its own.
 */

export { own, setExchange, setImage, addNonface };

/** What `winningMove` returns of a position that is lost, and of one that is won because nothing can be played. */
const LOST: i32 = -1;
const WON: i32 = 64;
/**
 * Positions with at most so many free vertices are searched again rather than remembered: that is faster, and takes no
 * memory.
 */
const SMALL: u64 = 10;

/** How many positions were tried, and before how many more that are not small nobody has to look. */
let tried: u64 = 0;
let untilLook: i32 = 0;
/** The plies that were played. */
let depth: i32 = 0;

/** Begins a game; nothing else may be called before. @param nonfaces with more than two vertices */
export function begin(vertices: i32, symmetries: i32, nonfaces: i32, misere: bool): void {
  beginBoard(vertices, symmetries, misere);
  beginPlies(vertices, nonfaces);
}

/** All of the game has been written. @param most bytes of the table of positions */
export function beginSearch(most: usize): void {
  beginTable(most);
}

/** Begins a line of play. */
export function start(player: i32): void {
  depth = 0;
  beginLine(player);
}

export function play(vertex: i32): void {
  const ply = plyAt(depth++);
  makeMove(ply, vertex, freeAfter(ply, vertex));
}

export function takeBack(): void {
  depth--;
}

/** A move that wins the position at hand, LOST or WON. */
export function winningMove(): i32 {
  untilLook = 0;
  return search(plyAt(depth));
}

function search(ply: Ply): i32 {
  if (--untilLook < 0) untilLook = look();
  tried++;
  const count = listMoves(ply);
  if (isMisere && count == 0) return WON;
  const left = keepUnknown(ply, count);
  if (left < 0) return ply.moveAt(~left).vertex;
  for (let i = 0; i < left; i++) if (!winsAfter(ply, ply.moveAt(i), i == 0)) return ply.moveAt(i).vertex;
  return LOST;
}

/** Keeps the moves that it is not known of whether they win. Returns how many, or ~i if move i wins. */
function keepUnknown(ply: Ply, count: i32): i32 {
  const other = ownedBy(1 - ply.player);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const move = ply.moveAt(i);
    if ((move.free & other) == 0) {
      if (isMisere) continue;
      return ~i;
    }
    if (!isSmall(move.free)) {
      findLeast(move.free, placedAfter(ply, move.vertex, move.free), 1 - ply.player);
      const answer = answerOf(leastFree, leastPlaced);
      if (answer == 0) return ~i;
      if (answer == 1) continue;
    }
    const to = ply.moveAt(kept++);
    to.free = move.free;
    to.vertex = move.vertex;
    to.leastFree = leastFree;
    to.leastPlaced = leastPlaced;
  }
  return kept;
}

/** Does the opponent win after a move? */
function winsAfter(ply: Ply, move: Move, isFirst: bool): bool {
  if (isSmall(move.free)) return winsSmall(makeMove(ply, move.vertex, move.free));
  const known = isFirst ? -1 : answerOf(move.leastFree, move.leastPlaced);
  if (known >= 0) return known == 1;
  const before = tried;
  const wins = search(makeMove(ply, move.vertex, move.free)) != LOST;
  remember(move.leastFree, move.leastPlaced, wins, tried - before);
  return wins;
}

function isSmall(free: u64): bool {
  return popcnt(free) <= SMALL;
}

/** Does the player to move win a small position? Its moves are tried as they come, and nobody has to look. */
function winsSmall(ply: Ply): bool {
  tried++;
  const other = ownedBy(1 - ply.player);
  const moves = ply.free & ownedBy(ply.player);
  if (isMisere && moves == 0) return true;
  for (let bits = moves; bits != 0; bits &= bits - 1)
    if ((freeAfter(ply, <i32>ctz(bits)) & other) == 0 && !isMisere) return true;
  for (let bits = moves; bits != 0; bits &= bits - 1) {
    const vertex = <i32>ctz(bits);
    const free = freeAfter(ply, vertex);
    if ((free & other) != 0 && !winsSmall(makeMove(ply, vertex, free))) return true;
  }
  return false;
}
