import { InputError } from '../errors.js';
import { givenItems, requireFunction, requireIndex, requireInstance, wrongArgument } from '../arguments.js';
import { VERSION } from '../json.js';
import { showAs } from '../inspect.js';
import { Work, type RunOptions } from '../run.js';
import {
  allocate,
  checkGroundSet,
  isElement,
  MAX_WORDS,
  notAnElement,
  packed,
  packedLists,
  requirePacked,
} from './checks.js';
import { countElements, markExtremal } from './markExtremal.kernel.js';
import { minimalTransversals } from './minimalTransversals.js';
import { placesOf } from './PackedFamily.kernel.js';
import { canonicalOrder } from './canonicalOrder.kernel.js';
import { SubsetIndex } from './SubsetIndex.kernel.js';
import { SupersetIndex } from './SupersetIndex.kernel.js';
import {
  cardinality,
  copySets,
  elementsAt,
  listAt,
  equalsAt,
  fillAll,
  hashAt,
  intersectsAt,
  isSubsetAt,
  strideOf,
} from './words.kernel.js';

/** A family as a JSON object; the order of the sets is kept. */
export interface FamilyJson {
  readonly type: 'family';
  readonly spgames: string;
  readonly n: number;
  readonly sets: readonly (readonly number[])[];
}

/** A set given by its elements, in any order; repetitions count once. */
export type ElementList = Iterable<number>;

/**
 * An immutable family of subsets of 0…n−1, packed into words. The order of the sets and repetitions are kept;
 * operations that put them into canonical order (by size, then lexicographically) say so.
 * @example SetFamily.fromLists([[0, 1], [1, 2]], 3).transversals().toLists() // [[1], [0, 2]]
 */
export class SetFamily {
  readonly n: number;
  readonly size: number;
  /** Words a set takes: max(1, ⌈n/32⌉). */
  readonly stride: number;
  /**
   * Set i occupies `words[i·stride … (i+1)·stride)`; element v is bit `v & 31` of word `v >>> 5`. Not to be written to.
   */
  readonly words: Uint32Array;

  private constructor(words: Uint32Array, n: number, size: number) {
    this.words = words;
    this.n = n;
    this.size = size;
    this.stride = strideOf(n);
    Object.freeze(this);
  }

  /**
   * A family from lists of elements.
   * @param sets lists of integers v with 0 ≤ v < n
   * @throws InputError `invalid-vertex`, `invalid-ground-set`
   */
  static fromLists(sets: Iterable<ElementList>, n: number): SetFamily {
    checkGroundSet('SetFamily.fromLists', n);
    const words = packedLists('SetFamily.fromLists', sets, n);
    return new SetFamily(words, n, words.length / strideOf(n));
  }

  /**
   * A family from packed words, which it then owns: the caller does not write to them any more.
   * @param words a multiple of max(1, ⌈n/32⌉) words; bits past n are zero
   * @throws InputError `invalid-words`
   */
  static fromWords(words: Uint32Array, n: number): SetFamily {
    checkGroundSet('SetFamily.fromWords', n);
    requirePacked('SetFamily.fromWords', words, n);
    return new SetFamily(words, n, words.length / strideOf(n));
  }

  /** The members as ascending lists, in order. */
  toLists(): number[][] {
    return Array.from({ length: this.size }, (_, i) => this.list(i));
  }

  /** Member i as an ascending list. */
  list(i: number): number[] {
    requireIndex('SetFamily.list', i, this.size);
    return listAt(this.words, i * this.stride, this.stride);
  }

  /**
   * Visits every member without allocating: the same buffer holds the elements of each in turn.
   * @param visit gets the buffer, how many of its entries count, and the index of the member
   */
  each(visit: (elements: Int32Array, length: number, index: number) => void): void {
    requireFunction('SetFamily.each', visit);
    const buffer = new Int32Array(this.n);
    for (let i = 0; i < this.size; i++) visit(buffer, elementsAt(this.words, i * this.stride, this.stride, buffer), i);
  }

  *[Symbol.iterator](): Generator<number[]> {
    for (let i = 0; i < this.size; i++) yield this.list(i);
  }

  /** The JSON object `{"type":"family","n":…,"sets":[[0,1],…]}`, which `familyFromJson` reads. */
  toJSON(): FamilyJson {
    return { type: 'family', spgames: VERSION, n: this.n, sets: this.toLists() };
  }

  /** Does member i contain v? */
  has(i: number, v: number): boolean {
    if (typeof v !== 'number' || typeof i !== 'number') throw wrongArgument('SetFamily.has', [i, v], 'two integers');
    return v < this.n && (this.words[i * this.stride + (v >>> 5)]! & (1 << (v & 31))) !== 0;
  }

  /** The size of member i. */
  cardinality(i: number): number {
    if (!Number.isInteger(i) || i < 0 || i >= this.size) requireIndex('SetFamily.cardinality', i, this.size);
    return cardinality(this.words, i * this.stride, this.stride);
  }

  /** The sizes of the members, in order. */
  cardinalities(): Uint32Array {
    return Uint32Array.from({ length: this.size }, (_, i) => this.cardinality(i));
  }

  /** The elements that lie in some member, ascending. */
  support(): number[] {
    const frequency = this.frequencies();
    return Array.from({ length: this.n }, (_, v) => v).filter((v) => frequency[v]! > 0);
  }

  /** For each of 0…n−1, in how many members it lies. */
  frequencies(): Uint32Array {
    const frequency = new Uint32Array(this.n);
    countElements(this.words, this.stride, this.size, frequency);
    return frequency;
  }

  /** The members with keep[i] ≠ 0, in order, on the same ground set. */
  select(keep: ArrayLike<number>): SetFamily {
    const kept = givenItems(keep, 'SetFamily.select', 'a number for each member');
    return this.filter((i) => kept[i] !== 0);
  }

  /** The members whose index passes the test, in order. */
  filter(test: (index: number) => boolean): SetFamily {
    requireFunction('SetFamily.filter', test);
    const kept: number[] = [];
    for (let i = 0; i < this.size; i++) if (test(i)) kept.push(i);
    return kept.length === this.size ? this : this.#inOrder(kept);
  }

  /** The members with the given indices, in the given order. */
  inOrder(indices: ArrayLike<number>): SetFamily {
    const list = givenItems(indices, 'SetFamily.inOrder', 'a list of indices');
    for (const i of list) requireIndex('SetFamily.inOrder', i, this.size);
    return this.#inOrder(list as readonly number[]);
  }

  #inOrder(indices: ArrayLike<number>): SetFamily {
    return new SetFamily(copySets(this.words, this.stride, indices), this.n, indices.length);
  }

  /** The members in canonical order: by size, then lexicographically as ascending lists. Repetitions stay. */
  sorted(): SetFamily {
    return this.#inOrder(this.#canonicalOrder(undefined));
  }

  /** The members in canonical order, each once. */
  distinct(): SetFamily {
    const all = this.sorted();
    const { words, stride } = all;
    return all.filter((i) => i === 0 || !equalsAt(words, i * stride, words, (i - 1) * stride, stride));
  }

  /**
   * The inclusion-minimal members, each once, in canonical order.
   * @throws LimitError; `limit` counts minimal members
   * @complexity one set-trie query a member
   */
  minimal(options: RunOptions = {}): SetFamily {
    return this.#extremal(true, new Work('SetFamily.minimal', options));
  }

  /**
   * The inclusion-maximal members, each once, in canonical order.
   * @throws LimitError; `limit` counts maximal members
   * @complexity one set-trie query a member
   */
  maximal(options: RunOptions = {}): SetFamily {
    return this.#extremal(false, new Work('SetFamily.maximal', options));
  }

  #extremal(minimal: boolean, work: Work): SetFamily {
    const order = this.#canonicalOrder(() => work.tick(0));
    const keep = new Uint8Array(this.size);
    const tick = (kept: number): void => work.tick(kept);
    const kept = markExtremal(this.words, this.stride, order, this.frequencies(), minimal, keep, tick);
    tick(kept);
    if (kept === this.size && order.every((i, place) => i === place)) return this;
    return this.#inOrder(order.filter((i) => keep[i] === 1));
  }

  /** The complements of the members in 0…n−1, in order. */
  complement(): SetFamily {
    const all = new Uint32Array(this.stride);
    fillAll(all, 0, this.stride, this.n);
    const words = this.words.map((w, i) => w ^ all[i % this.stride]!);
    return new SetFamily(words, this.n, this.size);
  }

  /** The intersections of the members with a set, in order, on the same ground set. */
  restrict(set: ElementList): SetFamily {
    const mask = this.#pack('SetFamily.restrict', set);
    const words = this.words.map((w, i) => w & mask[i % this.stride]!);
    return new SetFamily(words, this.n, this.size);
  }

  /** The members without the elements of a set, in order, on the same ground set. */
  contract(set: ElementList): SetFamily {
    const mask = this.#pack('SetFamily.contract', set);
    const words = this.words.map((w, i) => w & ~mask[i % this.stride]!);
    return new SetFamily(words, this.n, this.size);
  }

  /** The members contained in a set, in order. */
  within(set: ElementList): SetFamily {
    const mask = this.#pack('SetFamily.within', set);
    return this.filter((i) => isSubsetAt(this.words, i * this.stride, mask, 0, this.stride));
  }

  /** The members that contain a set, in order. */
  containing(set: ElementList): SetFamily {
    const mask = this.#pack('SetFamily.containing', set);
    return this.filter((i) => isSubsetAt(mask, 0, this.words, i * this.stride, this.stride));
  }

  /** The members that have no element in common with a set, in order. */
  avoiding(set: ElementList): SetFamily {
    const mask = this.#pack('SetFamily.avoiding', set);
    return this.filter((i) => !intersectsAt(this.words, i * this.stride, mask, 0, this.stride));
  }

  /** The members of this family and then of the others. @throws InputError `not-the-same-ground-set` */
  concat(...others: readonly SetFamily[]): SetFamily {
    let { length } = this.words;
    for (const other of others) {
      this.#checkSameGround('SetFamily.concat', other);
      length += other.words.length;
    }
    const words = allocate('SetFamily.concat', length);
    words.set(this.words);
    let end = this.words.length;
    for (const other of others) {
      words.set(other.words, end);
      end += other.words.length;
    }
    return new SetFamily(words, this.n, end / this.stride);
  }

  /**
   * The family on another ground set.
   * @param map the new name of each of 0…n−1, an integer below `n`; two elements may get the same name
   */
  relabel(map: ArrayLike<number>, n: number): SetFamily {
    checkGroundSet('SetFamily.relabel', n);
    requireInstance('SetFamily.relabel', map, Object, 'the new name of each element');
    const stride = strideOf(n);
    const words = allocate('SetFamily.relabel', this.size * stride);
    this.each((elements, length, i) => {
      for (let j = 0; j < length; j++) {
        const v = map[elements[j]!]!;
        if (!isElement(v, n)) throw notAnElement('SetFamily.relabel', `element ${elements[j]} goes to`, v, n);
        words[i * stride + (v >>> 5)]! |= 1 << (v & 31);
      }
    });
    return new SetFamily(words, n, this.size);
  }

  /** Is the set a member? O(size · stride). */
  includes(set: ElementList): boolean {
    const mask = this.#pack('SetFamily.includes', set);
    for (let i = 0; i < this.size; i++) if (equalsAt(this.words, i * this.stride, mask, 0, this.stride)) return true;
    return false;
  }

  /** Is some member contained in the set? The first query builds a set-trie. */
  hasSubsetOf(set: ElementList): boolean {
    const words = this.#pack('SetFamily.hasSubsetOf', set);
    if (this.#subsets === undefined) {
      this.#subsets = new SubsetIndex(this, this.stride, this.frequencies());
      for (let i = 0; i < this.size; i++) this.#subsets.add(i);
    }
    return this.#subsets.hasSubsetOf(words, 0);
  }

  /**
   * Is the set contained in some member? The first query transposes the family or, of more than 4096 members, lists
   * those with each element, transposed when needed, in 256 MB: O(elements · frequency / 32); else O(… · size / 32).
   */
  hasSupersetOf(set: ElementList): boolean {
    const words = this.#pack('SetFamily.hasSupersetOf', set);
    this.#supersets ??= new SupersetIndex(this.words, this.stride, this.size, this.frequencies());
    const elements = new Int32Array(cardinality(words, 0, this.stride));
    return this.#supersets.hasSupersetOf(elements, elementsAt(words, 0, this.stride, elements));
  }

  /**
   * The minimal sets that meet every member (the blocker), in canonical order. Of no member at all: {∅}; with ∅ a
   * member: none.
   * @throws LimitError when `options` cut the search off; `limit` counts sets
   * @complexity memory is bounded by the output plus O(m · (m + size) / 32) for m elements that occur, and 250 MB for a
   * diagram
   * @source Murakami and Uno 2014
   */
  transversals(options: RunOptions = {}): SetFamily {
    return this.#dual(false, 'SetFamily.transversals', options);
  }

  /**
   * The maximal sets that contain no member, in canonical order: the complements of the transversals.
   * @throws LimitError; `limit` counts sets
   */
  maximalIndependentSets(options: RunOptions = {}): SetFamily {
    return this.#dual(true, 'SetFamily.maximalIndependentSets', options);
  }

  #dual(complemented: boolean, task: string, options: RunOptions): SetFamily {
    const work = new Work(task, options);
    const minimal = this.minimal(work.part());
    const used = minimal.support();
    const isSmaller = strideOf(used.length) < this.stride;
    const family = isSmaller ? minimal.relabel(placesOf(used, this.n), used.length) : minimal;
    const most = Math.min(MAX_WORDS, work.memory / 4) / this.stride;
    const words = minimalTransversals(family, complemented, work, most);
    const found = new SetFamily(words, family.n, words.length / family.stride).sorted();
    if (!isSmaller) return found;
    const large = found.relabel(used, this.n);
    if (!complemented) return large;
    // Elements in no member are in all of these; they change nothing in the order.
    const others = SetFamily.fromLists([used], this.n).complement().words;
    for (let i = 0; i < large.words.length; i++) large.words[i]! |= others[i % this.stride]!;
    return large;
  }

  /** Have the two families the same ground set and the same members (order and repetitions aside)? */
  equals(other: SetFamily): boolean {
    requireInstance('SetFamily.equals', other, SetFamily, 'a SetFamily');
    if (this === other) return true;
    if (this.n !== other.n) return false;
    const a = this.distinct();
    const b = other.distinct();
    return a.size === b.size && a.words.every((w, i) => w === b.words[i]);
  }

  /** A 32-bit hash of the ground set's size and the members; as for `equals`, order and repetitions do not count. */
  hash(): number {
    const { words, size, stride } = this.distinct();
    let h = Math.imul(this.n + 1, 0x9e3779b1);
    for (let i = 0; i < size; i++) h = (h + hashAt(words, i * stride, stride)) | 0;
    return h >>> 0;
  }

  #subsets: SubsetIndex | undefined;
  #supersets: SupersetIndex | undefined;

  #canonicalOrder(look: (() => void) | undefined): Uint32Array {
    const order = new Uint32Array(this.size);
    canonicalOrder(this.words, this.stride, this.size, order, look);
    return order;
  }

  #pack(task: string, set: ElementList): Uint32Array {
    return packed(task, set, this.n);
  }

  #checkSameGround(task: string, other: SetFamily): void {
    requireInstance(task, other, SetFamily, 'a SetFamily');
    if (this.n !== other.n)
      throw new InputError(
        'not-the-same-ground-set',
        `${task}: ground sets of ${this.n} and ${other.n} elements; expected the same.`,
        { hint: 'Use relabel to bring both families onto one ground set.' },
      );
  }
}

showAs(SetFamily, (family) => family.toLists());
