import type { SimplicialComplex } from '../../complex/index.js';
import type { RunOptions } from '../../run.js';
import { upSet, type SmallFamily } from './SmallFamily.js';
import type { PlayerCounts } from './smallLayouts.js';

/** A target with Left's vertices first, then Right's, then the others. */
export interface SmallTarget {
  readonly counts: PlayerCounts;
  /** The vertices of the target in this order. */
  readonly order: readonly number[];
  /** The illegal sets, by places in this order. */
  readonly illegal: SmallFamily;
}

/**
 * A complex with at most six vertices as a target.
 * @throws LimitError when `options` cut the listing of the facets off
 */
export function smallTarget(
  complex: SimplicialComplex,
  as: 'legal' | 'illegal',
  options: RunOptions = {},
): SmallTarget {
  const { n, vertices } = complex;
  const sets = (as === 'legal' ? complex.listMinimalNonfaces(options) : complex.listFacets(options)).toLists();
  const order = ['L', 'R', undefined].flatMap((side) =>
    vertices.flatMap((vertex, v) => (vertex.side === side ? [v] : [])),
  );
  const count = (side: string | undefined): number => vertices.filter((vertex) => vertex.side === side).length;
  const place = new Map(order.map((v, i) => [v, i]));
  const masks = sets.map((set) => set.reduce((mask, v) => mask | (1 << place.get(v)!), 0));
  return { counts: [count('L'), count('R'), count(undefined)], order, illegal: upSet(masks, n) };
}
