/**
 * Exact linear algebra with sparse matrices of integers: ranks over the rational numbers and modulo primes, Smith
 * normal form with and without its transformations.
 *
 * @module spgames/linear
 */
export { rankModP } from './rankModP.js';
export { rankOverQ } from './rankOverQ.js';
export { smithNormalForm, type SmithNormalForm } from './smithNormalForm.js';
export { SparseMatrix, type MatrixEntry } from './SparseMatrix.js';
export { smithDecomposition, type BigIntMatrix, type SmithDecomposition } from './smithDecomposition.js';
