import { SetFamily } from '../../sets/index.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import type { Work } from '../../run.js';
import { shelling, type Shelling } from './shelling.js';

const MOST_FACETS = 24;
const SHELLING_BUDGET = 2000;

/** A constructible complex: shellable, or the union of two that meet in a third. */
export interface Constructed {
  readonly facets: SetFamily;
  readonly order?: readonly number[];
  readonly parts?: readonly [Constructed, Constructed, Constructed];
}

/** Tries all divisions; families of facets are decided once. At most 24 facets are divided, which bounds the depth. */
export class ConstructionSearch {
  readonly #n: number;
  readonly #work: Work;
  readonly #shellingBudget: number;
  readonly #known = new Map<string, Constructed | false | undefined>();

  /** @param shellingBudget states that each search for a shelling may take */
  constructor(n: number, work: Work, shellingBudget: number = SHELLING_BUDGET) {
    this.#n = n;
    this.#work = work;
    this.#shellingBudget = shellingBudget;
  }

  /**
   * A construction of the complex with these facets (all of one size), false if there is none, undefined if unknown.
   */
  construct(facets: SetFamily): Constructed | false | undefined {
    const key = facets.words.join();
    if (!this.#known.has(key)) this.#known.set(key, this.#decide(facets));
    return this.#known.get(key);
  }

  shell(facets: SetFamily): Shelling {
    const complex = SimplicialComplex.fromFacets(facets, this.#n);
    const found = shelling(complex, this.#work.rest(this.#shellingBudget));
    this.#work.step(found.shellable === 'undecided' ? found.explored : 1);
    return found;
  }

  #decide(facets: SetFamily): Constructed | false | undefined {
    const shelled = this.shell(facets);
    if (shelled.shellable === true) return { facets, order: shelled.order };
    if (shelled.shellable === false && shelled.because !== 'exhausted') return false;
    if (facets.size > MOST_FACETS) return undefined;
    let unknown = false;
    // The first facet belongs to the first part.
    for (let chosen = 0; chosen < 2 ** (facets.size - 1) - 1; chosen++) {
      this.#work.step();
      const isFirst = (i: number): boolean => i === 0 || (chosen & (1 << (i - 1))) !== 0;
      const first = facets.filter(isFirst);
      const second = facets.filter((i) => !isFirst(i));
      const common = intersection(first, second);
      if (common === undefined) continue;
      const decided: (Constructed | false | undefined)[] = [];
      for (const part of [common, first, second]) {
        decided.push(this.construct(part));
        if (decided.at(-1) === false) break;
      }
      const [meet, one, other] = decided;
      if (typeof meet === 'object' && typeof one === 'object' && typeof other === 'object')
        return { facets, parts: [one, other, meet] };
      unknown ||= decided.every((part) => part !== false);
    }
    return unknown ? undefined : false;
  }
}

/** The facets of the intersection of two complexes, if all have one vertex less than theirs. */
function intersection(first: SetFamily, second: SetFamily): SetFamily | undefined {
  const { stride, n } = first;
  const words = new Uint32Array(first.size * second.size * stride);
  for (let i = 0, at = 0; i < first.size; i++)
    for (let j = 0; j < second.size; j++)
      for (let k = 0; k < stride; k++, at++) words[at] = first.words[i * stride + k]! & second.words[j * stride + k]!;
  const common = SetFamily.fromWords(words, n).maximal();
  return common.cardinality(0) === first.cardinality(0) - 1 ? common : undefined;
}
