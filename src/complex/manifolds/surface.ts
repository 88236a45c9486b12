import { Work, type RunOptions } from '../../run.js';
import { connectedClasses } from '../../sets/internal.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { orientation, type Orientation } from './orientation.js';
import { ridges } from './ridges.js';

/** Which surface a complex is. */
export interface SurfaceType {
  /** Such as `torus`, `Klein bottle`, `annulus`, `orientable surface of genus 2 with 3 boundary components`. */
  readonly name: string;
  readonly orientable: boolean;
  /** The number of handles, or of crosscaps if it is not orientable. */
  readonly genus: number;
  readonly eulerCharacteristic: number;
  readonly boundaryComponents: number;
}

/** Whether a complex is a connected surface, perhaps with boundary, which one, and what shows it; or what fails. */
export type FoundSurface =
  | ({
      readonly surface: true;
      readonly orientation: Orientation;
      /** The circles of the boundary: vertices one after the other. */
      readonly boundary: readonly (readonly number[])[];
    } & SurfaceType)
  | { readonly surface: false; readonly because: 'void' }
  /** The index of a facet that is not a triangle. */
  | { readonly surface: false; readonly because: 'not-a-triangle'; readonly facet: number }
  /** The vertices of a connected component, not all. */
  | { readonly surface: false; readonly because: 'not-connected'; readonly component: readonly number[] }
  /** A vertex whose link is neither a circle nor a path. */
  | { readonly surface: false; readonly because: 'link'; readonly vertex: number };

/**
 * Which connected surface, perhaps with boundary, is the complex? The classification by orientability, Euler
 * characteristic χ and number b of boundary components: χ = 2 − 2g − b with g handles, or 2 − g − b with g crosscaps.
 * @throws LimitError; `limit` counts edges
 * @complexity linear in the number of triangles
 * @source Seifert and Threlfall 1934
 * @example surface(namedComplex('klein-bottle')).name // 'Klein bottle'
 */
export function surface(complex: ComplexSource, options: RunOptions = {}): FoundSurface {
  complex = complexOf(complex, 'surface');
  const work = new Work('surface', options);
  const facets = complex.listFacets(work.part()).toLists();
  if (facets.length === 0) return { surface: false, because: 'void' };
  const odd = facets.findIndex((facet) => facet.length !== 3);
  if (odd >= 0) return { surface: false, because: 'not-a-triangle', facet: odd };
  const { support } = complex;
  const components = connectedClasses(complex.n, facets, new Set(support));
  if (components.length > 1) return { surface: false, because: 'not-connected', component: components[0]! };
  const links = support.map((): [number, number][] => []);
  const place = new Map(support.map((v, i) => [v, i]));
  for (const [a, b, c] of facets as [number, number, number][]) {
    work.step();
    links[place.get(a)!]!.push([b, c]);
    links[place.get(b)!]!.push([a, c]);
    links[place.get(c)!]!.push([a, b]);
  }
  const bad = links.findIndex((edges) => {
    const [walk, more] = walks(edges);
    return more !== undefined || new Set(walk).size < walk!.length;
  });
  if (bad >= 0) return { surface: false, because: 'link', vertex: support[bad]! };
  const edges = ridges(complex, work.part());
  const boundary = walks(
    edges.filter((edge) => edge.facets.length === 1).map(({ ridge }) => ridge as [number, number]),
  );
  const oriented = orientation(complex, work.part());
  const eulerCharacteristic = support.length - edges.length + facets.length;
  const type = surfaceType(oriented.orientable, eulerCharacteristic, boundary.length);
  return { surface: true, ...type, orientation: oriented, boundary };
}

/** The circles and paths that edges make; a vertex in more than two edges begins several of them. */
function walks(edges: readonly (readonly [number, number])[]): number[][] {
  const around = new Map<number, number[]>();
  for (const [u, v] of edges) {
    around.set(u, [...(around.get(u) ?? []), v]);
    around.set(v, [...(around.get(v) ?? []), u]);
  }
  const degree = (v: number): number => around.get(v)!.length;
  const starts = [...around.keys()].sort((u, v) => Number(degree(v) !== 2) - Number(degree(u) !== 2) || u - v);
  const found: number[][] = [];
  for (const start of starts)
    for (;;) {
      const walk = [start];
      for (let at = start; ;) {
        const next = around.get(at)!.shift();
        if (next === undefined) break;
        around.get(next)!.splice(around.get(next)!.indexOf(at), 1);
        at = next;
        if (at === start) break;
        walk.push(at);
      }
      if (walk.length === 1) break;
      found.push(walk);
    }
  return found;
}

function surfaceType(orientable: boolean, eulerCharacteristic: number, boundaryComponents: number): SurfaceType {
  const rank = 2 - boundaryComponents - eulerCharacteristic;
  const genus = orientable ? rank / 2 : rank;
  const name = surfaceName(orientable, genus, boundaryComponents);
  return { name, orientable, genus, eulerCharacteristic, boundaryComponents };
}

/** What a surface is called. */
export function surfaceName(orientable: boolean, genus: number, boundaryComponents: number): string {
  const closed = orientable
    ? (['sphere', 'torus'][genus] ?? `orientable surface of genus ${genus}`)
    : (['', 'projective plane', 'Klein bottle'][genus] ?? `nonorientable surface of genus ${genus}`);
  if (boundaryComponents === 0) return closed;
  const special: Readonly<Record<string, string>> = {
    'sphere 1': 'disc',
    'sphere 2': 'annulus',
    'projective plane 1': 'Möbius strip',
  };
  const many = `${closed} with ${boundaryComponents} boundary component${boundaryComponents === 1 ? '' : 's'}`;
  return special[`${closed} ${boundaryComponents}`] ?? many;
}
