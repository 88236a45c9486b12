import { LimitError } from '../../errors.js';
import { inverseMod } from '../../linear/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { binomial } from '../named/sizes.js';
import { randomNumbers } from '../named/randomNumbers.js';
import { SimplicialComplex } from '../SimplicialComplex.js';

/** A prime whose products of residues are exact. */
const PRIME = 67_108_859;
/** Of f faces with k vertices one run fails with a probability below k f²/2^25 (Schwartz, Zippel). */
const BITS = 25;
/** Runs go on until all of them fail with a probability below 2^−60. */
const SAFE_BITS = 60;
/** The most products of residues in one run, for the sets of all sizes. */
const MOST_PRODUCTS = 2 ** 34;

/**
 * The exterior algebraic shifting over the rational numbers, in the order of the vertices as they stand: a set S is a
 * face if in a generic basis of the exterior face ring its monomial is not a combination of those that come before it
 * in lexicographic order. It has the f-vector and the Betti numbers of the complex, and with each face all that are
 * less in each place. Generic numbers are random ones modulo a prime near 2²⁶; of several runs the first family in
 * lexicographic order is right, unless all of them fail: so many are made that the chance of it is below 2⁻⁶⁰.
 * @throws LimitError, also before it begins, above 2³⁴ products, or 2²² for k f²; `limit` counts sets
 * @complexity C(n, k) f² products for each size k with f faces, in each of 3 to 20 runs
 * @source Kalai 2002
 * @example exteriorShifting(crossPolytopeBoundary(2)).toString() // 'facets:1 2, 1 3, 1 4, 2 3'
 */
export function exteriorShifting(complex: ComplexSource, options: RunOptions = {}): SimplicialComplex {
  const given = complexOf(complex, 'exteriorShifting');
  const work = new Work('exteriorShifting', options);
  const { n } = given;
  const f = given.fVector(work.part()).map(Number);
  const products = f.reduce((sum, count, k) => sum + binomial(n, k, Infinity) * count * (count + k), 0);
  const bits = f.map((count, k) => BITS - Math.log2(Math.max(1, k) * count ** 2));
  if (products > MOST_PRODUCTS || bits.some((each) => each < 3))
    throw new LimitError('too-large', `exteriorShifting: ${f.join(' ')} faces; expected fewer.`);
  const levels: Map<string, number>[] = [];
  for (let k = -1; k <= given.dimension; k++)
    levels.push(new Map([...given.faces(k)].map((face, i) => [face.join(), i])));
  const faces = levels.flatMap((_, k) => {
    const runs = Math.ceil(SAFE_BITS / bits[k]!);
    const families = Array.from({ length: runs }, (__, run) =>
      shiftedFaces(levels, k, n, randomNumbers(run + 1), work),
    );
    return families.reduce((a, b) => (isBefore(b, a) ? b : a));
  });
  return SimplicialComplex.fromFacets(faces, given.vertices);
}

/** A run that fails may find fewer sets, or later ones. */
function isBefore(a: readonly number[][], b: readonly number[][]): boolean {
  if (a.length !== b.length) return a.length > b.length;
  for (const [i, set] of a.entries()) for (const [j, v] of set.entries()) if (v !== b[i]![j]!) return v < b[i]![j]!;
  return false;
}

/** The faces with k vertices, in lexicographic order. */
function shiftedFaces(
  levels: readonly ReadonlyMap<string, number>[],
  k: number,
  n: number,
  random: () => number,
  work: Work,
): number[][] {
  const generic = Array.from({ length: n }, () => Float64Array.from({ length: n }, () => Math.floor(random() * PRIME)));
  // For each face of each size up to k: the faces without one vertex, with that vertex.
  const below = levels.slice(0, k + 1).map((level, size) =>
    [...level.keys()].map((key) => {
      const face = key === '' ? [] : key.split(',').map(Number);
      return face.map((v) => ({ v, at: size === 0 ? 0 : levels[size - 1]!.get(face.filter((u) => u !== v).join())! }));
    }),
  );
  const total = levels[k]!.size;
  const echelon: { readonly pivot: number; readonly row: Float64Array }[] = [];
  const found: number[][] = [];
  // The minors of the rows of a set and the columns of each face, by expansion along the last row.
  const extend = (set: readonly number[], minors: Float64Array): void => {
    const size = set.length;
    if (size === k) {
      work.step();
      if (isIndependent(minors, echelon)) found.push([...set]);
      return;
    }
    for (let s = (set.at(-1) ?? -1) + 1; s <= n - (k - size) && found.length < total; s++) {
      const last = generic[s]!;
      const next = Float64Array.from(below[size + 1]!, (parts) => {
        let sum = 0;
        for (const [i, { v, at }] of parts.entries()) {
          const product = (last[v]! * minors[at]!) % PRIME;
          sum += (size - i) % 2 === 0 ? product : PRIME - product;
        }
        return sum % PRIME;
      });
      extend([...set, s], next);
    }
  };
  extend([], new Float64Array([1]));
  return found;
}

/** Is a row not a combination of those of the echelon form, which it then joins? */
function isIndependent(row: Float64Array, echelon: { readonly pivot: number; readonly row: Float64Array }[]): boolean {
  for (const { pivot, row: other } of echelon) {
    const factor = row[pivot]!;
    if (factor === 0) continue;
    for (let i = 0; i < row.length; i++) row[i] = (row[i]! + (PRIME - factor) * other[i]!) % PRIME;
  }
  const pivot = row.findIndex((x) => x !== 0);
  if (pivot === -1) return false;
  const inverse = inverseMod(row[pivot]!, PRIME);
  echelon.push({ pivot, row: row.map((x) => (x * inverse) % PRIME) });
  return true;
}
