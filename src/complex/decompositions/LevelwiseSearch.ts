import type { Work } from '../../run.js';
import type { FacetIncidence } from './FacetIncidence.kernel.js';
import type { TriangleRow } from './hTriangle.js';
import { ShellingSearch } from './ShellingSearch.js';

interface Level {
  readonly facetSize: number;
  readonly searches: readonly ShellingSearch[];
  order: readonly number[] | undefined;
}

/** What the searches know so far. */
export type SearchState =
  | { readonly state: 'found'; readonly order: readonly number[] }
  | { readonly state: 'exhausted'; readonly facetSize: number }
  | { readonly state: 'paused' };

const FIRST_BUDGET = 64;
const SLICE = 256;

/**
 * The search for a shelling with larger facets first, which is not a restriction: a shelling remains one when its
 * facets are sorted by falling size, those of one size in the same order (the rearrangement lemma). What a facet may
 * come after depends on the set of earlier facets alone, so the sizes are independent: the larger facets are there
 * before those of a size. Each size is searched backwards and forwards in turn, with growing budgets; whichever ends
 * decides.
 * @source Björner and Wachs 1996, Lemma 2.6
 */
export class LevelwiseSearch {
  readonly #levels: readonly Level[];
  readonly #work: Work;

  constructor(incidence: FacetIncidence, rows: readonly TriangleRow[] | undefined, work: Work) {
    const { lists, stride } = incidence;
    const above = new Uint32Array(stride);
    const sizes = [...new Set(lists.map((list) => list.length))].sort((a, b) => b - a);
    this.#work = work;
    this.#levels = sizes.map((m) => {
      const facets = Array.from(lists.keys()).filter((f) => lists[f]!.length === m);
      const h = rows?.find(({ facetSize }) => facetSize === m)?.h.map(Number);
      const level = { facets, m, above: above.slice(), h };
      for (const f of facets) above[f >>> 5]! |= 1 << (f & 31);
      const searches = [false, true].map((forward) => new ShellingSearch(incidence, level, forward));
      return { facetSize: m, searches, order: undefined };
    });
  }

  /** Goes on with every size for at least so many states in each direction; 0 sees only what is stuck at once. */
  run(budget: number): SearchState {
    for (const level of this.#levels) {
      level.order ??= this.#runLevel(level, budget);
      if (level.order === EXHAUSTED) return { state: 'exhausted', facetSize: level.facetSize };
    }
    if (this.#levels.some(({ order }) => order === undefined)) return { state: 'paused' };
    return { state: 'found', order: this.#levels.flatMap(({ order }) => order!) };
  }

  #runLevel({ searches }: Level, budget: number): readonly number[] | undefined {
    for (let round = Math.min(budget, FIRST_BUDGET), total = round; ; round *= 2, total += round) {
      for (const search of searches) {
        let state = search.run(0);
        for (let done = 0; state === 'paused' && done < round; done += SLICE) {
          const before = search.explored;
          state = search.run(Math.min(SLICE, round - done));
          this.#work.step(search.explored - before);
        }
        if (state === 'found') return search.order();
        if (state === 'exhausted') return EXHAUSTED;
      }
      if (total >= budget) return undefined;
    }
  }
}

const EXHAUSTED: readonly number[] = [-1];
