import type { Board } from '../boards/index.js';
import type { LargePiece } from './BoardPictureOptions.js';
import type { Point } from './plane.js';
import { SIDE_STYLE } from './style.js';
import { element, group } from './svgElement.js';

/**
 * What joins the discs on the vertices of a piece: a band between neighbours, and a thin line to what has no neighbour in the
 * piece.
 * @param width that of the bands
 */
export function joints(board: Board, pieces: readonly LargePiece[], places: readonly Point[], width: number): string {
  const bands = pieces.flatMap(({ side, vertices }) => {
    const colour = { stroke: SIDE_STYLE[side].strong };
    const reached = new Set(vertices.slice(0, 1));
    const lines: string[] = [];
    const join = (u: number, v: number, more: { readonly 'stroke-width'?: number } = {}): void => {
      const [[x1, y1], [x2, y2]] = [places[u]!, places[v]!];
      lines.push(element('line', { x1, y1, x2, y2, ...colour, ...more }));
    };
    const grow = (): void => {
      for (const u of reached) for (const v of vertices) if (board.hasEdge(u, v)) reached.add(v);
    };
    vertices.forEach((u, i) => {
      for (const v of vertices.slice(i + 1)) if (board.hasEdge(u, v)) join(u, v);
    });
    grow();
    for (const v of vertices)
      if (!reached.has(v)) {
        join(vertices[0]!, v, { 'stroke-width': width / 6 });
        reached.add(v);
        grow();
      }
    return lines;
  });
  return group({ class: 'joints', 'stroke-width': width, 'stroke-linecap': 'round' }, bands);
}
