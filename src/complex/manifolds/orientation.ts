import { complexOf, type ComplexSource } from '../complexOf.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { branching, requirePure } from './pseudomanifold.js';
import { ridges } from './ridges.js';

/** Whether facets can be oriented so that neighbours cancel on their common ridge, with what shows it. */
export type Orientation =
  /** For each facet +1 or −1: in the boundary of the sum of signed facets the ridges of two facets cancel. */
  | { readonly orientable: true; readonly signs: readonly (1 | -1)[] }
  /** Facets in cyclic order, each the neighbour of the next: going round reverses the orientation. */
  | { readonly orientable: false; readonly cycle: readonly number[] };

/** A neighbour in the dual graph, and whether both facets have the same sign (given ascending vertices). */
interface Neighbour {
  readonly facet: number;
  readonly sign: 1 | -1;
}

/**
 * Is a pure complex with every ridge in at most two facets orientable? Each strong component is oriented by itself,
 * beginning with + for its first facet. Two points are orientable, with opposite signs.
 * @throws InputError `not-pure`, `not-a-pseudomanifold`; LimitError, where `limit` counts ridges
 * @complexity linear in the number of ridges times their size
 */
export function orientation(complex: ComplexSource, options: RunOptions = {}): Orientation {
  complex = complexOf(complex, 'orientation');
  const neighbours = signedDualGraph(complex, options);
  const signs = neighbours.map((): 0 | 1 | -1 => 0);
  const parent = neighbours.map(() => -1);
  for (let root = 0; root < signs.length; root++) {
    if (signs[root] !== 0) continue;
    signs[root] = 1;
    const queue = [root];
    for (const i of queue)
      for (const { facet: j, sign } of neighbours[i]!) {
        const wanted = signs[i] === sign ? 1 : -1;
        if (signs[j] === 0) {
          signs[j] = wanted;
          parent[j] = i;
          queue.push(j);
        } else if (signs[j] !== wanted) return { orientable: false, cycle: closeCycle(parent, i, j) };
      }
  }
  return { orientable: true, signs: signs as (1 | -1)[] };
}

function signedDualGraph(complex: SimplicialComplex, options: RunOptions): Neighbour[][] {
  requirePure('orientation', complex, options);
  const all = ridges(complex, options);
  const bad = branching(all);
  if (bad !== undefined)
    throw new InputError(
      'not-a-pseudomanifold',
      `orientation: the ridge {${bad.ridge.join(', ')}} lies in ${bad.facets.length} facets; expected at most two.`,
      { details: { ridge: bad.ridge, facets: bad.facets } },
    );
  const facets = complex.facets.toLists();
  const neighbours = facets.map((): Neighbour[] => []);
  for (const { ridge, facets: pair } of all) {
    const [i, j] = pair;
    if (i === undefined || j === undefined) continue;
    // The sign of a ridge in a facet alternates with the place of the vertex left out; they have to cancel.
    const place = (f: number): number => facets[f]!.findIndex((v, k) => v !== ridge[k]);
    const sign = (place(i) + place(j)) % 2 === 0 ? -1 : 1;
    neighbours[i]!.push({ facet: j, sign });
    neighbours[j]!.push({ facet: i, sign });
  }
  return neighbours;
}

/** The cycle of an edge and the ways of its ends to their first common ancestor. */
function closeCycle(parent: readonly number[], i: number, j: number): number[] {
  const up = (from: number): number[] => {
    const way: number[] = [];
    for (let k = from; k >= 0; k = parent[k]!) way.push(k);
    return way;
  };
  const first = up(i);
  const second = up(j);
  const seen = new Set(first);
  const meeting = second.find((k) => seen.has(k))!;
  return [...first.slice(0, first.indexOf(meeting) + 1), ...second.slice(0, second.indexOf(meeting)).reverse()];
}
