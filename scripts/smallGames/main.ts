/**
 * Writes src/constructions/small/smallGamesTable.data.ts: for each complex with at most five vertices a board on which
 * pieces on single vertices make it, by search through all boards with at most eight vertices; half a minute.
 * Run: npx tsx scripts/smallGames/main.ts
 */
import { writeFileSync } from 'node:fs';
import type { Board } from '../../src/boards/index.js';
import { has, relabelled, upSet, type SmallFamily } from '../../src/constructions/small/SmallFamily.js';
import { SmallBoards } from '../../src/constructions/small/SmallBoards.js';
import { familyKey } from '../../src/constructions/small/smallGames.js';
import type { PlayerCounts } from '../../src/constructions/small/smallLayouts.js';
import { orders, SmallSearch } from '../../src/constructions/small/SmallSearch.js';
import { root } from '../filesUnder.js';

const boards = new SmallBoards(8);

/** The antichains of sets of n points that cover them, as masks. */
function* antichains(n: number, from = 1, chosen: readonly number[] = []): Generator<readonly number[]> {
  if (chosen.reduce((union, set) => union | set, 0) === 2 ** n - 1) yield chosen;
  for (let set = from; set < 2 ** n; set++)
    if (!chosen.some((other) => (other & set) === other || (other & set) === set))
      yield* antichains(n, set + 1, [...chosen, set]);
}

/**
 * One of each class of complexes without loops, its illegal sets in the order that gives the least key; by this key.
 */
function complexes(counts: PlayerCounts): Map<number, { illegal: SmallFamily; facets: readonly number[][] }> {
  const n = counts[0] + counts[1];
  const maps = [...orders(counts)];
  const found = new Map<number, { illegal: SmallFamily; facets: number[][] }>();
  const seen = new Set<number>();
  for (const facets of antichains(n)) {
    const legal = (mask: number): boolean => facets.some((facet) => (facet & mask) === mask);
    const masks = Array.from({ length: 2 ** n }, (_, mask) => mask);
    const illegal = upSet(
      masks.filter((mask) => !legal(mask)),
      n,
    );
    if (seen.has(familyKey(illegal))) continue;
    const images = maps.map((map) => relabelled(illegal, map));
    for (const image of images) seen.add(familyKey(image));
    const least = images.reduce((best, image) => (familyKey(image) < familyKey(best) ? image : best));
    const faces = masks.filter((mask) => !has(least, mask));
    const maximal = faces.filter((mask) => !faces.some((other) => other !== mask && (other & mask) === mask));
    const lists = maximal.map((mask) => Array.from({ length: n }, (_, v) => v).filter((v) => (mask >> v) & 1));
    lists.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
    found.set(familyKey(least), { illegal: least, facets: lists });
  }
  return found;
}

function boardText({ vertexCount: m, edges }: Board): string {
  let [bits, bit] = [0, 0];
  for (let u = 0; u < m; u++)
    for (let v = u + 1; v < m; v++, bit++) if (edges.some(([a, b]) => a === u && b === v)) bits |= 1 << bit;
  return `${m}${(bits >>> 0).toString(36)}`;
}

function wrapped(words: readonly string[]): string {
  const lines = [''];
  for (const word of words)
    if (lines.at(-1)!.length + word.length > 158) lines.push(word);
    else lines[lines.length - 1] += lines.at(-1) === '' ? word : ` ${word}`;
  return lines.join('\n');
}

let table = '';
for (const counts of [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [2, 2],
  [4, 1],
  [3, 2],
] as const) {
  const search = new SmallSearch([...counts, 0], boards);
  const words = [...complexes([...counts, 0]).values()].map(({ illegal, facets }) => {
    const text = facets.map((facet) => facet.join('')).join();
    const rules = search.find(illegal, 'whole') ?? search.find(illegal, 'part');
    return rules === undefined ? text : `${text}/${boardText(rules.layout.board)}/${rules.layout.cells.join('')}`;
  });
  console.log(counts.join(' and '), words.length);
  table += `  '${counts.join('+')}': \`${wrapped(words)}\`,\n`;
}

writeFileSync(
  `${root}src/constructions/small/smallGamesTable.data.ts`,
  `/**
 * Written by scripts/smallGames. By the numbers of Left's and of Right's vertices (or of those without side, and 0), an
 * entry for each complex: the facets as words of digits; the board, its number of vertices and in base 36 the bits of
 * the pairs 01, 02, …, 12, … that are edges; the board vertex of each piece. Without a board there is none with at most
 * eight vertices.
 */
export const smallGamesTable: Readonly<Record<string, string>> = {
${table}};
`,
);
