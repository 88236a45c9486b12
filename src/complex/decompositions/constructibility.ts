import type { RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { explore, type Exploration, type Undecided } from './Exploration.js';
import { findHomologyObstruction, type HomologyObstruction } from './homologyObstruction.js';
import type { BipartiteObstruction } from './preliminaries.js';
import { shelling, type Shelling } from './shelling.js';
import type { ShellingObstruction } from './shellingObstruction.js';
import { verifyShelling } from './verifyShelling.js';

/** A complex by its facets: shellable, with a shelling; or the union of two parts, by the indices of later nodes. */
export type ConstructionNode =
  | { readonly facets: readonly (readonly number[])[]; readonly order: readonly number[] }
  | {
      readonly facets: readonly (readonly number[])[];
      readonly parts: readonly [number, number];
      readonly intersection: number;
    };

/** Whether a complex is constructible, with a construction (node 0 is the complex) or the reason why there is none. */
export type Constructibility =
  | { readonly constructible: true; readonly tree: readonly ConstructionNode[] }
  | { readonly constructible: false; readonly because: 'not-pure' }
  | ({ readonly constructible: false } & (ShellingObstruction | BipartiteObstruction | HomologyObstruction))
  | { readonly constructible: false; readonly because: 'exhausted'; readonly explored: number }
  | ({ readonly constructible: 'undecided' } & Undecided);

/**
 * Decides whether a pure complex is a simplex, or the union of two constructible complexes of its dimension that meet
 * in a constructible complex of one dimension less. Shellable complexes are constructible; constructible ones are
 * Cohen–Macaulay; what is between is decided by trying all divisions of the facets, up to a limit.
 * The void complex is constructible by the empty construction.
 * @param options `limit` counts states
 * @returns undecided when a limit or the time cuts the search off, or when more than 24 facets would have to be divided
 * @source Hochster 1972
 */
export function constructibility(complex: SimplicialComplex, options: RunOptions = {}): Constructibility {
  return explore(
    'constructibility',
    options,
    (exploration): Constructibility => decide(complex, exploration),
    (explored): Constructibility => ({ constructible: 'undecided', explored }),
  );
}

const MOST_FACETS = 24;
const SHELLING_BUDGET = 2000;

function decide(complex: SimplicialComplex, exploration: Exploration): Constructibility {
  if (!complex.isPure(exploration.time())) return { constructible: false, because: 'not-pure' };
  if (complex.isVoid) return { constructible: true, tree: [] };
  const search = new ConstructionSearch(complex.n, exploration);
  const shelled = search.shell(complex.facets);
  if (shelled.shellable === true)
    return { constructible: true, tree: [{ facets: complex.facets.toLists(), order: shelled.order }] };
  // All reasons but exhaustion hold for Cohen–Macaulay complexes, and so for constructible ones.
  if (shelled.shellable === false && shelled.because !== 'exhausted' && shelled.because !== 'h-triangle') {
    const { shellable: _, ...reason } = shelled;
    return { constructible: false, ...reason };
  }
  const homology = findHomologyObstruction(complex, exploration);
  if (homology !== undefined) return { constructible: false, ...homology };
  const found = search.construct(complex.facets);
  if (found === undefined) return { constructible: 'undecided', explored: exploration.explored };
  if (found === false) return { constructible: false, because: 'exhausted', explored: exploration.explored };
  return { constructible: true, tree: nodesOf(found) };
}

interface Constructed {
  readonly facets: SetFamily;
  readonly order?: readonly number[];
  readonly parts?: readonly [Constructed, Constructed, Constructed];
}

/** Tries all divisions; families of facets are decided once. At most 24 facets are divided, which bounds the depth. */
class ConstructionSearch {
  readonly #n: number;
  readonly #exploration: Exploration;
  readonly #known = new Map<string, Constructed | false | undefined>();

  constructor(n: number, exploration: Exploration) {
    this.#n = n;
    this.#exploration = exploration;
  }

  /** A construction of the complex with these facets (all of one size), false if there is none, undefined if unknown. */
  construct(facets: SetFamily): Constructed | false | undefined {
    const key = facets.words.join();
    if (!this.#known.has(key)) this.#known.set(key, this.#decide(facets));
    return this.#known.get(key);
  }

  shell(facets: SetFamily): Shelling {
    const complex = SimplicialComplex.fromFacets(facets, this.#n);
    const found = shelling(complex, this.#exploration.remaining(SHELLING_BUDGET));
    this.#exploration.step(found.shellable === 'undecided' ? found.explored : 1);
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
      this.#exploration.step();
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
      if (meet && one && other) return { facets, parts: [one, other, meet] };
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

function nodesOf(root: Constructed): ConstructionNode[] {
  const nodes: ConstructionNode[] = [];
  const visit = ({ facets, order, parts }: Constructed): number => {
    const index = nodes.length;
    const lists = facets.toLists();
    nodes.push({ facets: lists, order: order ?? [] });
    if (parts !== undefined) {
      const [one, other, meet] = parts;
      nodes[index] = { facets: lists, parts: [visit(one), visit(other)], intersection: visit(meet) };
    }
    return index;
  };
  visit(root);
  return nodes;
}

/** Checks a construction by its definition, node by node. */
export function verifyConstructibility(complex: SimplicialComplex, tree: readonly ConstructionNode[]): boolean {
  if (tree.length === 0) return complex.isVoid;
  const parts = tree.map(({ facets }) => SimplicialComplex.fromFacets(facets, complex.n));
  const all = parts.every((part, i) => part.isPure() && part.facets.size === tree[i]!.facets.length && !part.isVoid);
  if (!all || !parts[0]!.facets.equals(complex.facets)) return false;
  return tree.every((node, i) => {
    if ('order' in node) return verifyShelling(parts[i]!, node.order);
    const [a, b, c] = [...node.parts, node.intersection].map((index) => (index > i ? parts[index] : undefined));
    if (a === undefined || b === undefined || c === undefined) return false;
    const dimensions = [a.dimension, b.dimension, c.dimension + 1];
    if (!dimensions.every((dimension) => dimension === parts[i]!.dimension)) return false;
    const common = a.facets.toLists().flatMap((F) => b.facets.toLists().map((G) => F.filter((v) => G.includes(v))));
    const meets = SimplicialComplex.fromFacets(common, complex.n).facets.equals(c.facets);
    return meets && a.facets.concat(b.facets).equals(parts[i]!.facets);
  });
}
