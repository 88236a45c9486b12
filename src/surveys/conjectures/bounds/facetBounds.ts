import type { Work } from '../../../run.js';
import { affineSpan } from './affineSpan.js';
import { boundText } from './boundText.js';
import { hullOfPoints } from './hullOfPoints.js';
import { projection, type ExactPoints } from './ExactPoints.js';
import { HalfSpace } from './HalfSpace.js';

/** An equation or a facet. */
export interface FacetBound {
  /** `t <= 2*d`, `3*t >= 2*d - v + 1`, or `t = 2*d`, solved for the first column that it has. */
  readonly text: string;
  /** The extremal points on it. */
  readonly tight: readonly number[];
  /** The points on the inside, or on which the equation is, have no excess. */
  readonly border: HalfSpace;
  readonly isEquation: boolean;
}

/**
 * The equations of the smallest affine space around points, and the facets of their convex hull in it: equations, then
 * facets with the first column, then the others.
 * @param points at least one
 */
export function facetBounds(points: ExactPoints, names: readonly string[], work: Work): FacetBound[] {
  const { dimension, scales } = points;
  // The columns by which come first: then the other one is given by them where it can be.
  const order = [...names.keys()].slice(1).concat(0);
  const { basis, free, equations } = affineSpan(projection(points, order), work);
  const describe = (normal: readonly bigint[], offset: bigint, isEquation: boolean): Omit<FacetBound, 'tight'> => {
    const scaled = normal.map((x, j) => x * scales[j]!);
    const border = new HalfSpace(scaled, offset);
    const text = boundText(names, border.normal, border.offset, isEquation);
    return { text, border: new HalfSpace(normal, offset), isEquation };
  };
  const spread = (values: readonly bigint[], columns: readonly number[]): bigint[] => {
    const all = new Array<bigint>(dimension).fill(0n);
    for (const [k, column] of columns.entries()) all[order[column]!] = values[k]!;
    return all;
  };
  const everything = order.map((_, k) => k);
  const facets =
    free.length === 0
      ? []
      : hullOfPoints(
          projection(
            points,
            free.map((k) => order[k]!),
          ),
          basis,
          work,
        );
  const vertices = [...new Set(facets.flatMap((facet) => facet.vertices))].sort((a, b) => a - b);
  const extremal = facets.length === 0 ? [0] : vertices;
  const found = [
    ...equations.map(({ border }) => ({
      ...describe(spread(border.normal, everything), border.offset, true),
      tight: extremal,
    })),
    ...facets.map(({ halfSpace, vertices: on }) => ({
      ...describe(spread(halfSpace.normal, free), halfSpace.offset, false),
      tight: on,
    })),
  ];
  const rank = ({ isEquation, border }: FacetBound): number => (isEquation ? 0 : border.normal[0] === 0n ? 2 : 1);
  return found.sort((a, b) => rank(a) - rank(b) || compareTexts(a.text, b.text));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
