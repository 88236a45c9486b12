/** A solution x ≥ 0 of A x ≥ b, or multipliers y ≥ 0 with y A ≤ 0 and y b > 0, which show that there is none. */
export type NonnegativeSolution =
  | { readonly feasible: true; readonly numerators: readonly bigint[]; readonly denominator: bigint }
  | { readonly feasible: false; readonly multipliers: readonly bigint[] };

/**
 * Solves A x ≥ b, x ≥ 0 in exact arithmetic: the first phase of the simplex method with the rule of Bland, on a tableau
 * of integers over one common denominator. By the lemma of Farkas there is a solution or there are multipliers.
 * @param rows the rows of A
 */
export function nonnegativeSolution(
  rows: readonly (readonly bigint[])[],
  bounds: readonly bigint[],
): NonnegativeSolution {
  const tableau = new Tableau(rows, bounds);
  while (tableau.improve());
  return tableau.solution();
}

/**
 * Columns: the variables, a surplus for each row, the right sides. A row whose bound is positive begins with an
 * artificial variable in the basis, whose column is never needed again. The last row holds the reduced costs of the sum
 * of the artificial variables.
 */
class Tableau {
  readonly #rows: bigint[][];
  readonly #costs: bigint[];
  readonly #basis: number[];
  readonly #n: number;
  readonly #width: number;
  #denominator = 1n;

  constructor(rows: readonly (readonly bigint[])[], bounds: readonly bigint[]) {
    this.#n = rows[0]?.length ?? 0;
    this.#width = this.#n + rows.length;
    this.#costs = Array<bigint>(this.#width + 1).fill(0n);
    this.#basis = [];
    this.#rows = rows.map((row, i) => {
      const isArtificial = bounds[i]! > 0n;
      const sign = isArtificial ? 1n : -1n;
      const entries = row.map((entry) => sign * entry);
      for (let j = 0; j < rows.length; j++) entries.push(j === i ? -sign : 0n);
      entries.push(sign * bounds[i]!);
      this.#basis.push(isArtificial ? this.#width + i : this.#n + i);
      if (isArtificial) for (let j = 0; j <= this.#width; j++) this.#costs[j]! -= entries[j]!;
      return entries;
    });
  }

  /** One step; false at the optimum. */
  improve(): boolean {
    const column = this.#costs.findIndex((cost, j) => j < this.#width && cost < 0n);
    if (column === -1) return false;
    let pivot = -1;
    for (const [i, row] of this.#rows.entries()) {
      if (row[column]! <= 0n) continue;
      if (pivot === -1 || this.#leavesBefore(i, pivot, column)) pivot = i;
    }
    // The sum of the artificial variables is bounded below, so some row bounds the step.
    this.#exchange(pivot, column);
    return true;
  }

  solution(): NonnegativeSolution {
    if (this.#costs[this.#width]! < 0n)
      return { feasible: false, multipliers: this.#costs.slice(this.#n, this.#width) };
    const numerators = Array<bigint>(this.#n).fill(0n);
    for (const [i, variable] of this.#basis.entries())
      if (variable < this.#n) numerators[variable] = this.#rows[i]![this.#width]!;
    return { feasible: true, numerators, denominator: this.#denominator };
  }

  /** By the quotients of right side and entry; of equal ones the smaller variable. */
  #leavesBefore(i: number, j: number, column: number): boolean {
    const [a, b] = [this.#rows[i]!, this.#rows[j]!];
    const difference = a[this.#width]! * b[column]! - b[this.#width]! * a[column]!;
    return difference < 0n || (difference === 0n && this.#basis[i]! < this.#basis[j]!);
  }

  #exchange(pivot: number, column: number): void {
    const row = this.#rows[pivot]!;
    const by = row[column]!;
    for (const other of [...this.#rows, this.#costs]) {
      if (other === row) continue;
      const factor = other[column]!;
      for (let j = 0; j <= this.#width; j++) other[j] = (other[j]! * by - factor * row[j]!) / this.#denominator;
    }
    this.#denominator = by;
    this.#basis[pivot] = column;
  }
}
