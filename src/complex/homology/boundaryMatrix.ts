import { complexOf, type ComplexSource } from '../complexOf.js';
import { SparseMatrix, type MatrixEntry } from '../../linear/index.js';
import type { RunOptions } from '../../run.js';

/**
 * The boundary map from the faces of dimension k (columns) to those of dimension k − 1 (rows), both in lexicographic
 * order: the face without its first vertex has the sign +, then signs alternate.
 * @throws LimitError; `limit` counts the faces of one dimension
 * @source Huntemann 2018, Def. 7.35
 */
export function boundaryMatrix(complex: ComplexSource, k: number, options: RunOptions = {}): SparseMatrix {
  complex = complexOf(complex, 'boundaryMatrix');
  const rows = new Map(
    complex
      .listFaces(k - 1, options)
      .toLists()
      .map((face, i) => [face.join(), i]),
  );
  const columns = complex
    .listFaces(k, options)
    .toLists()
    .map((face) =>
      face.map((_, j): MatrixEntry => {
        const row = k === -1 ? undefined : rows.get(face.filter((__, i) => i !== j).join());
        return [row!, j % 2 === 0 ? 1 : -1];
      }),
    );
  return SparseMatrix.fromColumns(rows.size, columns);
}
