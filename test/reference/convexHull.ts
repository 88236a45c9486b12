/** Convex hulls by their definitions, over small integers. */

/** The rank of rows of integers, by elimination with fractions of bigints. */
function rankOf(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => row.map(BigInt));
  let rank = 0;
  for (let j = 0; j < (rows[0]?.length ?? 0); j++) {
    const pivot = rows.findIndex((row, i) => i >= rank && row[j] !== 0n);
    if (pivot < 0) continue;
    [rows[rank], rows[pivot]] = [rows[pivot]!, rows[rank]!];
    const top = rows[rank]!;
    for (let i = rank + 1; i < rows.length; i++) rows[i] = rows[i]!.map((x, k) => x * top[j]! - top[k]! * rows[i]![j]!);
    rank++;
  }
  return rank;
}

const difference = (a: readonly number[], b: readonly number[]): number[] => a.map((x, j) => x - b[j]!);

/** The dimension of the smallest affine space around points; −1 of none. */
export function dimensionOf(points: readonly (readonly number[])[]): number {
  return points.length === 0 ? -1 : rankOf(points.map((point) => difference(point, points[0]!)));
}

function determinant(matrix: readonly (readonly number[])[]): number {
  if (matrix.length === 0) return 1;
  return matrix[0]!.reduce((sum, x, j) => {
    const minor = matrix.slice(1).map((row) => row.filter((_, k) => k !== j));
    return sum + (j % 2 === 0 ? x : -x) * determinant(minor);
  }, 0);
}

function subsets(n: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: n }, (_, last) => subsets(last, size - 1).map((set) => [...set, last])).flat();
}

/**
 * The facets of the convex hull of different points, each as the list of all points on it: all hyperplanes through
 * points, in the coordinates that tell the points apart, with no points on one of their sides.
 */
export function facetsOf(points: readonly (readonly number[])[]): number[][] {
  const rank = dimensionOf(points);
  if (rank < 1) return [];
  const coordinates = subsets(points[0]!.length, rank).find(
    (some) => dimensionOf(points.map((point) => some.map((j) => point[j]!))) === rank,
  )!;
  const flat = points.map((point) => coordinates.map((j) => point[j]!));
  const found = new Map<string, number[]>();
  for (const corners of subsets(points.length, rank)) {
    const origin = flat[corners[0]!]!;
    const side = (point: readonly number[]): number =>
      determinant([...corners.slice(1).map((i) => difference(flat[i]!, origin)), difference(point, origin)]);
    const sides = flat.map(side);
    const isBorder = sides.some((x) => x !== 0) && (sides.every((x) => x >= 0) || sides.every((x) => x <= 0));
    const on = [...sides.keys()].filter((i) => sides[i] === 0);
    if (isBorder) found.set(on.join(), on);
  }
  return [...found.values()];
}

/** The points that are vertices: the only ones on all facets through them. */
export function verticesOf(points: readonly (readonly number[])[], facets: readonly (readonly number[])[]): number[] {
  return [...points.keys()].filter((i) => {
    const through = facets.filter((facet) => facet.includes(i));
    return [...points.keys()].every((other) => other === i || through.some((facet) => !facet.includes(other)));
  });
}
