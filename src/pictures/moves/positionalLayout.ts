/**
 * Where the points of a board stand that has a shape, by their labels: cells of squares or hexagons, or edges of a
 * complete graph.
 */
export type PositionalLayout =
  | {
      readonly shape: 'squares';
      readonly rows: number;
      readonly columns: number;
      readonly layers: number;
      readonly cells: readonly Cell[];
    }
  | {
      readonly shape: 'hexagons';
      readonly rows: number;
      readonly columns: number;
      readonly layers: 1;
      readonly cells: readonly Cell[];
    }
  | { readonly shape: 'edges'; readonly vertices: number; readonly edges: readonly (readonly [number, number])[] }
  | { readonly shape: 'none' };

/** The layer, the row and the column of a point, from 0. */
export type Cell = readonly [layer: number, row: number, column: number];

/**
 * The shape of a board by what its points are called: 1.1, 1.2, … in rows and columns, 1.1.1, 1.1.2, … also in layers,
 * the first number the layer; a1, b1, … in columns and rows of hexagons; 0-1, 0-2, … edges.
 */
export function positionalLayout(labels: readonly string[]): PositionalLayout {
  const numbers = labels.map((label) => /^(?:([1-9]\d?)\.)?([1-9]\d?)\.([1-9]\d?)$/.exec(label));
  if (
    labels.length > 0 &&
    numbers.every((found) => found !== null) &&
    new Set(labels.map((label) => label.split('.').length)).size === 1
  ) {
    const cells = numbers.map((found): Cell => [Number(found[1] ?? 1) - 1, Number(found[2]) - 1, Number(found[3]) - 1]);
    return { shape: 'squares', ...sizes(cells), cells };
  }
  const hexagons = labels.map((label) => /^([a-z])([1-9]\d?)$/.exec(label));
  if (labels.length > 0 && hexagons.every((found) => found !== null)) {
    const cells = hexagons.map((found): Cell => [0, Number(found[2]) - 1, found[1]!.charCodeAt(0) - 97]);
    return { shape: 'hexagons', ...sizes(cells), layers: 1, cells };
  }
  const edges = labels.map((label) => /^(\d{1,2})-(\d{1,2})$/.exec(label));
  if (labels.length > 0 && edges.every((found) => found !== null && found[1] !== found[2])) {
    const pairs = edges.map((found): [number, number] => [Number(found![1]), Number(found![2])]);
    return { shape: 'edges', vertices: 1 + Math.max(...pairs.flat()), edges: pairs };
  }
  return { shape: 'none' };
}

function sizes(cells: readonly Cell[]): { rows: number; columns: number; layers: number } {
  const most = (axis: 0 | 1 | 2): number => 1 + Math.max(...cells.map((cell) => cell[axis]));
  return { layers: most(0), rows: most(1), columns: most(2) };
}
