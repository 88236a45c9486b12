import type { Arithmetic } from '../../values/store/Arithmetic.js';
import { GraphKey } from './GraphKey.kernel.js';
import { KeyTable } from './KeyTable.kernel.js';
import { MaskTable } from './MaskTable.kernel.js';

export class GraphEvaluator {
  readonly arithmetic: Arithmetic;
  readonly classes: KeyTable = new KeyTable();
  readonly #key: GraphKey = new GraphKey();
  // The board.
  #stride = 1;
  #n = 0;
  #adjacent = new Int32Array(0);
  #left = new Int32Array(0);
  #right = new Int32Array(0);
  #raw: MaskTable = new MaskTable(1);
  #stack = new Int32Array(1 << 12);
  #todo = new Int32Array(0);
  #local = new Int32Array(0);
  counters = { raw: 0, classes: 0, expanded: 0, moves: 0, pruned: 0, ties: 0 };

  constructor(arithmetic: Arithmetic) {
    this.arithmetic = arithmetic;
  }

  /** sides 1 L, 2 R, 3 both */
  value(sides: ArrayLike<number>, edges: readonly (readonly [number, number])[]): number {
    const n = sides.length;
    const stride = Math.max(1, (n + 31) >>> 5);
    this.#n = n;
    this.#stride = stride;
    this.#adjacent = new Int32Array(n * stride);
    this.#left = new Int32Array(stride);
    this.#right = new Int32Array(stride);
    this.#todo = new Int32Array(stride);
    this.#local = new Int32Array(n);
    this.#raw = new MaskTable(stride);
    for (let v = 0; v < n; v++) {
      if ((sides[v]! & 1) !== 0) this.#left[v >>> 5]! |= 1 << (v & 31);
      if ((sides[v]! & 2) !== 0) this.#right[v >>> 5]! |= 1 << (v & 31);
    }
    for (const [u, v] of edges) {
      this.#adjacent[u * stride + (v >>> 5)]! |= 1 << (v & 31);
      this.#adjacent[v * stride + (u >>> 5)]! |= 1 << (u & 31);
    }
    for (let w = 0; w < stride; w++) this.#stack[w] = 0;
    for (let v = 0; v < n; v++) this.#stack[v >>> 5]! |= 1 << (v & 31);
    return this.#position(0);
  }

  /** The value of the position whose free vertices stand at `at` on the stack; what lies above is free to use. Destroys the mask. */
  #position(at: number): number {
    const stride = this.#stride;
    const next = at + stride;
    this.#reserve(next + stride);
    let value = 0;
    let integer = 0;
    for (let w = 0; w < stride; w++)
      while (this.#stack[at + w] !== 0) {
        const size = this.#takeComponent(at, w, next);
        if (size === 1) {
          const v = this.#first;
          const l = (this.#left[v >>> 5]! >>> (v & 31)) & 1;
          const r = (this.#right[v >>> 5]! >>> (v & 31)) & 1;
          if (l === 1 && r === 1) value = this.arithmetic.sum(value, this.#star());
          else integer += l - r;
        } else value = this.arithmetic.sum(value, this.#component(next, size));
      }
    if (integer === 0) return value;
    const { records } = this.arithmetic;
    return this.arithmetic.sum(value, records.closed(records.dyadics.integer(integer), 0, 0));
  }

  #star(): number {
    return this.arithmetic.records.closed(0, 0, 1);
  }

  #first = 0;

  /** Moves the component of the lowest vertex in word w of the mask at `at` to `to`; returns its size. */
  #takeComponent(at: number, w: number, to: number): number {
    const stride = this.#stride;
    const [stack, todo, adjacent] = [this.#stack, this.#todo, this.#adjacent];
    for (let i = 0; i < stride; i++) stack[to + i] = todo[i] = 0;
    const low = stack[at + w]! & -stack[at + w]!;
    todo[w] = low;
    stack[at + w]! ^= low;
    this.#first = 32 * w + 31 - Math.clz32(low);
    let size = 0;
    for (let from = w; from < stride;) {
      const bits = todo[from]!;
      if (bits === 0) {
        from++;
        continue;
      }
      const bit = bits & -bits;
      todo[from] = bits ^ bit;
      stack[to + from]! |= bit;
      size++;
      const row = (32 * from + 31 - Math.clz32(bit)) * stride;
      let lowest = from;
      for (let i = stride - 1; i >= 0; i--) {
        const fresh = adjacent[row + i]! & stack[at + i]!;
        if (fresh === 0) continue;
        stack[at + i]! ^= fresh;
        todo[i]! |= fresh;
        if (i < lowest) lowest = i;
      }
      from = lowest;
    }
    return size;
  }

  /** The value of the connected position at `at`. */
  #component(at: number, size: number): number {
    const known = this.#raw.find(this.#stack, at);
    if (known !== -1) return known;
    this.counters.raw++;
    this.#writeKey(at, size);
    const key = this.#key;
    const swapped = key.swapped;
    let value = this.classes.find(key.words, key.length);
    if (value === -1) {
      const copy = key.words.slice(0, key.length);
      value = this.#expand(at);
      if (swapped) value = this.arithmetic.negative(value);
      if (this.classes.find(copy, copy.length) === -1) this.classes.add(copy, copy.length, value);
    }
    if (swapped) value = this.arithmetic.negative(value);
    this.#raw.store(this.#stack, at, value);
    return value;
  }

  #writeKey(at: number, size: number): void {
    const stride = this.#stride;
    const [stack, adjacent, key, local] = [this.#stack, this.#adjacent, this.#key, this.#local];
    let m = 0;
    for (let w = 0; w < stride; w++)
      for (let bits = stack[at + w]!; bits !== 0; bits &= bits - 1) local[32 * w + 31 - Math.clz32(bits & -bits)] = m++;
    key.begin(size);
    for (let w = 0; w < stride; w++)
      for (let bits = stack[at + w]!; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const v = 32 * w + 31 - Math.clz32(bit);
        key.vertex(((this.#left[w]! & bit) !== 0 ? 1 : 0) + ((this.#right[w]! & bit) !== 0 ? 2 : 0));
        for (let i = 0; i < stride; i++)
          for (let near = adjacent[v * stride + i]! & stack[at + i]!; near !== 0; near &= near - 1)
            key.neighbour(local[32 * i + 31 - Math.clz32(near & -near)]!);
      }
    key.finish();
  }

  #expand(at: number): number {
    this.counters.expanded++;
    const left = this.#options(at, this.#left, this.#right);
    const right = this.#options(at, this.#right, this.#left);
    return this.arithmetic.fromOptions(left, right);
  }

  #options(at: number, own: Int32Array, other: Int32Array): number[] {
    const stride = this.#stride;
    const next = at + stride;
    this.#reserve(next + 2 * stride);
    const values: number[] = [];
    const moves: number[] = [];
    for (let w = 0; w < stride; w++)
      for (let bits = this.#stack[at + w]! & own[w]!; bits !== 0; bits &= bits - 1)
        moves.push(32 * w + 31 - Math.clz32(bits & -bits));
    for (let i = 0; i < moves.length; i++) {
      const v = moves[i]!;
      let dominated = false;
      for (let j = 0; j < moves.length && !dominated; j++)
        if (
          j !== i &&
          this.#dominates(moves[j]!, v, at, own, other) &&
          (j < i || !this.#dominates(v, moves[j]!, at, own, other))
        )
          dominated = true;
      if (dominated) {
        this.counters.pruned++;
        continue;
      }
      this.counters.moves++;
      for (let w = 0; w < stride; w++) this.#stack[next + w] = this.#stack[at + w]! & ~this.#adjacent[v * stride + w]!;
      this.#stack[next + (v >>> 5)]! &= ~(1 << (v & 31));
      values.push(this.#position(next));
    }
    return values;
  }

  /** u at least as good as v. */
  #dominates(u: number, v: number, at: number, own: Int32Array, other: Int32Array): boolean {
    const stride = this.#stride;
    const [stack, adjacent] = [this.#stack, this.#adjacent];
    for (let w = 0; w < stride; w++) {
      const nu = adjacent[u * stride + w]!;
      const nv = adjacent[v * stride + w]!;
      let more = nu & ~nv & own[w]!;
      if (v >>> 5 === w) more &= ~(1 << (v & 31));
      if (((more | (nv & ~nu & other[w]!)) & stack[at + w]!) !== 0) return false;
    }
    return true;
  }

  #reserve(length: number): void {
    if (length <= this.#stack.length) return;
    const longer = new Int32Array(2 * length);
    longer.set(this.#stack);
    this.#stack = longer;
  }
}
