import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { connectedClasses } from '../../sets/internal.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { facetStars, incomparablePair, type FacetStars } from './facetStars.js';

/** Whether a complex is a simplicial forest, with what shows it; facets are given by their indices. */
export type SimplicialForest =
  /** Each facet of the order is a good leaf among itself and those before it. */
  | { readonly forest: true; readonly order: readonly number[] }
  /** These facets, ascending, generate a subcomplex without a leaf; leaving out any of them gives a forest. */
  | { readonly forest: false; readonly leafless: readonly number[] };

/**
 * Is the complex a simplicial forest: does every nonempty set of its facets have a leaf? Good leaves are taken away as
 * long as there are any; a forest always has one (Herzog, Hibi, Trung and Zheng 2008), and what is left of others is
 * none. The void complex and {∅} are forests.
 * @throws LimitError when the time is over or listing the facets is cut off
 * @complexity polynomial: about the sum over the vertices of the squared number of facets there, for the witness of a
 * complex that is not a forest times the number of facets
 * @source Huntemann 2018, Def. 8.1
 */
export function simplicialForest(complex: ComplexSource, options: RunOptions = {}): SimplicialForest {
  complex = complexOf(complex, 'simplicialForest');
  const { incidence, work } = listFew(complex, new Work('simplicialForest', options));
  const { order, core } = takeGoodLeaves(incidence, every(incidence), work);
  if (core.length === 0) return { forest: true, order: order.reverse() };
  return { forest: false, leafless: smallestCore(incidence, core, work) };
}

function isForest(complex: SimplicialComplex, all: Work): boolean {
  const { incidence, work } = listFew(complex, all);
  return takeGoodLeaves(incidence, every(incidence), work).core.length === 0;
}

/** Is the complex a connected simplicial forest (loops left out)? @source Faridi 2004 */
export function isSimplicialTree(complex: ComplexSource, options: RunOptions = {}): boolean {
  complex = complexOf(complex, 'isSimplicialTree');
  const work = new Work('isSimplicialTree', options);
  const facets = complex.listFacets(work.rest());
  return connectedClasses(complex.n, facets, new Set(facets.support())).length <= 1 && isForest(complex, work);
}

/** Facets with bounds for what follows: their limit counts facets, and what follows is polynomial. */
function listFew(complex: SimplicialComplex, all: Work): { incidence: FacetStars; work: Work } {
  return { incidence: fewFacets(complex.listFacets(all.rest())), work: new Work(all.task, all.part()) };
}

function every({ lists }: FacetStars): Uint8Array {
  return new Uint8Array(lists.length).fill(1);
}

/** In a good-leaf order each facet brings a vertex of its own, so more facets than vertices are never a forest. */
function fewFacets(facets: SetFamily): FacetStars {
  const enough = facets.support().length + 1;
  return facetStars(facets.filter((i) => i < enough));
}

/**
 * Takes good leaves away until there are none.
 * @param alive the facets to begin with; left with those of the core
 * @returns the facets taken away, in order, and the others, ascending
 */
function takeGoodLeaves(
  incidence: FacetStars,
  alive: Uint8Array,
  work: Work,
): { readonly order: number[]; readonly core: number[] } {
  const { lists, stars } = incidence;
  const degrees = Int32Array.from(stars, (star) => star.reduce((sum, i) => sum + alive[i]!, 0));
  const degree = (v: number): number => degrees[v]!;
  const waiting = Array.from(lists.keys()).filter((i) => alive[i] !== 0);
  const isWaiting = alive.slice();
  const order: number[] = [];
  for (let tested = 0; tested < waiting.length; tested++) {
    if ((tested & 255) === 255) work.tick(order.length);
    const i = waiting[tested]!;
    isWaiting[i] = 0;
    if (incomparablePair(incidence, lists[i]!, alive, degree) !== undefined) continue;
    alive[i] = 0;
    order.push(i);
    for (const v of lists[i]!) {
      degrees[v]!--;
      for (const j of stars[v]!)
        if (alive[j] !== 0 && isWaiting[j] === 0) {
          isWaiting[j] = 1;
          waiting.push(j);
        }
    }
  }
  return { order, core: Array.from(lists.keys()).filter((i) => alive[i] !== 0) };
}

/** Leaves out facets as long as the rest is not a forest. What remains has no leaf, for all less is a forest. */
function smallestCore(incidence: FacetStars, core: number[], work: Work): number[] {
  let kept = core;
  for (let k = 0; k < kept.length;) {
    work.tick(kept.length);
    const alive = new Uint8Array(incidence.lists.length);
    for (const i of kept) alive[i] = 1;
    alive[kept[k]!] = 0;
    const smaller = takeGoodLeaves(incidence, alive, work).core;
    // What was needed before is needed now, so it is still at the front.
    if (smaller.length === 0) k++;
    else kept = smaller;
  }
  return kept;
}
