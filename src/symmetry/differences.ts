import type { SetFamily } from '../sets/index.js';
import type { Incidence } from './Incidence.js';
import { counted } from '../text/internal.js';

/** Why two families are not isomorphic. */
export interface NotIsomorphic {
  readonly because: 'elements' | 'colours' | 'sets' | 'degrees' | 'refinement' | 'search';
  readonly difference: string;
}

/** How a difference speaks of elements and sets, each in the singular and the plural. */
export interface IsomorphismWords {
  readonly element: readonly [string, string];
  readonly set: readonly [string, string];
  /** What follows the elements of a colour. */
  readonly colour: (colour: number) => string;
}

const PLAIN: IsomorphismWords = {
  element: ['element', 'elements'],
  set: ['set', 'sets'],
  colour: (colour) => `of colour ${colour}`,
};

/**
 * The numbers of elements, or of different sets by size, if they differ.
 * @param rowsA the indices of the different sets
 */
export function differenceOfSizes(
  a: SetFamily,
  rowsA: Int32Array,
  b: SetFamily,
  rowsB: Int32Array,
  { element, set }: IsomorphismWords = PLAIN,
): NotIsomorphic | undefined {
  if (a.n !== b.n) return { because: 'elements', difference: `${counted(a.n, ...element)}, and ${b.n}` };
  const inA = new Int32Array(a.n + 1);
  const inB = new Int32Array(a.n + 1);
  for (const i of rowsA) inA[a.cardinality(i)]!++;
  for (const i of rowsB) inB[b.cardinality(i)]!++;
  const size = inA.findIndex((count, k) => count !== inB[k]);
  if (size < 0) return undefined;
  return {
    because: 'sets',
    difference: `${counted(inA[size]!, ...set)} of ${counted(size, ...element)}, and ${inB[size]!}`,
  };
}

/**
 * The number of elements of a colour, or of a colour in so many sets, if they differ; the families have equal sizes.
 */
export function differenceOfElements(
  a: Incidence,
  b: Incidence,
  { element, set, colour }: IsomorphismWords = PLAIN,
): NotIsomorphic | undefined {
  const colours = firstUnequal(countColours(a), countColours(b));
  if (colours !== undefined) {
    const { key, inA, inB } = colours;
    return { because: 'colours', difference: `${counted(inA, ...element)} ${colour(Number(key))}, and ${inB}` };
  }
  const degrees = firstUnequal(countDegrees(a), countDegrees(b));
  if (degrees === undefined) return undefined;
  const { key, inA, inB } = degrees;
  const [colourOf, degree, twins] = numbersIn(key) as [number, number, number];
  const coloured = a.colours === undefined ? '' : ` ${colour(colourOf)}`;
  const which =
    twins === 1
      ? `${counted(inA, ...element)}${coloured} in exactly ${counted(degree, ...set)}`
      : `${counted(inA, 'class', 'classes')} of ${twins} ${element[1]}${coloured} in the same ${counted(degree, ...set)}`;
  return { because: 'degrees', difference: `${which}, and ${inB}` };
}

/** How often each key occurs; a key is one number or more, with spaces between. */
type Counts = ReadonlyMap<string, number>;

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function countColours({ n, colours }: Incidence): Counts {
  const counts = new Map<string, number>();
  for (let v = 0; colours !== undefined && v < n; v++) count(counts, String(colours[v]));
  return counts;
}

/** Classes of twins by colour, number of sets, and number of twins. */
function countDegrees({ classes, offsets, starts, members, colours }: Incidence): Counts {
  const counts = new Map<string, number>();
  for (let c = 0; c < classes; c++) {
    const colour = colours?.[members[starts[c]!]!] ?? 0;
    count(counts, `${colour} ${offsets[c + 1]! - offsets[c]!} ${starts[c + 1]! - starts[c]!}`);
  }
  return counts;
}

function numbersIn(key: string): number[] {
  return key.split(' ').map(Number);
}

/** The least key whose counts differ. */
function firstUnequal(a: Counts, b: Counts): { key: string; inA: number; inB: number } | undefined {
  const keys = [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
  const inOrder = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sign, number, i) => sign || number - y[i]!, 0);
  const key = keys.sort((x, y) => inOrder(numbersIn(x), numbersIn(y)))[0];
  return key === undefined ? undefined : { key, inA: a.get(key) ?? 0, inB: b.get(key) ?? 0 };
}
