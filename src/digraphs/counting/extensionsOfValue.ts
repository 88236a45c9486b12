import type { Work } from '../../run.js';
import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';
import { extendedDigraph } from './digraphOfMasks.js';
import { ExtensionTable } from './ExtensionTable.js';
import { leastDigraph } from './leastDigraph.js';
import type { OptionSets } from './OptionSets.js';

/** Which extensions of digraphs to look for. */
interface WantedExtensions {
  readonly sets: OptionSets;
  /** The number of their value. */
  readonly value: number;
  /** Does the move of the new vertex delete nothing else? */
  readonly isHarmless: boolean;
  readonly work: Work;
}

/** The digraphs of a value that come from others by a vertex of Left's; isomorphic ones may be among them. */
export function* extensionsOfValue(
  bases: Iterable<DigraphPlacement>,
  { sets, value, isHarmless, work }: WantedExtensions,
): Generator<DigraphPlacement, void, undefined> {
  let table: ExtensionTable | undefined;
  for (const base of bases) {
    work.step();
    const { n, sides } = base;
    if (table?.n !== n) table = new ExtensionTable(n, sets, 'all');
    const lefts = [...sides.keys()].filter((v) => sides[v] === 'L');
    const ordered = base.induced([...lefts, ...[...sides.keys()].filter((v) => sides[v] === 'R')]);
    const out = Int32Array.from(ordered.out, (list) => list.reduce((mask, v) => mask | (1 << v), 0));
    table.place(out, lefts.length);
    for (const [i, result] of table.results.entries()) {
      const word = table.extensions[i]!;
      const outOf = word >>> (2 * n);
      if (result === value && !(isHarmless && outOf !== 0))
        yield extendedDigraph(out, lefts.length, (word >>> n) & (2 ** n - 1), outOf);
    }
  }
}

/** All digraphs with one more vertex, of either player. */
export function* withAnyVertex(digraphs: readonly DigraphPlacement[]): Generator<DigraphPlacement, void, undefined> {
  for (const { n, sides, arcs } of digraphs)
    for (const side of ['L', 'R'] as const)
      for (let word = 0; word < 4 ** n; word++) {
        const more: Arc[] = [];
        for (let u = 0; u < n; u++) {
          if (((word >> (2 * u)) & 1) !== 0) more.push([u, n]);
          if (((word >> (2 * u + 1)) & 1) !== 0) more.push([n, u]);
        }
        yield new DigraphPlacement([...sides, side], [...arcs, ...more]);
      }
}

/** The digraphs and their negatives, one of each class. */
export function withNegatives(digraphs: readonly DigraphPlacement[]): DigraphPlacement[] {
  const all = digraphs.flatMap((digraph) => [digraph, digraph.negative()]).map(leastDigraph);
  return [...new Map(all.map((digraph) => [String(digraph), digraph])).values()];
}
