import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { hVector } from '../faceNumbers.js';

/**
 * The g-vector: g₀ = h₀ and gᵢ = hᵢ − hᵢ₋₁ for 1 ≤ i ≤ ⌊(dim + 1)/2⌋; `[]` for the void complex.
 * @throws LimitError
 * @source Stanley 1996
 * @example gVector(crossPolytopeBoundary(4)) // [1n, 3n, 2n]
 */
export function gVector(complex: ComplexSource, options: RunOptions = {}): bigint[] {
  const h = hVector(complex, options);
  return h.slice(0, Math.floor((h.length - 1) / 2) + 1).map((entry, i) => entry - (h[i - 1] ?? 0n));
}

/**
 * Do the Dehn–Sommerville equations hᵢ = h_{d−i} hold? They do for every sphere.
 * @throws LimitError
 * @source Stanley 1996
 * @example dehnSommerville(crossPolytopeBoundary(3)) // true
 */
export function dehnSommerville(complex: ComplexSource, options: RunOptions = {}): boolean {
  const h = hVector(complex, options);
  return h.every((entry, i) => entry === h[h.length - 1 - i]);
}

/**
 * The numbers of pairs of a face of dimension i inside one of dimension k, for i, k = 0 … dim: `f2[i][k]`, symmetric;
 * the diagonal is the f-vector.
 * @throws LimitError
 * @example f2Vector(simplexBoundary(3)) // [[3n, 6n], [6n, 3n]]
 */
export function f2Vector(complex: ComplexSource, options: RunOptions = {}): bigint[][] {
  const f = complexOf(complex, 'f2Vector').fVector(options).slice(1);
  return f.map((_, i) => f.map((__, k) => f[Math.max(i, k)]! * choose(Math.max(i, k) + 1, Math.min(i, k) + 1)));
}

function choose(n: number, k: number): bigint {
  let product = 1n;
  for (let i = 0; i < k; i++) product = (product * BigInt(n - i)) / BigInt(i + 1);
  return product;
}

/** A set of colours, ascending, and the number that belongs to it. */
export interface FlagEntry {
  readonly colours: readonly number[];
  readonly f: bigint;
  readonly h: bigint;
}

/** The most colours of a flag vector: it has an entry for each set of them. */
const MOST_COLOURS = 16;

/**
 * The flag f- and h-vector for a colouring of the vertices in which faces have no colour twice: f for a set of colours
 * counts the faces with these, h(S) = Σ (−1)^{|S ∖ T|} f(T) over T ⊆ S. Sets of colours come by size, then
 * lexicographically.
 * @param colours of each vertex, integers from 0 below 16; what loops have does not count
 * @throws InputError `invalid-colours` for a face with a colour twice
 * @throws LimitError; `limit` counts faces
 * @source Stanley 1996
 * @example flagVector(SimplicialComplex.fromFacets([[0, 1], [1, 2]]), [0, 1, 0]).map(({ h }) => h) // [1n, 1n, 0n, 0n]
 */
export function flagVector(complex: ComplexSource, colours: readonly number[], options: RunOptions = {}): FlagEntry[] {
  const D = complexOf(complex, 'flagVector');
  const wrong = colours.findIndex((colour) => !Number.isInteger(colour) || colour < 0 || colour >= MOST_COLOURS);
  if (colours.length !== D.n || wrong !== -1)
    throw new InputError(
      'invalid-colours',
      `flagVector: ${wrong === -1 ? `${colours.length} colours` : `the colour ${colours[wrong]}`}; expected an integer from 0 below ${MOST_COLOURS} for each of the ${D.n} vertices.`,
    );
  const used = D.support.map((v) => colours[v]!);
  const count = Math.max(-1, ...used) + 1;
  const f = new Array<bigint>(2 ** count).fill(0n);
  const work = new Work('flagVector', options);
  const { dimension } = D;
  for (let k = -1; k <= dimension; k++)
    for (const face of D.listFaces(k, work.part())) {
      work.step();
      const set = face.reduce((sum, v) => sum | (1 << colours[v]!), 0);
      if (bits(set, count).length < face.length)
        throw new InputError(
          'invalid-colours',
          `flagVector: the face {${face.map((v) => D.vertices[v]!.label).join(' ')}} has a colour twice; expected different colours in each face.`,
        );
      f[set]!++;
    }
  const h = [...f];
  for (let colour = 0; colour < count; colour++)
    for (let set = 0; set < h.length; set++) if (((set >> colour) & 1) !== 0) h[set]! -= h[set ^ (1 << colour)]!;
  return Array.from(f, (entry, set) => ({ colours: bits(set, count), f: entry, h: h[set]! })).sort(
    (a, b) => a.colours.length - b.colours.length || compareLists(a.colours, b.colours),
  );
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((colour, j) => colour !== b[j]);
  return i === -1 ? 0 : a[i]! - b[i]!;
}

function bits(set: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => i).filter((i) => ((set >> i) & 1) === 1);
}
