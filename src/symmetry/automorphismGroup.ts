import { Work } from '../run.js';
import type { SetFamily } from '../sets/index.js';
import type { SymmetryOptions } from './canonicalLabelling.js';
import { Incidence } from './Incidence.js';
import { SearchTree } from './SearchTree.js';

/** A group of permutations of 0…n−1. */
export interface PermutationGroup {
  /** Permutations that generate it, each as the list of images; none for the trivial group. */
  readonly generators: readonly (readonly number[])[];
  readonly order: bigint;
  /** The orbits, each ascending, by first element. */
  readonly orbits: readonly (readonly number[])[];
}

/**
 * The permutations of the ground set that keep colours and bring sets to sets.
 * @throws InputError `invalid-family`, `invalid-colours`
 * @throws LimitError; `limit` counts nodes of the search tree
 * @source McKay and Piperno 2014
 */
export function automorphismGroup(family: SetFamily, { colours, ...options }: SymmetryOptions = {}): PermutationGroup {
  const incidence = new Incidence('automorphismGroup', family, colours);
  const tree = new SearchTree(incidence, new Work('automorphismGroup', options));
  const { classes, starts, members, n } = incidence;
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
  const orbits = new Map<number, number[]>();
  for (let c = 0; c < classes; c++) {
    const root = tree.orbits.find(c);
    const orbit = orbits.get(root) ?? [];
    for (let q = starts[c]!; q < starts[c + 1]!; q++) orbit.push(members[q]!);
    orbits.set(root, orbit);
  }
  return {
    generators,
    order: tree.order * incidence.twinPermutations,
    orbits: [...orbits.values()].map((orbit) => orbit.sort((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!),
  };
}
