import { useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { HEIGHT, nameOf, toggled, WIDTH, withChange, withPoint, type Drawing, type Side } from './drawing.js';

interface SheetProps {
  readonly drawing: Drawing;
  readonly chosen: readonly number[];
  /** Of the next vertex. */
  readonly side: Side;
  readonly onDraw: (drawing: Drawing) => void;
  readonly onChoose: (v: number) => void;
  readonly onRemove: (v: number) => void;
}

/** A vertex under the pointer, and where that is now. */
interface Dragged {
  readonly v: number;
  readonly from: Place;
  readonly to: Place;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** So near to a vertex is at it; so far a pointer may tremble. */
const NEAR = 22;
const STILL = 6;
const STEP = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A click places a vertex or chooses one; from vertex to vertex an edge is drawn, to an empty place a vertex moves. */
export function Sheet({ drawing, chosen, side, onDraw, onChoose, onRemove }: SheetProps): JSX.Element {
  const sheet = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<Dragged>();
  const { points, sets, kind } = drawing;

  const placeOf = (event: PointerEvent): Place => {
    const matrix = sheet.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  };
  const at = (place: Place): number => points.findIndex((point) => distance(point, place) < NEAR);
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const place = placeOf(event);
    sheet.current!.setPointerCapture(event.pointerId);
    setDragged({ v: at(place), from: place, to: place });
  };
  const release = (event: PointerEvent): void => {
    if (dragged === undefined) return;
    const { v, from } = dragged;
    const to = placeOf(event);
    const w = at(to);
    setDragged(undefined);
    if (v < 0) {
      if (w < 0) onDraw(withPoint(drawing, { ...to, side }));
    } else if (w >= 0 && w !== v) onDraw(toggled(drawing, [v, w]));
    else if (distance(from, to) < STILL) onChoose(v);
    else onDraw(withChange(drawing, v, to));
  };
  const key = (event: KeyboardEvent, v: number): void => {
    const arrow = ARROWS[event.key];
    const { x, y } = points[v]!;
    if (arrow !== undefined) onDraw(withChange(drawing, v, { x: x + arrow[0], y: y + arrow[1] }));
    else if (event.key === 'Enter' || event.key === ' ') onChoose(v);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(v);
    else return;
    event.preventDefault();
  };
  return (
    <svg
      class="sheet"
      ref={sheet}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label="Sheet"
      onPointerDown={press}
      onPointerMove={(event) => {
        if (dragged !== undefined) setDragged({ ...dragged, to: placeOf(event) });
      }}
      onPointerUp={release}
      onPointerCancel={() => setDragged(undefined)}
    >
      <defs>
        <marker id="arc-head" viewBox="0 0 10 10" refX="26" refY="5" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M 0 0 L 10 5 L 0 10 z" />
        </marker>
      </defs>
      {sets.map((set) => (
        <polygon
          key={set.join()}
          class={set.length > 2 ? 'face' : 'edge'}
          points={around(set.map((v) => points[v]!))}
        />
      ))}
      {kind === 'digraph'
        ? sets.map(([v, w]) => (
            <line
              key={`arc ${v!} ${w!}`}
              x1={points[v!]!.x}
              y1={points[v!]!.y}
              x2={points[w!]!.x}
              y2={points[w!]!.y}
              marker-end="url(#arc-head)"
            />
          ))
        : null}
      {dragged === undefined || dragged.v < 0 ? null : (
        <line class="dragged" x1={dragged.from.x} y1={dragged.from.y} x2={dragged.to.x} y2={dragged.to.y} />
      )}
      {points.map(({ x, y, side: own }, v) => (
        <g
          key={v}
          class={`vertex ${own}`}
          role="button"
          tabindex={0}
          aria-pressed={chosen.includes(v)}
          aria-label={`vertex ${nameOf(drawing, v)}`}
          onKeyDown={(event) => key(event, v)}
        >
          {own === 'R' ? <rect x={x - 15} y={y - 15} width="30" height="30" /> : <circle cx={x} cy={y} r="16" />}
          <text x={x} y={y + 4}>
            {nameOf(drawing, v)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Corners in the order in which they are seen from their middle. */
function around(corners: readonly Place[]): string {
  const middle = (coordinate: 'x' | 'y'): number =>
    corners.reduce((sum, corner) => sum + corner[coordinate], 0) / corners.length;
  const [x, y] = [middle('x'), middle('y')];
  const angle = (corner: Place): number => Math.atan2(corner.y - y, corner.x - x);
  return [...corners]
    .sort((a, b) => angle(a) - angle(b))
    .map((corner) => `${corner.x},${corner.y}`)
    .join(' ');
}
