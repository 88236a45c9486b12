import type { Work } from '../../run.js';

/** A face with the facets that contain it, by their keys. */
interface Star {
  readonly face: readonly number[];
  readonly facets: Map<string, readonly number[]>;
  /** Its place among the faces whose number of facets fits a flip; −1 for others. */
  place: number;
}

interface Move {
  readonly face: readonly number[];
  readonly other: readonly number[];
}

/** Bistellar flips of a pure complex of dimension at least 1 that make it small, at random; none adds a vertex. */
export class FlipSearch {
  readonly #random: () => number;
  readonly #work: Work;
  /** Vertices of a facet. */
  readonly #size: number;
  readonly #stars = new Map<string, Star>();
  /** By size the faces that lie in as many facets as the boundary of the other set of a flip has. */
  readonly #candidates: readonly Star[][];
  readonly #flips: Move[] = [];
  readonly #vertices = new Set<string>();
  #facets = 0;

  /** @param facets ascending lists of one size, at least 2 */
  constructor(facets: readonly (readonly number[])[], random: () => number, work: Work) {
    this.#random = random;
    this.#work = work;
    this.#size = facets[0]!.length;
    this.#candidates = Array.from({ length: this.#size + 1 }, () => []);
    for (const facet of facets) this.#add(facet);
  }

  /**
   * @param attempts without progress in succession after which the search ends
   * @returns the facets of the smallest complex on the way, and the flips up to it
   */
  run(attempts: number): { readonly lists: readonly (readonly number[])[]; readonly flips: readonly Move[] } {
    let best = { ...this.#shrunk(), lists: this.#lists() };
    for (let failed = 0; failed < attempts && this.#facets > this.#size + 1; failed++) {
      this.#stir(1 + (failed % 10));
      const next = this.#shrunk();
      if (next.vertices < best.vertices || (next.vertices === best.vertices && next.facets < best.facets)) {
        best = { ...next, lists: this.#lists() };
        failed = -1;
      }
    }
    return { lists: best.lists, flips: this.#flips.slice(0, best.flips) };
  }

  /** Flips that make it smaller until there are none. */
  #shrunk(): { flips: number; vertices: number; facets: number } {
    for (let k = 1; 2 * k < this.#size + 1;) k = this.#flipOne(k) ? 1 : k + 1;
    return { flips: this.#flips.length, vertices: this.#vertices.size, facets: this.#facets };
  }

  #lists(): (readonly number[])[] {
    return [...this.#stars.values()].filter(({ face }) => face.length === this.#size).map(({ face }) => face);
  }

  /** Some flips at random that keep the number of facets, or else make it larger. */
  #stir(rounds: number): void {
    const half = Math.ceil((this.#size + 1) / 2);
    const count = rounds * (1 + (this.#vertices.size >> 1));
    for (let i = 0; i < count; i++) if (!this.#flipOne(half) && !this.#flipOne(half + 1)) return;
  }

  /** A flip at a face of this size, if there is one. */
  #flipOne(size: number): boolean {
    const all = this.#candidates[size];
    if (all === undefined || size >= this.#size) return false;
    const start = Math.floor(this.#random() * all.length);
    for (let i = 0; i < all.length; i++) {
      if (i % 1024 === 1023) this.#work.tick(this.#work.steps);
      const star = all[(start + i) % all.length]!;
      const other = [...new Set([...star.facets.values()].flat())].filter((v) => !star.face.includes(v));
      if (other.length !== this.#size + 1 - size) continue;
      other.sort((u, v) => u - v);
      if (this.#stars.has(other.join())) continue;
      this.#flip({ face: star.face, other });
      return true;
    }
    return false;
  }

  #flip(move: Move): void {
    const { face, other } = move;
    this.#work.step();
    this.#flips.push(move);
    const all = [...face, ...other].sort((u, v) => u - v);
    for (const v of other) this.#remove(all.filter((u) => u !== v));
    for (const v of face) this.#add(all.filter((u) => u !== v));
  }

  #add(facet: readonly number[]): void {
    const name = facet.join();
    if (this.#facets++ % 1024 === 1023) this.#work.tick(this.#work.steps);
    for (const face of subsets(facet)) {
      const key = face.join();
      let star = this.#stars.get(key);
      if (star === undefined) {
        this.#stars.set(key, (star = { face, facets: new Map(), place: -1 }));
        if (face.length === 1) this.#vertices.add(key);
      }
      star.facets.set(name, facet);
      this.#place(star);
    }
  }

  #remove(facet: readonly number[]): void {
    const name = facet.join();
    this.#facets--;
    for (const face of subsets(facet)) {
      const key = face.join();
      const star = this.#stars.get(key)!;
      star.facets.delete(name);
      this.#place(star);
      if (star.facets.size > 0) continue;
      this.#stars.delete(key);
      this.#vertices.delete(key);
    }
  }

  /** Puts the face among the candidates, or takes it out. */
  #place(star: Star): void {
    const { face, facets, place } = star;
    const fits = facets.size === this.#size + 1 - face.length;
    if (fits === place >= 0) return;
    const all = this.#candidates[face.length]!;
    if (fits) star.place = all.push(star) - 1;
    else {
      const last = all.pop()!;
      if (last !== star) {
        all[place] = last;
        last.place = place;
      }
      star.place = -1;
    }
  }
}

/** The nonempty subsets, each ascending. */
function subsets(facet: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (const v of facet) found = found.concat(found.map((set) => [...set, v]));
  return found.slice(1);
}
