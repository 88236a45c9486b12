import type { Work } from '../../../run.js';
import { coordinate, type ExactPoints } from './ExactPoints.js';
import type { HalfSpace } from './HalfSpace.js';
import { halfSpaceThrough } from './HalfSpace.js';

/** A facet of a convex hull. */
export interface HullFacet {
  readonly halfSpace: HalfSpace;
  /** The vertices of the hull on it, ascending. */
  readonly vertices: readonly number[];
}

/** A facet in the making: a simplex. Several may lie in one hyperplane. */
interface Simplex {
  /** Points in general position, ascending. */
  readonly corners: readonly number[];
  readonly halfSpace: HalfSpace;
  /** The simplex on the other side of the ridge without corner k. */
  readonly neighbours: Simplex[];
  /** Points outside that no simplex before this one has. */
  outside: number[];
  isGone: boolean;
}

/** A ridge of the border of what a point sees. */
interface Ridge {
  readonly corners: readonly number[];
  /** The simplex behind it, which is not seen, and the place there of the one that is. */
  readonly behind: Simplex;
  readonly place: number;
}

/**
 * The facets of the convex hull of points that span their space. Points are added one by one, each the farthest outside
 * of a facet; the facets that it sees give way to those through it and the ridges around them. Points on the hyperplane
 * of a facet do not see it: so facets are triangulated on the way, and put together in the end. Decisions are exact.
 * @param basis d + 1 points in general position
 * @throws LimitError; the limit counts facets
 * @complexity about O(points · log points) for d ≤ 3 and few vertices
 * By Barber, Dobkin and Huhdanpaa 1996.
 */
export function hullOfPoints(points: ExactPoints, basis: readonly number[], work: Work): HullFacet[] {
  const hull = new Hull(points, basis, work);
  hull.complete();
  return hull.facets();
}

class Hull {
  readonly #points: ExactPoints;
  readonly #work: Work;
  /** The sum of d + 1 points, which is d + 1 times a point inside. */
  readonly #inside: readonly bigint[];
  #simplices: Simplex[] = [];

  constructor(points: ExactPoints, basis: readonly number[], work: Work) {
    this.#points = points;
    this.#work = work;
    this.#inside = Array.from({ length: points.dimension }, (_, j) =>
      basis.reduce((sum, i) => sum + coordinate(points, i, j), 0n),
    );
    const sorted = [...basis].sort((a, b) => a - b);
    const first = sorted.map((left) => this.#simplex(sorted.filter((i) => i !== left)));
    for (const [i, simplex] of first.entries())
      for (const [j, other] of first.entries())
        if (i !== j) simplex.neighbours[simplex.corners.indexOf(sorted[j]!)] = other;
    this.#simplices = first;
    this.#distribute(
      Array.from({ length: points.size }, (_, i) => i),
      first,
    );
  }

  /** Adds points until none is outside. */
  complete(): void {
    for (let next = 0; next < this.#simplices.length; next++) {
      const simplex = this.#simplices[next]!;
      this.#work.tick(this.#simplices.length);
      if (simplex.isGone || simplex.outside.length === 0) continue;
      this.#add(this.#farthest(simplex), simplex);
    }
    this.#simplices = this.#simplices.filter(({ isGone }) => !isGone);
  }

  facets(): HullFacet[] {
    const byBorder = new Map<string, HalfSpace>();
    for (const { halfSpace } of this.#simplices) byBorder.set(halfSpace.toString(), halfSpace);
    const corners = [...new Set(this.#simplices.flatMap((simplex) => simplex.corners))].sort((a, b) => a - b);
    const facets = Array.from(byBorder.values(), (halfSpace): HullFacet => ({
      halfSpace,
      vertices: corners.filter((i) => halfSpace.excess(this.#points, i) === 0),
    }));
    const through = new Map(corners.map((i) => [i, new Set<HullFacet>()]));
    for (const facet of facets) for (const i of facet.vertices) through.get(i)!.add(facet);
    // A corner that is not a vertex is inside of a face, whose vertices lie on all facets that it lies on.
    const isVertex = (i: number): boolean => {
      const own = [...through.get(i)!];
      return !own[0]!.vertices.some((other) => other !== i && own.every((facet) => through.get(other)!.has(facet)));
    };
    const vertices = new Set(corners.filter(isVertex));
    return facets.map((facet) => ({ ...facet, vertices: facet.vertices.filter((i) => vertices.has(i)) }));
  }

  #add(point: number, seen: Simplex): void {
    const { gone, ridges } = this.#whatIsSeen(point, seen);
    const byRidge = new Map<string, { readonly simplex: Simplex; readonly place: number }>();
    const added = ridges.map(({ corners, behind, place }) => {
      const simplex = this.#simplex([...corners, point].sort((a, b) => a - b));
      behind.neighbours[place] = simplex;
      for (const [k, corner] of simplex.corners.entries()) {
        if (corner === point) {
          simplex.neighbours[k] = behind;
          continue;
        }
        const key = simplex.corners.filter((other) => other !== corner).join();
        const known = byRidge.get(key);
        if (known === undefined) byRidge.set(key, { simplex, place: k });
        else {
          simplex.neighbours[k] = known.simplex;
          known.simplex.neighbours[known.place] = simplex;
        }
      }
      return simplex;
    });
    this.#simplices.push(...added);
    for (const simplex of gone) {
      this.#distribute(simplex.outside, added);
      simplex.outside = [];
    }
  }

  /** The simplices that a point sees, of which one is known, and the ridges around them. */
  #whatIsSeen(point: number, from: Simplex): { readonly gone: readonly Simplex[]; readonly ridges: readonly Ridge[] } {
    const gone = [from];
    const ridges: Ridge[] = [];
    from.isGone = true;
    for (const simplex of gone)
      for (const [k, neighbour] of simplex.neighbours.entries()) {
        if (neighbour.isGone) continue;
        if (neighbour.halfSpace.excess(this.#points, point) > 0) {
          neighbour.isGone = true;
          gone.push(neighbour);
        } else {
          const corners = simplex.corners.filter((_, i) => i !== k);
          ridges.push({ corners, behind: neighbour, place: neighbour.neighbours.indexOf(simplex) });
        }
      }
    return { gone, ridges };
  }

  #simplex(corners: readonly number[]): Simplex {
    const { dimension } = this.#points;
    const at = (i: number): bigint[] => Array.from({ length: dimension }, (_, j) => coordinate(this.#points, i, j));
    const origin = at(corners[0]!);
    const differences = corners.slice(1).map((i) => at(i).map((x, j) => x - origin[j]!));
    const border = halfSpaceThrough(differences, origin);
    const inside = border.normal.reduce((sum, x, j) => sum + x * this.#inside[j]!, 0n);
    const isOutward = inside < BigInt(dimension + 1) * border.offset;
    return {
      corners,
      halfSpace: isOutward ? border : border.opposite(),
      neighbours: [],
      outside: [],
      isGone: false,
    };
  }

  /** Gives points to the first of some simplices that they see. */
  #distribute(points: readonly number[], simplices: readonly Simplex[]): void {
    for (const [at, i] of points.entries()) {
      if (at % 4096 === 4095) this.#work.tick(this.#simplices.length);
      simplices.find(({ halfSpace }) => halfSpace.excess(this.#points, i) > 0)?.outside.push(i);
    }
  }

  #farthest({ halfSpace, outside }: Simplex): number {
    let [best, most] = [outside[0]!, 0];
    for (const i of outside) {
      const excess = halfSpace.excess(this.#points, i);
      if (excess > most) [best, most] = [i, excess];
    }
    return best;
  }
}
