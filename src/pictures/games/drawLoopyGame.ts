import { positionNames, type LoopyGame } from '../../loopy/index.js';
import { PLAYERS, type Player } from '../../player.js';
import { curvedArrow, loopArrow, loopEnd, type Target } from '../drawing/curvedArrows.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { layoutGraph } from '../layout/layoutGraph.js';
import { asLabel, centredText, element, group, type Mark } from '../drawing/Mark.js';
import { captionOfMoves, MOVE_LINES } from '../layers/moveLines.js';
import { isForPage, LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { shortLabels } from '../drawing/shortLabels.js';
import { NEUTRAL_STYLE, STYLE } from '../drawing/style.js';
import { LONGEST_LABEL, markerHalfWidth, markerScale } from '../drawing/vertexMarker.js';
import { counted } from '../../text/internal.js';

/** Room between two marks for arrows with heads and for loops, and how far arrows between the same marks are bent. */
const [BETWEEN, BENDS] = [52, [10, 26]] as const;
/** More moves are only counted in the description. */
const DESCRIBED = 100;

interface Move {
  readonly from: number;
  readonly to: number;
  readonly player: Player;
}

/**
 * The graph of a loopy game: arrows for the moves, Left's solid and Right's dashed, passes as loops; the start has a
 * thick outline. Positions from which play ends are called by their values, others by the letters of the equations.
 * @throws LimitError `too-large-picture` above 400 positions or 20,000 moves
 * @source Siegel 2011, Sec. 3.1
 */
export function drawLoopyGame(game: LoopyGame, options: PictureOptions = {}): string {
  requireDrawable('drawLoopyGame', 'positions', game.n, LAYOUT_VERTEX_LIMIT);
  const moves = PLAYERS.flatMap((player) =>
    Array.from({ length: game.n }, (_, from) =>
      game.options(from, player).map((to): Move => ({ from, to, player })),
    ).flat(),
  );
  requireDrawable('drawLoopyGame', 'moves', moves.length, PICTURE_LIMIT);
  const names = positionNames(game);
  const texts = shortLabels(
    names.map((name) => (options.labels === false ? '' : name)),
    LONGEST_LABEL,
  );
  const halves = texts.map(markerHalfWidth);
  const { unit, room } = markerScale(halves, BETWEEN);
  const places = layoutGraph({ vertexCount: game.n, edges: edgesOf(moves), faces: [] }, room);
  const targets = places.map(([x, y], p): Target => ({ place: [x * unit, y * unit], half: halves[p]! }));
  const loops = moves
    .filter(({ from, to }) => from === to)
    .map((move) => ({ move, angle: angleOfLoop(move, moves, targets) }));
  const marks = [
    group({ class: 'arcs', 'stroke-width': 1.6 }, [
      ...bundles(moves).flatMap((bundle) =>
        bundle.flatMap(({ from, to, player }, i) =>
          asArc(
            { from, to, player },
            curvedArrow(targets[from]!, targets[to]!, bendOf(bundle, i), MOVE_LINES[player]),
            options,
          ),
        ),
      ),
      ...loops.flatMap(({ move, angle }) =>
        asArc(move, loopArrow(targets[move.from]!, angle, MOVE_LINES[move.player]), options),
      ),
    ]),
    group(
      { class: 'vertices' },
      targets.map((target, p) => positionMark(target, p, names[p]!, texts[p]!)),
    ),
  ];
  const extent = [
    ...targets.flatMap(({ place: [x, y], half }): Point[] => [
      [x - half - 2, y - STYLE.radius - 2],
      [x + half + 2, y + STYLE.radius + 2],
    ]),
    ...loops.map(({ move, angle }) => loopEnd(targets[move.from]!, angle)),
  ];
  const frame = {
    title: options.title ?? 'Loopy game',
    description: describe(moves, names),
    extent,
    caption: captionOfMoves(moves.map(({ player }) => player)),
    note: names[0] === undefined ? undefined : 'thick: the start',
  };
  return finishPicture(frame, marks, options);
}

/** Each pair of positions with a move between them, once. */
function edgesOf(moves: readonly Move[]): (readonly [number, number])[] {
  return bundles(moves).map(([{ from, to }]) => [Math.min(from, to), Math.max(from, to)]);
}

/** The moves between two positions, either way. */
function bundles(moves: readonly Move[]): (readonly [Move, ...Move[]])[] {
  const found = new Map<string, [Move, ...Move[]]>();
  for (const move of moves) {
    const { from, to } = move;
    if (from === to) continue;
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, [move]);
    else known.push(move);
  }
  return [...found.values()];
}

/** One move is straight, two of the same direction are bent apart, and those of both directions each to their left. */
function bendOf(bundle: readonly Move[], i: number): number {
  const { from } = bundle[i]!;
  const before = bundle.slice(0, i).filter((move) => move.from === from).length;
  if (bundle.length === 1) return 0;
  if (bundle.every((move) => move.from === from)) return before === 0 ? BENDS[0] : -BENDS[0];
  return BENDS[before]!;
}

/** Loops stand away from the neighbours; two of them to both sides of that. */
function angleOfLoop({ from, player }: Move, moves: readonly Move[], targets: readonly Target[]): number {
  const [x, y] = targets[from]!.place;
  const around = moves.flatMap((move) =>
    move.from === move.to ? [] : move.from === from ? [move.to] : move.to === from ? [move.from] : [],
  );
  const away = around.reduce<Point>(
    ([dx, dy]: Point, p): Point => {
      const [px, py] = targets[p]!.place;
      const apart = Math.hypot(px - x, py - y);
      return [dx - (px - x) / apart, dy - (py - y) / apart];
    },
    [0, 0],
  );
  const angle = Math.hypot(...away) < 1e-6 ? -Math.PI / 2 : Math.atan2(away[1], away[0]);
  const isAlone = !moves.some((move) => move.from === from && move.to === from && move.player !== player);
  return isAlone ? angle : angle + (player === 'L' ? -0.75 : 0.75);
}

/** The parts of an arrow, together where they can be found. */
function asArc({ from, to, player }: Move, parts: readonly Mark[], options: PictureOptions): readonly Mark[] {
  return isForPage(options) ? [group({ 'data-arc': `${from} ${to}`, 'data-player': player }, parts)] : parts;
}

function positionMark({ place: [x, y], half }: Target, position: number, name: string, drawn: string): Mark {
  const r = STYLE.radius;
  const paint = { fill: NEUTRAL_STYLE.tint, stroke: NEUTRAL_STYLE.strong, 'stroke-width': position === 0 ? 3.2 : 1.6 };
  const outline =
    half === r
      ? element('circle', { cx: x, cy: y, r, ...paint })
      : element('rect', { x: x - half, y: y - r, width: 2 * half, height: 2 * r, rx: r, ...paint });
  const tip = drawn === '' || drawn === name ? [] : [element('title', {}, name)];
  return element(
    'g',
    { class: 'vertex', 'data-node': position },
    ...tip,
    outline,
    asLabel(centredText([x, y], drawn, STYLE.labelSize, { fill: STYLE.ink })),
  );
}

/** The content of the picture in words. */
function describe(moves: readonly Move[], names: readonly string[]): string {
  const sizes = `A loopy game with ${counted(names.length, 'position')} and ${counted(moves.length, 'move')}`;
  if (moves.length === 0 || moves.length > DESCRIBED) return `${sizes}.`;
  return `${sizes}: ${moves.map(({ from, to, player }) => `${names[from]!} → ${names[to]!} (${player})`).join(', ')}.`;
}
