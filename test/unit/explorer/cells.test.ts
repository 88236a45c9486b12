import fc from 'fast-check';
import { parseBoard } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import {
  CELLS,
  MOST,
  readCells,
  readHeaps,
  resized,
  withCell,
  writeCells,
  writeHeaps,
  type Cell,
  type Cells,
} from '../../../web/page/tools/draw/cells.js';

const cells: fc.Arbitrary<Cells> = fc
  .tuple(
    fc.constantFrom('grid' as const, 'hex' as const),
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 5 }),
  )
  .chain(([shape, height, width]) =>
    fc.record({
      shape: fc.constant(shape),
      rows: fc.array(
        fc.array(fc.constantFrom(...(Object.keys(CELLS) as Cell[])), { minLength: width, maxLength: width }),
        {
          minLength: height,
          maxLength: height,
        },
      ),
    }),
  );

describe('cells and heaps edited by hand', () => {
  it('come back from their notation, which the library reads', () => {
    fc.assert(
      fc.property(cells, (made) => {
        const text = writeCells(made);
        expect(readCells(text)).toEqual(made);
        const letters = made.rows.flat();
        const board = parseBoard(text);
        expect(board.vertexCount).toBe(letters.filter((cell) => cell !== '#').length);
        expect(board.pieces?.length ?? 0).toBe(letters.filter((cell) => cell === 'x' || cell === 'o').length);
      }),
    );
  });

  it('keep their cells where the size changes', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), (made, height, width) => {
        const { rows } = resized(made, height, width);
        expect([rows.length, rows[0]!.length]).toEqual([height, width]);
        rows.forEach((row, i) => {
          row.forEach((cell, j) => {
            expect(cell).toBe(made.rows[i]?.[j] ?? '.');
          });
        });
      }),
    );
  });

  it('change one cell at a time', () => {
    const made = readCells('grid:2x2');
    expect(writeCells(withCell(made, [1, 0], 'x'))).toBe('grid:2x2/..|x.');
  });

  it.each(['', 'grid:0x0', 'grid:99x99', 'hex:2x2/<b>|..', 'grid:2x2/....|.', 'heaps:', 'x'])(
    'are within bounds whatever an address says: %s',
    (text) => {
      const { rows } = readCells(text);
      expect(rows.length).toBeLessThanOrEqual(MOST);
      expect(rows.flat().every((cell) => Object.hasOwn(CELLS, cell))).toBe(true);
      expect(() => parseBoard(writeCells(readCells(text)))).not.toThrow();
      expect(() => parseBoard(writeHeaps(readHeaps(text)))).not.toThrow();
    },
  );
});
