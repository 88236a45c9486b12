import { useCallback, useEffect, useId, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { ThermographReading, ValueTexts } from '../messages.js';
import { Picture } from './Picture.js';
import { svgElement } from './svgElement.js';

/** The thermograph of a value, with the walls at the temperature that is pointed at, or chosen by the keyboard. */
export function Thermograph({ value }: { readonly value: ValueTexts | undefined }): JSX.Element | null {
  const { thermograph = '', readings = NONE } = value ?? {};
  const [at, setAt] = useState<number>();
  const drawn = useRef<SVGSVGElement>();
  const [id, hintId] = [useId(), useId()];
  const reading = at === undefined ? undefined : readings[at];
  useEffect(() => setAt(undefined), [readings]);
  const latest = useRef(reading);
  latest.current = reading;
  const mark = useCallback((svg: SVGSVGElement) => {
    drawn.current = svg;
    drawReading(svg, latest.current);
  }, []);
  useEffect(() => {
    if (drawn.current !== undefined) drawReading(drawn.current, reading);
  }, [reading]);
  // Loopy games have a name, but no temperature.
  if (value === undefined || value.temperature === '') return null;
  if (thermograph === '') return <p class="nothing">The thermograph is too large.</p>;

  const point = ({ clientX, clientY }: PointerEvent): void => {
    const axes = drawn.current?.querySelector<SVGGElement>('.axes');
    const toScreen = axes?.getScreenCTM();
    if (!toScreen) return;
    const { y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
    setAt(nearest(readings, y));
  };
  // It begins where the mast does.
  const first = readings.findIndex(({ isMast }) => isMast);
  const index = at ?? first;
  return (
    <div class="thermograph">
      <div onPointerMove={point} onPointerDown={point}>
        <Picture svg={thermograph} otherwise="" mark={mark} />
      </div>
      <p class="reading">
        <label for={id}>t</label>
        <input
          id={id}
          type="range"
          min={0}
          max={readings.length - 1}
          value={index}
          aria-valuetext={`t = ${readings[index]!.temperature}`}
          aria-describedby={hintId}
          onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
          onFocus={() => setAt(index)}
        />
        <output for={id}>{reading === undefined ? '' : inWords(reading)}</output>
      </p>
      <p class="hint" id={hintId}>
        Point at a temperature, or choose it with the arrow keys: the walls are the stops of the game cooled by t.
      </p>
    </div>
  );
}

const NONE: readonly ThermographReading[] = [];

function inWords({ temperature, walls, isMast }: ThermographReading): string {
  const where = isMast ? `mast at ${walls.L}` : `Left wall ${walls.L}, Right wall ${walls.R}`;
  return `t = ${temperature}: ${where}`;
}

/** The reading whose row is nearest; rows ascend with the index. */
function nearest(readings: readonly ThermographReading[], y: number): number {
  let best = 0;
  for (const [i, reading] of readings.entries())
    if (Math.abs(reading.y - y) < Math.abs(readings[best]!.y - y)) best = i;
  return best;
}

/** Draws the line of a temperature, and where the walls meet it: a disc for Left, a square for Right. */
function drawReading(svg: SVGSVGElement, reading: ThermographReading | undefined): void {
  svg.querySelector('.read-off')?.remove();
  const axes = svg.querySelector('.axes');
  if (reading === undefined || axes === null) return;
  const { x, y } = reading;
  const end = Math.max(...[...axes.querySelectorAll('line')].map((line) => Number(line.getAttribute('x2'))));
  const group = svgElement('g', { class: 'read-off' });
  group.append(
    svgElement('line', { x1: 0, y1: y, x2: end, y2: y }),
    svgElement('rect', { class: 'R', x: x.R - 4, y: y - 4, width: 8, height: 8 }),
    svgElement('circle', { class: 'L', cx: x.L, cy: y, r: 4 }),
  );
  axes.parentNode!.append(group);
}
