import type { SetFamily } from '../sets/index.js';
import { Work, type RunOptions } from '../run.js';
import { Incidence, type ElementColours } from './Incidence.js';
import { SearchTree } from './SearchTree.js';

/** The colours of the elements of a family, and bounds. */
export interface SymmetryOptions extends RunOptions {
  /**
   * A number for each element, which only elements of the same colour may take the place of; by default all are alike.
   */
  readonly colours?: ElementColours | undefined;
}

/**
 * A family with canonical names: two coloured families have equal labellings if and only if a bijection of their ground
 * sets that keeps colours brings one to the other.
 */
export class CanonicalLabelling {
  /** The family under its canonical names, each set once, in canonical order. */
  readonly family: SetFamily;
  /** The colours of the canonical names, ascending; all 0 if none were given. */
  readonly colours: readonly number[];
  /** The canonical name of each element. */
  readonly labelling: readonly number[];
  #hash: number | undefined;

  /** @internal */
  constructor(family: SetFamily, colours: ElementColours | undefined, labelling: readonly number[]) {
    this.family = family.relabel(labelling, family.n).distinct();
    this.labelling = labelling;
    const named = new Array<number>(family.n).fill(0);
    if (colours !== undefined) labelling.forEach((name, v) => (named[name] = colours[v]!));
    this.colours = named;
  }

  /** A 32-bit hash of the named family and its colours: equal for isomorphic families. */
  get hash(): number {
    if (this.#hash === undefined) {
      let h = this.family.hash();
      for (const colour of this.colours) {
        h = Math.imul(h ^ (colour | 0), 0x85ebca6b);
        h ^= h >>> 13;
      }
      this.#hash = h >>> 0;
    }
    return this.#hash;
  }

  /** Are the families isomorphic, with colours kept? */
  equals(other: CanonicalLabelling): boolean {
    const { family, colours } = this;
    if (family.n !== other.family.n || family.size !== other.family.size) return false;
    if (!colours.every((colour, v) => colour === other.colours[v])) return false;
    return family.words.every((word, i) => word === other.family.words[i]);
  }
}

/**
 * The canonical labelling of a family, up to bijections of the ground set that keep colours. Elements in no set count
 * like all others; the order and repetitions of sets do not count.
 * @param given lesser colours get lesser names; `limit` counts nodes of the search tree
 * @throws InputError `invalid-family`, `invalid-colours`
 * @throws LimitError
 * @source McKay and Piperno 2014
 */
export function canonicalLabelling(family: SetFamily, given: SymmetryOptions = {}): CanonicalLabelling {
  const { colours, ...options } = given;
  const incidence = new Incidence('canonicalLabelling', family, colours);
  const tree = new SearchTree(incidence, new Work('canonicalLabelling', options));
  return new CanonicalLabelling(family, colours, namesOf(incidence, tree.canonicalLeaf.nodes));
}

/** A 32-bit hash that isomorphic families share. @throws as `canonicalLabelling` */
export function canonicalLabellingHash(family: SetFamily, options: SymmetryOptions = {}): number {
  return canonicalLabelling(family, options).hash;
}

/** The name of each element: twins get the names that follow each other. */
function namesOf({ n, classes, starts, members }: Incidence, nodes: Int32Array): number[] {
  const names = new Array<number>(n).fill(0);
  let next = 0;
  for (let p = 0; p < classes; p++) {
    const c = nodes[p]!;
    for (let q = starts[c]!; q < starts[c + 1]!; q++) names[members[q]!] = next++;
  }
  return names;
}
