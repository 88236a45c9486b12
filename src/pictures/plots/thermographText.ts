import type { Value } from '../../values/index.js';
import { PLAYERS, type Player } from '../../player.js';
import { Dyadic, thermograph, type Thermograph } from '../../values/index.js';
import { shortNumber, thermographFrame } from './thermographFrame.js';

const MOST_ROWS = 20;
/** Characters are about twice as high as wide. */
const COLUMNS_PER_ROW = 2n;
const LABEL_ROWS = 2;
const WALLS: Readonly<Record<Player, string>> = { L: '/', R: '\\' };

/** x / 2^exponent, rounded to the nearest integer. */
function rounded(x: Dyadic, exponent: number): number {
  return Number(
    Dyadic.of(x.numerator, x.exponent + exponent)
      .plus(Dyadic.of(1, 1))
      .floor(),
  );
}

/** The least power of two, by its exponent, of which at most MOST_ROWS go into a length. */
function stepFor(length: Dyadic): number {
  const fits = (exponent: number): boolean =>
    Dyadic.of(length.numerator, length.exponent + exponent).isAtMost(Dyadic.of(MOST_ROWS));
  let exponent = length.floor().toString(2).length;
  while (fits(exponent - 1)) exponent--;
  while (!fits(exponent)) exponent++;
  return exponent;
}

/** Texts centred at columns, in as many lines as needed up to LABEL_ROWS; later ones without room are left out. */
function centredLabels(labels: readonly (readonly [column: number, text: string])[]): string[] {
  const rows: string[] = [];
  for (const [column, text] of labels) {
    const start = Math.max(0, column - (text.length >> 1));
    const free = (row: string | undefined): boolean =>
      (row ?? '').slice(Math.max(0, start - 1), start + text.length + 1).trim() === '';
    const row = Array.from({ length: LABEL_ROWS }, (_, i) => i).find((i) => free(rows[i]));
    if (row !== undefined) rows[row] = written(rows[row] ?? '', start, text);
  }
  return rows;
}

/** A line with a text written over it. */
function written(line: string, start: number, text: string): string {
  return line.slice(0, start).padEnd(start) + text + line.slice(start + text.length);
}

/** The sign of a wall at t: oblique or vertical above t, or the mast. */
function sign(graph: Thermograph, player: Player, t: Dyadic): string {
  if (graph.temperature.isAtMost(t)) return '|';
  const wall = graph.wall(player);
  let i = wall.breakpoints.length - 1;
  while (!wall.breakpoints[i]![0].isAtMost(t)) i--;
  return wall.slopeAfter(i) === 0 ? '|' : WALLS[player];
}

/**
 * A drawing of the thermograph of a value for a terminal of 80 columns, in ASCII except for the sign … in enormous
 * numbers: values grow to the left, temperatures upwards from −1 to a part of the mast. Walls stand at the nearest
 * column and row; the labels are exact as long as they are not longer than 18 characters.
 * @source Huntemann 2018, Def. 5.10
 */
export function thermographText(value: Value): string {
  const graph = thermograph(value);
  const { left, right, top, bottom, temperatures, values } = thermographFrame(graph);
  const exponent = stepFor(top.minus(bottom));
  const step = Dyadic.of(1, -exponent);
  const column = (x: Dyadic): number => rounded(left.minus(x).times(COLUMNS_PER_ROW), exponent);
  const height = rounded(top.minus(bottom), exponent);

  const labelOf = new Map<number, string>();
  for (const t of temperatures) {
    const row = rounded(t.minus(bottom), exponent);
    if (!labelOf.has(row)) labelOf.set(row, shortNumber(t));
  }
  const margin = Math.max(...[...labelOf.values()].map((label) => label.length));

  const lines: string[] = [];
  for (let row = height; row >= 0; row--) {
    const t = bottom.plus(step.times(row));
    let line = '';
    for (const player of PLAYERS) line = written(line, column(graph.wall(player).at(t)), sign(graph, player, t));
    lines.push(`${(labelOf.get(row) ?? '').padStart(margin)} | ${line}`);
  }
  const width = column(right) + 1;
  lines.push(`${' '.repeat(margin)} +-${'-'.repeat(width)}`);
  const labels = values.map((x) => [column(x) + margin + 3, shortNumber(x)] as const);
  lines.push(...centredLabels(labels), '');
  const { leftWall, rightWall, temperature, mean } = graph;
  const stops = [leftWall, rightWall].map((wall) => shortNumber(wall.at(Dyadic.zero)));
  lines.push(
    `temperature ${shortNumber(temperature)}, mean ${shortNumber(mean)}, Left stop ${stops[0]!}, Right stop ${stops[1]!}`,
  );
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
