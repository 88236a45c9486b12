import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import { allocate, FEWER_SETS, MAX_WORDS } from './checks.js';
import { diagramTurns, TO_LIST } from './diagramTurns.js';
import { IndependentSetSearch } from './IndependentSetSearch.kernel.js';
import type { PackedFamily } from './PackedFamily.kernel.js';
import { TransversalSearch } from './TransversalSearch.kernel.js';
import { transversalBound } from './transversalBound.js';
import { WordBuffer } from './WordBuffer.js';
import { cardinality, elementsAt, fillAll } from './words.kernel.js';

/** A resumable enumeration: see the two kernels. */
interface Search {
  step(out: Uint32Array, room: number, budget: number, flip: Uint32Array): number;
}

/** Words looked at between two looks at the clock, and the most nodes that may come to. */
const WORK = 1 << 22;
const NODES = 16384;
/** Sets found between two appends; larger blocks cost memory and gain nothing. */
const ROOM = 4096;
/** Words looked at for a block where something else may be tried after each. */
export const SHORT_WORK: number = 1 << 18;

/**
 * All minimal transversals of an antichain, or their complements (the maximal independent sets), in the order of the
 * search, in blocks of words. Sets of at most two elements are a graph and go to the branching with pivots, others to
 * the search with critical sets.
 * @param family inclusion-minimal sets by ascending size
 * @param complemented true for the complements
 * @param work words looked at for a block, about
 * @returns blocks packed with the stride of the family, possibly empty; each is overwritten by the next
 * @complexity memory: O(n · (n + size) / 32 + total size of the sets)
 * @source Murakami and Uno 2014
 */
export function* searchTransversals(
  family: PackedFamily,
  complemented: boolean,
  work: number = WORK,
): Generator<Uint32Array> {
  const { n, size, stride } = family;
  const flip = new Uint32Array(stride);
  const search = chooseSearch(family);
  if (search === undefined) return; // the empty set is a member: nothing meets it
  if (complemented !== search instanceof IndependentSetSearch) fillAll(flip, 0, stride, n);
  const block = new Uint32Array(ROOM * stride);
  const budget = Math.max(16, Math.min(NODES, Math.floor(work / (stride * (size + 1)))));
  for (;;) {
    const step = search.step(block, ROOM, budget, flip);
    yield block.subarray(0, (step < 0 ? -1 - step : step) * stride);
    if (step < 0) return;
  }
}

/** The most words that are kept while nobody knows whether all fit. */
const KEPT_WORDS = 2 ** 27;

/** Families on fewer elements are not asked for a lower bound: their transversals fit, or are found out fast. */
const FEW_ELEMENTS = 40;

/**
 * As `searchTransversals`, all in one, in any order; beside the search diagrams are tried, by the rule `TO_LIST`. What
 * would not fit is refused at once where a lower bound on its size shows that, and otherwise when it is counted: above
 * half a GiB sets are not kept until all are counted.
 * @param most sets that fit
 * @param mostKept words that are kept before all are counted
 * @throws LimitError when the bounds of the work cut the search off; their limit counts sets. `too-much-memory`
 */
export function minimalTransversals(
  family: PackedFamily,
  complemented: boolean,
  work: Work,
  most: number,
  mostKept: number = KEPT_WORDS,
): Uint32Array {
  const { stride } = family;
  if (family.n >= FEW_ELEMENTS && work.limit > most) {
    const bound = transversalBound(family);
    if (bound > Math.log2(most)) throw tooMany(work, `at least 2^${Math.floor(bound)}`);
  }
  const kept = new WordBuffer(work.task);
  const diagramAfter = isGraph(family) ? undefined : diagramTurns(family, TO_LIST, work);
  let blocks = 0;
  let length = 0;
  for (const block of searchTransversals(family, complemented, diagramAfter && SHORT_WORK)) {
    length += block.length;
    if (length > most * stride) throw tooMany(work, `more than ${length / stride}`);
    if (length <= mostKept) kept.append(block);
    else kept.clear();
    work.tick(length / stride);
    const diagram = diagramAfter?.(++blocks);
    if (diagram !== undefined) {
      if (diagram.count > most) throw tooMany(work, `${diagram.count}`);
      work.tick(Number(diagram.count));
      const all = allocate(work.task, Number(diagram.count) * stride);
      diagram.write(all, complemented, (written) => work.tick(written));
      return all;
    }
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

function tooMany({ task, memory }: Work, count: string): LimitError {
  const room = Math.floor(Math.min(MAX_WORDS * 4, memory) / 2 ** 20);
  const message = `${task}: ${count} sets, more than fit into ${room} MiB.`;
  return new LimitError('too-much-memory', message, { hint: FEWER_SETS });
}

/** Have all sets at most two elements? The last is one of the largest. */
function isGraph({ size, stride, words }: PackedFamily): boolean {
  return size === 0 || cardinality(words, (size - 1) * stride, stride) <= 2;
}

/** The search for a family, or undefined when it has the empty set as a member. */
function chooseSearch(family: PackedFamily): Search | undefined {
  const { n, size, stride, words } = family;
  if (size > 0 && cardinality(words, 0, stride) === 0) return undefined;
  if (!isGraph(family)) return new TransversalSearch(family);
  const closed = new Uint32Array(n * stride);
  const allowed = new Uint32Array(stride);
  fillAll(allowed, 0, stride, n);
  for (let v = 0; v < n; v++) closed[v * stride + (v >>> 5)]! |= 1 << (v & 31);
  const ends = new Int32Array(2);
  for (let i = 0; i < size; i++) {
    const isEdge = elementsAt(words, i * stride, stride, ends) === 2;
    const [u, v] = ends as unknown as [number, number];
    if (isEdge) {
      closed[u * stride + (v >>> 5)]! |= 1 << (v & 31);
      closed[v * stride + (u >>> 5)]! |= 1 << (u & 31);
    } else allowed[u >>> 5]! &= ~(1 << (u & 31)); // a loop: in no independent set
  }
  return new IndependentSetSearch(closed, stride, n, allowed);
}
