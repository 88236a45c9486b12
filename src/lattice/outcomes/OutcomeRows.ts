import { LimitError } from '../../errors.js';
import type { OutcomeRegion } from './outcomeRegion.js';

/** The most nodes of the tree, and the most words of 32 positions. */
const MOST_NODES = 2 ** 25;
const MOST_WORDS = 2 ** 28;
const LARGEST_COORDINATE = 2 ** 30;

/**
 * The points of a region as rows of bits. All but the last coordinate are the levels of a tree, whose leaves are the
 * rows: runs of the last coordinate. Planes are the nodes above the rows.
 */
export interface OutcomeRows {
  /** How many coordinates lie above the rows. */
  readonly depth: number;
  /**
   * Two entries for each node: for node i of level l at `start[l]` + 2 i the coordinate of its first child, and the
   * number of that child, whose siblings follow; the next node, or one that stands behind the last of the level, says
   * where they end. A row has its first and last coordinate, less the origin.
   */
  readonly tree: Int32Array;
  readonly start: readonly number[];
  readonly origin: number;
  readonly words: number;
  /**
   * Undefined if each row is one word, the one of its number. Otherwise three entries for each plane: the number of the
   * first word in its rows, how many words its rows have, and where they begin: first this word of all of its rows,
   * then the next of all, or if there are more words than rows first the words of the first row.
   */
  readonly blocks: Int32Array | undefined;
}

/** Memory that is used again where it is not too much; nothing that is called in between uses it. */
let scratch: Int32Array = new Int32Array(1 << 10);
let sums: readonly [Float64Array, Float64Array] = [new Float64Array(1 << 10), new Float64Array(1 << 10)];
const KEPT = 1 << 16;

/** @throws LimitError `too-many-positions` before memory is taken */
export function outcomeRows({ low, high, normals, leasts }: OutcomeRegion, task: string): OutcomeRows {
  const depth = low.length - 1;
  for (let l = 0; l <= depth; l++)
    if (!(Math.max(Math.abs(low[l]!), Math.abs(high[l]!)) < LARGEST_COORDINATE))
      throw tooMany(task, `coordinates from ${low[l]!} to ${high[l]!}`);
  const count = normals.length;
  // What the coordinates behind level l can add to an inequality at most, and the last level that an inequality is
  // about.
  const later: number[] = [];
  const last: number[] = [];
  for (let k = 0; k < count; k++) {
    const normal = normals[k]!;
    last.push(lastNonzero(normal));
    for (let l = depth, sum = 0; l >= 0; l--) {
      later[l * count + k] = sum;
      sum += Math.max(normal[l]! * low[l]!, normal[l]! * high[l]!);
    }
  }
  let tree = scratch;
  let missing = sums[0];
  let next = sums[1];
  if (missing.length < count) missing = new Float64Array(count);
  for (let k = 0; k < count; k++) missing[k] = leasts[k]!;
  const start: number[] = [];
  let used = 0;
  let nodes = 1;
  for (let l = 0; ; l++) {
    start.push(used);
    tree = withRoom(tree, used + 2 * nodes + 2, used);
    const end = used + 2 * nodes;
    const least = low[l]!;
    const most = high[l]!;
    for (let at = used; at < end; at += 2) {
      tree[at] = least;
      tree[at + 1] = most;
    }
    for (let k = 0; k < count; k++)
      if (last[k]! >= l)
        tighten(tree, used, end, missing, k * nodes, later[l * count + k]!, normals[k]![l]!, least, most);
    if (l === depth) {
      used = end;
      break;
    }
    const children = countChildren(tree, used, end, MOST_NODES);
    if (children > MOST_NODES) throw tooMany(task, `more than ${MOST_NODES} rows`);
    if (next.length < children * count) next = new Float64Array(2 * children * count);
    for (let k = 0; k < count; k++)
      if (last[k]! > l) missingBelow(tree, used, end, missing, k * nodes, next, k * children, normals[k]![l]!);
    const other = missing;
    missing = next;
    next = other;
    used = end + 2;
    nodes = children;
  }
  if (tree.length <= KEPT) scratch = tree;
  if (missing.length <= KEPT && next.length <= KEPT) sums = [missing, next];
  // Not `slice`, which takes longer for small tables.
  const kept = new Int32Array(used);
  kept.set(tree.subarray(0, used));
  return rowsOf(kept, start, depth, task);
}

function lastNonzero(normal: readonly number[]): number {
  let l = normal.length - 1;
  while (l >= 0 && normal[l] === 0) l--;
  return l;
}

/** Ranges of the nodes from `at` to `end`, first and last coordinate: those that fulfil an inequality. */
function tighten(
  tree: Int32Array,
  at: number,
  end: number,
  missing: Float64Array,
  from: number,
  later: number,
  factor: number,
  least: number,
  most: number,
): void {
  if (factor > 0) {
    for (let node = at, i = from; node < end; node += 2, i++) {
      const bound = Math.ceil((missing[i]! - later) / factor);
      if (bound > tree[node]!) tree[node] = bound > most ? most + 1 : bound;
    }
  } else if (factor < 0) {
    for (let node = at, i = from; node < end; node += 2, i++) {
      const bound = Math.floor((missing[i]! - later) / factor);
      if (bound < tree[node + 1]!) tree[node + 1] = bound < least ? least - 1 : bound;
    }
  }
}

/**
 * Puts the number of the first child in the place of the last coordinate, and counts; the count stands behind the last
 * node.
 */
function countChildren(tree: Int32Array, at: number, end: number, most: number): number {
  let children = 0;
  for (let node = at; node < end && children <= most; node += 2) {
    const size = tree[node + 1]! - tree[node]! + 1;
    tree[node + 1] = children;
    if (size > 0) children += size;
  }
  tree[end + 1] = children;
  return children;
}

/** What is missing in an inequality at the children of nodes. */
function missingBelow(
  tree: Int32Array,
  at: number,
  end: number,
  missing: Float64Array,
  from: number,
  below: Float64Array,
  to: number,
  factor: number,
): void {
  for (let node = at, i = from; node < end; node += 2, i++) {
    const last = to + tree[node + 3]!;
    let left = missing[i]! - factor * tree[node]!;
    for (let child = to + tree[node + 1]!; child < last; child++) {
      below[child] = left;
      left -= factor;
    }
  }
}

function withRoom(array: Int32Array, size: number, used: number): Int32Array {
  if (array.length >= size) return array;
  const larger = new Int32Array(2 * size);
  larger.set(array.subarray(0, used));
  return larger;
}

function rowsOf(tree: Int32Array, start: readonly number[], depth: number, task: string): OutcomeRows {
  const first = start[depth]!;
  let least = LARGEST_COORDINATE;
  let most = -LARGEST_COORDINATE;
  for (let at = first; at < tree.length; at += 2) {
    if (tree[at + 1]! < tree[at]!) continue;
    if (tree[at]! < least) least = tree[at]!;
    if (tree[at + 1]! > most) most = tree[at + 1]!;
  }
  const origin = least === LARGEST_COORDINATE ? 0 : least;
  if (origin !== 0) for (let at = first; at < tree.length; at++) tree[at]! -= origin;
  if (most - origin < 32) return { depth, tree, start, origin, words: (tree.length - first) / 2, blocks: undefined };
  const planes = start[depth - 1]!;
  const blocks = new Int32Array((3 * (first - planes - 2)) / 2);
  const words = fillBlocks(blocks, tree, planes, first);
  if (words > MOST_WORDS) throw tooMany(task, `more than ${MOST_WORDS * 32} positions`);
  return { depth, tree, start, origin, words, blocks };
}

/** @returns the number of words, of which there may be too many for the entries */
function fillBlocks(blocks: Int32Array, tree: Int32Array, planes: number, rows: number): number {
  let words = 0;
  for (let plane = planes, at = 0; at < blocks.length && words <= MOST_WORDS; plane += 2, at += 3) {
    let low = LARGEST_COORDINATE;
    let high = -1;
    const end = rows + 2 * tree[plane + 3]!;
    for (let row = rows + 2 * tree[plane + 1]!; row < end; row += 2) {
      if (tree[row + 1]! < tree[row]!) continue;
      if (tree[row]! < low) low = tree[row]!;
      if (tree[row + 1]! > high) high = tree[row + 1]!;
    }
    blocks[at] = high < 0 ? 0 : low >> 5;
    blocks[at + 1] = high < 0 ? 0 : (high >> 5) - (low >> 5) + 1;
    blocks[at + 2] = words;
    words += blocks[at + 1]! * (tree[plane + 3]! - tree[plane + 1]!);
  }
  return words;
}

function tooMany(task: string, found: string): LimitError {
  return new LimitError('too-many-positions', `${task}: the table has ${found}, with those that are reached from it.`, {
    hint: 'Choose a smaller box or weight, or ask LatticeOutcomes for single positions.',
  });
}

/**
 * Where a point with these coordinates has its bit: the number of the word times 32 and the number of the bit; −1 for
 * none.
 */
export function bitOf(rows: OutcomeRows, coordinates: readonly number[]): number {
  const { depth, tree, start, origin } = rows;
  let plane = 0;
  let node = 0;
  for (let l = 0; l < depth; l++) {
    const at = start[l]! + 2 * node;
    const child = tree[at + 1]! + coordinates[l]! - tree[at]!;
    if (child < tree[at + 1]! || child >= tree[at + 3]!) return -1;
    plane = node;
    node = child;
  }
  const t = coordinates[depth]! - origin;
  const at = start[depth]! + 2 * node;
  return t < tree[at]! || t > tree[at + 1]! ? -1 : wordOf(rows, plane, node, t >> 5) * 32 + (t & 31);
}

/** The number of a word of a row, which has it. @param row its number, not that in the plane */
export function wordOf({ depth, tree, start, blocks }: OutcomeRows, plane: number, row: number, word: number): number {
  if (blocks === undefined) return row;
  const at = start[depth - 1]! + 2 * plane;
  const first = tree[at + 1]!;
  const count = tree[at + 3]! - first;
  const words = blocks[3 * plane + 1]!;
  const [step, rowStep] = words > count ? [1, words] : [count, 1];
  return blocks[3 * plane + 2]! + (word - blocks[3 * plane]!) * step + (row - first) * rowStep;
}
