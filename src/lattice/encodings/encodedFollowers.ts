import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { LatticePoint } from '../LatticePoint.js';
import { depthsOfParts, notAcyclic } from './depthsOfParts.js';
import { encodedOptions, type Conventions } from './encodedOptions.js';
import type { LatticeEncoding } from './LatticeEncoding.js';

/** A position as a sum of parts: itself and all that it can become are positions of one lattice game. */
export interface PositionEncoding<Part> {
  readonly encoding: LatticeEncoding;
  /** The position that was encoded. */
  readonly start: LatticePoint;
  /** The parts by their numbers: moves lead from a part to sums of parts with smaller numbers. */
  readonly parts: readonly Part[];
}

/** The most parts. */
const MOST_PARTS = 2 ** 16;

/**
 * The lattice game of all that a sum of parts can become. A step of the work for each option, twice.
 * @param keyOf equal for parts that are the same game
 * @param optionsOf a part, each a list of parts whose sum it is
 * @throws InputError `not-acyclic`; LimitError `too-many-positions`, `too-many-moves`
 */
export function encodedFollowers<Part>(
  start: readonly Part[],
  keyOf: (part: Part) => unknown,
  optionsOf: (part: Part) => Iterable<readonly Part[]>,
  conventions: Conventions,
  work: Work,
): PositionEncoding<Part> {
  const number = new Map<unknown, number>();
  const found: Part[] = [];
  const numberOf = (part: Part): number => {
    const key = keyOf(part);
    const known = number.get(key);
    if (known !== undefined) return known;
    if (found.length >= MOST_PARTS)
      throw new LimitError('too-many-positions', `${work.task}: more than ${MOST_PARTS} parts.`);
    number.set(key, found.length);
    return found.push(part) - 1;
  };
  const first = start.map(numberOf);
  const options: number[][][] = [];
  for (const part of found) {
    const list: number[][] = [];
    for (const option of optionsOf(part)) {
      work.step();
      list.push(option.map(numberOf));
    }
    options.push(list);
  }
  const { order, rank, renumbered } = inOrder(options, depthsOfParts(options, notAcyclic(work.task)));
  const encoding = encodedOptions(order.length, (part) => renumbered[part]!, conventions, work);
  const position = Object.freeze(encoding.position(first.map((part) => rank[part]!)));
  return { encoding, start: position, parts: order.map((part) => found[part]!) };
}

/**
 * The parts by their depths and then by their options, so that their order depends on the game alone; each with its
 * options, in order.
 */
function inOrder(
  options: readonly (readonly number[][])[],
  depths: readonly number[],
): { order: number[]; rank: number[]; renumbered: number[][][] } {
  const byDepth: number[][] = [];
  for (const [part, depth] of depths.entries()) (byDepth[depth] ??= []).push(part);
  const rank = Array<number>(options.length).fill(0);
  const found: { part: number; options: number[][] }[] = [];
  for (const level of byDepth) {
    const least = found.length;
    const parts = level.map((part) => {
      const sums = options[part]!.map((option) => option.map((each) => rank[each]!).sort((a, b) => a - b));
      return { part, options: sums.sort(compareLists) };
    });
    parts.sort((a, b) => compareOptions(a.options, b.options));
    for (const [i, { part }] of parts.entries()) rank[part] = least + i;
    found.push(...parts);
  }
  return { order: found.map(({ part }) => part), rank, renumbered: found.map((each) => each.options) };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((entry, at) => entry !== b[at]);
  return i === -1 || i >= b.length ? a.length - b.length : a[i]! - b[i]!;
}

function compareOptions(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareLists(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
