import { addResults, emptyResult, MISERE, negativeResult, resultOf, resultOfLastMoves, VALUES } from './algebra';
import { findBoardSymmetries, leastImage } from './automorphisms';
import { findUseful, listMovesOf } from './dominance';
import { account, game, longer, makeGame, releaseGame } from './Game';
import { boardOf, GraphTables } from './GraphTables';
import { describePosition, length, swapped, words } from './incidence';
import {
  board,
  clearMask,
  closeBoard,
  copyMask,
  countOf,
  has,
  isForBoth,
  listOf,
  nearNow,
  openBoard,
  play,
  readSets,
  reserve,
  reserveInput,
  restrict,
  setAt,
  sidesIn,
  sizeOf,
  spend,
  stack,
  take,
  takeAlone,
  UNION,
  useParts,
  writeStart,
} from './parts';
import { countExpanded, use, valueOfGraph } from './positions';

/* Results of positions of any kind: of their components, each looked up as it stands, then up to isomorphism, and expanded if it is new. It
 * works with a stack of its own, so that long games do no harm. */

/** Symmetries are looked for when so many positions have been stored. */
const STORED_BEFORE_SYMMETRIES: i32 = 200;
const LEAST_DESCRIBED: i32 = 32;
/** With more vertices positions in which only pairs are forbidden are given to the program for graphs. */
const MANY: i32 = 12;
/** Larger components are not looked up to isomorphism when the time is up. */
const MOST_SURVEYED: i32 = 512;

/** A sum that is being computed: that of the game, after a move, or of what a component is replaced by. */
@unmanaged
class Frame {
  /** The component that is expanded or replaced, and where it ends. */
  component: usize;
  componentEnd: usize;
  /** What is left of the sum, and where it ends. */
  rest: usize;
  end: usize;
  sum: i32;
  balance: i32;
  stars: i32;
  /** Places in the list of moves, where results take the place of moves. */
  first: i32;
  next: i32;
  middle: i32;
  last: i32;
  /** The class, or 0; whether it holds the negative. */
  entry: u32;
  isSwapped: bool;
  isShared: bool;
  /** Is the sum the result itself, and is it on a board of its own? */
  isReplaced: bool;
  isInner: bool;
}

const FRAME: usize = offsetof<Frame>();
/** Where a description of a game of so many numbers is to be written; see `reserveInput`. */
export function gameAt(given: GraphTables, numbers: i32): usize {
  use(given);
  makeGame(given);
  useParts();
  tidy();
  return reserveInput(4 * <usize>numbers);
}

/**
 * Begins with the game described.
 * @param kind 0 values, 1 Grundy values, 2 misère outcomes
 * @param most bytes of everything
 * @param mostBytes of the table of positions met
 */
export function beginGame(given: GraphTables, numbers: i32, kind: i32, most: usize, mostBytes: usize): void {
  given.most = most;
  if (changetype<usize>(board) != 0) closeBoard();
  given.expanded = 0;
  given.classes.start();
  game.algebra = kind;
  game.mostMet = mostBytes;
  openInner(numbers);
}

/** The run before may have been interrupted. */
function tidy(): void {
  game.depth = 0;
  game.movesEnd = 0;
  if (changetype<usize>(board) != 0) while (board.outer != 0) closeBoard();
}

/** Gives back what a game holds. */
export function endGame(given: GraphTables): void {
  use(given);
  tidy();
  if (changetype<usize>(board) != 0) closeBoard();
  releaseGame(given);
}

function openInner(numbers: i32): void {
  const wanted: usize = 6 * 8 * (((<usize>load<u32>(game.input)) >> 6) + 1);
  if (wanted > game.keyBytes) {
    game.key = longer(game.key, game.keyBytes, wanted);
    game.keyBytes = wanted;
  }
  openBoard(numbers);
}

/** Goes to the position before the first move. */
export function startGame(given: GraphTables): void {
  use(given);
  tidy();
  game.startEnd = writeStart(0);
}

/** Makes a move in the position. */
export function playInGame(v: i32): void {
  const end = play(0, v, game.startEnd);
  memory.copy(stack, stack + game.startEnd, end - game.startEnd);
  game.startEnd = end - game.startEnd;
}

/** The result of the position. */
export function evaluateGame(): i32 {
  begin(0, game.startEnd);
  return run();
}

/** Takes a component off the position: its result if that is known, −1 if not, −2 if there is none. */
export function surveyGame(given: GraphTables): i32 {
  use(given);
  const at = game.startEnd;
  const end = take(0, at, game.algebra == MISERE);
  if (end == at) return -2;
  const size = sizeOf(stack + at);
  if (isLastMove(size)) {
    const sides = sidesIn(stack + at);
    return resultOfLastMoves(sides == 3 ? 0 : sides == 1 ? 1 : -1, sides == 3 ? 1 : 0);
  }
  const known = find(at);
  if (known != -1 || size > MOST_SURVEYED) return known;
  describePosition(at, readSets(at), game.algebra);
  const entry = account.classes.find(words, length);
  const result = entry == 0 ? -1 : account.classes.valueOf(entry);
  return swapped && result != -1 ? negativeResult(result) : result;
}

/** The mask of the component taken last. */
export function surveyedAt(): usize {
  return stack + game.startEnd;
}

function isLastMove(size: i32): bool {
  // One vertex, or two of which one is taken: a last move for whoever owns any.
  return game.algebra != MISERE && (size == 1 || (size == 2 && !board.isDirected));
}

function frameAt(i: usize): Frame {
  return changetype<Frame>(game.frames + FRAME * i);
}

/** A new frame for the sum of the position at `at`. */
function begin(at: usize, end: usize): Frame {
  const wanted = FRAME * (game.depth + 1);
  if (wanted > game.frameBytes) {
    game.frames = longer(game.frames, game.frameBytes, wanted * 2);
    game.frameBytes = wanted * 2;
  }
  const frame = frameAt(game.depth++);
  frame.isReplaced = frame.isInner = false;
  setSum(frame, at, end);
  return frame;
}

function setSum(frame: Frame, at: usize, end: usize): void {
  frame.rest = at;
  frame.end = end;
  frame.sum = emptyResult();
  frame.balance = frame.stars = 0;
}

function run(): i32 {
  while (true) {
    const frame = frameAt(game.depth - 1);
    const to = frame.end;
    const end = take(frame.rest, to, game.algebra == MISERE);
    if (end == to) {
      let result = frame.sum;
      if (frame.balance != 0 || frame.stars != 0)
        result = addResults(result, resultOfLastMoves(frame.balance, frame.stars));
      if (game.depth == 1) {
        game.depth = 0;
        return result;
      }
      if (frame.isInner) closeBoard();
      if (frame.isReplaced) close(frame, result);
      else {
        store<i32>(game.moves + 4 * frame.next++, result);
        if (frame.next == frame.last) closeMoves(frame);
        else tryMove(frame);
      }
      continue;
    }
    const size = sizeOf(stack + to);
    if (isLastMove(size)) {
      const sides = sidesIn(stack + to);
      if (sides == 3) frame.stars++;
      else frame.balance += sides == 1 ? 1 : -1;
      continue;
    }
    const known = find(to);
    if (known != -1) add(frame, known);
    else meet(to, end, size);
  }
}

function add(frame: Frame, result: i32): void {
  frame.sum = addResults(frame.sum, result);
}

/** The result of the position at `at` if it was met, or −1. */
function find(at: usize): i32 {
  const exchanged = writeKey(at);
  const known = board.met.find(game.key);
  return exchanged && known != -1 ? negativeResult(known) : known;
}

/**
 * Writes what determines a position: its free vertices, and what was played of its nonfaces; returns whether players
 * are exchanged.
 */
function writeKey(at: usize): bool {
  const bytes = board.bytes;
  const key = game.key;
  copyMask(key, stack + at, bytes);
  if (board.sets == 0) return board.symmetries > 0 && leastImage(key, bytes);
  const count = countOf(at);
  const played = key + bytes;
  clearMask(played, bytes);
  if (bytes == 8 && !board.hasFacets) {
    store<u64>(played, load<u64>(stack + at + UNION) & ~load<u64>(key));
    return board.symmetries > 0 && leastImage(key, 16);
  }
  const list = listOf(at);
  for (let i = 0; i < count; i++) {
    const set = setAt(list, i);
    for (let w: usize = 0; w < bytes; w += 8) {
      const bits = load<u64>(set + w);
      const before = load<u64>(played + w);
      // Of facets all have in common what was played.
      if (board.hasFacets) store<u64>(played + w, i == 0 ? bits : before & bits);
      else store<u64>(played + w, before | (bits & ~load<u64>(key + w)));
    }
  }
  return board.symmetries > 0 && leastImage(key, 2 * bytes);
}

function remember(at: usize, result: i32, top: usize): void {
  const exchanged = writeKey(at);
  board.met.store(game.key, exchanged ? negativeResult(result) : result);
  if (++board.stored == STORED_BEFORE_SYMMETRIES && board.outer == 0) findBoardSymmetries(top);
}

/** A component that was not met as it stands, for the sum on top. */
function meet(at: usize, end: usize, size: i32): void {
  spend((size <= 64 ? size : size * (size >> 3)) << 4);
  const sides = sidesIn(stack + at);
  if (game.algebra == MISERE && sides != 3) {
    add(frameAt(game.depth - 1), sides == 1 ? 2 : 1);
    return;
  }
  const larger = readSets(at);
  const isGraph = larger == 0 && !board.hasFacets && !board.isDirected && game.algebra == VALUES;
  if (isGraph && size <= 64 && (board.bytes > 8 || size > MANY)) {
    const result = asGraph(at, size);
    remember(at, result, end);
    add(frameAt(game.depth - 1), result);
    return;
  }
  if (game.algebra == VALUES) {
    const useful = end;
    reserve(useful + board.bytes);
    if (findUseful(at, larger, stack + useful)) {
      const from = useful + board.bytes;
      const to = restrict(at, stack + useful, from);
      const frame = begin(from, to);
      frame.isReplaced = true;
      frame.component = at;
      frame.componentEnd = end;
      frame.entry = 0;
      return;
    }
  }
  let entry: u32 = 0;
  let isSwapped: bool = false;
  if (isWorthDescribing(size)) {
    describePosition(at, larger, game.algebra);
    isSwapped = swapped;
    entry = account.classes.find(words, length);
    const known = entry == 0 ? -1 : account.classes.valueOf(entry);
    if (known != -1) {
      account.hits++;
      if (size <= 64)
        store<i32>(game.described + 8 * <usize>size, load<i32>(game.described + 8 * <usize>size, 4) + 1, 4);
      const result = isSwapped ? negativeResult(known) : known;
      remember(at, result, end);
      add(frameAt(game.depth - 1), result);
      return;
    }
    if (entry == 0) entry = account.classes.add(words, length);
  }
  const halves = (((<usize>size + 63) >> 6) << 3) * 2 <= board.bytes;
  const frame = halves ? beginInner(at, end, larger) : beginMoves(at, end, size, larger);
  frame.component = at;
  frame.componentEnd = end;
  frame.entry = entry;
  frame.isSwapped = isSwapped;
  if (!halves) tryMove(frame);
}

/**
 * May a component be isomorphic to one that is known? Those of a size at which few were are only remembered as they
 * stand.
 */
function isWorthDescribing(size: i32): bool {
  if (size > 64) return true;
  const at = game.described + 8 * <usize>size;
  const described = load<i32>(at);
  if (game.depth > 1 && described >= LEAST_DESCRIBED && 4 * load<i32>(at, 4) < described && board.met.hasRoom)
    return false;
  store<i32>(at, described + 1);
  return true;
}

/** Begins to try the moves of a component that was read. */
function beginMoves(at: usize, end: usize, size: i32, larger: i32): Frame {
  countExpanded();
  const wanted: usize = 4 * (<usize>game.movesEnd + 2 * <usize>size);
  if (wanted > game.moveBytes) {
    game.moves = longer(game.moves, game.moveBytes, wanted * 2);
    game.moveBytes = wanted * 2;
  }
  const frame = begin(end, end);
  const dominated = game.algebra == VALUES;
  frame.isShared = isForBoth(stack + at);
  frame.first = frame.next = game.movesEnd;
  game.movesEnd += listMovesOf(at, larger, 0, dominated, game.moves + 4 * <usize>game.movesEnd);
  frame.middle = game.movesEnd;
  if (!frame.isShared) game.movesEnd += listMovesOf(at, larger, 1, dominated, game.moves + 4 * <usize>game.movesEnd);
  frame.last = game.movesEnd;
  return frame;
}

/** Begins the sum of the position after the next move, which is written behind the component. */
function tryMove(frame: Frame): void {
  const to = frame.componentEnd;
  setSum(frame, to, play(frame.component, load<i32>(game.moves + 4 * <usize>frame.next), to));
  if (board.bytes > 8 || board.hasFacets || game.algebra == MISERE) return;
  const alone = takeAlone(to);
  frame.balance = <i32>alone;
  frame.stars = <i32>((alone - frame.balance) >> 32);
}

/** All moves were tried. */
function closeMoves(frame: Frame): void {
  game.movesEnd = frame.first;
  const l = frame.middle - frame.first;
  const left = game.moves + 4 * <usize>frame.first;
  const right = game.moves + 4 * <usize>frame.middle;
  close(frame, frame.isShared ? resultOf(left, l, left, l) : resultOf(left, l, right, frame.last - frame.middle));
}

/** The component of the frame on top has a result. */
function close(frame: Frame, result: i32): void {
  if (frame.entry != 0) account.classes.set(frame.entry, frame.isSwapped ? negativeResult(result) : result);
  remember(frame.component, result, frame.componentEnd);
  game.depth--;
  add(frameAt(game.depth - 1), result);
}

/** Begins the sum of a component on a smaller board of its own. */
function beginInner(at: usize, end: usize, larger: i32): Frame {
  openInner(writeGame(at, larger));
  const begins = end;
  const frame = begin(begins, writeStart(begins));
  frame.isReplaced = frame.isInner = true;
  return frame;
}

/**
 * Describes the game that begins with a position, which was read, in the input; returns how many numbers that takes.
 */
function writeGame(at: usize, larger: i32): i32 {
  const bytes = board.bytes;
  const free = stack + at;
  const near = nearNow(at);
  const n = sizeOf(free);
  let numbers: usize = 2 + <usize>n;
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1)
      for (let x: usize = 0; x < bytes; x += 8)
        numbers += 3 * <usize>popcnt(load<u64>(near + (w * 8 + <usize>ctz(bits)) * bytes + x) & load<u64>(free + x));
  for (let i = 0; i < larger; i++) numbers += 1 + <usize>n;
  let to = reserveInput(4 * numbers);
  store<u32>(to, n);
  store<u32>(to, (board.isDirected ? 1 : 0) + (board.hasFacets ? 2 : 0), 4);
  to += 8;
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1) {
      const v = 8 * <i32>w + <i32>ctz(bits);
      store<u32>(to, sideAt(v));
      to += 4;
    }
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1) {
      const u = 8 * <i32>w + <i32>ctz(bits);
      const row = near + <usize>u * bytes;
      for (let x: usize = 0; x < bytes; x += 8)
        for (let others = load<u64>(row + x) & load<u64>(free + x); others != 0; others &= others - 1) {
          const v = 8 * <i32>x + <i32>ctz(others);
          if (v < u && !board.isDirected) continue;
          store<u32>(to, 2);
          store<u32>(to, rankIn(free, u), 4);
          store<u32>(to, rankIn(free, v), 8);
          to += 12;
        }
    }
  for (let i = 0; i < larger; i++) {
    const set = setAt(board.larger, i);
    const begin = to;
    for (let w: usize = 0; w < bytes; w += 8)
      for (let bits = load<u64>(set + w) & load<u64>(free + w); bits != 0; bits &= bits - 1) {
        to += 4;
        store<u32>(to, rankIn(free, 8 * <i32>w + <i32>ctz(bits)));
      }
    store<u32>(begin, <u32>((to - begin) >> 2));
    to += 4;
  }
  return <i32>((to - game.input) >> 2);
}

function sideAt(v: i32): i32 {
  return (has(board.left, v) ? 1 : 0) + (has(board.right, v) ? 2 : 0);
}

/** How many elements of a mask are less than v. */
function rankIn(mask: usize, v: i32): i32 {
  const last = ((<usize>v) >> 6) << 3;
  let rank = popcnt(load<u64>(mask + last) & (((<u64>1) << (v & 63)) - 1));
  for (let w: usize = 0; w < last; w += 8) rank += popcnt(load<u64>(mask + w));
  return <i32>rank;
}

/** The value of a position, which was read, in which only pairs are forbidden. */
function asGraph(at: usize, size: i32): i32 {
  const bytes = board.bytes;
  const free = stack + at;
  const near = nearNow(at);
  const graph = boardOf(account);
  let i: usize = 0;
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1) {
      const v = 8 * <i32>w + <i32>ctz(bits);
      let row: u64 = 0;
      for (let x: usize = 0; x < bytes; x += 8)
        for (
          let others = load<u64>(near + <usize>v * bytes + x) & load<u64>(free + x);
          others != 0;
          others &= others - 1
        )
          row |= (<u64>1) << rankIn(free, 8 * <i32>x + <i32>ctz(others));
      store<u64>(graph + 8 * i, row);
      store<u8>(graph + 8 * 64 + i++, sideAt(v));
    }
  return valueOfGraph(account, size, game.mostMet);
}
