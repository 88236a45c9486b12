import { SparseMatrix, smithNormalForm, type MatrixEntry } from '../../linear/index.js';
import type { RunOptions } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { boundaryMatrix } from './boundaryMatrix.js';
import type { Chain, HomologyCycle } from './HomologyCycle.js';

/** Whether cycles generate homology as they say; if not, the first reason and the cycle. */
export type CycleVerification =
  | { readonly valid: true }
  | { readonly valid: false; readonly because: 'not-a-chain' | 'not-a-cycle' | 'not-bounding'; readonly cycle: number }
  | { readonly valid: false; readonly because: 'not-generating' | 'other-group' };

/**
 * Checks from the definition, without reductions, that cycles generate reduced homology in a degree and that the group
 * is the direct sum of cyclic groups of the given orders.
 * @throws LimitError; `limit` counts the faces of one dimension
 */
export function verifyHomologyCycles(
  complex: SimplicialComplex,
  degree: number,
  cycles: readonly HomologyCycle[],
  options: RunOptions = {},
): CycleVerification {
  for (const [cycle, { chain, order, bounding }] of cycles.entries()) {
    if (!isChain(complex, chain, degree) || !isChain(complex, bounding, degree + 1))
      return { valid: false, because: 'not-a-chain', cycle };
    if (boundaryOf(chain).size > 0) return { valid: false, because: 'not-a-cycle', cycle };
    const multiple = new Map(chain.map(({ face, coefficient }) => [face.join(), coefficient * order]));
    const boundary = boundaryOf(bounding);
    const same = order >= 0n && (order === 0n ? bounding.length === 0 : equalMaps(multiple, boundary));
    if (!same) return { valid: false, because: 'not-bounding', cycle };
  }
  const rows = new Map(
    complex
      .listFaces(degree, options)
      .toLists()
      .map((face, i) => [face.join(), i]),
  );
  const up = boundaryMatrix(complex, degree + 1, options);
  const boundaries = Array.from({ length: up.columns }, (_, j) => up.column(j));
  const added = cycles.map(({ chain }) =>
    chain.map(({ face, coefficient }): MatrixEntry => [rows.get(face.join())!, Number(coefficient)]),
  );
  const cycleRank = rows.size - smithNormalForm(boundaryMatrix(complex, degree, options), options).rank;
  const generated = smithNormalForm(SparseMatrix.fromColumns(rows.size, [...boundaries, ...added]), options);
  if (generated.rank !== cycleRank || generated.invariantFactors.some((factor) => factor !== 1n))
    return { valid: false, because: 'not-generating' };
  // As many generators of these orders generate the group: if it is abstractly the sum, they are independent.
  const { rank, invariantFactors } = smithNormalForm(up, options);
  const expected = [
    ...invariantFactors.filter((factor) => factor > 1n),
    ...new Array<bigint>(cycleRank - rank).fill(0n),
  ];
  const orders = cycles.map(({ order }) => order);
  if (expected.join() !== orders.join()) return { valid: false, because: 'other-group' };
  return { valid: true };
}

/** Has every term another face of the dimension, and a coefficient that is not 0? */
function isChain(complex: SimplicialComplex, chain: Chain, dimension: number): boolean {
  if (new Set(chain.map(({ face }) => face.join())).size !== chain.length) return false;
  return chain.every(
    ({ face, coefficient }) =>
      coefficient !== 0n &&
      face.length === dimension + 1 &&
      face.every((v, i) => Number.isInteger(v) && v < complex.n && v > (face[i - 1] ?? -1)) &&
      complex.isFace(face),
  );
}

/** The coefficients that are not 0 of the boundary of a chain, by the vertices of the faces. */
function boundaryOf(chain: Chain): Map<string, bigint> {
  const sum = new Map<string, bigint>();
  for (const { face, coefficient } of chain)
    face.forEach((_, j) => {
      const key = face.filter((__, i) => i !== j).join();
      const x = (sum.get(key) ?? 0n) + (j % 2 === 0 ? coefficient : -coefficient);
      if (x === 0n) sum.delete(key);
      else sum.set(key, x);
    });
  return sum;
}

function equalMaps(a: ReadonlyMap<string, bigint>, b: ReadonlyMap<string, bigint>): boolean {
  return a.size === b.size && [...a].every(([key, x]) => b.get(key) === x);
}
