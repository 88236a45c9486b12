import { lowestBit } from '../../sets/internal.js';
import { LimitError } from '../../errors.js';
import { reducedHomologyOver, SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import type { BettiComponent } from './bettiComponents.js';
import { RankVectors } from './RankVectors.js';
import { RestrictionHomology } from './RestrictionHomology.js';
import { WordSymmetries } from './WordSymmetries.js';

/** Gets a multidegree as a list of classes (a buffer with so many entries that count), i ≥ 0 and β_i ≠ 0 there. */
export type VisitBetti = (classes: Int32Array, length: number, i: number, rank: number) => void;

/** More classes do not fit into a word. */
const LARGEST_WORD = 30;
/** Up to so many classes a table of all sets is used. */
const LARGEST_TABLE = 22;
/** Up to so many, if one set in so many is a multidegree. */
const LARGEST_SPARSE_TABLE = 26;
const SPARSE = 16;
/** With fewer multidegrees symmetries are not looked for. */
const FEW = 4096;
/** A set of more multidegrees does not fit into memory. */
const MOST_MULTIDEGREES = 2 ** 23;

/**
 * Visits the nonzero multigraded Betti numbers of a component, over the field of a characteristic.
 * @throws LimitError; `limit` counts multidegrees
 */
export function visitMultidegrees(
  component: BettiComponent,
  characteristic: number,
  work: Work,
  visit: VisitBetti,
): void {
  const { classes, generators } = component;
  const m = classes.length;
  if (generators.length === 1) {
    visit(new Int32Array(m), 0, 0, 1);
    visit(
      Int32Array.from({ length: m }, (_, i) => i),
      m,
      1,
      1,
    );
  } else if (m > LARGEST_WORD) visitByNerves(component, characteristic, work, visit);
  else visitByRestrictions(component, characteristic, work, visit);
}

/**
 * Hochster's formula: β_i in degree W is the rank of H̃_{|W|−i−1}(Δ_W).
 * @param few for tests: with fewer multidegrees symmetries are not looked for
 */
export function visitByRestrictions(
  { classes, generators }: BettiComponent,
  characteristic: number,
  work: Work,
  visit: VisitBetti,
  few: number = FEW,
): void {
  const m = classes.length;
  const words = Int32Array.from(generators, (generator) => generator.reduce((word, v) => word | (1 << v), 0));
  const allSets = m <= LARGEST_TABLE && m <= generators.length + 4;
  const degrees = allSets ? undefined : unions(words, m, work);
  const count = degrees?.length ?? 2 ** m;
  const isTabled = allSets || (m <= LARGEST_SPARSE_TABLE && count * SPARSE >= 2 ** m);
  const symmetries = count < few ? undefined : WordSymmetries.of(generators, m, work);
  const vectors = new RankVectors();
  let found = 0;
  const homology = new RestrictionHomology(
    words,
    isTabled ? m : Infinity,
    characteristic,
    vectors,
    work,
    () => found,
    symmetries,
  );
  const buffer = new Int32Array(m);
  const visitRanks = (W: number): void => {
    const ranks = vectors.ranks(homology.ranksOf(W));
    if (ranks.length === 0) return;
    if ((++found & 1023) === 0) work.tick(found);
    let length = 0;
    for (let w = W; w !== 0; w &= w - 1) buffer[length++] = lowestBit(w);
    for (let s = ranks.length - 1; s >= 0; s--) if (ranks[s] !== 0) visit(buffer, length, length - s, ranks[s]!);
  };
  for (let i = 0; i < count; i++) visitRanks(degrees === undefined ? i : degrees[i]!);
  work.tick(found);
}

/** All unions of some words of m ≤ 30 bits, ∅ included, ascending: subsets before supersets. */
function unions(words: Int32Array, m: number, work: Work): Int32Array {
  const isKnown = new Int32Array(2 ** Math.max(0, m - 5));
  isKnown[0] = 1;
  let found = new Int32Array(1024);
  let size = 1;
  for (const word of words) {
    for (let i = 0, end = size; i < end; i++) {
      if ((i & 4095) === 0) work.tick(size);
      const W = found[i]! | word;
      if ((isKnown[W >>> 5]! & (1 << (W & 31))) !== 0) continue;
      isKnown[W >>> 5]! |= 1 << (W & 31);
      if (size === found.length) {
        const larger = new Int32Array(2 * size);
        larger.set(found);
        found = larger;
      }
      found[size++] = W;
    }
    work.tick(size);
    checkMemory(size);
  }
  return found.subarray(0, size).sort();
}

/** β_i in degree W is the rank of H̃_{i−2} of the complex of the sets of generators whose union is not all of W. */
export function visitByNerves(
  { classes, generators }: BettiComponent,
  characteristic: number,
  work: Work,
  visit: VisitBetti,
): void {
  const words = generators.map((generator) => generator.reduce((word, v) => word | (1n << BigInt(v)), 0n));
  const lattice = new Set([0n]);
  for (const word of words) {
    let looked = 0;
    for (const W of [...lattice]) {
      lattice.add(W | word);
      if ((++looked & 4095) === 0) work.tick(lattice.size);
    }
    work.tick(lattice.size);
    checkMemory(lattice.size);
  }
  const buffer = new Int32Array(classes.length);
  for (const W of lattice) {
    work.tick(lattice.size);
    if (W === 0n) {
      visit(buffer, 0, 0, 1);
      continue;
    }
    const inside = Array.from(generators.keys()).filter((g) => (words[g]! & ~W) === 0n);
    let length = 0;
    for (let v = 0; v < classes.length; v++) if ((W & (1n << BigInt(v))) !== 0n) buffer[length++] = v;
    const facets = Array.from(buffer.subarray(0, length), (v) =>
      Array.from(inside.keys()).filter((k) => !generators[inside[k]!]!.includes(v)),
    );
    const nerve = SimplicialComplex.fromFacets(facets, inside.length);
    for (const { degree, rank } of reducedHomologyOver(nerve, characteristic))
      if (rank > 0) visit(buffer, length, degree + 2, rank);
  }
}

function checkMemory(found: number): void {
  if (found > MOST_MULTIDEGREES)
    throw new LimitError('too-much-memory', `bettiNumbers: more than ${found} multidegrees; the limit is 2^23.`, {
      details: { found },
    });
}
