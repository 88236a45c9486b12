import type { JSX } from 'preact';
import { LARGEST, MOST, readHeaps, writeHeaps } from './cells.js';

interface HeapsEditorProps {
  /** As in `heaps:3,5`. */
  readonly notation: string;
  readonly onDraw: (notation: string) => void;
}

/** Heaps by their sizes. */
export function HeapsEditor({ notation, onDraw }: HeapsEditorProps): JSX.Element {
  const heaps = readHeaps(notation);
  const change = (sizes: readonly number[]): void => onDraw(writeHeaps(sizes));
  return (
    <ul class="heaps">
      {heaps.map((size, i) => (
        <li key={i}>
          <label>
            Heap {i + 1}{' '}
            <input
              type="number"
              min={0}
              max={LARGEST}
              value={size}
              onChange={({ currentTarget }) => change(heaps.map((old, j) => (j === i ? sizeIn(currentTarget) : old)))}
            />
          </label>{' '}
          <button
            type="button"
            aria-label={`Remove heap ${i + 1}`}
            disabled={heaps.length === 1}
            onClick={() => change(heaps.filter((_, j) => j !== i))}
          >
            Remove
          </button>
        </li>
      ))}
      <li>
        <button type="button" disabled={heaps.length >= MOST} onClick={() => change([...heaps, 1])}>
          Heap
        </button>
      </li>
    </ul>
  );
}

function sizeIn({ valueAsNumber }: HTMLInputElement): number {
  return Math.min(LARGEST, Math.max(0, Math.trunc(valueAsNumber || 0)));
}
