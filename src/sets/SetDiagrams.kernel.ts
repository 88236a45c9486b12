/** What a store throws that may not grow any more. */
export class OutOfNodes extends Error {}

/** Numbers a node takes: its level, its low and its high child, and the next node in its bucket. */
const NODE = 4;
/** Numbers a remembered result takes: operation and first operand, second operand, result. */
const ENTRY = 3;
const UNION = 0;
const NOT_ABOVE = 1;
const FAILING = 2;
/** The level of the two families without elements, below all others. */
const BOTTOM = 0x7fffffff;
/** Steps between two looks at the clock. */
const LOOK_EVERY = 1 << 14;

/**
 * Families of sets as zero-suppressed decision diagrams: a node (v, low, high) is the family of the sets of `low` and of
 * those of `high` with v added; equal families are one node. 0 is the empty family, 1 is {∅}. Elements are levels, the
 * lowest on top.
 * @source Minato 1993
 */
export class SetDiagrams {
  nodes: Int32Array;
  /** Nodes made so far, the two terminal ones included; children have lower numbers than their parents. */
  count: number = 2;
  readonly #most: number;
  readonly #look: () => void;
  #heads: Int32Array;
  #cache: Int32Array;
  /** By node, 0 for unknown, else the result and one. */
  #lacking: Int32Array;
  #transversals: Int32Array;
  #steps: number = 0;

  /**
   * @param most nodes; more throw `OutOfNodes`
   * @param look called at every few thousand steps
   */
  constructor(most: number, look: () => void, capacity: number = 1 << 12) {
    this.#most = most;
    this.#look = look;
    this.nodes = new Int32Array(NODE * capacity);
    this.nodes[0] = this.nodes[NODE] = BOTTOM;
    this.#heads = new Int32Array(capacity);
    this.#cache = new Int32Array(ENTRY * capacity);
    this.#lacking = new Int32Array(capacity);
    this.#transversals = new Int32Array(capacity);
  }

  level(f: number): number {
    return this.nodes[NODE * f]!;
  }

  low(f: number): number {
    return this.nodes[NODE * f + 1]!;
  }

  high(f: number): number {
    return this.nodes[NODE * f + 2]!;
  }

  /** The family of the sets of `low`, and of those of `high` with the element; both begin below its level. */
  node(level: number, low: number, high: number): number {
    if (high === 0) return low;
    const hash = bucket(level, low, high) & (this.#heads.length - 1);
    const nodes = this.nodes;
    for (let f = this.#heads[hash]!; f !== 0; f = nodes[NODE * f + 3]!)
      if (nodes[NODE * f] === level && nodes[NODE * f + 1] === low && nodes[NODE * f + 2] === high) return f;
    if (this.count === this.#heads.length) {
      this.#grow();
      return this.node(level, low, high);
    }
    const f = this.count++;
    const at = NODE * f;
    nodes[at] = level;
    nodes[at + 1] = low;
    nodes[at + 2] = high;
    nodes[at + 3] = this.#heads[hash]!;
    this.#heads[hash] = f;
    return f;
  }

  /** The sets of both families. */
  union(f: number, g: number): number {
    if (f === 0 || f === g) return g;
    if (g === 0) return f;
    if (f > g) return this.union(g, f);
    const known = this.#recall(UNION, f, g);
    if (known >= 0) return known;
    const { nodes } = this;
    const a = nodes[NODE * f]!;
    const b = nodes[NODE * g]!;
    const result =
      a < b
        ? this.node(a, this.union(nodes[NODE * f + 1]!, g), nodes[NODE * f + 2]!)
        : a > b
          ? this.node(b, this.union(f, nodes[NODE * g + 1]!), nodes[NODE * g + 2]!)
          : this.node(
              a,
              this.union(nodes[NODE * f + 1]!, nodes[NODE * g + 1]!),
              this.union(nodes[NODE * f + 2]!, nodes[NODE * g + 2]!),
            );
    return this.#remember(UNION, f, g, result);
  }

  /** The sets of f that have no set of g inside. */
  notAbove(f: number, g: number): number {
    if (f === 0 || g === 0) return f;
    if (f === g || g === 1) return 0;
    const known = this.#recall(NOT_ABOVE, f, g);
    if (known >= 0) return known;
    const { nodes } = this;
    const a = nodes[NODE * f]!;
    const b = nodes[NODE * g]!;
    const lowF = nodes[NODE * f + 1]!;
    const highF = nodes[NODE * f + 2]!;
    const lowG = nodes[NODE * g + 1]!;
    const highG = nodes[NODE * g + 2]!;
    const result =
      a > b
        ? this.notAbove(f, lowG)
        : a < b
          ? this.node(a, this.notAbove(lowF, g), this.notAbove(highF, g))
          : this.node(a, this.notAbove(lowF, lowG), this.notAbove(this.notAbove(highF, lowG), highG));
    return this.#remember(NOT_ABOVE, f, g, result);
  }

  /** What the rest of a transversal has to meet when it lacks the first element of an antichain: again an antichain. */
  lacking(f: number): number {
    const known = this.#lacking[f]!;
    if (known !== 0) return known - 1;
    const high = this.high(f);
    const result = this.union(high, this.notAbove(this.low(f), high));
    this.#lacking[f] = result + 1;
    return result;
  }

  /** The sets of t that miss a set of the antichain f. */
  failing(t: number, f: number): number {
    if (t === 0 || f === 0) return 0;
    if (t === 1 || f === 1) return t;
    const a = this.nodes[NODE * t]!;
    while (this.nodes[NODE * f]! < a) {
      f = this.lacking(f);
      if (f === 1) return t;
    }
    const known = this.#recall(FAILING, t, f);
    if (known >= 0) return known;
    const low = this.nodes[NODE * t + 1]!;
    const high = this.nodes[NODE * t + 2]!;
    const result =
      this.nodes[NODE * f]! > a
        ? this.node(a, this.failing(low, f), this.failing(high, f))
        : this.node(a, this.failing(low, this.lacking(f)), this.failing(high, this.low(f)));
    return this.#remember(FAILING, t, f, result);
  }

  /** The minimal sets that meet every set of an antichain. */
  transversals(f: number): number {
    if (f < 2) return 1 - f;
    const known = this.#transversals[f]!;
    if (known !== 0) return known - 1;
    const rest = this.lacking(f);
    const without = this.transversals(rest);
    // Those with the element are the ones that would fail without it.
    const having = this.failing(this.transversals(this.low(f)), rest);
    const result = this.node(this.level(f), without, having);
    this.#transversals[f] = result + 1;
    return result;
  }

  /** The number of sets of a family. O(nodes) */
  countSets(f: number): bigint {
    const { nodes, count } = this;
    const small = new Float64Array(count);
    small[1] = 1;
    for (let g = 2; g <= f; g++) small[g] = small[nodes[NODE * g + 1]!]! + small[nodes[NODE * g + 2]!]!;
    if (small[f]! <= Number.MAX_SAFE_INTEGER) return BigInt(small[f]!);
    const exact: bigint[] = [0n, 1n];
    for (let g = 2; g <= f; g++) exact.push(exact[nodes[NODE * g + 1]!]! + exact[nodes[NODE * g + 2]!]!);
    return exact[f]!;
  }

  #place(operation: number, f: number, g: number): number {
    return ENTRY * (bucket(operation, f, g) & (this.#heads.length - 1));
  }

  /** −1 for what is not remembered. */
  #recall(operation: number, f: number, g: number): number {
    if ((++this.#steps & (LOOK_EVERY - 1)) === 0) this.#look();
    const at = this.#place(operation, f, g);
    const cache = this.#cache;
    return cache[at] === ((f << 2) | operation) && cache[at + 1] === g ? cache[at + 2]! : -1;
  }

  #remember(operation: number, f: number, g: number, result: number): number {
    const at = this.#place(operation, f, g);
    this.#cache[at] = (f << 2) | operation;
    this.#cache[at + 1] = g;
    return (this.#cache[at + 2] = result);
  }

  /** Twice as much room for nodes, and for results, which are forgotten. */
  #grow(): void {
    if (this.count >= this.#most) throw new OutOfNodes();
    const capacity = 2 * this.#heads.length;
    this.nodes = longer(this.nodes, NODE * capacity);
    this.#lacking = longer(this.#lacking, capacity);
    this.#transversals = longer(this.#transversals, capacity);
    this.#cache = new Int32Array(ENTRY * capacity);
    this.#heads = new Int32Array(capacity);
    const nodes = this.nodes;
    for (let f = 2; f < this.count; f++) {
      const at = NODE * f;
      const hash = bucket(nodes[at]!, nodes[at + 1]!, nodes[at + 2]!) & (capacity - 1);
      nodes[at + 3] = this.#heads[hash]!;
      this.#heads[hash] = f;
    }
  }
}

function longer(numbers: Int32Array, length: number): Int32Array {
  const result = new Int32Array(length);
  result.set(numbers);
  return result;
}

function bucket(a: number, b: number, c: number): number {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 8;
}
