import { invariantFactors, rank } from './linearAlgebra.js';
import type { Faces } from './simplicialComplex.js';

/** Homology by the definition: dense boundary matrices of all faces. */
export interface Group {
  readonly degree: number;
  readonly rank: number;
  readonly torsion: readonly bigint[];
}

/** The faces of each size that are not among some others. */
function levels(faces: Faces, without: Faces): string[][] {
  const left = new Set(without.map((face) => face.join()));
  const largest = Math.max(-1, ...faces.map((face) => face.length));
  return Array.from({ length: largest + 1 }, (_, size) =>
    faces.filter((face) => face.length === size && !left.has(face.join())).map((face) => face.join()),
  );
}

function boundary(columns: readonly string[], rows: readonly string[]): number[][] {
  const matrix = rows.map(() => columns.map(() => 0));
  columns.forEach((column, j) => {
    const face = column === '' ? [] : column.split(',');
    face.forEach((_, k) => {
      const i = rows.indexOf(face.filter((__, at) => at !== k).join());
      if (i !== -1) matrix[i]![j] = k % 2 === 0 ? 1 : -1;
    });
  });
  return matrix;
}

/** Integral homology of a complex relative to a subcomplex (reduced for the void one), degrees −1 … dim. */
export function homology(faces: Faces, subcomplex: Faces = []): Group[] {
  const cells = levels(faces, subcomplex);
  const factors = cells.map((columns, s) => invariantFactors(boundary(columns, cells[s - 1] ?? [])));
  return cells.map((columns, s) => ({
    degree: s - 1,
    rank: columns.length - factors[s]!.length - (factors[s + 1]?.length ?? 0),
    torsion: (factors[s + 1] ?? []).filter((factor) => factor !== 1n),
  }));
}

/** Dimensions of reduced homology over a field, degrees −1 … dim. */
export function homologyOver(faces: Faces, characteristic: number): { degree: number; rank: number }[] {
  const cells = levels(faces, []);
  const ranks = cells.map((columns, s) => rank(boundary(columns, cells[s - 1] ?? []), characteristic));
  return cells.map((columns, s) => ({ degree: s - 1, rank: columns.length - ranks[s]! - (ranks[s + 1] ?? 0) }));
}
