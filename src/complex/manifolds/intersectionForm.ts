import { InputError } from '../../errors.js';
import type { BigIntMatrix } from '../../linear/index.js';
import { gcd } from '../../linear/internal.js';
import { type RunOptions, Work } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { orientation } from './orientation.js';
import { pseudomanifold } from './pseudomanifold.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { cohomologyBasis, visitProducts } from '../homology/cohomologyBasis.js';
import { verticesOfFace } from '../homology/FaceTable.js';

/**
 * The intersection form of a closed orientable pseudomanifold of even dimension 2m: the values on its fundamental cycle
 * of the products of a basis of cohomology in degree m over the integers modulo torsion, that of `cohomologyRing`. The
 * first facet is positive. For a manifold the determinant is 1 or −1; whether the complex is one is not asked. The form
 * is symmetric for even m and antisymmetric for odd m.
 * @throws InputError `not-a-pseudomanifold` for any other complex
 * @throws LimitError; `limit` counts the faces and the terms of cocycles and products
 * @complexity as `cohomologyRing`, in one degree
 * @source Hatcher 2002, Sec. 3.3
 * @example intersectionForm(crossPolytopeBoundary(3)) // []
 */
export function intersectionForm(complex: ComplexSource, options: RunOptions = {}): BigIntMatrix {
  return formOf(complexOf(complex, 'intersectionForm'), 2, new Work('intersectionForm', options));
}

/**
 * The signature of a closed orientable pseudomanifold of a dimension that 4 divides: the number of positive squares of
 * its intersection form over the real numbers minus that of negative ones. The first facet is positive.
 * @throws InputError `not-a-pseudomanifold` for any other complex
 * @throws LimitError; `limit` counts the faces and the terms of cocycles and products
 * @complexity as `intersectionForm`, and an exact elimination
 * @source Hatcher 2002, Sec. 3.3
 * @example signature(namedComplex('k3')) // -16
 */
export function signature(complex: ComplexSource, options: RunOptions = {}): number {
  const work = new Work('signature', options);
  return signatureOf(formOf(complexOf(complex, 'signature'), 4, work), work);
}

function formOf(complex: SimplicialComplex, divisor: number, work: Work): bigint[][] {
  const { dimension } = complex;
  const refuse = (found: string): never => {
    throw new InputError(
      'not-a-pseudomanifold',
      `${work.task}: ${found}; expected a closed orientable pseudomanifold of a dimension that ${divisor} divides.`,
    );
  };
  if (dimension < 0 || dimension % divisor !== 0) refuse(`the dimension is ${dimension}`);
  const found = pseudomanifold(complex, work.part());
  if (!found.pseudomanifold) return refuse(`the complex is not a pseudomanifold (${found.because})`);
  if (!found.closed) refuse('the complex has a boundary');
  const oriented = orientation(complex, work.part());
  if (!oriented.orientable) return refuse('the complex is not orientable');
  const basis = cohomologyBasis(complex, 0, work, [dimension / 2]);
  const { table, members, count } = basis;
  const signs = new Map(complex.facets.toLists().map((facet, i) => [facet.join(), BigInt(oriented.signs[i]!)]));
  const [first, end] = table.levels.slice(-2) as [number, number];
  const cycle = Array.from({ length: end - first }, (_, i) => {
    const face = first + i;
    return [face, signs.get(verticesOfFace(face, table).join())!] as const;
  });
  count(members.length ** 2);
  const form = members.map(() => members.map(() => 0n));
  visitProducts(basis, cycle, work, (i, j, value) => (form[i]![j]! += value));
  return form;
}

/** Of a symmetric matrix: it is changed into others of the same signature, with one row and column less each time. */
function signatureOf(form: BigIntMatrix, work: Work): number {
  let left = form.map((row) => [...row]);
  let total = 0;
  while (left.length > 0) {
    work.tick(0);
    let at = left.findIndex((row, i) => row[i] !== 0n);
    if (at < 0) {
      at = left.findIndex((row) => row.some((x) => x !== 0n));
      if (at < 0) break;
      // A row added to another, and likewise the columns: twice their entry, which is not 0, is on the diagonal.
      const other = left[at]!.findIndex((x) => x !== 0n);
      left[at] = left[at]!.map((x, j) => x + left[other]![j]!);
      for (const row of left) row[at]! += row[other]!;
    }
    const pivotRow = left[at]!;
    const pivot = pivotRow[at]!;
    const sign = pivot > 0n ? 1n : -1n;
    total += Number(sign);
    const others = left.filter((_, i) => i !== at);
    left = others.map((row) =>
      row.map((x, j) => sign * (pivot * x - row[at]! * pivotRow[j]!)).filter((_, j) => j !== at),
    );
    const common = left.flat().reduce((divisor, x) => gcd(divisor, x), 0n);
    if (common > 1n) left = left.map((row) => row.map((x) => x / common));
  }
  return total;
}
