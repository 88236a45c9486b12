import type { SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';
import type { ProofPart } from './OutcomeProof.js';

/**
 * The rules of a game on a complex for the verifier of proofs, which shares nothing with the search: positions are
 * lists of vertices, and everything is done as it is defined.
 */
export class ProofRules {
  readonly #store: ValueStore;
  readonly #work: Work;
  readonly #owner: ReadonlyMap<number, 'L' | 'R' | undefined>;
  /** For each vertex those that are forbidden together with it. */
  readonly #near: ReadonlyMap<number, ReadonlySet<number>>;
  /** For each vertex the nonfaces with at least three vertices that it is in. */
  readonly #large: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** Of the position that is looked at, for each vertex: 1 free, 2 placed, else 0. */
  readonly #state: Uint8Array;
  readonly #values = new Map<string, Value>();
  /** The vertices that can be played, ascending. */
  readonly vertices: readonly number[];
  /** The minimal nonfaces with at least two vertices. */
  readonly nonfaces: readonly (readonly number[])[];

  constructor(complex: SimplicialComplex, store: ValueStore, work: Work) {
    this.#store = store;
    this.#work = work;
    const sets = complex.listMinimalNonfaces(work.rest()).toLists();
    this.nonfaces = sets.filter(({ length }) => length > 1);
    const loops = new Set(sets.filter(({ length }) => length === 1).flat());
    this.vertices = [...complex.vertices.keys()].filter((v) => !loops.has(v));
    this.#owner = new Map(this.vertices.map((v) => [v, complex.vertices[v]!.side]));
    const near = new Map(this.vertices.map((v) => [v, new Set<number>()]));
    const large = new Map(this.vertices.map((v): [number, (readonly number[])[]] => [v, []]));
    for (const set of this.nonfaces)
      for (const v of set)
        if (set.length > 2) large.get(v)!.push(set);
        else for (const u of set) if (u !== v) near.get(v)!.add(u);
    this.#state = new Uint8Array(complex.n);
    this.#near = near;
    this.#large = large;
  }

  owner(v: number): 'L' | 'R' | undefined {
    return this.#owner.get(v);
  }

  /** The vertices that a player can play. */
  moves({ free }: ProofPart, player: 'L' | 'R'): number[] {
    return free.filter((v) => (this.owner(v) ?? player) === player);
  }

  play({ free, placed }: ProofPart, v: number): ProofPart {
    const near = this.#near.get(v)!;
    const left = free.filter((u) => u !== v && !near.has(u));
    const after = { free: left, placed: [...placed, v] };
    // What is the last vertex that a nonface lacks is forbidden now.
    const forbidden = new Set<number>();
    this.#within(after, (state) => {
      for (const set of this.#large.get(v)!) {
        let last = -1;
        let free = 0;
        for (const u of set) {
          if (state[u] === 2) continue;
          last = u;
          if (state[u] === 0 || ++free > 1) {
            free = 2;
            break;
          }
        }
        if (free === 1) forbidden.add(last);
      }
    });
    return forbidden.size === 0 ? after : { ...after, free: left.filter((u) => !forbidden.has(u)) };
  }

  /** Does something while the states of the vertices are those of a position. */
  #within<T>({ free, placed }: ProofPart, look: (state: Uint8Array) => T): T {
    const state = this.#state;
    for (const v of free) state[v] = 1;
    for (const v of placed) state[v] = 2;
    const found = look(state);
    for (const v of free) state[v] = 0;
    for (const v of placed) state[v] = 0;
    return found;
  }

  /** The nonfaces with at least three vertices that can still be filled: some vertices are free, the others placed. */
  #active(position: ProofPart): ReadonlySet<readonly number[]> {
    return this.#within(position, (state) => {
      const found = new Set<readonly number[]>();
      for (const v of position.free)
        for (const set of this.#large.get(v)!) {
          let i = 0;
          while (i < set.length && state[set[i]!] !== 0) i++;
          if (i === set.length) found.add(set);
        }
      return found;
    });
  }

  /** The components, each with what lies there and matters to it; all together as one under misère play. */
  components(position: ProofPart, whole: boolean): ProofPart[] {
    const active = this.#active(position);
    const left = new Set(position.free);
    const lying = new Set(position.placed);
    const ofVertex = new Map<number, (readonly number[])[]>();
    for (const set of active) for (const v of set) if (left.has(v)) ofVertex.set(v, [...(ofVertex.get(v) ?? []), set]);
    const found: ProofPart[] = [];
    for (const start of position.free) {
      if (!left.delete(start)) continue;
      const free = [start];
      const placed = new Set<number>();
      const add = (u: number): void => {
        if (left.delete(u)) free.push(u);
      };
      if (whole) for (const u of position.free) add(u);
      for (const v of free) {
        for (const u of this.#near.get(v)!) add(u);
        for (const set of ofVertex.get(v) ?? [])
          for (const u of set)
            if (lying.has(u)) placed.add(u);
            else add(u);
      }
      found.push({ free: ascending(free), placed: ascending(placed) });
    }
    return found;
  }

  /**
   * Bounds of the value by numbers of moves: greedily, in the order of the vertices, cliques of pairs cover the vertices of a
   * player, and vertices that the other player can never forbid are taken one after the other.
   */
  bounds(part: ProofPart): readonly [low: number, high: number] {
    const inLarge = new Set([...this.#active(part)].flat());
    const free = new Set(part.free);
    const count = (player: 'L' | 'R'): readonly [most: number, sure: number] => {
      const other = player === 'L' ? 'R' : 'L';
      const cliques: number[][] = [];
      const sure: number[] = [];
      for (const v of this.moves(part, player)) {
        const near = this.#near.get(v)!;
        const clique = cliques.find((members) => members.every((u) => near.has(u)));
        if (clique === undefined) cliques.push([v]);
        else clique.push(v);
        const isSure =
          this.owner(v) === player &&
          !inLarge.has(v) &&
          ![...near].some((u) => free.has(u) && (this.owner(u) ?? other) === other);
        if (isSure && !sure.some((u) => near.has(u))) sure.push(v);
      }
      return [cliques.length, sure.length];
    };
    const [left, right] = [count('L'), count('R')];
    return [left[1] - right[0], left[0] - right[1]];
  }

  /** The value of a component, from the values after all moves. */
  value(part: ProofPart): Value {
    const key = `${part.free.join()};${part.placed.join()}`;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    this.#work.tick(++this.#work.steps);
    const [low, high] = this.bounds(part);
    const after = (player: 'L' | 'R'): Value[] =>
      this.moves(part, player).map((v) =>
        this.components(this.play(part, v), false).reduce((sum, next) => sum.plus(this.value(next)), this.#store.zero),
      );
    const value = low === high ? this.#store.number(low) : this.#store.fromOptions(after('L'), after('R'));
    this.#values.set(key, value);
    return value;
  }
}

export function ascending(list: Iterable<number>): number[] {
  return [...list].sort((a, b) => a - b);
}
