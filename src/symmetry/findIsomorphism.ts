import type { SetFamily } from '../sets/index.js';
import { InvariantError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { compareLabellings } from './compareLabellings.kernel.js';
import { differenceOfElements, differenceOfSizes, type IsomorphismWords, type NotIsomorphic } from './differences.js';
import { distinctSets } from './incidences.kernel.js';
import { Incidence, checkColours, checkFamily, type ElementColours } from './Incidence.js';
import { matchFirstLeaf } from './matchFirstLeaf.js';
import { SearchTree } from './SearchTree.js';
import { verifyIsomorphism } from './verifyIsomorphism.js';

/** Whether two families are isomorphic, with what shows it. */
export type Isomorphism =
  /** Element v of the first goes to `map[v]` of the second. */
  | { readonly isomorphic: true; readonly map: readonly number[] }
  /** The first invariant that differs, and how. */
  | { readonly isomorphic: false; readonly because: NotIsomorphic['because']; readonly difference: string }
  | { readonly isomorphic: 'undecided'; readonly explored: number };

/** How to look for an isomorphism. */
export interface IsomorphismOptions extends RunOptions {
  /** The colours of the elements of both, which the bijection has to keep. */
  readonly colours?: readonly [ElementColours, ElementColours] | undefined;
  /** How a difference speaks of elements and sets. */
  readonly words?: IsomorphismWords;
}

/**
 * Is there a bijection of the ground sets that keeps colours and maps the sets of one family to those of the other?
 * The order and repetitions of sets do not count; elements in no set count like all others.
 * @param options when they cut the work off, the answer is undecided; `limit` counts nodes of the search trees
 * @throws InputError `invalid-family`, `invalid-colours`
 * @source McKay and Piperno 2014
 */
export function findIsomorphism(a: SetFamily, b: SetFamily, options: IsomorphismOptions = {}): Isomorphism {
  const { colours, words } = options;
  checkFamily('findIsomorphism', a);
  checkFamily('findIsomorphism', b);
  checkColours('findIsomorphism', a.n, colours?.[0]);
  checkColours('findIsomorphism', b.n, colours?.[1]);
  const rowsA = distinctSets(a.words, a.stride, a.size);
  const rowsB = distinctSets(b.words, b.stride, b.size);
  const ofSizes = differenceOfSizes(a, rowsA, b, rowsB, words);
  if (ofSizes !== undefined) return { isomorphic: false, ...ofSizes };
  const first = new Incidence('findIsomorphism', a, colours?.[0], rowsA);
  const second = new Incidence('findIsomorphism', b, colours?.[1], rowsB);
  const ofElements = differenceOfElements(first, second, words);
  if (ofElements !== undefined) return { isomorphic: false, ...ofElements };
  return Work.decide(
    'findIsomorphism',
    options,
    (work): Isomorphism => {
      const images = classImages(first, second, work);
      if (images === 'refinement' || images === 'search') return { isomorphic: false, ...WORDS[images] };
      const map = first.elementImages(images, second);
      if (!verifyIsomorphism(a, b, map, { colours }).verified)
        throw new InvariantError(
          'not-an-isomorphism',
          'findIsomorphism: the map found is not an isomorphism; expected one.',
        );
      return { isomorphic: true, map };
    },
    (explored): Isomorphism => ({ isomorphic: 'undecided', explored }),
  );
}

const WORDS: Readonly<Record<'refinement' | 'search', NotIsomorphic>> = {
  refinement: {
    because: 'refinement',
    difference: 'the numbers of incidences between the classes of the coarsest equitable partitions differ',
  },
  search: {
    because: 'search',
    difference: 'no bijection maps one onto the other: the search for one was exhausted',
  },
};

/** A bijection of the classes of twins, or why there is none. @throws LimitError */
function classImages(a: Incidence, b: Incidence, work: Work): Int32Array | 'refinement' | 'search' {
  const tick = (found: number): void => {
    work.steps = found;
    work.tick(found);
  };
  const match = matchFirstLeaf(a, b, { tick });
  if (match.found === true) return match.images;
  if (match.found === false) return match.at;
  const treeOf = (incidence: Incidence): SearchTree => {
    const before = work.steps;
    return new SearchTree(incidence, { tick: (found) => tick(before + found) });
  };
  const treeA = treeOf(a);
  const treeB = treeOf(b);
  return sameLeaves(a, treeA, b, treeB) ? imagesOf(a, treeA, treeB) : 'search';
}

function sameLeaves(a: Incidence, treeA: SearchTree, b: Incidence, treeB: SearchTree): boolean {
  const stamps = new Int32Array(a.classes);
  const leafA = treeA.canonicalLeaf;
  const leafB = treeB.canonicalLeaf;
  return (
    treeA.order === treeB.order &&
    compareLabellings(a.classes, leafA, a.offsets, a.neighbours, leafB, b.offsets, b.neighbours, stamps) === 0
  );
}

function imagesOf(a: Incidence, treeA: SearchTree, treeB: SearchTree): Int32Array {
  const images = new Int32Array(a.classes);
  for (let p = 0; p < a.classes; p++) images[treeA.canonicalLeaf.nodes[p]!] = treeB.canonicalLeaf.nodes[p]!;
  return images;
}
