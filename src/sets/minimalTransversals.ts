import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import { allocate } from './checks.js';
import { compress, expand } from './compress.kernel.js';
import { IndependentSetSearch } from './IndependentSetSearch.kernel.js';
import { TransversalSearch } from './TransversalSearch.kernel.js';
import { transversalBound } from './transversalBound.js';
import { WordBuffer } from './WordBuffer.js';
import { cardinality, elementsAt, fillAll, lowestBit, strideOf } from './words.kernel.js';

/** A resumable enumeration: see the two kernels. */
interface Search {
  step(out: Uint32Array, room: number, budget: number, flip: Uint32Array): number;
}

/** A packed family, as the kernels take it. */
export interface PackedFamily {
  readonly n: number;
  readonly size: number;
  readonly stride: number;
  readonly words: Uint32Array;
}

/** Words looked at between two looks at the clock, and the most nodes that may come to. */
const WORK = 1 << 22;
const NODES = 16384;
/** Sets found between two appends; larger blocks cost memory and gain nothing. */
const ROOM = 4096;

/**
 * All minimal transversals of an antichain, or their complements (the maximal independent sets), in the order of the
 * search, in blocks of words. Sets of at most two elements are a graph and go to the branching with pivots, others to
 * the search with critical sets.
 * @param family inclusion-minimal sets
 * @param complemented true for the complements
 * @returns blocks packed with the stride of the family, possibly empty; each is overwritten by the next
 * @complexity memory: O(m · (m + size) / 32 + total size of the sets) for m elements that occur
 * @source Murakami and Uno 2014
 */
export function* searchTransversals(family: PackedFamily, complemented: boolean): Generator<Uint32Array> {
  const { n, size, stride, words } = family;
  const used = usedElements(family);
  const smallStride = strideOf(used.length);
  if (smallStride < stride) {
    const small = new Uint32Array(size * smallStride);
    compress(words, stride, size, used, small, smallStride);
    const always = new Uint32Array(stride);
    if (complemented) {
      fillAll(always, 0, stride, n);
      for (const v of used) always[v >>> 5]! &= ~(1 << (v & 31));
    }
    const room = new Uint32Array(ROOM * stride);
    const part = { n: used.length, size, stride: smallStride, words: small };
    for (const block of searchTransversals(part, complemented)) {
      const found = block.length / smallStride;
      expand(block, smallStride, found, used, always, room, stride);
      yield room.subarray(0, found * stride);
    }
    return;
  }
  const flip = new Uint32Array(stride);
  const search = chooseSearch(family);
  if (search === undefined) return; // the empty set is a member: nothing meets it
  if (complemented !== search instanceof IndependentSetSearch) fillAll(flip, 0, stride, n);
  const block = new Uint32Array(ROOM * stride);
  const budget = Math.max(16, Math.min(NODES, Math.floor(WORK / (stride * (size + 1)))));
  for (;;) {
    const step = search.step(block, ROOM, budget, flip);
    yield block.subarray(0, (step < 0 ? -1 - step : step) * stride);
    if (step < 0) return;
  }
}

/** The elements that lie in some set, ascending. */
function usedElements({ n, size, stride, words }: PackedFamily): Int32Array {
  const union = new Uint32Array(stride);
  for (let o = 0; o < size * stride; o++) union[o % stride]! |= words[o]!;
  const elements = new Int32Array(n);
  return elements.slice(0, elementsAt(union, 0, stride, elements));
}

/** The most words of a result, 4 GiB, and those that are kept while nobody knows whether all fit. */
const MOST_WORDS = 2 ** 30;
const KEPT_WORDS = 2 ** 27;

/** Families on fewer elements are not asked for a lower bound: their transversals fit, or are found out fast. */
const FEW_ELEMENTS = 40;

/**
 * As `searchTransversals`, all in one. What would not fit is refused at once where a lower bound on its size shows that,
 * and otherwise when it is counted: above half a GiB sets are not kept until all are counted.
 * @param mostKept words that are kept before all are counted
 * @throws LimitError when the bounds of the work cut the search off; their limit counts sets. `too-much-memory`
 */
export function minimalTransversals(
  family: PackedFamily,
  complemented: boolean,
  work: Work,
  mostKept: number = KEPT_WORDS,
): Uint32Array {
  const { stride } = family;
  const most = Math.min(MOST_WORDS, work.memory / 4);
  if (family.n >= FEW_ELEMENTS && work.limit * stride > most) {
    const bound = transversalBound(family);
    if (bound + Math.log2(stride) > Math.log2(most)) throw tooMany(work.task, `at least 2^${Math.floor(bound)}`, most);
  }
  const kept = new WordBuffer(work.task);
  let length = 0;
  for (const block of searchTransversals(family, complemented)) {
    length += block.length;
    if (length > most) throw tooMany(work.task, `more than ${length / stride}`, most);
    if (length <= mostKept) kept.append(block);
    else kept.clear();
    work.tick(length / stride);
  }
  if (length <= mostKept) return kept.toWords();
  const all = allocate(work.task, length);
  let end = 0;
  for (const block of searchTransversals(family, complemented)) {
    all.set(block, end);
    end += block.length;
    work.tick(end / stride);
  }
  return all;
}

function tooMany(task: string, count: string, most: number): LimitError {
  return new LimitError(
    'too-much-memory',
    `${task}: ${count} sets, more than fit into ${Math.floor((most * 4) / 2 ** 20)} MiB.`,
    { hint: 'Ask for counts instead of lists, or choose a smaller input.' },
  );
}

/** The search for a family, or undefined when it has the empty set as a member. */
function chooseSearch({ n, size, stride, words }: PackedFamily): Search | undefined {
  let largest = 0;
  for (let i = 0; i < size; i++) {
    const c = cardinality(words, i * stride, stride);
    if (c === 0) return undefined;
    if (c > largest) largest = c;
  }
  if (largest > 2) return new TransversalSearch(words, stride, size, n);
  const closed = new Uint32Array(n * stride);
  const allowed = new Uint32Array(stride);
  fillAll(allowed, 0, stride, n);
  for (let v = 0; v < n; v++) closed[v * stride + (v >>> 5)]! |= 1 << (v & 31);
  for (let i = 0; i < size; i++) {
    const ends: number[] = [];
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) ends.push((k << 5) + lowestBit(w));
    const [u, v] = ends as [number, number?];
    if (v === undefined) {
      allowed[u >>> 5]! &= ~(1 << (u & 31)); // a loop: in no independent set
      continue;
    }
    closed[u * stride + (v >>> 5)]! |= 1 << (v & 31);
    closed[v * stride + (u >>> 5)]! |= 1 << (u & 31);
  }
  return new IndependentSetSearch(closed, stride, n, allowed);
}
