import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { CELLS, MOST, readCells, resized, withCell, writeCells, type Cell } from './cells.js';

interface CellsEditorProps {
  /** As in `grid:2x3/..#|.x.`. */
  readonly notation: string;
  readonly onDraw: (notation: string) => void;
}

const SHOWN: Readonly<Record<Cell, string>> = { '.': '', '#': '■', x: '●', o: '◆' };
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A board of cells, each free, missing or with a piece. */
export function CellsEditor({ notation, onDraw }: CellsEditorProps): JSX.Element {
  const cells = readCells(notation);
  const [made, setMade] = useState<Cell>('#');
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const [height, width] = [cells.rows.length, cells.rows[0]!.length];
  const here = [Math.min(at[0], height - 1), Math.min(at[1], width - 1)] as const;
  const move = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = [(here[0] + step[0] + height) % height, (here[1] + step[1] + width) % width] as const;
    setAt(to);
    event.currentTarget.querySelectorAll<HTMLButtonElement>('button')[to[0] * width + to[1]]!.focus();
  };
  const size = (title: string, value: number, resize: (size: number) => void): JSX.Element => (
    <label>
      {title}{' '}
      <input
        type="number"
        min={1}
        max={MOST}
        value={value}
        onChange={({ currentTarget }) => resize(currentTarget.valueAsNumber || 1)}
      />
    </label>
  );
  return (
    <>
      <p class="fields">
        {size('Rows', height, (rows) => onDraw(writeCells(resized(cells, rows, width))))}
        {size('Columns', width, (columns) => onDraw(writeCells(resized(cells, height, columns))))}
      </p>
      <fieldset class="kinds">
        <legend>A click makes a cell</legend>
        {(Object.keys(CELLS) as Cell[]).map((cell) => (
          <label key={cell}>
            <input type="radio" name="made" checked={cell === made} onChange={() => setMade(cell)} />
            {CELLS[cell]} {SHOWN[cell]}
          </label>
        ))}
      </fieldset>
      <p class="hint">
        A second click frees the cell again. With the keyboard: the arrows go to a cell, Enter changes it.
      </p>
      <div class="cells" role="grid" aria-label="Cells" onKeyDown={move}>
        {cells.rows.map((row, i) => (
          <div key={i} role="row" style={cells.shape === 'hex' ? { marginLeft: `${i}rem` } : {}}>
            {row.map((cell, j) => (
              <span key={j} role="gridcell">
                <button
                  type="button"
                  class={`cell ${CELLS[cell].replace(/^.* /, '')}`}
                  tabindex={i === here[0] && j === here[1] ? 0 : -1}
                  aria-label={`row ${i + 1}, column ${j + 1}: ${CELLS[cell]}`}
                  onClick={() => {
                    setAt([i, j]);
                    onDraw(writeCells(withCell(cells, [i, j], cell === made ? '.' : made)));
                  }}
                >
                  {SHOWN[cell]}
                </button>
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
