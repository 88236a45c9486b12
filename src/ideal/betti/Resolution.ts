import { SimplicialComplex, universalCoefficients } from '../../complex/index.js';
import { checkPrime } from '../../linear/internal.js';
import { inTurns } from '../../inTurns.js';
import { Work, type RunOptions } from '../../run.js';
import { depthOfComplex } from '../cohenMacaulay/depth.js';
import { LinkSearch } from '../cohenMacaulay/linkObstructions.js';
import type { SetFamily } from '../../sets/index.js';
import type { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import type { BettiComponent } from './bettiComponents.js';
import { bettiNumbers, componentsOf, type BettiNumber } from './bettiNumbers.js';
import { visitMultidegrees } from './visitMultidegrees.js';

/**
 * How long a minimal free resolution of the quotient ring is, and how far its degrees go; undefined what is not known.
 */
export interface Lengths {
  /** The largest i with β_i ≠ 0. */
  readonly projectiveDimension?: number | undefined;
  /** The largest degree − i of a nonzero β_i. */
  readonly regularity?: number | undefined;
}

/** A search for some of the lengths; where bounds cut it off, it can go on with others. @throws LimitError */
type Search = (work: Work) => Lengths;

/** A way to find some of the lengths of the ring of a complex, not void. */
type Way = (complex: SimplicialComplex, characteristic: number) => Search;

/** A tensor factor of the quotient ring: by its few generators, or by the complex of monomials outside the ideal. */
type Factor = { readonly component: BettiComponent } | ComplexFactor;

/** A factor by its complex, and how far the ways have come that look at it. */
interface ComplexFactor {
  readonly complex: SimplicialComplex;
  readonly searches: Map<Way, Search>;
}

/**
 * So few generators have at most 2^12 least common multiples; with more, links are faster on most complexes measured.
 */
const FEW_GENERATORS = 12;

/**
 * With more generators than these the multidegrees are too many for most ideals measured, and so are the faces of the
 * dual.
 */
const SOME_GENERATORS = 24;

/** The time of the links of the complex itself, for that of the other ways, if there are more generators. */
const FAVOUR = 8;

/** Those of a polynomial ring. */
const NO_GENERATORS: Required<Lengths> = { projectiveDimension: 0, regularity: 0 };

/**
 * The minimal free resolution of the quotient ring by an ideal over the field of a characteristic, as far as it is
 * asked for; what one question finds is kept for the next ones. Projective dimension and regularity are found by
 * whichever way is done first: from the Betti numbers, from the homology of the links of the Stanley–Reisner complex,
 * or from that of the links of its Alexander dual. Ideals in disjoint variables are looked at one by one, as both
 * numbers are sums.
 *
 * `limit` counts multidegrees, or intersections of facets and links; a way that exceeds it is given up.
 */
export class Resolution {
  readonly ideal: SquarefreeIdeal;
  readonly characteristic: number;
  readonly #task: string;
  readonly #both: boolean;
  #betti: readonly BettiNumber[] | undefined;
  #factors: readonly Factor[] | undefined;
  #known: Lengths = {};

  /**
   * @param task the function that errors name
   * @param both whether the length and the regularity will be asked for: then ways that find both go first
   * @throws InputError `not-a-prime`
   */
  constructor(
    ideal: SquarefreeIdeal,
    characteristic: number,
    task: string,
    { both = false }: { readonly both?: boolean } = {},
  ) {
    if (characteristic !== 0) checkPrime(task, characteristic);
    this.ideal = ideal;
    this.characteristic = characteristic;
    this.#task = task;
    this.#both = both;
    if (ideal.isUnit) this.#known = { projectiveDimension: -Infinity, regularity: -Infinity };
  }

  /** The graded Betti numbers. @throws LimitError */
  bettiNumbers(options: RunOptions = {}): readonly BettiNumber[] {
    return (this.#betti ??= bettiNumbers(this.ideal, { ...options, characteristic: this.characteristic }));
  }

  /** The length; −∞ for the zero ring. @throws LimitError */
  projectiveDimension(options: RunOptions = {}): number {
    const direct = this.#both ? [lengthsFromLinks, lengthFromLinks] : [lengthFromLinks];
    return this.#find('projectiveDimension', options, direct, lengthsOfDual);
  }

  /** The largest degree − i of a nonzero β_i; −∞ for the zero ring. @throws LimitError */
  regularity(options: RunOptions = {}): number {
    return this.#find('regularity', options, [lengthsFromLinks], lengthOfDual);
  }

  /** @param direct the ways on the complexes, the best one first. @param dual the way on their duals */
  #find(wanted: keyof Lengths, options: RunOptions, direct: readonly Way[], dual: Way): number {
    const known = this.#known[wanted];
    if (known !== undefined) return known;
    const work = new Work(this.#task, options);
    const factors = this.#factorsOf(work);
    const fromBetti = (turn: RunOptions): Lengths => lengthsOf(this.bettiNumbers(turn));
    const by = (way: Way) => (turn: RunOptions) => this.#sum(factors, turn, way);
    const found = factors.every((factor) => 'component' in factor)
      ? fromBetti(work.rest())
      : inTurns(work, [...direct.map(by), fromBetti, by(dual)], { favour: factors.some(hasMany) ? FAVOUR : 1 });
    this.#known = {
      projectiveDimension: this.#known.projectiveDimension ?? found.projectiveDimension,
      regularity: this.#known.regularity ?? found.regularity,
    };
    return this.#known[wanted]!;
  }

  /** What is found of all factors. */
  #sum(factors: readonly Factor[], options: RunOptions, way: Way): Lengths {
    const work = new Work(this.#task, options);
    let sum: Lengths = NO_GENERATORS;
    for (const factor of factors) {
      const found =
        'component' in factor
          ? lengthsFromMultidegrees(factor.component, this.characteristic, work)
          : this.#searchOf(factor, way)(work);
      sum = {
        projectiveDimension: added(sum.projectiveDimension, found.projectiveDimension),
        regularity: added(sum.regularity, found.regularity),
      };
    }
    return sum;
  }

  /** The search of a way, which goes on where it was cut off. */
  #searchOf({ complex, searches }: ComplexFactor, way: Way): Search {
    const search = searches.get(way) ?? way(complex, this.characteristic);
    searches.set(way, search);
    return search;
  }

  /** The factors that the generators show; without these, the ring itself. */
  #factorsOf(work: Work): readonly Factor[] {
    const { complex } = this.ideal;
    if (complex.known.nonfaces === undefined) return (this.#factors ??= [{ complex, searches: new Map() }]);
    return (this.#factors ??= componentsOf(this.ideal, this.characteristic, work).map((component) =>
      component.generators.length > FEW_GENERATORS
        ? { complex: complexOfComponent(component), searches: new Map<Way, Search>() }
        : { component },
    ));
  }
}

/** Whether there are too many generators for other ways than the links, as far as is known. */
function hasMany(factor: Factor): boolean {
  if ('component' in factor) return false;
  const { nonfaces } = factor.complex.known;
  return nonfaces === undefined || nonfaces.size > SOME_GENERATORS;
}

function added(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}

/** The lengths of the resolution with these Betti numbers, not of the zero ring. */
function lengthsOf(numbers: readonly BettiNumber[]): Lengths {
  return {
    projectiveDimension: Math.max(...numbers.map(([i]) => i)),
    regularity: Math.max(...numbers.map(([i, degree]) => degree - i)),
  };
}

/** The lengths for the ideal of a component, without a table. @throws LimitError */
function lengthsFromMultidegrees(component: BettiComponent, characteristic: number, work: Work): Lengths {
  let [projectiveDimension, regularity] = [0, 0];
  const sizes = component.classes.map((variables) => variables.length);
  visitMultidegrees(component, characteristic, work, (classes, length, i) => {
    let degree = 0;
    for (let k = 0; k < length; k++) degree += sizes[classes[k]!]!;
    projectiveDimension = Math.max(projectiveDimension, i);
    regularity = Math.max(regularity, degree - i);
  });
  return { projectiveDimension, regularity };
}

/** The length is n less the depth, which large links show first. @source Auslander and Buchsbaum 1957 */
export function lengthFromLinks(complex: SimplicialComplex, characteristic: number): Search {
  return (work) => ({ projectiveDimension: complex.n - depthOfComplex(complex, characteristic, work).depth });
}

/**
 * From the links of all faces of a complex that is not void, that is, from local cohomology: the depth is the least
 * |F| + i + 1 and the regularity the largest i + 1 with H̃_i(link F) ≠ 0; facets have the link {∅}.
 * @source Hochster 1977
 */
export function lengthsFromLinks(complex: SimplicialComplex, characteristic: number): Search {
  let [depth, regularity] = [0, 0];
  let search: LinkSearch | undefined;
  const begin = (facets: SetFamily): LinkSearch => {
    depth = facets.cardinality(0);
    const largest = facets.cardinality(facets.size - 1) - 1;
    // Links that would change neither number are left out.
    const vanishing = (size: number, dimension: number): number =>
      dimension + 1 > regularity ? dimension : depth - size - 2;
    return new LinkSearch(complex, { vanishing, largest, smallest: 0 });
  };
  return (work) => {
    search ??= begin(complex.listFacets(work.part()));
    for (let found = search.next(work); found !== undefined; found = search.next(work))
      for (const { degree, rank } of universalCoefficients(found.groups, characteristic)) {
        if (rank === 0) continue;
        depth = Math.min(depth, found.face.length + degree + 1);
        regularity = Math.max(regularity, degree + 1);
      }
    return { projectiveDimension: complex.n - depth, regularity };
  };
}

/**
 * The same way on the Alexander dual: for an ideal I other than 0 and S, reg(S/I) + 1 is the projective dimension of
 * the quotient ring of the dual ideal.
 * @source Terai 1999
 */
export function throughDual(way: Way): Way {
  return (complex, characteristic) => {
    let search: Search | undefined;
    return (work) => {
      const dual = complex.alexanderDual();
      if (dual.isVoid) return NO_GENERATORS;
      search ??= way(dual, characteristic);
      const { projectiveDimension, regularity } = search(work);
      return {
        projectiveDimension: regularity === undefined ? undefined : regularity + 1,
        regularity: projectiveDimension === undefined ? undefined : projectiveDimension - 1,
      };
    };
  };
}

const lengthOfDual = throughDual(lengthFromLinks);
const lengthsOfDual = throughDual(lengthsFromLinks);

/** The complex of the monomials outside the ideal of a component, on its variables. */
function complexOfComponent({ classes, generators }: BettiComponent): SimplicialComplex {
  const variables = classes.flat();
  const position = new Map(variables.map((v, i) => [v, i]));
  const nonfaces = generators.map((generator) => generator.flatMap((c) => classes[c]!.map((v) => position.get(v)!)));
  return SimplicialComplex.fromNonfaces(nonfaces, variables.length);
}
