import {
  type SimplicialComplex,
  chessboardComplex,
  completeSkeleton,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  matchingComplex,
  namedComplex,
  randomComplex,
  simplexBoundary,
} from '../complex/index.js';
import type { RunOptions } from '../run.js';
import type { TextSpan } from '../text/internal.js';

/** How the complexes of a family are written. */
export interface FamilyNotation {
  readonly notation: string;
  readonly words: string;
  readonly example: string;
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
  ({ notation, words, example }) => ({ notation, words, example }),
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

const KEYS = ['n', 'd', 'p', 'seed'] as const;

function parseRandom(text: TextSpan): SimplicialComplex {
  const found = new Map<string, TextSpan>();
  for (const item of text.items()) {
    const equals = item.text.indexOf('=');
    const key = item.text.slice(0, Math.max(0, equals)).trim();
    if (!KEYS.some((known) => known === key) || found.has(key))
      item.refuse('invalid-parameter', `each of ${KEYS.join(', ')} at most once, as in n=8,d=2,p=0.5,seed=1`);
    found.set(key, item.slice(equals + 1).trim());
  }
  const [n, d, p, seed] = KEYS.map((key) => found.get(key));
  if (n === undefined || d === undefined) return text.refuse('invalid-parameter', 'n and d, as in n=8,d=2');
  return randomComplex(n.integer(), d.integer(), {
    ...(p !== undefined && { probability: probability(p) }),
    ...(seed !== undefined && { seed: seed.integer() }),
  });
}

/** A number from 0 to 1 as `0.5` or `1/2`. */
function probability(text: TextSpan): number {
  const [, numerator, denominator = '1'] = /^(\d+|\d*\.\d+)(?:\/([1-9]\d*))?$/.exec(text.text) ?? [];
  const number = Number(numerator) / Number(denominator);
  return number >= 0 && number <= 1 ? number : text.refuse('not-a-number', 'a number from 0 to 1, such as 0.5 or 1/2');
}
