import type { Player } from '../../player.js';
import type { DrawnPart } from '../boards/drawCells.js';
import type { ProperLayering } from './LayeredGraph.js';
import { requireReadableWidth, type LayeredTask } from './readableLayers.js';
import { asLabel, centredText, element, group, line, svgNumber, textWidth, type Mark } from '../drawing/Mark.js';
import { MOVE_LINES } from './moveLines.js';
import { isForPage, type PictureOptions } from '../drawing/PictureOptions.js';
import { placeLayers } from './placeLayers.js';
import { placeTree } from './placeTree.js';
import type { Point } from '../drawing/plane.js';
import { shortLabels } from '../drawing/shortLabels.js';
import { STYLE } from '../drawing/style.js';

/** A graph in layers as it is drawn, the first layer on top. */
export interface LayeredPicture extends LayeredTask {
  readonly layering: ProperLayering;
  /** The texts of the vertices, bends left out. */
  readonly labels: readonly string[];
  /** What LaTeX writes for a label, if not its text. */
  readonly latex?: (label: string) => string | undefined;
  /** Whose each route is. */
  readonly owners: readonly (Player | undefined)[];
  /** The most characters of a label that is not cut. Default 24. */
  readonly longestLabel?: number;
  /** Has each vertex at most one edge from above? */
  readonly isTree?: boolean;
}

const LONGEST_LABEL = 24;
const GAP = 14;
const HALF_HEIGHT = 11;
const DOT = 3.5;
/** Layers are this far apart, and farther where they are wide, so that edges are not too flat. */
const STEP = { least: 58, most: 170, slope: 0.09 };

/**
 * The picture of a graph in layers: labels, or dots without them, and lines.
 * @throws LimitError `too-large-picture` for one that is too wide
 */
export function drawLayers(picture: LayeredPicture, options: PictureOptions): DrawnPart {
  const { layering, labels, owners, latex, longestLabel = LONGEST_LABEL, isTree = false } = picture;
  const isLabelled = options.labels !== false;
  const texts = shortLabels(labels, longestLabel);
  const halves = Array.from({ length: layering.vertexCount }, (_, v) =>
    v >= labels.length ? 2 : isLabelled ? Math.max(DOT, textWidth(texts[v]!, STYLE.labelSize) / 2 + 3) : DOT,
  );
  const columns = (isTree ? placeTree : placeLayers)(
    layering,
    halves.map((half) => 2 * half + GAP),
  );
  const spread = columns.length === 0 ? 0 : Math.max(...columns) - Math.min(...columns);
  requireReadableWidth(picture, spread, layering.layers.length);
  const step = Math.min(STEP.most, Math.max(STEP.least, STEP.slope * spread));
  const places: Point[] = [];
  layering.layers.forEach((layer, i) => layer.forEach((v) => (places[v] = [columns[v]!, i * step])));
  const reach = isLabelled ? HALF_HEIGHT : 0;
  const shift = ([x, y]: Point, dy: number): Point => [x, y + dy];
  const routes = layering.routes.map((route, i) => {
    const [first, last] = [route[0]!, route[route.length - 1]!];
    const inner = route.slice(1, -1).map((v) => places[v]!);
    const points = [shift(places[first]!, reach), ...inner, shift(places[last]!, -reach)];
    const owner = owners[i];
    const paint = {
      ...(owner === undefined ? {} : MOVE_LINES[owner]),
      'data-arc': `${route[0]!} ${route[route.length - 1]!}`,
    };
    if (points.length === 2) return line(points[0]!, points[1]!, paint);
    return element('polyline', {
      points: points.map(([x, y]) => `${svgNumber(x)},${svgNumber(y)}`).join(' '),
      ...paint,
    });
  });
  const mark = (label: string, v: number): Mark => {
    const [cx, cy] = places[v]!;
    if (!isLabelled) return element('circle', { cx, cy, r: DOT, fill: STYLE.ink, 'data-node': v });
    const tip = texts[v] === label ? [] : [element('title', {}, label)];
    const [x, y] = [cx - halves[v]!, cy - HALF_HEIGHT];
    const size = { width: 2 * halves[v]!, height: 2 * HALF_HEIGHT };
    return element(
      'g',
      { class: 'vertex', 'data-node': v },
      ...tip,
      // A place to click that is larger than the signs.
      ...(isForPage(options) ? [element('rect', { class: 'place', x, y, ...size, fill: STYLE.ground })] : []),
      asLabel(
        centredText([cx, cy], texts[v]!, STYLE.labelSize, { fill: STYLE.ink }),
        texts[v] === label ? latex?.(label) : undefined,
      ),
    );
  };
  return {
    marks: [
      group({ class: 'edges', stroke: STYLE.line, 'stroke-width': 1.4, fill: 'none' }, routes),
      group({ class: 'vertices' }, labels.map(mark)),
    ],
    extent: places.flatMap(([x, y], v): Point[] => [
      [x - halves[v]!, y - HALF_HEIGHT],
      [x + halves[v]!, y + HALF_HEIGHT],
    ]),
  };
}
