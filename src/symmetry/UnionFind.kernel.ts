/** Classes of 0…n−1 that grow together; the representative of each is its least member. */
export class UnionFind {
  readonly parent: Int32Array;

  constructor(n: number) {
    this.parent = new Int32Array(n);
    for (let v = 0; v < n; v++) this.parent[v] = v;
  }

  find(v: number): number {
    const { parent } = this;
    while (parent[v] !== v) v = parent[v] = parent[parent[v]!]!;
    return v;
  }

  union(u: number, v: number): void {
    const a = this.find(u);
    const b = this.find(v);
    if (a < b) this.parent[b] = a;
    else this.parent[a] = b;
  }

  /** Every v comes together with its image. */
  unionCycles(permutation: ArrayLike<number>): void {
    for (let v = 0; v < this.parent.length; v++) if (permutation[v] !== v) this.union(v, permutation[v]!);
  }
}
