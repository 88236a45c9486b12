import { stronglyConnectedParts } from '../../symmetry/internal.js';
import { arcLists } from './arcLists.js';

/** A digraph on any numbers from which vertices are taken away; arcs are kept from both ends. */
export class ShrinkingDigraph {
  readonly out: Map<number, Set<number>>;
  readonly in: Map<number, Set<number>>;

  constructor(out: Map<number, Set<number>>) {
    this.out = out;
    this.in = new Map(Array.from(out.keys(), (v) => [v, new Set()]));
    for (const [u, ends] of out) for (const v of ends) this.in.get(v)!.add(u);
  }

  get size(): number {
    return this.out.size;
  }

  /** The part on some of the vertices. */
  part(vertices: Iterable<number>): ShrinkingDigraph {
    const kept = new Set(vertices);
    return new ShrinkingDigraph(
      new Map(Array.from(kept, (v) => [v, new Set([...this.out.get(v)!].filter((w) => kept.has(w)))])),
    );
  }

  /** The strongly connected components. */
  strongParts(): number[][] {
    const vertices = [...this.out.keys()];
    const places = new Map(vertices.map((v, i) => [v, i]));
    const ends = vertices.map((v) => Array.from(this.out.get(v)!, (w) => places.get(w)!));
    return Array.from(stronglyConnectedParts(arcLists(ends)), (part) => part.reverse().map((i) => vertices[i]!));
  }

  /** Takes a vertex away with its arcs. */
  delete(v: number): void {
    for (const w of this.out.get(v)!) this.in.get(w)!.delete(v);
    for (const u of this.in.get(v)!) this.out.get(u)!.delete(v);
    this.out.delete(v);
    this.in.delete(v);
  }

  /**
   * Takes a vertex away that stays in the acyclic set: paths through it become arcs, and both ways between it and
   * another a loop.
   */
  bypass(v: number): void {
    const [before, after] = [this.in.get(v)!, this.out.get(v)!];
    this.delete(v);
    for (const u of before)
      for (const w of after) {
        this.out.get(u)!.add(w);
        this.in.get(w)!.add(u);
      }
  }

  /** The vertices with arcs both ways between them and v. */
  partners(v: number): number[] {
    const before = this.in.get(v)!;
    return [...this.out.get(v)!].filter((w) => before.has(w));
  }
}
