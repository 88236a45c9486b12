import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { playerName } from '../../../../src/player.js';
import { counted } from '../../../../src/text/counted.js';
import {
  HEIGHT,
  toggled,
  WIDTH,
  withChange,
  without,
  withPoint,
  type Drawing,
  type Kind,
  type Side,
} from './drawing.js';
import { Sheet } from './Sheet.js';

const JOIN: Readonly<Record<Kind, string>> = { graph: 'Edge', digraph: 'Arc', complex: 'Face' };

interface HandDrawingProps {
  readonly drawing: Drawing;
  readonly onDraw: (drawing: Drawing) => void;
}

/** A board, a digraph or a complex drawn by clicks and drags, or by the keyboard. */
export function HandDrawing({ drawing, onDraw: draw }: HandDrawingProps): JSX.Element {
  const { kind, points, sets } = drawing;
  const [side, setSide] = useState<Side>('L');
  const [picked, setPicked] = useState<readonly number[]>([]);
  const chosen = picked.filter((v) => v < points.length);
  const choose = (v: number): void =>
    setPicked(chosen.includes(v) ? chosen.filter((other) => other !== v) : [...chosen, v]);
  const remove = (gone: readonly number[]): void => {
    setPicked([]);
    draw(without(drawing, gone));
  };
  /** Of many vertices each two are joined, but those of a face together. */
  const join = (): void => {
    const pairs = chosen.flatMap((v, i) => chosen.slice(i + 1).map((w) => [v, w]));
    draw((kind === 'graph' ? pairs : [chosen]).reduce(toggled, drawing));
  };
  return (
    <>
      {kind === 'graph' ? null : (
        <fieldset class="kinds">
          <legend>Vertices of</legend>
          {(['L', 'R', ...(kind === 'complex' ? (['E'] as const) : [])] as const).map((of) => (
            <label key={of} class={of}>
              <input type="radio" name="drawn-side" checked={of === side} onChange={() => setSide(of)} />
              {nameOf(of)}
            </label>
          ))}
        </fieldset>
      )}
      <p class="hint">
        A click places a vertex, or chooses one. Drag from one vertex to another to join them, again to part them, or to
        an empty place to move it. With the keyboard: Enter chooses a vertex, the arrows move it, Delete removes it.
      </p>
      <Sheet
        drawing={drawing}
        chosen={chosen}
        side={side}
        onDraw={draw}
        onChoose={choose}
        onRemove={(v) => remove([v])}
      />
      <p class="moves">
        <button type="button" onClick={() => draw(withPoint(drawing, placeOfNext(points.length, side)))}>
          Vertex
        </button>
        <button type="button" disabled={chosen.length < 2 || (kind === 'digraph' && chosen.length > 2)} onClick={join}>
          {JOIN[kind]}
        </button>
        {kind === 'graph' ? null : (
          <button
            type="button"
            disabled={chosen.length === 0}
            onClick={() => draw(chosen.reduce((next, v) => withChange(next, v, { side }), drawing))}
          >
            Give to {nameOf(side)}
          </button>
        )}
        <button type="button" disabled={chosen.length === 0} onClick={() => remove(chosen)}>
          Remove
        </button>
        <button type="button" disabled={points.length === 0} onClick={() => remove(points.map((_, v) => v))}>
          Remove all
        </button>
      </p>
      <p class="unseen" role="status">
        {`${counted(points.length, 'vertex', 'vertices')}, ${counted(sets.length, JOIN[kind].toLowerCase())}`}
      </p>
    </>
  );
}

function nameOf(side: Side): string {
  return playerName(side === 'E' ? undefined : side);
}

/** Vertices that come by the button stand around the middle of the sheet. */
function placeOfNext(n: number, side: Side): { x: number; y: number; side: Side } {
  const angle = n * 2.399963;
  const distance = Math.min(130, 25 + 14 * Math.sqrt(n) * 2);
  return { x: WIDTH / 2 + 1.8 * distance * Math.cos(angle), y: HEIGHT / 2 + distance * Math.sin(angle), side };
}
