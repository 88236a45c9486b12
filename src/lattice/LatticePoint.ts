/** A point of the lattice ℤᵈ, or a vector between two of them. */
export type LatticePoint = readonly number[];

/** A half space: the points x with normal · x ≥ least. */
export interface Inequality {
  readonly normal: LatticePoint;
  readonly least: number;
}

/** The scalar product. */
export function dot(a: LatticePoint, b: LatticePoint): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** p − q. */
export function minus(p: LatticePoint, q: LatticePoint): number[] {
  return p.map((entry, i) => entry - q[i]!);
}

/** p + q. */
export function plus(p: LatticePoint, q: LatticePoint): number[] {
  return p.map((entry, i) => entry + q[i]!);
}

/** The unit vector e_i of ℤᵈ, times a factor. */
export function unitVector(dimension: number, i: number, factor: number = 1): number[] {
  return Array.from({ length: dimension }, (_, j) => (j === i ? factor : 0));
}

/** The order of points by their first different entry. */
export function compareLexicographically(p: LatticePoint, q: LatticePoint): number {
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return p[i]! - q[i]!;
  return 0;
}

/** Points without repetitions, in their order; the same object for the same points is not asked for. */
export function distinctPoints<P extends LatticePoint>(points: Iterable<P>): P[] {
  const seen = new Map<string, P>();
  for (const point of points) if (!seen.has(point.join())) seen.set(point.join(), point);
  return [...seen.values()];
}
