import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { counted } from '../../../src/text/counted.js';
import type { SpaceAnswer } from '../../complexViews.js';
import type { Explorer } from '../useExplorer.js';
import { SavePicture } from '../SavePicture.js';
import { standalone } from '../standalone.js';
import { chosenFace, withFace } from './ChosenFace.js';
import { faceAfterClick, markOf, type ShownFaces } from './markFaces.js';
import { BEGIN, seen, turned, type Point, type Turn } from './turn.js';

/** A key or a button turns by so much; dragging by so much for a pixel. */
const [STEP, BY_PIXEL] = [Math.PI / 12, 0.01];
/** A full turn by itself takes so many milliseconds. */
const ROUND_MS = 12_000;
/** Half the size of the picture, and how much of that the complex takes. */
const [HALF, SCALE] = [200, 135];
/** A pointer that was moved less has clicked. */
const CLICK = 4;

/** What the keys and buttons do: to the right and down by so many steps. */
const WAYS = [
  { key: 'ArrowLeft', sign: '←', name: 'left', right: -1, down: 0 },
  { key: 'ArrowRight', sign: '→', name: 'right', right: 1, down: 0 },
  { key: 'ArrowUp', sign: '↑', name: 'up', right: 0, down: -1 },
  { key: 'ArrowDown', sign: '↓', name: 'down', right: 0, down: 1 },
] as const;

interface TurningProps {
  readonly space: SpaceAnswer;
  readonly explorer: Explorer;
  readonly faces: ShownFaces | undefined;
}

/** A complex in space that is turned by dragging, by the arrow keys or by buttons. */
export function Turning({ space, explorer: { shown, show }, faces }: TurningProps): JSX.Element {
  const [turn, setTurn] = useState<Turn>(BEGIN);
  const [isSpinning, setSpinning] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly x: number; readonly y: number; readonly moved: number }>();
  useEffect(() => setTurn(BEGIN), [space]);
  useEffect(() => {
    if (!isSpinning) return;
    let [last, frame] = [performance.now(), 0];
    const go = (now: number): void => {
      setTurn((before) => turned(before, ((now - last) / ROUND_MS) * 2 * Math.PI, 0));
      last = now;
      frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [isSpinning]);
  const by = (right: number, down: number): void => setTurn((before) => turned(before, right, down));
  const words = `${counted(space.labels.length, 'vertex', 'vertices')}, ${counted(space.edges.length, 'edge')}, ${counted(space.triangles.length, 'triangle')}`;
  return (
    <>
      <div
        ref={picture}
        class="picture turning"
        role="application"
        aria-label={`The complex in space: ${words}. Arrow keys turn it.`}
        tabIndex={0}
        onKeyDown={(event) => {
          const way = WAYS.find(({ key }) => key === event.key);
          if (way === undefined && event.key !== 'Home') return;
          event.preventDefault();
          if (way === undefined) setTurn(BEGIN);
          else by(way.right * STEP, way.down * STEP);
        }}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId);
          drag.current = { x: clientX, y: clientY, moved: 0 };
        }}
        onPointerMove={({ clientX, clientY }) => {
          if (drag.current === undefined) return;
          const [right, down] = [clientX - drag.current.x, clientY - drag.current.y];
          drag.current = { x: clientX, y: clientY, moved: drag.current.moved + Math.hypot(right, down) };
          by(right * BY_PIXEL, down * BY_PIXEL);
        }}
        onPointerUp={({ clientX, clientY }) => {
          const moved = drag.current?.moved ?? Infinity;
          drag.current = undefined;
          const element = moved < CLICK ? document.elementFromPoint(clientX, clientY) : null;
          if (element !== null) show(withFace(shown, faceAfterClick(element, chosenFace(shown))));
        }}
        onPointerCancel={() => (drag.current = undefined)}
      >
        <Seen space={space} turn={turn} faces={faces} />
      </div>
      <div class="moves" role="group" aria-label="Turn the complex">
        {WAYS.map(({ sign, name, right, down }) => (
          <button key={name} type="button" aria-label={`Turn ${name}`} onClick={() => by(right * STEP, down * STEP)}>
            {sign}
          </button>
        ))}
        <button type="button" onClick={() => setTurn(BEGIN)}>
          As at first
        </button>
        <button type="button" class="spin" aria-pressed={isSpinning} onClick={() => setSpinning(!isSpinning)}>
          Spin
        </button>
        <span class="counts">{words}</span>
      </div>
      <SavePicture
        svg={() => standalone(picture.current!.querySelector('svg')!)}
        name={`${shown.view}-complex-in-space`}
      />
    </>
  );
}

interface SeenProps {
  readonly space: SpaceAnswer;
  readonly turn: Turn;
  readonly faces: ShownFaces | undefined;
}

/** A set of vertices, and what does not change when it is turned. */
interface Drawn<S> {
  readonly set: S;
  readonly name: string;
  readonly mark: string;
}

/** What is further away is drawn first. Elements stay where they are in the page, and change what they stand for. */
function Seen({ space, turn, faces }: SeenProps): JSX.Element {
  const { labels, sides, places } = space;
  const drawn = useMemo(() => {
    const all = <S extends readonly number[]>(sets: readonly S[]): Drawn<S>[] =>
      sets.map((set) => {
        const named = set.map((v) => labels[v]!);
        return { set, name: named.join(' '), mark: markOf(named, faces) };
      });
    const vertices = labels.map((_, v) => [v] as const);
    return { triangles: all(space.triangles), edges: all(space.edges), vertices: all(vertices) };
  }, [space, JSON.stringify(faces)]);
  const points = places.map((place) => seen(turn, place));
  const depth = (set: readonly number[]): number => set.reduce((sum, v) => sum + points[v]![2], 0) / set.length;
  const sorted = <S extends readonly number[]>(sets: readonly Drawn<S>[]): Drawn<S>[] =>
    sets
      .map((one) => [depth(one.set), one] as const)
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
  const pixels = points.map(inPixels);
  return (
    <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
      <g class={`faces ${space.triangles.length > 40 ? 'crowded' : ''}`}>
        {sorted(drawn.triangles).map(({ set, name, mark }) => (
          <polygon class={mark} data-face={name} points={set.map((v) => pixels[v]!.join(',')).join(' ')} />
        ))}
      </g>
      <g class="edges">
        {sorted(drawn.edges).map(({ set, name, mark }) => {
          const [[x1, y1], [x2, y2]] = [pixels[set[0]]!, pixels[set[1]]!];
          const far = depth(set) < 0 ? 'far' : '';
          return <line class={`${far} ${mark}`} data-edge={name} x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
      </g>
      <g class="vertices">
        {sorted(drawn.vertices).map(({ set: [v], name, mark }) => {
          const [x, y] = pixels[v]!;
          return (
            <g class={`vertex ${sides[v] ?? ''} ${mark}`} data-vertex={name}>
              <Marker side={sides[v]} x={x} y={y} />
              <text x={x} y={y + 4}>
                {name.length > 5 ? `${name.slice(0, 4)}…` : name}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function inPixels([x, y]: Point): [number, number] {
  return [Math.round(x * SCALE * 10) / 10, Math.round(y * SCALE * 10) / 10];
}

/** Left is round, Right square, as in the flat picture; a vertex of either player has cut corners. */
function Marker({
  side,
  x,
  y,
}: {
  readonly side: 'L' | 'R' | undefined;
  readonly x: number;
  readonly y: number;
}): JSX.Element {
  const corner = side === 'L' ? 13 : side === 'R' ? 2 : 6;
  return <rect x={x - 13} y={y - 13} width={26} height={26} rx={corner} />;
}
