export { rankModP } from './rankModP.js';
export { rankOverQ } from './rankOverQ.js';
export { smithNormalForm, type SmithNormalForm } from './smithNormalForm.js';
export { SparseMatrix, type MatrixEntry } from './SparseMatrix.js';
export { smithDecomposition, type BigIntMatrix, type SmithDecomposition } from './smithDecomposition.js';
