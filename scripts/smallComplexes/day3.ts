/** The 1474 values of day 3, by index, with what the searches ask of them. */
import { ValueStore, valuesBornBy, type Value } from '../../src/values/index.js';

export const store: ValueStore = new ValueStore();
export const day3: readonly Value[] = valuesBornBy(3, { store });
/** The first 22 of them are those of day 2. */
export const day2: readonly Value[] = valuesBornBy(2, { store });

const indices = new Map(day3.map(({ id }, i) => [id, i]));

/** The index of a value, −1 if it is born later. */
export function indexOf(value: Value): number {
  return indices.get(value.id) ?? -1;
}

export const negativeOf: readonly number[] = day3.map((value) => indexOf(value.negative()));

/** The indices of the options. */
export const optionsOf: Readonly<Record<'L' | 'R', readonly (readonly number[])[]>> = {
  L: day3.map((value) => value.options('L').map(indexOf)),
  R: day3.map((value) => value.options('R').map(indexOf)),
};

const n = day3.length;
const order = Uint8Array.from({ length: n * n }, (_, i) => (day3[Math.floor(i / n)]!.isAtMost(day3[i % n]!) ? 1 : 0));

/** Is the value with index i at most that with index j? */
export function isAtMost(i: number, j: number): boolean {
  return order[i * n + j] === 1;
}

/** A complex found for a value: the first `left` of its n vertices are Left's. */
export interface Found {
  readonly n: number;
  readonly left: number;
  readonly facets: readonly (readonly number[])[];
}

/** The negative of a complex: the other players, Left's vertices first again. */
export function negativeFound({ n: size, left, facets }: Found): Found {
  const right = size - left;
  const moved = (v: number): number => (v < left ? v + right : v - left);
  return { n: size, left: right, facets: facets.map((facet) => facet.map(moved).sort((a, b) => a - b)) };
}
