/**
 * A complex of dimension at most 2 with edges and triangles that come and go, and its value. The link of a vertex v is
 * a graph; a vertex u of it with Left neighbours, Right neighbours, both or none has the value 1, −1, * or 0 after v
 * and u, so that the value after v is one of day 2, by the sets of these four for Left's and for Right's u.
 */
import { day2, indexOf, store, type Found } from './day3.js';

export const MOST_VERTICES = 16;

const ENDS = [store.zero, store.number(1), store.number(-1), store.nimber(1)];

/** Which value of day 2 belongs to 4 bits for Left and, above them, 4 bits for Right. */
export const linkValue: Uint8Array = Uint8Array.from({ length: 256 }, (_, profile) => {
  const ends = (shift: number) => ENDS.filter((_value, i) => ((profile >> (shift + i)) & 1) === 1);
  return indexOf(store.fromOptions(ends(0), ends(4)));
});

const known = new Map<number, number>();

/** The index of the value with these sets of values of day 2 as options. */
function valueOfOptions(left: number, right: number): number {
  const key = left * 2 ** 22 + right;
  let value = known.get(key);
  if (value === undefined) {
    const chosen = (set: number) => day2.filter((_, i) => ((set >> i) & 1) === 1);
    known.set(key, (value = indexOf(store.fromOptions(chosen(left), chosen(right)))));
  }
  return value;
}

/** A complex to be changed. */
export class FlatComplex {
  readonly n: number;
  readonly left: number;
  /** For each vertex the four plus four bits of its link. */
  readonly profiles: Uint8Array = new Uint8Array(MOST_VERTICES);
  readonly #leftMask: number;
  readonly #edges: Int32Array = new Int32Array(MOST_VERTICES);
  /** thirds[16·u + v] has bit w for a triangle u v w. */
  readonly #thirds: Int32Array = new Int32Array(MOST_VERTICES ** 2);
  readonly #savedEdges: Int32Array = new Int32Array(MOST_VERTICES);
  readonly #savedThirds: Int32Array = new Int32Array(MOST_VERTICES ** 2);

  constructor(n: number, left: number) {
    this.n = n;
    this.left = left;
    this.#leftMask = (1 << left) - 1;
  }

  /** The index of the value; fills `profiles`. */
  evaluate(): number {
    let [lefts, rights] = [0, 0];
    for (let v = 0; v < this.n; v++) {
      let profile = 0;
      const edges = this.#edges[v]!;
      for (let u = 0; u < this.n; u++) {
        if (((edges >> u) & 1) === 0) continue;
        const thirds = this.#thirds[MOST_VERTICES * v + u]!;
        const end = ((thirds & this.#leftMask) !== 0 ? 1 : 0) + ((thirds & ~this.#leftMask) !== 0 ? 2 : 0);
        profile |= 1 << (u < this.left ? end : 4 + end);
      }
      this.profiles[v] = profile;
      if (v < this.left) lefts |= 1 << linkValue[profile]!;
      else rights |= 1 << linkValue[profile]!;
    }
    return valueOfOptions(lefts, rights);
  }

  /** Adds or removes an edge; its triangles go with it. */
  toggleEdge(u: number, v: number): void {
    if (((this.#edges[u]! >> v) & 1) === 1)
      for (let w = 0; w < this.n; w++)
        if (((this.#thirds[MOST_VERTICES * u + v]! >> w) & 1) === 1) this.toggleTriangle(u, v, w);
    this.#edges[u]! ^= 1 << v;
    this.#edges[v]! ^= 1 << u;
  }

  /** Adds or removes a triangle; its edges come with it, and stay. */
  toggleTriangle(u: number, v: number, w: number): void {
    this.#toggleThird(u, v, w);
    this.#toggleThird(u, w, v);
    this.#toggleThird(v, w, u);
  }

  #toggleThird(u: number, v: number, w: number): void {
    this.#thirds[MOST_VERTICES * u + v]! ^= 1 << w;
    this.#thirds[MOST_VERTICES * v + u]! ^= 1 << w;
    this.#edges[u]! |= 1 << v;
    this.#edges[v]! |= 1 << u;
  }

  save(): void {
    this.#savedEdges.set(this.#edges);
    this.#savedThirds.set(this.#thirds);
  }

  restore(): void {
    this.#edges.set(this.#savedEdges);
    this.#thirds.set(this.#savedThirds);
  }

  /** The complex without edges and triangles that its value does not need: first triangles are tried, then edges. */
  pruned(): Found {
    const copy = new FlatComplex(this.n, this.left);
    copy.#edges.set(this.#edges);
    copy.#thirds.set(this.#thirds);
    copy.#prune();
    return { n: this.n, left: this.left, facets: copy.#facets() };
  }

  #prune(): void {
    const value = this.evaluate();
    for (let u = 0; u < this.n; u++)
      for (let v = u + 1; v < this.n; v++)
        for (let w = v + 1; w < this.n; w++)
          if (((this.#thirds[MOST_VERTICES * u + v]! >> w) & 1) === 1) {
            this.toggleTriangle(u, v, w);
            if (this.evaluate() !== value) this.toggleTriangle(u, v, w);
          }
    for (let u = 0; u < this.n; u++)
      for (let v = u + 1; v < this.n; v++)
        if (((this.#edges[u]! >> v) & 1) === 1 && this.#thirds[MOST_VERTICES * u + v] === 0) {
          this.toggleEdge(u, v);
          if (this.evaluate() !== value) this.toggleEdge(u, v);
        }
  }

  #facets(): number[][] {
    const facets: number[][] = [];
    for (let u = 0; u < this.n; u++) {
      if (this.#edges[u] === 0) facets.push([u]);
      for (let v = u + 1; v < this.n; v++) {
        if (((this.#edges[u]! >> v) & 1) === 0) continue;
        const thirds = this.#thirds[MOST_VERTICES * u + v]!;
        if (thirds === 0) facets.push([u, v]);
        for (let w = v + 1; w < this.n; w++) if (((thirds >> w) & 1) === 1) facets.push([u, v, w]);
      }
    }
    return facets;
  }
}
