import { wrongArgument } from '../../arguments.js';
import type { LatticePoint, OutcomeTable } from '../../lattice/index.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { asLabel, centredText, element, group, line, type Mark } from '../drawing/Mark.js';
import { isForPage, PICTURE_LIMIT, requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import { STYLE } from '../drawing/style.js';
import { integer, listOf, optional, requireShape } from '../../shape.js';

/** What may be said about the picture. */
export interface OutcomesPictureOptions extends PictureOptions {
  /** The coordinates behind the first two, of which the picture is a slice; needed in more than two dimensions. */
  readonly slice?: readonly number[];
}

const UNIT = 14;
/** Numbers stand at so many lines, or at more where the table is small. */
const NUMBERED = 5;
const FILL = '#222222';

/**
 * The P-positions of a game on a board of one or two dimensions as dark squares, the first coordinate to the right, the
 * second upwards; defeated points are crosses. Of more dimensions a slice is drawn.
 * @throws InputError `invalid-argument` for other dimensions without a slice, or a slice without others; LimitError
 * `too-large-picture` above 20,000 points
 */
export function drawOutcomes(table: OutcomeTable, options: OutcomesPictureOptions = {}): string {
  const { game, box } = table;
  const { dimension } = game;
  const { slice } = options;
  if (dimension < 1 || (dimension > 2 && slice === undefined))
    throw wrongArgument('drawOutcomes', table, `a table of one or two coordinates, not of ${dimension}`);
  const beyond = listOf(integer(), 'a list', { length: Math.max(0, dimension - 2) });
  requireShape('drawOutcomes', optional(beyond), slice, 'the option slice');
  const isDrawn = (point: LatticePoint): boolean => slice?.every((entry, i) => point[i + 2] === entry) !== false;
  const found = table
    .pPositions()
    .filter(isDrawn)
    .map(([x, y = 0]) => [x!, y] as const);
  const weights = game.isOrthant ? game.weights : undefined;
  const reach = (i: number): number =>
    box?.[i] ?? (weights?.[i] === undefined ? 0 : Math.floor(table.weight! / weights[i]));
  const least = [Math.min(0, ...found.map(([x]) => x)), Math.min(0, ...found.map(([, y]) => y))] as const;
  const most = [
    Math.max(reach(0), ...found.map(([x]) => x)),
    Math.max(dimension === 1 ? 0 : reach(1), ...found.map(([, y]) => y)),
  ] as const;
  const [columns, rows] = [most[0] - least[0] + 1, most[1] - least[1] + 1];
  requireDrawable('drawOutcomes', 'points', columns * rows, PICTURE_LIMIT);
  const left = (x: number): number => (x - least[0]) * UNIT;
  const top = (y: number): number => (most[1] - y) * UNIT;
  const pointAt = (x: number, y: number): LatticePoint => (dimension === 1 ? [x] : [x, y, ...(slice ?? [])]);
  const square = (x: number, y: number, fill: string): Mark =>
    element('rect', {
      x: left(x) + 1,
      y: top(y) + 1,
      width: UNIT - 2,
      height: UNIT - 2,
      fill,
      'data-point': pointAt(x, y).join(),
    });
  const squares = found.map(([x, y]) => square(x, y, FILL));
  const isFound = new Set(found.map(([x, y]) => `${x},${y}`));
  // Where a page finds the other positions.
  const nPositions: Mark[] = [];
  for (let x = least[0]; isForPage(options) && x <= most[0]; x++)
    for (let y = least[1]; y <= most[1]; y++)
      if (!isFound.has(`${x},${y}`) && game.isPosition(pointAt(x, y))) nPositions.push(square(x, y, STYLE.ground));
  const crosses = game.defeated.filter(isDrawn).flatMap(([x, y = 0]): Mark[] => {
    if (x! < least[0] || x! > most[0] || y < least[1] || y > most[1]) return [];
    const [a, b, s] = [left(x!) + 3, top(y) + 3, UNIT - 6];
    return [line([a, b], [a + s, b + s]), line([a, b + s], [a + s, b])];
  });
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => line([i * UNIT, 0], [i * UNIT, rows * UNIT])),
    ...Array.from({ length: rows + 1 }, (_, i) => line([0, i * UNIT], [columns * UNIT, i * UNIT])),
  ];
  const numbers: Mark[] = [];
  for (let x = least[0]; x <= most[0]; x++)
    if (x % NUMBERED === 0)
      numbers.push(asLabel(centredText([left(x) + UNIT / 2, rows * UNIT + 9], String(x), STYLE.smallSize)));
  for (let y = least[1]; dimension > 1 && y <= most[1]; y++)
    if (y % NUMBERED === 0) numbers.push(asLabel(centredText([-10, top(y) + UNIT / 2], String(y), STYLE.smallSize)));
  const bound = box === undefined ? `of weight at most ${table.weight!}` : `with coordinates up to ${box.join(', ')}`;
  const others = slice === undefined || dimension < 3 ? '' : `, of which the others are ${slice.join()}`;
  const frame = {
    title: options.title ?? 'Outcomes',
    description: `${found.length} P-positions ${bound} of ${String(game)}${others}.`,
    extent: [
      [-18, 0],
      [columns * UNIT, rows * UNIT + 14],
    ] as [number, number][],
    caption: [{ text: 'P-positions', swatch: FILL }, ...(crosses.length === 0 ? [] : [{ text: 'crosses: defeated' }])],
  };
  return finishPicture(
    frame,
    [
      group({ class: 'lines', stroke: '#cccccc', 'stroke-width': 0.6 }, lines),
      ...(nPositions.length === 0 ? [] : [group({ class: 'other-outcomes' }, nPositions)]),
      group({ class: 'outcomes' }, squares),
      group({ class: 'defeated', stroke: STYLE.ink, 'stroke-width': 1.4 }, crosses),
      group({ class: 'numbers', fill: STYLE.line }, numbers),
    ],
    options,
  );
}
