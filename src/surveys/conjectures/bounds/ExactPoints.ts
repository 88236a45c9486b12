import { InputError } from '../../../errors.js';
import { gcd } from '../../../linear/internal.js';
import { shown } from '../../../shape.js';

/** An exact number: an integer, or a fraction such as `-3/2` as text. */
export type ExactNumber = number | bigint | string;

/**
 * Different points with integer coordinates: each coordinate of the points that are given, times the least common
 * denominator there.
 */
export interface ExactPoints {
  readonly dimension: number;
  readonly size: number;
  /** The coordinates, rounded where they are beyond 2^53; `dimension` for each point. */
  readonly rounded: Float64Array;
  /** The coordinates where some are rounded. */
  readonly exact: readonly bigint[] | undefined;
  /** What each coordinate was multiplied by. */
  readonly scales: readonly bigint[];
  /** For each point the index of the first of the given ones that is equal to it. */
  readonly first: readonly number[];
}

const FRACTION = /^\s*([+-]?\d+)(?:\s*\/\s*(\d+))?\s*$/;

/**
 * @param rows of `dimension` coordinates each; those with a `null` are left out
 * @throws InputError `invalid-point`
 */
export function exactPoints(rows: readonly (readonly (ExactNumber | null)[])[], dimension: number): ExactPoints {
  const short = rows.findIndex((row) => row.length !== dimension);
  if (short >= 0) {
    const { length } = rows[short]!;
    throw new InputError('invalid-point', `bounds: point ${short} has ${length} coordinates, not ${dimension}.`);
  }
  const written = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    if (row.includes(null)) continue;
    const key = row.join(' ');
    if (!written.has(key)) written.set(key, index);
  }
  const first = [...written.values()];
  const scales = new Array<bigint>(dimension).fill(1n);
  const isSafe = first.every((index) => rows[index]!.every((value) => Number.isSafeInteger(value)));
  if (isSafe) {
    const rounded = Float64Array.from(first.flatMap((index) => rows[index] as number[]));
    return { dimension, size: first.length, rounded, exact: undefined, scales, first };
  }
  return scaled(
    first.map((index) => ({ index, fractions: rows[index]!.map((value) => fractionOf(value!, index)) })),
    scales,
  );
}

/** Points of fractions; `scales` becomes the least common denominators. */
function scaled(
  points: readonly { readonly index: number; readonly fractions: readonly Fraction[] }[],
  scales: bigint[],
): ExactPoints {
  const dimension = scales.length;
  for (const { fractions } of points)
    for (const [j, [, denominator]] of fractions.entries())
      scales[j] = (scales[j]! / gcd(scales[j]!, denominator)) * denominator;
  const exact: bigint[] = [];
  const first: number[] = [];
  const seen = new Set<string>();
  for (const { index, fractions } of points) {
    const point = fractions.map(([numerator, denominator], j) => numerator * (scales[j]! / denominator));
    // The same number may have been written in different ways.
    const key = point.join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    exact.push(...point);
    first.push(index);
  }
  const rounded = Float64Array.from(exact, Number);
  const isRounded = rounded.some((value) => Math.abs(value) > Number.MAX_SAFE_INTEGER);
  return { dimension, size: first.length, rounded, exact: isRounded ? exact : undefined, scales, first };
}

/** Coordinate j of point i. */
export function coordinate({ dimension, rounded, exact }: ExactPoints, i: number, j: number): bigint {
  const at = i * dimension + j;
  return exact === undefined ? BigInt(rounded[at]!) : exact[at]!;
}

/** The points with some of their coordinates, which tell them apart. */
export function projection(points: ExactPoints, coordinates: readonly number[]): ExactPoints {
  const { dimension, size, rounded, exact, scales } = points;
  const pick = <T>(all: ArrayLike<T>): T[] =>
    Array.from({ length: size }, (_, i) => coordinates.map((j) => all[i * dimension + j]!)).flat();
  return {
    ...points,
    dimension: coordinates.length,
    rounded: Float64Array.from(pick(rounded)),
    exact: exact && pick(exact),
    scales: coordinates.map((j) => scales[j]!),
  };
}

/** Some of the points, in the given order. */
export function selection(points: ExactPoints, indices: readonly number[]): ExactPoints {
  const { dimension, rounded, exact, first } = points;
  const pick = <T>(all: ArrayLike<T>): T[] =>
    indices.flatMap((i) => Array.from({ length: dimension }, (_, j) => all[i * dimension + j]!));
  return {
    ...points,
    size: indices.length,
    rounded: Float64Array.from(pick(rounded)),
    exact: exact && pick(exact),
    first: indices.map((i) => first[i]!),
  };
}

type Fraction = readonly [numerator: bigint, denominator: bigint];

function fractionOf(value: ExactNumber, index: number): Fraction {
  if (typeof value === 'bigint') return [value, 1n];
  if (typeof value === 'number' && Number.isInteger(value)) return [BigInt(value), 1n];
  const [, numerator, denominator = '1'] = typeof value === 'string' ? (FRACTION.exec(value) ?? []) : [];
  if (numerator === undefined || BigInt(denominator) === 0n)
    throw new InputError(
      'invalid-point',
      `bounds: point ${index} has the coordinate ${shown(value)}; expected an integer or a fraction such as "3/2".`,
    );
  const common = gcd(BigInt(numerator), BigInt(denominator));
  return [BigInt(numerator) / common, BigInt(denominator) / common];
}
