import type { Incidence } from './Incidence.js';

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

/** The first of the cheap invariants that differs: elements, colours, numbers of sets by size, degrees by colour. */
export function firstDifference(
  a: Incidence,
  b: Incidence,
  { element, set, colour }: IsomorphismWords = PLAIN,
): NotIsomorphic | undefined {
  if (a.n !== b.n) return { because: 'elements', difference: `${counted(a.n, element)}, and ${b.n}` };
  const colours = firstUnequal(countColours(a), countColours(b));
  if (colours !== undefined) {
    const { key, inA, inB } = colours;
    return { because: 'colours', difference: `${counted(inA, element)} ${colour(Number(key))}, and ${inB}` };
  }
  const sizes = firstUnequal(countSizes(a), countSizes(b));
  if (sizes !== undefined) {
    const { key, inA, inB } = sizes;
    const difference = `${counted(inA, set)} of ${counted(Number(key), element)}, and ${inB}`;
    return { because: 'sets', difference };
  }
  const degrees = firstUnequal(countDegrees(a), countDegrees(b));
  if (degrees === undefined) return undefined;
  const { key, inA, inB } = degrees;
  const [colourOf, degree, twins] = key.split(' ').map(Number) as [number, number, number];
  const coloured = a.colours === undefined ? '' : ` ${colour(colourOf)}`;
  const which =
    twins === 1
      ? `${counted(inA, element)}${coloured} in exactly ${counted(degree, set)}`
      : `${counted(inA, ['class', 'classes'])} of ${twins} ${element[1]}${coloured} in the same ${counted(degree, set)}`;
  return { because: 'degrees', difference: `${which}, and ${inB}` };
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

type Counts = ReadonlyMap<string, number>;

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function countColours({ n, colours }: Incidence): Counts {
  const counts = new Map<string, number>();
  for (let v = 0; colours !== undefined && v < n; v++) count(counts, String(colours[v]), 1);
  return counts;
}

function countSizes({ cells }: Incidence): Counts {
  return new Map(cells.flatMap(({ kind, twins, count }) => (twins === 0 ? [[String(kind), count] as const] : [])));
}

/** Classes of twins by colour, number of sets, and number of twins; twins are told apart from other elements. */
function countDegrees({ classes, offsets, starts, members, colours }: Incidence): Counts {
  const counts = new Map<string, number>();
  for (let c = 0; c < classes; c++) {
    const colour = colours?.[members[starts[c]!]!] ?? 0;
    count(counts, `${colour} ${offsets[c + 1]! - offsets[c]!} ${starts[c + 1]! - starts[c]!}`, 1);
  }
  return counts;
}

/** The least key whose counts differ. */
function firstUnequal(a: Counts, b: Counts): { key: string; inA: number; inB: number } | undefined {
  const keys = [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
  const key = keys.sort((x, y) => x.localeCompare(y, 'en', { numeric: true }))[0];
  return key === undefined ? undefined : { key, inA: a.get(key) ?? 0, inB: b.get(key) ?? 0 };
}
