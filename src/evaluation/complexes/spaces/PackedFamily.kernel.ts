import type { GraphKey } from '../keys/GraphKey.kernel.js';
import type { IncidenceKey } from '../keys/IncidenceKey.kernel.js';
import { KeyTable } from '../tables/KeyTable.kernel.js';
import { PackedPositions } from './PackedPositions.kernel.js';

/**
 * Positions that are written with a family of sets: at its address stand the number of sets, the mask of the free
 * vertices, and the sets, `stride` words each.
 */
export abstract class PackedFamily extends PackedPositions {
  protected readonly mostBytes: number;
  readonly #start: Int32Array;
  readonly #met: KeyTable = new KeyTable();

  /**
   * @param sides 1 Left, 2 Right, 3 both
   * @param sets of the position before the first move
   * @param mostBytes of the table of positions met
   */
  constructor(sides: Uint8Array, sets: readonly (readonly number[])[], mostBytes: number) {
    super(sides, 1);
    const { n, stride } = this;
    this.mostBytes = mostBytes;
    const start = new Int32Array(1 + (sets.length + 1) * stride);
    start[0] = sets.length;
    for (let v = 0; v < n; v++) start[1 + (v >>> 5)]! |= 1 << (v & 31);
    sets.forEach((set, i) => {
      for (const v of set) start[1 + (i + 1) * stride + (v >>> 5)]! |= 1 << (v & 31);
    });
    this.#start = start;
  }

  get bytes(): number {
    return this.#met.bytes;
  }

  writeStart(at: number): number {
    this.reserve(at + this.#start.length);
    this.words.set(this.#start, at);
    return at + this.#start.length;
  }

  find(at: number, end: number): number {
    const entry = this.#met.find(this.words.subarray(at, end), end - at);
    return entry === -1 ? -1 : this.#met.valueOf(entry);
  }

  store(at: number, end: number, result: number): void {
    const key = this.words.subarray(at, end);
    let entry = this.#met.find(key, end - at);
    if (entry === -1) {
      if (this.#met.bytesWith(end - at) > this.mostBytes) {
        this.#met.clear();
        this.#met.find(key, end - at);
      }
      entry = this.#met.add(key, end - at);
    }
    this.#met.set(entry, result);
  }

  /** The end of the position at `at`. */
  protected endOf(at: number): number {
    return at + 1 + (this.words[at]! + 1) * this.stride;
  }

  /** Where the sets of the position begin. */
  protected setsOf(at: number): number {
    return at + 1 + this.stride;
  }

  protected has(set: number, v: number): boolean {
    return (this.words[set + (v >>> 5)]! & (1 << (v & 31))) !== 0;
  }

  protected isPair(set: number): boolean {
    let size = 0;
    for (let w = 0; w < this.stride; w++)
      for (let bits = this.words[set + w]!; bits !== 0; bits &= bits - 1) if (++size > 2) return false;
    return size === 2;
  }

  protected copySet(from: number, to: number): void {
    for (let w = 0; w < this.stride; w++) this.words[to + w] = this.words[from + w]!;
  }

  protected removeFrom(set: number, v: number): void {
    this.words[set + (v >>> 5)]! &= ~(1 << (v & 31));
  }

  /** The sets of the position as lists of the numbers of its vertices; `numberVertices` comes first. */
  protected listSets(at: number): number[][] {
    const lists: number[][] = [];
    for (let set = this.setsOf(at); set < this.endOf(at); set += this.stride) {
      const list: number[] = [];
      this.eachElement(set, (v) => list.push(this.local[v]!));
      lists.push(list);
    }
    return lists;
  }

  /** Describes the family. @param kind what the sets are */
  protected describeFamily(
    at: number,
    kind: 'facets' | 'nonfaces',
    keys: { readonly graph: GraphKey; readonly incidence: IncidenceKey },
  ): IncidenceKey {
    const key = keys.incidence;
    key.begin(kind);
    this.numberVertices(at);
    this.eachElement(at + 1, (v) => {
      key.vertex(this.sideOf(v));
    });
    for (let set = this.setsOf(at); set < this.endOf(at); set += this.stride) {
      this.eachElement(set, (v) => {
        key.member(this.local[v]!);
      });
      key.endSet();
    }
    key.finish();
    return key;
  }
}
