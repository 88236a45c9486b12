import { givenItems, wrongArgument } from '../arguments.js';
import type { LatticePoint } from './LatticePoint.js';

/** The largest entry, with either sign. */
const LARGEST_ENTRY = 2 ** 31 - 1;

/** A point that was given at a door, frozen. @param what with its article @throws InputError `invalid-argument` */
export function readLatticePoint(task: string, given: unknown, dimension: number, what: string): LatticePoint {
  const expected = `${what}, ${dimension} integers up to 2^31 - 1`;
  const point = givenItems(given, task, expected);
  if (point.length !== dimension) throw wrongArgument(task, given, expected);
  // Not `map`, which passes over holes.
  const entries = Array.from(point, (entry) => {
    if (!Number.isInteger(entry) || Math.abs(entry as number) > LARGEST_ENTRY)
      throw wrongArgument(task, given, expected);
    return entry === 0 ? 0 : (entry as number);
  });
  return Object.freeze(entries);
}

/** A list of points that was given at a door. @param what in the plural @throws InputError `invalid-argument` */
export function readLatticePoints(task: string, given: unknown, dimension: number, what: string): LatticePoint[] {
  return Array.from(givenItems(given, task, `a list of ${what}`), (each) =>
    readLatticePoint(task, each, dimension, what),
  );
}
