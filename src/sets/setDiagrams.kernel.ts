/** What a store throws that may not grow any more. */
export class OutOfNodes extends Error {}

/**
 * Numbers a node takes: its level, its low and its high child, the next node in its bucket, and what is `lacking` and
 * the
 * `transversals` of it plus one, 0 while they are unknown.
 */
const NODE = 6;
/** Numbers a remembered result takes: first operand and operation, second operand, result. */
const ENTRY = 3;
/** The level of the two families without elements, below all others. */
const BOTTOM = 0x7fffffff;
/** Steps between two looks at the clock. */
const LOOK_EVERY = 1 << 14;

/**
 * Families of sets as zero-suppressed decision diagrams: a node (v, low, high) is the family of the sets of `low` and
 * of those of `high` with v added; equal families are one node. 0 is the empty family, 1 is {∅}. Elements are levels,
 * the lowest on top.
 */
export interface SetDiagrams {
  /** How many nodes were made; children have lower numbers than their parents. */
  readonly size: () => number;
  /** The family of the sets of `low`, and of those of `high` with the element; both begin below its level. */
  readonly node: (level: number, low: number, high: number) => number;
  /** The sets of both families. */
  readonly union: (f: number, g: number) => number;
  /** The sets of f that have no set of g inside. */
  readonly notAbove: (f: number, g: number) => number;
  /** The minimal sets that meet every set of an antichain. */
  readonly transversals: (f: number) => number;
  /** The number of sets of a family. O(nodes) */
  readonly countSets: (f: number) => bigint;
  /**
   * Writes the symmetric differences of a set with those of a family, one after the other: O(elements that change).
   * @param order the element of each level
   * @param set packed at offset 0; in the end as before
   * @param tick told now and then how many were written
   */
  readonly write: (
    f: number,
    order: Int32Array,
    set: Uint32Array,
    out: Uint32Array,
    tick: (written: number) => void,
  ) => void;
}

/**
 * An empty store of diagrams; a node takes 40 bytes with all that belongs to it.
 * @param most nodes; more throw `OutOfNodes`
 * @param look called at every few thousand steps
 * @source Minato 1993
 */
export function setDiagrams(most: number, look: () => void, capacity: number = 1 << 12): SetDiagrams {
  let nodes = new Int32Array(NODE * capacity);
  let heads = new Int32Array(capacity);
  let cache = new Int32Array(ENTRY * capacity);
  let size = 2;
  let steps = 0;
  nodes[0] = nodes[NODE] = BOTTOM;

  const level = (f: number): number => nodes[NODE * f]!;
  const low = (f: number): number => nodes[NODE * f + 1]!;
  const high = (f: number): number => nodes[NODE * f + 2]!;

  const node = (v: number, l: number, h: number): number => {
    if (h === 0) return l;
    const hash = hashOf(v, l, h);
    for (let f = heads[hash & (heads.length - 1)]!; f !== 0; f = nodes[NODE * f + 3]!)
      if (level(f) === v && low(f) === l && high(f) === h) return f;
    if (size === heads.length) grow();
    const at = NODE * size;
    nodes[at] = v;
    nodes[at + 1] = l;
    nodes[at + 2] = h;
    link(size, hash);
    return size++;
  };

  const link = (f: number, hash: number): void => {
    const bucket = hash & (heads.length - 1);
    nodes[NODE * f + 3] = heads[bucket]!;
    heads[bucket] = f;
  };

  /** Twice as much room for nodes, and for results, which are forgotten. */
  const grow = (): void => {
    if (size >= most) throw new OutOfNodes();
    const old = nodes;
    nodes = new Int32Array(2 * old.length);
    nodes.set(old);
    heads = new Int32Array(2 * heads.length);
    cache = new Int32Array(2 * cache.length);
    for (let f = 2; f < size; f++) link(f, hashOf(level(f), low(f), high(f)));
  };

  /** An operation whose results are remembered while there is room. */
  const remembering =
    (operation: number, compute: (f: number, g: number) => number) =>
    (f: number, g: number): number => {
      if ((++steps & (LOOK_EVERY - 1)) === 0) look();
      const key = (f << 2) | operation;
      const hash = hashOf(operation, f, g);
      let at = ENTRY * (hash & (heads.length - 1));
      if (cache[at] === key && cache[at + 1] === g) return cache[at + 2]!;
      const result = compute(f, g);
      at = ENTRY * (hash & (heads.length - 1));
      cache[at] = key;
      cache[at + 1] = g;
      return (cache[at + 2] = result);
    };

  /** The sets of a family that begins at v or below: without v, and those with v, from which it is taken. */
  const without = (v: number, f: number): number => (level(f) === v ? low(f) : f);
  const having = (v: number, f: number): number => (level(f) === v ? high(f) : 0);

  const union = (f: number, g: number): number => {
    if (f === 0 || f === g) return g;
    if (g === 0) return f;
    return f < g ? someUnion(f, g) : someUnion(g, f);
  };
  const someUnion = remembering(0, (f, g) => {
    const v = Math.min(level(f), level(g));
    return node(v, union(without(v, f), without(v, g)), union(having(v, f), having(v, g)));
  });

  const notAbove = (f: number, g: number): number => {
    if (f === 0 || g === 0) return f;
    return f === g || g === 1 ? 0 : someNotAbove(f, g);
  };
  const someNotAbove = remembering(1, (f, g) => {
    const v = Math.min(level(f), level(g));
    const rest = without(v, g);
    return node(v, notAbove(without(v, f), rest), notAbove(notAbove(having(v, f), rest), having(v, g)));
  });

  /** A function of a family that is remembered in its node. @param field the place there */
  const remembered =
    (field: number, compute: (f: number) => number) =>
    (f: number): number => {
      const at = NODE * f + field;
      if (nodes[at] !== 0) return nodes[at]! - 1;
      const result = compute(f);
      nodes[at] = result + 1;
      return result;
    };

  /** What the rest of a transversal has to meet when it lacks the first element of an antichain: again an antichain. */
  const lacking = remembered(4, (f) => union(high(f), notAbove(low(f), high(f))));

  /** The sets of t that miss a set of the antichain f. */
  const failing = (t: number, f: number): number => {
    if (t === 0 || f === 0) return 0;
    return t === 1 || f === 1 ? t : someFailing(t, f);
  };
  const someFailing = remembering(2, (t, f) => {
    const v = Math.min(level(t), level(f));
    const left = level(f) === v ? lacking(f) : f;
    return node(v, failing(without(v, t), left), failing(having(v, t), without(v, f)));
  });

  const transversals = (f: number): number => (f < 2 ? 1 - f : someTransversals(f));
  const someTransversals = remembered(5, (f) => {
    const rest = lacking(f);
    // Those with the element are the ones that would fail without it.
    return node(level(f), transversals(rest), failing(transversals(low(f)), rest));
  });

  const countSets = (f: number): bigint => {
    const small = new Float64Array(size);
    small[1] = 1;
    for (let g = 2; g <= f; g++) small[g] = small[low(g)]! + small[high(g)]!;
    if (small[f]! <= Number.MAX_SAFE_INTEGER) return BigInt(small[f]!);
    const exact: bigint[] = [0n, 1n];
    for (let g = 2; g <= f; g++) exact.push(exact[low(g)]! + exact[high(g)]!);
    return exact[f]!;
  };

  const write: SetDiagrams['write'] = (f, order, set, out, tick) => {
    const table = nodes;
    /** The nodes whose elements are in the set, from the top. */
    const path = new Int32Array(order.length);
    let depth = 0;
    let written = 0;
    const toggle = (g: number): void => {
      const v = order[table[NODE * g]!]!;
      set[v >>> 5]! ^= 1 << (v & 31);
    };
    for (;;) {
      for (; f > 1; f = table[NODE * f + 2]!) {
        path[depth++] = f;
        toggle(f);
      }
      if (f === 1) {
        for (let k = 0; k < set.length; k++) out[written * set.length + k] = set[k]!;
        if ((++written & 4095) === 0) tick(written);
      }
      do {
        if (depth === 0) return;
        toggle((f = path[--depth]!));
        f = table[NODE * f + 1]!;
      } while (f === 0);
    }
  };

  return { size: () => size, node, union, notAbove, transversals, countSets, write };
}

function hashOf(a: number, b: number, c: number): number {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 8;
}
