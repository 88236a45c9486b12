import { highestBit } from '../../sets/internal.js';
import { rankModP, rankOverQ } from '../../linear/index.js';
import type { Work } from '../../run.js';
import { ACYCLIC, IRRELEVANT, type RankVectors } from './RankVectors.js';
import { PairTable } from '../../sets/internal.js';
import { relativeBoundary } from './relativeBoundary.js';
import type { WordSymmetries } from './WordSymmetries.js';

/** So many vertices are tried whose links are not restrictions; with all of them there are too many links. */
const MOST_TRIES = 4;

/**
 * The reduced homology over one field of all restrictions Δ_W of a complex Δ on at most 30 vertices.
 *
 * For a vertex v of W there is a long exact sequence of the link of v in Δ_W, of Δ_{W∖v} and of Δ_W. If link and
 * deletion have no degree with homology in common, it splits and the ranks add up; nearly always there is such a
 * vertex. Links of restrictions are restrictions of links; those are kept under the vertices W that are left and the
 * part of the face that matters, which is ∅ where the nonfaces around the face are pairs. Where no vertex helps, the
 * homology is computed.
 */
export class RestrictionHomology {
  readonly vectors: RankVectors;
  /** How often homology had to be computed. */
  computed = 0;
  readonly #characteristic: number;
  readonly #nonfaces: Int32Array;
  readonly #work: Work;
  readonly #dense: Int32Array | undefined;
  readonly #sparse: PairTable = new PairTable();
  // A stack of families: the nonfaces inside the vertices that are left, and their parts in the face.
  #inside: Int32Array;
  #origin: Int32Array;
  #steps = 0;
  readonly #found: () => number;
  readonly #symmetries: WordSymmetries | undefined;

  /**
   * @param nonfaces an antichain of sets of at least two vertices, as words
   * @param tableOf so many vertices have a table with an entry for every set; ∞ for none
   * @param found what the work is told
   * @param symmetries of Δ: of restrictions that differ by them one is computed
   */
  constructor(
    nonfaces: Int32Array,
    tableOf: number,
    characteristic: number,
    vectors: RankVectors,
    work: Work,
    found: () => number,
    symmetries?: WordSymmetries,
  ) {
    this.#nonfaces = nonfaces;
    this.#characteristic = characteristic;
    this.vectors = vectors;
    this.#work = work;
    this.#found = found;
    this.#symmetries = symmetries;
    this.#dense = tableOf < Infinity ? new Int32Array(2 ** tableOf) : undefined;
    const room = 32 * (nonfaces.length + 1);
    this.#inside = new Int32Array(room);
    this.#origin = new Int32Array(room);
  }

  /** The number of the ranks of Δ_W; fastest when the subsets of W were asked before. */
  ranksOf(W: number): number {
    // Symmetric sets before it were asked already.
    const orbit = this.#orbitOf(W);
    const known = orbit < W ? (this.#dense?.[orbit] ?? 0) : 0;
    if (known > 0) return known - 1;
    const nonfaces = this.#nonfaces;
    let end = 0;
    let union = 0;
    for (let i = 0; i < nonfaces.length; i++) {
      const sigma = nonfaces[i]!;
      if ((sigma & ~W) !== 0) continue;
      this.#inside[end] = sigma;
      this.#origin[end] = 0;
      union |= sigma;
      end++;
    }
    return union === W ? this.#ranks(0, end, W) : ACYCLIC;
  }

  /** The ranks for the family start…end whose union is W. */
  #ranks(start: number, end: number, W: number): number {
    if (W === 0) return IRRELEVANT;
    let face = 0;
    for (let i = start; i < end; i++) face |= this.#origin[i]!;
    const dense = face === 0 ? this.#dense : undefined;
    const key = face === 0 ? this.#orbitOf(W) : W;
    const known = dense === undefined ? this.#sparse.get(face, key) : dense[key]! - 1;
    if (known >= 0) return known;
    const id = this.#split(start, end, W);
    if (dense === undefined) this.#sparse.set(face, key, id);
    else dense[key] = id + 1;
    return id;
  }

  #orbitOf(W: number): number {
    return this.#symmetries === undefined ? W : this.#symmetries.least(W);
  }

  #split(start: number, end: number, W: number): number {
    if ((++this.#steps & 1023) === 0) this.#work.tick(this.#found());
    const { support } = this.vectors;
    let tries = MOST_TRIES;
    for (let rest = W; rest !== 0;) {
      const bit = 1 << highestBit(rest);
      rest &= ~bit;
      if (!this.#isInPairsOnly(start, end, bit) && --tries < 0) continue;
      const link = this.#linkRanks(start, end, W, bit);
      const deletion = this.#deletionRanks(start, end, W, bit);
      if ((support[link]! & support[deletion]!) === 0) return this.vectors.sum(deletion, this.vectors.suspended(link));
    }
    return this.#compute(start, end, W);
  }

  /** The nonfaces of the link: those around the vertex without it, and those others that contain none of them. */
  #linkRanks(start: number, end: number, W: number, bit: number): number {
    const inside = this.#inside;
    const origin = this.#origin;
    let fill = end;
    let loops = bit;
    for (let i = start; i < end; i++) {
      const sigma = inside[i]!;
      if ((sigma & bit) === 0) continue;
      const rest = sigma & ~bit;
      if ((rest & (rest - 1)) === 0) loops |= rest;
      else {
        inside[fill] = rest;
        origin[fill] = origin[i]! | bit;
        fill++;
      }
    }
    const around = fill;
    let union = 0;
    for (let i = end; i < around; i++) union |= inside[i]!;
    for (let i = start; i < end; i++) {
      const sigma = inside[i]!;
      if ((sigma & loops) !== 0) continue;
      let j = end;
      while (j < around && (inside[j]! & ~sigma) !== 0) j++;
      if (j < around) continue;
      inside[fill] = sigma;
      origin[fill] = origin[i]!;
      union |= sigma;
      fill++;
    }
    return union === (W & ~loops) ? this.#ranks(end, fill, union) : ACYCLIC;
  }

  #deletionRanks(start: number, end: number, W: number, bit: number): number {
    let fill = end;
    let union = 0;
    for (let i = start; i < end; i++) {
      const sigma = this.#inside[i]!;
      if ((sigma & bit) !== 0) continue;
      this.#inside[fill] = sigma;
      this.#origin[fill] = this.#origin[i]!;
      union |= sigma;
      fill++;
    }
    return union === (W & ~bit) ? this.#ranks(end, fill, union) : ACYCLIC;
  }

  /**
   * The ranks where link and deletion have homology in common degrees: of the maps between those, the ranks are found
   * from the chains relative to the star of the vertex in the fewest nonfaces.
   */
  #compute(start: number, end: number, W: number): number {
    this.computed++;
    this.#work.tick(this.#found());
    const bit = this.#rarestVertex(start, end, W);
    const link = this.vectors.ranks(this.#linkRanks(start, end, W, bit));
    const deletion = this.vectors.ranks(this.#deletionRanks(start, end, W, bit));
    const without: number[] = [];
    const around: number[] = [];
    for (let i = start; i < end; i++) {
      const sigma = this.#inside[i]!;
      if ((sigma & bit) === 0) without.push(sigma);
      else around.push(sigma & ~bit);
    }
    const ranks: number[] = [];
    let mapRank = 0; // of the map from the link to the deletion in the degree before
    for (let s = 0; s <= Math.max(deletion.length, link.length + 1); s++) {
      const above = (deletion[s] ?? 0) + (link[s - 1] ?? 0) - mapRank;
      mapRank = 0;
      if ((deletion[s] ?? 0) > 0 && (link[s] ?? 0) > 0) {
        const { counts, matrix } = relativeBoundary(without, around, W & ~bit, s + 1);
        // The ranks of the boundaries below follow from homology, which is known there.
        let below = 0;
        for (let j = 0; j < s; j++) below = counts[j]! - below - ranks[j]!;
        const p = this.#characteristic;
        const rank = counts[s]! - below - (p === 0 ? rankOverQ(matrix) : rankModP(matrix, p));
        mapRank = above - rank;
      }
      ranks.push(above - mapRank);
    }
    while (ranks.at(-1) === 0) ranks.pop();
    return this.vectors.intern(ranks);
  }

  /** Are all nonfaces around a vertex pairs, so that its link is a restriction of the same complex? */
  #isInPairsOnly(start: number, end: number, bit: number): boolean {
    for (let i = start; i < end; i++) {
      const rest = this.#inside[i]! & ~bit;
      if (rest !== this.#inside[i] && (rest & (rest - 1)) !== 0) return false;
    }
    return true;
  }

  #rarestVertex(start: number, end: number, W: number): number {
    let best = 0;
    let fewest = Infinity;
    for (let rest = W; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      let count = 0;
      for (let i = start; i < end; i++) if ((this.#inside[i]! & bit) !== 0) count++;
      if (count < fewest) [best, fewest] = [bit, count];
    }
    return best;
  }
}
