import { drawPlot, type PictureOptions, type PlotData, type PlotSeries } from '../../pictures/index.js';
import { InputError } from '../../errors.js';
import { asValue } from '../../sources/index.js';
import { SourceRange } from '../../sources/internal.js';
import { temperature } from '../../values/index.js';
import type { Session } from '../Session.js';

/** The most values that are plotted. */
const MOST = 1000;

/**
 * The temperatures of sources with a range, such as `snort@path:1..9`, over its integers; with two ranges a series for
 * each integer of the first.
 * @throws InputError `not-a-range`; LimitError as `asValue`
 */
export async function drawTemperatures(
  text: string,
  position: string | undefined,
  options: PictureOptions,
  session: Session,
): Promise<string> {
  const range = new SourceRange(text);
  const { values } = range;
  if (values.length < 1 || values.length > 2 || range.count > MOST)
    throw new InputError(
      'not-a-range',
      `draw: ${text} has ${values.length === 0 ? 'no range' : `${values.length} ranges, ${range.count} sources`}; expected one or two ranges of boards or families such as snort@path:1..9, and at most ${MOST} sources.`,
    );
  const [lines, places] = values.length === 1 ? [[undefined], values[0]!] : [values[0]!, values[1]!];
  const sources = [...range];
  const all = range.written(['n']);
  const series: PlotSeries[] = [];
  for (const [i, line] of lines.entries()) {
    const points: [number, ReturnType<typeof temperature>][] = [];
    for (const [j, place] of places.entries()) {
      const name = sources[i * places.length + j]!;
      session.stage(name);
      points.push([place, temperature(asValue(await session.source(name, position), session.run()))]);
    }
    series.push({ name: line === undefined ? all : range.written([String(line), 'n']), points });
  }
  const data: PlotData = { x: values.length === 1 ? `n in ${all}` : 'n', y: 'temperature', series };
  return drawPlot(data, options);
}
