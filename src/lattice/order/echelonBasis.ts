/**
 * A basis of a group of integer vectors in echelon form: the first entry of each vector that is not 0 is positive, in a
 * column of its own behind those of the vectors before it.
 */
export interface EchelonBasis {
  readonly vectors: readonly (readonly bigint[])[];
  readonly pivots: readonly number[];
}

/** The Hermite normal form: entries above a pivot are ≥ 0 and less than it. */
export function echelonBasis(generators: readonly (readonly bigint[])[], dimension: number): EchelonBasis {
  let rest = generators.map((vector) => [...vector]);
  const vectors: bigint[][] = [];
  const pivots: number[] = [];
  for (let column = 0; column < dimension; column++) {
    // Euclid's algorithm with all entries of the column.
    for (;;) {
      const entries = rest.filter((vector) => vector[column] !== 0n);
      if (entries.length === 0) break;
      const least = entries.reduce((best, vector) => (size(vector[column]!) < size(best[column]!) ? vector : best));
      if (entries.length === 1) {
        rest = rest.filter((vector) => vector !== least && vector.some((entry) => entry !== 0n));
        const pivot = least[column]! < 0n ? least.map((entry) => -entry) : least;
        for (const above of vectors) subtract(above, pivot, floorDivided(above[column]!, pivot[column]!));
        vectors.push(pivot);
        pivots.push(column);
        break;
      }
      for (const vector of entries) if (vector !== least) subtract(vector, least, vector[column]! / least[column]!);
    }
  }
  return { vectors, pivots };
}

/**
 * The coordinates of a vector as far as they are integers, and what is left: 0 for vectors of the group, and the same
 * for all of a coset.
 */
export function reduceBy(
  { vectors, pivots }: EchelonBasis,
  vector: readonly bigint[],
): { readonly coordinates: readonly bigint[]; readonly rest: readonly bigint[] } {
  const rest = [...vector];
  const coordinates = vectors.map((each, i) => {
    const times = floorDivided(rest[pivots[i]!]!, each[pivots[i]!]!);
    subtract(rest, each, times);
    return times;
  });
  return { coordinates, rest };
}

function subtract(from: bigint[], vector: readonly bigint[], times: bigint): void {
  if (times !== 0n) for (let k = 0; k < from.length; k++) from[k] = from[k]! - times * vector[k]!;
}

function size(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** ⌊a/b⌋ for b > 0. */
export function floorDivided(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return quotient * b > a ? quotient - 1n : quotient;
}
