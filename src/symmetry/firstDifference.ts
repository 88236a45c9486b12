import type { Incidence } from './Incidence.js';

/** Why two families are not isomorphic. */
export interface NotIsomorphic {
  readonly because: 'elements' | 'colours' | 'sets' | 'degrees' | 'refinement' | 'search';
  readonly difference: string;
}

/** The first of the cheap invariants that differs: elements, colours, numbers of sets by size, degrees by colour. */
export function firstDifference(a: Incidence, b: Incidence): NotIsomorphic | undefined {
  if (a.n !== b.n) return { because: 'elements', difference: `${a.n} elements and ${b.n}` };
  const colours = firstUnequal(countColours(a), countColours(b));
  if (colours !== undefined)
    return {
      because: 'colours',
      difference: `${counted(colours.a, 'element')} of colour ${colours.key} and ${colours.b}`,
    };
  const sizes = firstUnequal(countSizes(a), countSizes(b));
  if (sizes !== undefined)
    return { because: 'sets', difference: `${counted(sizes.a, 'set')} of size ${sizes.key} and ${sizes.b}` };
  const degrees = firstUnequal(countDegrees(a), countDegrees(b));
  if (degrees !== undefined) {
    const [colour, degree, twins] = degrees.key.split(' ');
    const ofColour = a.colours === undefined ? '' : ` of colour ${colour}`;
    const alike = twins === '1' ? '' : `, ${twins} of them in the same sets`;
    return {
      because: 'degrees',
      difference: `${counted(degrees.a, 'class', 'classes')} of elements${ofColour} in ${counted(Number(degree), 'set')}${alike}, and ${degrees.b}`,
    };
  }
  return undefined;
}

function counted(count: number, one: string, many: string = `${one}s`): string {
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

/** Classes of twins by colour, number of sets, and number of twins. */
function countDegrees({ classes, offsets, starts, members, colours }: Incidence): Counts {
  const counts = new Map<string, number>();
  for (let c = 0; c < classes; c++) {
    const colour = colours?.[members[starts[c]!]!] ?? 0;
    count(counts, `${colour} ${offsets[c + 1]! - offsets[c]!} ${starts[c + 1]! - starts[c]!}`, 1);
  }
  return counts;
}

/** The least key whose counts differ. */
function firstUnequal(a: Counts, b: Counts): { key: string; a: number; b: number } | undefined {
  const keys = [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
  const key = keys.sort((x, y) => x.localeCompare(y, 'en', { numeric: true }))[0];
  return key === undefined ? undefined : { key, a: a.get(key) ?? 0, b: b.get(key) ?? 0 };
}
