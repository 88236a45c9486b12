/** Linear algebra on dense integer matrices by the definitions: slow and obvious. */
type Matrix = readonly (readonly number[])[];

const abs = (x: bigint): bigint => (x < 0n ? -x : x);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? abs(a) : gcd(b, a % b));

/** The determinant by expansion along the first row. */
function determinant(rows: readonly (readonly bigint[])[]): bigint {
  if (rows.length === 0) return 1n;
  return rows[0]!.reduce((sum, x, j) => {
    if (x === 0n) return sum;
    const minor = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    return sum + (j % 2 === 0 ? x : -x) * determinant(minor);
  }, 0n);
}

function choices(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  if (k > n) return [];
  return [...choices(n - 1, k), ...choices(n - 1, k - 1).map((list) => [...list, n - 1])];
}

/** The invariant factors as quotients of the greatest common divisors of all minors of each size. */
export function invariantFactorsByMinors(matrix: Matrix): bigint[] {
  const factors: bigint[] = [];
  let previous = 1n;
  for (let k = 1; k <= Math.min(matrix.length, matrix[0]?.length ?? 0); k++) {
    let divisor = 0n;
    for (const rows of choices(matrix.length, k))
      for (const columns of choices(matrix[0]!.length, k))
        divisor = gcd(divisor, determinant(rows.map((i) => columns.map((j) => BigInt(matrix[i]![j]!)))));
    if (divisor === 0n) break;
    factors.push(divisor / previous);
    previous = divisor;
  }
  return factors;
}

/** The invariant factors by row and column operations on the whole dense matrix. */
export function invariantFactors(matrix: Matrix): bigint[] {
  const a = matrix.map((row) => row.map(BigInt));
  const width = a[0]?.length ?? 0;
  const diagonal: bigint[] = [];
  for (let t = 0; t < Math.min(a.length, width); t++) {
    const cells = a.slice(t).flatMap((row, i) => row.slice(t).map((x, j) => ({ x: abs(x), i: i + t, j: j + t })));
    const least = cells.filter(({ x }) => x !== 0n).sort((p, q) => (p.x < q.x ? -1 : p.x > q.x ? 1 : 0))[0];
    if (least === undefined) break;
    [a[t], a[least.i]] = [a[least.i]!, a[t]!];
    for (const row of a) [row[t], row[least.j]] = [row[least.j]!, row[t]!];
    const pivot = a[t]![t]!;
    let clear = true;
    for (let i = t + 1; i < a.length; i++) {
      const q = a[i]![t]! / pivot;
      a[i] = a[i]!.map((x, j) => x - q * a[t]![j]!);
      if (a[i]![t] !== 0n) clear = false;
    }
    for (let j = t + 1; j < width; j++) {
      const q = a[t]![j]! / pivot;
      for (const row of a) row[j] = row[j]! - q * row[t]!;
      if (a[t]![j] !== 0n) clear = false;
    }
    if (clear) diagonal.push(abs(pivot));
    else t--;
  }
  // A diagonal matrix becomes a chain of divisors by exchanging (a, b) for (gcd, lcm).
  for (let i = 0; i < diagonal.length; i++)
    for (let j = i + 1; j < diagonal.length; j++) {
      const g = gcd(diagonal[i]!, diagonal[j]!);
      [diagonal[i], diagonal[j]] = [g, (diagonal[i]! * diagonal[j]!) / g];
    }
  return diagonal;
}

/** The rank over the field with p elements, or for p = 0 over the rational numbers (fractions as pairs). */
export function rank(matrix: Matrix, p: number): number {
  if (p === 0) return invariantFactors(matrix).length;
  const q = BigInt(p);
  const mod = (x: bigint): bigint => ((x % q) + q) % q;
  let rows = matrix.map((row) => row.map((x) => mod(BigInt(x))));
  let count = 0;
  for (let j = 0; j < (matrix[0]?.length ?? 0); j++) {
    const at = rows.findIndex((row) => row[j] !== 0n);
    if (at === -1) continue;
    count++;
    const top = rows[at]!;
    // row − (x/y)·top, times the unit y.
    rows = rows.filter((_, i) => i !== at).map((row) => row.map((x, k) => mod(x * top[j]! - row[j]! * top[k]!)));
  }
  return count;
}

/** The matrix product. */
export function product(a: readonly (readonly bigint[])[], b: readonly (readonly bigint[])[]): bigint[][] {
  return a.map((row) =>
    Array.from({ length: b[0]?.length ?? 0 }, (_, j) => row.reduce((s, x, k) => s + x * b[k]![j]!, 0n)),
  );
}
