import type { SetFamily } from '../sets/index.js';
import { LimitError } from '../errors.js';
import { Work } from '../run.js';
import type { SymmetryOptions } from './canonicalLabelling.js';
import { Incidence } from './Incidence.js';
import { SearchTree } from './SearchTree.js';
import { whenAsked } from './whenAsked.js';

/** A group of permutations of 0…n−1. */
export interface PermutationGroup {
  /**
   * Permutations that generate it, each as the list of images; none for the trivial group. Listed when they are first
   * asked for.
   * @throws LimitError `too-much-memory` above 2²⁵ images in all
   */
  readonly generators: readonly (readonly number[])[];
  readonly order: bigint;
  /** The orbits, each ascending, by first element. */
  readonly orbits: readonly (readonly number[])[];
}

/** The most images of generators that are listed. */
const MOST_IMAGES = 2 ** 25;

/** Neighbours in a class of twins change places, and the classes as the tree found. */
function listGenerators(incidence: Incidence, tree: SearchTree): number[][] {
  const { classes, starts, members, n } = incidence;
  if ((n - classes + tree.generators.length) * n > MOST_IMAGES)
    throw new LimitError(
      'too-much-memory',
      `automorphismGroup: ${n - classes + tree.generators.length} generators of ${n} images; the limit is ${MOST_IMAGES} images.`,
      { hint: 'Order and orbits are known without them.', details: { n, limit: MOST_IMAGES } },
    );
  const generators: number[][] = [];
  const identity = Array.from({ length: n }, (_, v) => v);
  for (let c = 0; c < classes; c++)
    for (let q = starts[c]! + 1; q < starts[c + 1]!; q++) {
      const swap = [...identity];
      swap[members[q - 1]!] = members[q]!;
      swap[members[q]!] = members[q - 1]!;
      generators.push(swap);
    }
  for (const generator of tree.generators) generators.push(incidence.elementImages(generator, incidence));
  return generators;
}

/**
 * The permutations of the ground set that keep colours and map sets to sets.
 * @throws InputError `invalid-family`, `invalid-colours`
 * @throws LimitError; `limit` counts nodes of the search tree
 * @source McKay and Piperno 2014
 */
export function automorphismGroup(family: SetFamily, given: SymmetryOptions = {}): PermutationGroup {
  const { colours, ...options } = given;
  const incidence = new Incidence('automorphismGroup', family, colours);
  const tree = new SearchTree(incidence.graph(), new Work('automorphismGroup', options));
  const { classes, starts, members } = incidence;
  const orbits = new Map<number, number[]>();
  for (let c = 0; c < classes; c++) {
    const root = tree.orbits.find(c);
    const orbit = orbits.get(root) ?? [];
    for (let q = starts[c]!; q < starts[c + 1]!; q++) orbit.push(members[q]!);
    orbits.set(root, orbit);
  }
  const group = {
    order: tree.order * incidence.twinPermutations,
    orbits: [...orbits.values()].map((orbit) => orbit.sort((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!),
  };
  return whenAsked(group, 'generators', () => listGenerators(incidence, tree));
}
