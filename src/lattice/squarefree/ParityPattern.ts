import { givenItems, requireInstance, wrongArgument } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import type { LatticePoint } from '../LatticePoint.js';

/** The largest dimension of a pattern: it has a bit for each of 2ᵈ points. */
const MOST_PATTERN_DIMENSIONS = 24;

const TASK = 'new ParityPattern';

/**
 * A set of points modulo 2: a subset of 𝔽₂ᵈ. Immutable.
 * @source Guo & Miller 2009, Def. 7.1
 * @example [...new ParityPattern(2, [[0, 0], [3, 1]])] // [[0, 0], [1, 1]]
 */
export class ParityPattern {
  readonly dimension: number;
  /** How many points of 𝔽₂ᵈ are in it. */
  readonly size: number;
  /** A bit for each point in lexicographic order; not to be written to. @internal */
  readonly bits: Uint32Array;

  /**
   * @param dimension d, at most 24
   * @param points lists of d integers, of which only the parities count
   * @throws InputError `invalid-argument`; LimitError `too-large-dimension`
   */
  constructor(dimension: number, points: Iterable<Iterable<number>>) {
    requirePatternDimension(dimension, TASK);
    this.dimension = dimension;
    this.bits = points instanceof PatternBits ? points.bits : new Uint32Array(Math.max(1, 2 ** dimension / 32));
    if (!(points instanceof PatternBits))
      for (const point of givenItems(points, TASK, 'a list of points')) {
        const index = indexOf(point, dimension, TASK);
        this.bits[index >>> 5]! |= 1 << (index & 31);
      }
    let size = 0;
    for (let i = 0; i < 2 ** dimension; i++) size += (this.bits[i >>> 5]! >>> (i & 31)) & 1;
    this.size = size;
    Object.freeze(this);
  }

  /** Is the point in the pattern, modulo 2? @throws InputError `invalid-argument` */
  has(point: Iterable<number>): boolean {
    const index = indexOf(point, this.dimension, 'ParityPattern.has');
    return (this.bits[index >>> 5]! & (1 << (index & 31))) !== 0;
  }

  /** The pattern with a vector added to all its points. @throws InputError `invalid-argument` */
  translate(vector: Iterable<number>): ParityPattern {
    const mask = indexOf(vector, this.dimension, 'ParityPattern.translate');
    const bits = new Uint32Array(this.bits.length);
    for (let i = 0; i < 2 ** this.dimension; i++)
      if ((this.bits[i >>> 5]! & (1 << (i & 31))) !== 0) bits[(i ^ mask) >>> 5]! |= 1 << ((i ^ mask) & 31);
    return patternOfBits(this.dimension, bits);
  }

  /** Are these the same points? @throws InputError `invalid-argument` */
  equals(other: ParityPattern): boolean {
    requireInstance('ParityPattern.equals', other, ParityPattern, 'a ParityPattern');
    return this.dimension === other.dimension && this.bits.every((word, i) => word === other.bits[i]);
  }

  /** The points, with entries 0 and 1, in lexicographic order. */
  *[Symbol.iterator](): Generator<number[]> {
    for (let i = 0; i < 2 ** this.dimension; i++)
      if ((this.bits[i >>> 5]! & (1 << (i & 31))) !== 0) yield pointOfIndex(i, this.dimension);
  }
}

/** Bits that become those of a pattern. */
class PatternBits implements Iterable<number[]> {
  readonly bits: Uint32Array;
  constructor(bits: Uint32Array) {
    this.bits = bits;
  }
  *[Symbol.iterator](): Generator<number[]> {}
}

/** @param bits which the pattern then owns */
export function patternOfBits(dimension: number, bits: Uint32Array): ParityPattern {
  return new ParityPattern(dimension, new PatternBits(bits));
}

/** The point of 𝔽₂ᵈ with a number in lexicographic order. */
export function pointOfIndex(index: number, dimension: number): number[] {
  return Array.from({ length: dimension }, (_, i) => (index >>> (dimension - 1 - i)) & 1);
}

/** The number of a point modulo 2. */
export function parityIndex(point: LatticePoint): number {
  let index = 0;
  for (const entry of point) index = 2 * index + (entry & 1);
  return index;
}

/** @throws InputError `invalid-argument`; LimitError `too-large-dimension` */
export function requirePatternDimension(dimension: number, task: string): void {
  if (!Number.isInteger(dimension) || dimension < 0)
    throw wrongArgument(task, dimension, 'a dimension, an integer ≥ 0');
  if (dimension > MOST_PATTERN_DIMENSIONS)
    throw new LimitError(
      'too-large-dimension',
      `${task}: ${dimension} dimensions; a pattern has a bit for each parity, the limit is ${MOST_PATTERN_DIMENSIONS}.`,
    );
}

function indexOf(given: unknown, dimension: number, task: string): number {
  const expected = `a point, a list of ${dimension} integers`;
  const point = givenItems(given, task, expected);
  if (point.length !== dimension) throw wrongArgument(task, given, expected);
  for (let i = 0; i < dimension; i++) if (!Number.isSafeInteger(point[i])) throw wrongArgument(task, given, expected);
  // Not the bits of integers above 2³¹.
  return parityIndex((point as LatticePoint).map((entry) => Math.abs(entry % 2)));
}
