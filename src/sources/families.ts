import {
  type SimplicialComplex,
  chessboardComplex,
  completeSkeleton,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  fareyMap,
  lensSpace,
  matchingComplex,
  mooreSpace,
  multiAssociahedron,
  namedComplex,
  nonorientableSurface,
  notConnectedGraphs,
  orientableSurface,
  randomComplex,
  randomFacets,
  realProjectiveSpace,
  shiftedComplex,
  simplexBoundary,
  residueSumComplex,
  triangulatedCube,
} from '../complex/index.js';
import type { RunOptions } from '../run.js';
import type { TextSpan } from '../text/internal.js';

/** How the complexes of a family are written. */
export interface FamilyNotation {
  readonly notation: string;
  readonly words: string;
  readonly example: string;
  /** The function of expressions, if it is not called as the prefix. */
  readonly called?: string;
}

interface Family extends FamilyNotation {
  readonly parse: (parameters: TextSpan, options: RunOptions) => SimplicialComplex;
}

const FAMILIES: Readonly<Record<string, Family>> = {
  named: {
    notation: 'named:NAME',
    words: 'a named complex',
    example: 'named:dunce-hat',
    parse: (name) => namedComplex(name.text.trim()),
  },
  matching: {
    notation: 'matching:n',
    words: 'the matchings of the complete graph with n vertices',
    example: 'matching:7',
    parse: (n) => matchingComplex(n.integer()),
  },
  chessboard: {
    notation: 'chessboard:RxC',
    words: 'sets of rooks on a board that do not attack each other',
    example: 'chessboard:4x5',
    parse: (size) => chessboardComplex(...twoIntegers(size, 'x', 'rows and columns like 4x5')),
  },
  'simplex-boundary': {
    notation: 'simplex-boundary:n',
    words: 'the boundary of the simplex with n vertices',
    example: 'simplex-boundary:4',
    parse: (n) => simplexBoundary(n.integer()),
  },
  'cross-polytope': {
    notation: 'cross-polytope:d',
    words: 'the boundary of the cross-polytope of dimension d',
    example: 'cross-polytope:3',
    parse: (d) => crossPolytopeBoundary(d.integer()),
  },
  'cyclic-polytope': {
    notation: 'cyclic-polytope:n,d',
    words: 'the boundary of the cyclic polytope of dimension d with n vertices',
    example: 'cyclic-polytope:7,4',
    parse: (sizes) => cyclicPolytopeBoundary(...twoIntegers(sizes, ',', 'vertices and dimension like 7,4')),
  },
  'complete-skeleton': {
    notation: 'complete-skeleton:n,k',
    words: 'all sets of at most k + 1 of n vertices',
    example: 'complete-skeleton:6,2',
    parse: (sizes, options) => completeSkeleton(...twoIntegers(sizes, ',', 'vertices and dimension like 6,2'), options),
  },
  rp: {
    notation: 'rp:n',
    words: 'the real projective space of dimension n',
    example: 'rp:3',
    called: 'realProjectiveSpace',
    parse: (n) => realProjectiveSpace(n.integer()),
  },
  lens: {
    notation: 'lens:p,q',
    words: 'the lens space L(p, q)',
    example: 'lens:5,2',
    called: 'lensSpace',
    parse: (sizes) => lensSpace(...twoIntegers(sizes, ',', 'two integers like 5,2')),
  },
  surface: {
    notation: 'surface:g',
    words: 'the orientable surface of genus g',
    example: 'surface:2',
    called: 'orientableSurface',
    parse: (g) => orientableSurface(g.integer()),
  },
  nonorientable: {
    notation: 'nonorientable:g',
    words: 'the connected sum of g projective planes',
    example: 'nonorientable:3',
    called: 'nonorientableSurface',
    parse: (g) => nonorientableSurface(g.integer()),
  },
  moore: {
    notation: 'moore:q',
    words: 'a Moore space, with the homology Z/q in degree 1',
    example: 'moore:3',
    called: 'mooreSpace',
    parse: (q) => mooreSpace(q.integer()),
  },
  cube: {
    notation: 'cube:n',
    words: 'the cube of dimension n, a facet for each order of the coordinates',
    example: 'cube:3',
    called: 'triangulatedCube',
    parse: (n) => triangulatedCube(n.integer()),
  },
  'sum-complex': {
    notation: 'sum-complex:n,a,b,…',
    words: 'as many residues modulo n as are listed, with a listed sum',
    example: 'sum-complex:11,0,1,3',
    called: 'residueSumComplex',
    parse: (text) => {
      const [n, ...residues] = text.split(',').map((part) => part.integer());
      return residueSumComplex(n!, residues);
    },
  },
  farey: {
    notation: 'farey:p',
    words: 'the Farey map modulo a prime p',
    example: 'farey:5',
    called: 'fareyMap',
    parse: (p) => fareyMap(p.integer()),
  },
  'not-i-connected': {
    notation: 'not-i-connected:n,i',
    words: 'the graphs on n vertices that are not i-connected',
    example: 'not-i-connected:4,2',
    called: 'notConnectedGraphs',
    parse: (sizes) => notConnectedGraphs(...twoIntegers(sizes, ',', 'vertices and connectivity like 4,2')),
  },
  'multi-associahedron': {
    notation: 'multi-associahedron:n,k',
    words: 'sets of diagonals of an n-gon of which no k + 1 cross each other',
    example: 'multi-associahedron:7,2',
    parse: (sizes) => multiAssociahedron(...twoIntegers(sizes, ',', 'corners and k like 7,2')),
  },
  shifted: {
    notation: 'shifted:1 6, 2 4',
    words: 'the shifted complex that sets of numbers generate',
    example: 'shifted:1 6, 2 4',
    called: 'shiftedComplex',
    parse: (sets) => shiftedComplex(sets.items().map((set) => set.words().map((v) => v.integer()))),
  },
  'random-facets': {
    notation: 'random-facets:n=8,d=2,m=5,seed=1',
    words: 'm random sets of d + 1 of n vertices',
    example: 'random-facets:n=9,d=2,m=7,seed=3',
    parse: (text) => {
      const { n, d, m, seed } = valuesOf(text, ['n', 'd', 'm'], ['seed']);
      return randomFacets(n!.integer(), d!.integer(), m!.integer(), { ...(seed && { seed: seed.integer() }) });
    },
  },
  random: {
    notation: 'random:n=8,d=2,p=0.5,seed=1',
    words: 'all faces of dimension below d, each of dimension d with probability p (1/2 by default)',
    example: 'random:n=8,d=2,p=0.3,seed=7',
    parse: parseRandom,
  },
};

/** The notations of the families, without `random:` and the like. */
export const FAMILY_NAMES: readonly string[] = Object.keys(FAMILIES);

/** Is it the notation of a family? */
export function isFamily(prefix: string): boolean {
  return FAMILY_NAMES.includes(prefix);
}

/** The notations of families of complexes. */
export const FAMILY_NOTATIONS: readonly FamilyNotation[] = Object.values(FAMILIES).map(
  ({ parse: _, ...family }) => family,
);

/**
 * A member of a family of complexes.
 * @param family one of `FAMILY_NAMES`
 * @param parameters what follows the colon
 * @throws ParseError `not-a-size`, `not-a-number`, `invalid-parameter`; InputError, LimitError those of the family
 */
export function parseFamily(family: string, parameters: TextSpan, options: RunOptions): SimplicialComplex {
  return FAMILIES[family]!.parse(parameters, options);
}

function twoIntegers(text: TextSpan, separator: string, expected: string): [number, number] {
  const parts = text.split(separator);
  if (parts.length !== 2) return text.refuse('not-a-size', expected);
  return [parts[0]!.integer(), parts[1]!.integer()];
}

function parseRandom(text: TextSpan): SimplicialComplex {
  const { n, d, p, seed } = valuesOf(text, ['n', 'd'], ['p', 'seed']);
  return randomComplex(n!.integer(), d!.integer(), {
    ...(p !== undefined && { probability: probability(p) }),
    ...(seed !== undefined && { seed: seed.integer() }),
  });
}

/** What is written as `n=8,d=2`: each key at most once, and all that are needed. */
function valuesOf<Key extends string>(
  text: TextSpan,
  needed: readonly Key[],
  optional: readonly Key[],
): { readonly [K in Key]?: TextSpan } {
  const keys = [...needed, ...optional];
  const found: { [K in Key]?: TextSpan } = {};
  for (const item of text.items()) {
    const equals = item.text.indexOf('=');
    const key = keys.find((known) => known === item.text.slice(0, Math.max(0, equals)).trim());
    if (key === undefined || found[key] !== undefined)
      return item.refuse('invalid-parameter', `each of ${keys.join(', ')} at most once, as in n=8,d=2`);
    found[key] = item.slice(equals + 1).trim();
  }
  if (needed.every((key) => found[key] !== undefined)) return found;
  return text.refuse('invalid-parameter', `${needed.join(' and ')}, as in n=8,d=2`);
}

/** A number from 0 to 1 as `0.5` or `1/2`. */
function probability(text: TextSpan): number {
  const [, numerator, denominator = '1'] = /^(\d+|\d*\.\d+)(?:\/([1-9]\d*))?$/.exec(text.text) ?? [];
  const number = Number(numerator) / Number(denominator);
  return number >= 0 && number <= 1 ? number : text.refuse('not-a-number', 'a number from 0 to 1, such as 0.5 or 1/2');
}
