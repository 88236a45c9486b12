import { Work, type RunOptions } from '../../run.js';
import type { Value } from '../../values/index.js';
import { DigraphPlacement } from '../DigraphPlacement.js';
import { ClassWalk } from './ClassWalk.js';
import type { DigraphFamilyOptions } from './colouredDigraphs.js';
import { hasExtension, requireVertices, type DigraphFamily } from './digraphFamilies.js';
import { MOST_LISTED_VERTICES } from './DigraphValues.js';
import { extendedDigraph } from './digraphOfMasks.js';
import { ExtensionTable } from './ExtensionTable.js';
import { leastDigraph } from './leastDigraph.js';
import { OptionSets } from './OptionSets.js';

/** Which digraphs of a value to list, and bounds. */
export type DigraphsOfValueOptions = DigraphFamilyOptions & RunOptions;

/**
 * All digraphs on n vertices of a value, one of each class of isomorphic ones, in no particular order.
 * @param n from 0 to 8; 5 takes a second, 6 a minute or two
 * @param given `limit` counts the digraphs with n − 1 vertices whose extensions are looked at
 * @throws InputError `invalid-argument`, `invalid-option`; LimitError `too-many-vertices`, `too-many-items`, `too-long`
 * @example digraphsOfValue(parseValue('^*'), 3).map(String) // ['digraph:LLR 0>1 0-2 2>1']
 */
export function digraphsOfValue(value: Value, n: number, given: DigraphsOfValueOptions = {}): DigraphPlacement[] {
  const { family = 'all', ...options } = given;
  requireVertices('digraphsOfValue', n, MOST_LISTED_VERTICES);
  const work = new Work('digraphsOfValue', options);
  if (n === 0) return value.id === OptionSets.ZERO ? [new DigraphPlacement('')] : [];
  const found = new Map<string, DigraphPlacement>();
  for (const digraph of mostlyLeft(value, n, family, work)) found.set(String(digraph), digraph);
  return [...found.values()];
}

/** Those of which Left has at least half of the vertices, and the negatives of such ones of the negative value. */
function* mostlyLeft(
  value: Value,
  n: number,
  family: DigraphFamily,
  work: Work,
): Generator<DigraphPlacement, void, undefined> {
  const sets = new OptionSets(value.store);
  const [wanted, negative] = [sets.numberOf(value.id), sets.numberOf(value.negative().id)];
  const all = 2 ** (n - 1) - 1;
  const table = new ExtensionTable(n - 1, sets, family);
  for (let left = Math.ceil(n / 2) - 1; left < n; left++) {
    const walk = new ClassWalk(n - 1, left, family, () => work.tick(work.steps));
    for (const _ of walk.digraphs()) {
      work.step();
      table.place(walk.out, left);
      for (const [i, result] of table.results.entries()) {
        if (result !== wanted && result !== negative) continue;
        const word = table.extensions[i]!;
        const [into, outOf] = [(word >>> (n - 1)) & all, word >>> (2 * (n - 1))];
        if (!hasExtension(family, walk.out, n - 1, into, outOf)) continue;
        const digraph = extendedDigraph(walk.out, left, into, outOf);
        if (result === wanted) yield leastDigraph(digraph);
        if (result === negative) yield leastDigraph(digraph.negative());
      }
    }
  }
}
