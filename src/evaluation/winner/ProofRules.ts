import { lowestBit } from '../../sets/internal.kernel.js';
import type { SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';
import { proofCounts, vertexCounts, type MovesOfPlayers } from './proofCounts.js';
import type { ProofPart } from './OutcomeProof.js';
import { rulesOf, type PlainRules } from './plainRules.js';

/** With more nonfaces than this that can still be filled only vertices are counted. */
const MANY = 400;

/**
 * A position for the verifier: its free and its placed vertices as masks, and the nonfaces that can still be filled.
 */
export interface VerifierPosition {
  readonly free: Int32Array;
  readonly placed: Int32Array;
  readonly active: readonly Int32Array[];
}

/**
 * The rules of a game on a complex for the verifier of proofs, which shares nothing with the search: everything is done
 * as it is defined.
 */
export class ProofRules {
  /** The vertices that can be played, ascending. */
  readonly vertices: readonly number[];
  /** The minimal nonfaces with at least two vertices. */
  readonly nonfaces: readonly (readonly number[])[];
  readonly #store: ValueStore;
  readonly #work: Work;
  readonly #length: number;
  readonly owner: PlainRules['owner'];
  /** For each vertex a mask of those that are forbidden together with it. */
  readonly #near: ReadonlyMap<number, Int32Array>;
  /** The nonfaces with at least three vertices, as masks. */
  readonly #large: readonly Int32Array[];
  readonly #values = new Map<string, Value>();

  constructor(complex: SimplicialComplex, store: ValueStore, work: Work) {
    this.#store = store;
    this.#work = work;
    this.#length = Math.max(1, Math.ceil(complex.n / 32));
    const { vertices, nonfaces, owner } = rulesOf(complex, work);
    this.nonfaces = nonfaces;
    this.vertices = vertices;
    this.owner = owner;
    const near = new Map(this.vertices.map((v) => [v, new Int32Array(this.#length)]));
    for (const [u, v, more] of this.nonfaces) {
      if (more !== undefined) continue;
      include(near.get(u!)!, v!);
      include(near.get(v!)!, u!);
    }
    this.#near = near;
    this.#large = this.nonfaces.filter(({ length }) => length > 2).map((set) => this.#maskOf(set));
  }

  /** The position before the first move. */
  start(): VerifierPosition {
    return this.positionOf({ free: this.vertices, placed: [] });
  }

  positionOf(part: ProofPart): VerifierPosition {
    return this.#active(this.#maskOf(part.free), this.#maskOf(part.placed), this.#large);
  }

  /** Tells parts apart. */
  keyOf({ free, placed }: ProofPart): string {
    return proofKey({ free: this.#maskOf(free), placed: this.#maskOf(placed) });
  }

  /** The vertices that a player can play. */
  moves({ free }: VerifierPosition, player: 'L' | 'R'): number[] {
    return verticesOfMask(free).filter((v) => (this.owner(v) ?? player) === player);
  }

  play({ free, placed, active }: VerifierPosition, v: number): VerifierPosition {
    const near = this.#near.get(v)!;
    const left = free.map((word, w) => word & ~near[w]!);
    const lying = placed.slice();
    left[v >>> 5]! &= ~(1 << (v & 31));
    include(lying, v);
    // What is the last vertex that a nonface lacks is forbidden now.
    const after = left.slice();
    for (const set of active)
      if (isWithin(set, left, lying)) {
        const last = verticesOfMask(
          set.map((word, w) => word & left[w]!),
          2,
        );
        if (last.length === 1) after[last[0]! >>> 5]! &= ~(1 << (last[0]! & 31));
      }
    return this.#active(after, lying, active);
  }

  /** With those of some nonfaces that can still be filled: some vertices are free, the others placed. */
  #active(free: Int32Array, placed: Int32Array, some: readonly Int32Array[]): VerifierPosition {
    const active: Int32Array[] = [];
    for (const set of some) if (isWithin(set, free, placed) && meets(set, free)) active.push(set);
    return { free, placed, active };
  }

  /** The components, each with what lies there and matters to it; all together as one under misère play. */
  components({ free, placed, active }: VerifierPosition, whole: boolean): VerifierPosition[] {
    const found: VerifierPosition[] = [];
    const left = free.slice();
    for (let first = firstOf(left); first !== -1; first = firstOf(left)) {
      let own = new Int32Array(this.#length);
      let more = whole ? left.slice() : own.slice();
      include(more, first);
      while (more.some((word) => word !== 0)) {
        own = own.map((word, w) => word | more[w]!);
        const reached = new Int32Array(this.#length);
        for (const v of verticesOfMask(more)) this.#near.get(v)!.forEach((word, w) => (reached[w]! |= word));
        for (const set of active) if (meets(set, more)) for (let w = 0; w < set.length; w++) reached[w]! |= set[w]!;
        more = reached.map((word, w) => word & free[w]! & ~own[w]!);
      }
      const inside = active.filter((set) => meets(set, own));
      const lying = placed.map((word, w) => inside.reduce((all, set) => all | (set[w]! & word), 0));
      for (let w = 0; w < left.length; w++) left[w]! &= ~own[w]!;
      found.push({ free: own, placed: lying, active: inside });
    }
    return found;
  }

  /** Numbers of moves that show bounds. */
  counts({ free, active }: VerifierPosition): MovesOfPlayers {
    if (active.length > MANY) return vertexCounts(verticesOfMask(free), (v) => this.owner(v));
    return proofCounts(verticesOfMask(free), (v) => this.owner(v), this.#forbidden(free, active));
  }

  /** The sets of free vertices that are forbidden, each as a list. */
  #forbidden(free: Int32Array, active: readonly Int32Array[]): number[][] {
    const pairs = verticesOfMask(free).flatMap((v) =>
      verticesOfMask(this.#near.get(v)!.map((word, w) => word & free[w]!)).flatMap((u) => (v < u ? [[v, u]] : [])),
    );
    return [...pairs, ...active.map((set) => verticesOfMask(set.map((word, w) => word & free[w]!)))];
  }

  /** The value of a component, from the values after all moves. */
  value(position: VerifierPosition): Value {
    const key = proofKey(position);
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    this.#work.tick(++this.#work.steps);
    const { L, R } = this.counts(position);
    const after = (player: 'L' | 'R'): Value[] =>
      this.moves(position, player).map((v) =>
        this.components(this.play(position, v), false).reduce(
          (sum, next) => sum.plus(this.value(next)),
          this.#store.zero,
        ),
      );
    const value =
      L.sure - R.most === L.most - R.sure
        ? this.#store.number(L.sure - R.most)
        : this.#store.fromOptions(after('L'), after('R'));
    this.#values.set(key, value);
    return value;
  }

  #maskOf(list: readonly number[]): Int32Array {
    const mask = new Int32Array(this.#length);
    for (const v of list) include(mask, v);
    return mask;
  }
}

/** Tells the free and the placed vertices of a position. */
export function proofKey({ free, placed }: Pick<VerifierPosition, 'free' | 'placed'>): string {
  return `${free.join()};${placed.join()}`;
}

/** The vertices of a mask, ascending; at most so many. */
export function verticesOfMask(mask: Int32Array, most: number = Infinity): number[] {
  const list: number[] = [];
  for (let w = 0; w < mask.length && list.length < most; w++)
    for (let bits = mask[w]!; bits !== 0 && list.length < most; bits &= bits - 1) list.push(32 * w + lowestBit(bits));
  return list;
}

function include(mask: Int32Array, v: number): void {
  mask[v >>> 5]! |= 1 << (v & 31);
}

function firstOf(mask: Int32Array): number {
  return verticesOfMask(mask, 1)[0] ?? -1;
}

function meets(a: Int32Array, b: Int32Array): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & b[w]!) !== 0) return true;
  return false;
}

function isWithin(set: Int32Array, free: Int32Array, placed: Int32Array): boolean {
  for (let w = 0; w < set.length; w++) if ((set[w]! & ~(free[w]! | placed[w]!)) !== 0) return false;
  return true;
}
