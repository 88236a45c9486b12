import { writeFileSync } from 'node:fs';
import { day3, negativeOf, type Found } from './day3.js';

const FILE = new URL('../../src/constructions/values/smallComplexes.data.ts', import.meta.url);
const WIDTH = 118;

/** Writes the table, one complex for each pair of a value and its negative. */
export function writeTable(fewest: ReadonlyMap<number, Found>, flat: ReadonlyMap<number, Found>): void {
  const flatEntries: string[] = [];
  const smallerEntries: string[] = [];
  for (const value of day3.keys()) {
    if (negativeOf[value]! < value) continue;
    const small = flat.get(value);
    if (small !== undefined) flatEntries.push(entry(value, small));
    const smaller = fewest.get(value);
    if (smaller !== undefined && smaller.n < (small?.n ?? Infinity)) smallerEntries.push(entry(value, smaller));
  }
  writeFileSync(
    FILE,
    [
      '/**',
      ' * Written by scripts/smallComplexes. An entry: the name of a value, how many vertices are of Left, and the facets as words,',
      " * a digit (to base 36) for each vertex, Left's first; of a value and its negative one is listed.",
      ' */',
      '',
      '/** Complexes of dimension at most 2. */',
      `export const flatComplexes: string = \`${wrapped(flatEntries)}\`;`,
      '',
      '/** Complexes with fewer vertices, of larger dimension. */',
      `export const smallerComplexes: string = \`${wrapped(smallerEntries)}\`;`,
      '',
    ].join('\n'),
  );
}

function entry(value: number, { left, facets }: Found): string {
  const words = facets.map((facet) => facet.map((v) => v.toString(36)).join(''));
  return [String(day3[value]), left, ...words.filter((word) => word !== '')].join(' ');
}

/** The entries, broken at any space. */
function wrapped(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const word of entries.join('; ').split(' ')) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last]!.length + 1 + word.length <= WIDTH) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
