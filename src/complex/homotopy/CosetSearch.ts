import type { Work } from '../../run.js';
import type { Presentation } from './edgePathGroup.js';

const UNKNOWN = -1;

/**
 * A search for a transitive action of a group on few points, more than one: tables of what the generators do are filled
 * in by depth first, and every relator, read from every point, says what follows or that it cannot be.
 * @source Sims 1994
 */
export class CosetSearch {
  readonly #generators: number;
  readonly #relators: readonly Int32Array[];
  readonly #most: number;
  readonly #work: Work;
  /** Row p has the images of the point p under each generator (2g) and its inverse (2g + 1). */
  readonly #table: Int32Array;
  readonly #trail: number[] = [];
  #points = 1;

  /** @param most points at most */
  constructor({ generators, relators }: Presentation, most: number, work: Work) {
    this.#generators = generators;
    this.#relators = relators.map((word) =>
      Int32Array.from(word, (letter) => (letter > 0 ? 2 * (letter - 1) : 2 * (-letter - 1) + 1)),
    );
    this.#most = most;
    this.#work = work;
    this.#table = new Int32Array(most * 2 * generators).fill(UNKNOWN);
  }

  /** The images of the points 0, 1, … under each generator; undefined if there is no such action. */
  run(): number[][] | undefined {
    if (!this.#extend()) return undefined;
    return Array.from({ length: this.#generators }, (_, g) =>
      Array.from({ length: this.#points }, (__, p) => this.#table[p * this.#width + 2 * g]!),
    );
  }

  get #width(): number {
    return 2 * this.#generators;
  }

  #extend(): boolean {
    this.#work.step();
    const open = this.#table.indexOf(UNKNOWN);
    const point = Math.floor(open / this.#width);
    if (open === -1 || point >= this.#points) return this.#points > 1;
    const letter = open % this.#width;
    const points = this.#points;
    for (let image = 0; image <= Math.min(points, this.#most - 1); image++) {
      if (this.#image(image, letter ^ 1) !== UNKNOWN) continue;
      const before = this.#trail.length;
      if (image === points) this.#points++;
      this.#set(point, letter, image);
      if (this.#follow() && this.#extend()) return true;
      for (const at of this.#trail.splice(before)) this.#table[at] = UNKNOWN;
      this.#points = points;
    }
    return false;
  }

  #image(point: number, letter: number): number {
    return this.#table[point * this.#width + letter]!;
  }

  #set(point: number, letter: number, image: number): void {
    const [there, back] = [point * this.#width + letter, image * this.#width + (letter ^ 1)];
    this.#table[there] = image;
    this.#table[back] = point;
    this.#trail.push(there, back);
  }

  /** Reads all relators from all points until nothing new follows; false if they contradict each other. */
  #follow(): boolean {
    for (let changed = true; changed;) {
      changed = false;
      for (let point = 0; point < this.#points; point++)
        for (const relator of this.#relators) {
          const found = this.#read(point, relator);
          if (found === 'contradiction') return false;
          changed ||= found === 'news';
        }
    }
    return true;
  }

  /** Follows a relator from both ends, and closes a gap of one letter. */
  #read(point: number, relator: Int32Array): 'contradiction' | 'news' | 'nothing' {
    let [from, i] = [point, 0];
    for (let next; i < relator.length && (next = this.#image(from, relator[i]!)) !== UNKNOWN; i++) from = next;
    if (i === relator.length) return from === point ? 'nothing' : 'contradiction';
    let [to, j] = [point, relator.length - 1];
    for (let next; j > i && (next = this.#image(to, relator[j]! ^ 1)) !== UNKNOWN; j--) to = next;
    if (j > i) return 'nothing';
    if (this.#image(to, relator[i]! ^ 1) !== UNKNOWN) return 'contradiction';
    this.#set(from, relator[i]!, to);
    return 'news';
  }
}
