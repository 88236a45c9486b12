import { lowestBit } from '../../sets/internal.js';
import { LimitError } from '../../errors.js';
import { reducedHomologyOver, SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import type { BettiComponent } from './bettiComponents.js';
import { RankVectors } from './RankVectors.js';
import { RestrictionHomology } from './RestrictionHomology.js';

/** Gets a multidegree as a list of classes (a buffer with so many entries that count), i ≥ 0 and β_i ≠ 0 there. */
export type VisitBetti = (classes: Int32Array, length: number, i: number, rank: number) => void;

/** More classes do not fit into a word. */
const LARGEST_WORD = 30;
/** Up to so many classes a table of all sets is used. */
const LARGEST_TABLE = 22;
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

/** Hochster's formula: β_i in degree W is the rank of H̃_{|W|−i−1}(Δ_W). */
export function visitByRestrictions(
  { classes, generators }: BettiComponent,
  characteristic: number,
  work: Work,
  visit: VisitBetti,
): void {
  const m = classes.length;
  const words = Int32Array.from(generators, (generator) => generator.reduce((word, v) => word | (1 << v), 0));
  const allSets = m <= LARGEST_TABLE && m <= generators.length + 4;
  const vectors = new RankVectors();
  let found = 0;
  const homology = new RestrictionHomology(words, allSets ? m : Infinity, characteristic, vectors, work, () => found);
  const buffer = new Int32Array(m);
  const visitRanks = (W: number): void => {
    const ranks = vectors.ranks(homology.ranksOf(W));
    if (ranks.length === 0) return;
    if ((++found & 1023) === 0) work.tick(found);
    let length = 0;
    for (let w = W; w !== 0; w &= w - 1) buffer[length++] = lowestBit(w);
    for (let s = ranks.length - 1; s >= 0; s--) if (ranks[s] !== 0) visit(buffer, length, length - s, ranks[s]!);
  };
  if (allSets) for (let W = 0; W < 2 ** m; W++) visitRanks(W);
  else for (const W of unions(words, work)) visitRanks(W);
  work.tick(found);
}

/** All unions of some words, ∅ included, subsets before supersets. */
function unions(words: Int32Array, work: Work): number[] {
  const found = new Set([0]);
  for (const word of words) {
    let looked = 0;
    for (const W of [...found]) {
      found.add(W | word);
      if ((++looked & 4095) === 0) work.tick(found.size);
    }
    work.tick(found.size);
    checkMemory(found.size);
  }
  return [...found].sort((a, b) => a - b);
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
