import { either, instanceOf, takes } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { GameGraph, gameGraphOf, graphFromPoset, SPGame, type GameByMoves } from '../games/index.js';
import { aGameOrMoves, followers, type Followers } from '../games/internal.js';
import type { Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { Value } from '../values/index.js';
import { drawLayers } from './drawLayers.js';
import { drawableFacePoset, faceNames } from './faceNames.js';
import { finishPicture } from './finishPicture.js';
import { properLayering } from './LayeredGraph.js';
import { longestPaths } from './longestPaths.js';
import { captionOfMoves } from './moveLines.js';
import { orderLayers } from './orderLayers.js';
import {
  LAYERED_LIMIT,
  PICTURE_LIMIT,
  pictureOptions,
  requireDrawable,
  type PictureOptions,
} from './PictureOptions.js';

/** What may be said about the picture, and bounds of the search for the positions. */
export interface GamePictureOptions extends PictureOptions, RunOptions {}

/** More positions are only counted in the description. */
const DESCRIBED = 200;

const drawGameGraphTakes = /* @__PURE__ */ takes('drawGameGraph', () => ({
  game: either(aGameOrMoves, instanceOf(() => GameGraph, 'a GameGraph'), instanceOf(() => Value, 'a Value')), // prettier-ignore
  options: pictureOptions,
}));

/**
 * The game graph in layers, the start on top: each position once, as deep as the longest play that leads to it. Moves of Left
 * are solid, of Right dashed, those of either player grey. Of a value it is the graph of its canonical form.
 * @throws InputError `not-acyclic` for a graph with a cycle
 * @throws LimitError `too-large-picture` above 1000 positions or 20,000 moves
 * @source Huntemann 2018, Def. 3.2
 */
export function drawGameGraph<Position>(
  game: SPGame | GameByMoves<Position> | GameGraph | Value,
  options: GamePictureOptions = {},
): string {
  drawGameGraphTakes(game, options);
  const { graph, names, latex } = graphOf(game, options);
  requireDrawable('drawGameGraph', 'positions', graph.n, LAYERED_LIMIT);
  requireDrawable('drawGameGraph', 'moves', graph.arcs.length, PICTURE_LIMIT);
  const arcs = graph.arcs.map(({ from, to }): [number, number] => [from, to]);
  const depths = longestPaths(graph.n, arcs);
  if (depths === undefined)
    throw new InputError('not-acyclic', 'drawGameGraph: the graph has a cycle; expected a game in which no position repeats.'); // prettier-ignore
  const layering = properLayering(depths, arcs);
  const owners = graph.arcs.map(({ player }) => player);
  const layers = orderLayers(layering);
  const { marks, extent } = drawLayers(
    { layering: { ...layering, layers }, labels: names, owners, ...(latex !== undefined && { latex }) },
    options,
  );
  const frame = {
    title: options.title ?? 'Game graph',
    description: describe(names, graph.arcs),
    extent,
    caption: captionOfMoves(owners),
  };
  return finishPicture(frame, marks, options);
}

function graphOf<Position>(
  game: SPGame | GameByMoves<Position> | GameGraph | Value,
  options: GamePictureOptions,
): { graph: GameGraph; names: readonly string[]; latex?: Followers['latex'] } {
  if (game instanceof GameGraph) return { graph: game, names: game.names };
  if (game instanceof SPGame) {
    const complex = game.legalComplexWithin(options);
    const { poset, faces } = drawableFacePoset('drawGameGraph', complex, options);
    return { graph: graphFromPoset(poset), names: faceNames(complex, faces) };
  }
  if (game instanceof Value) {
    const moves = followers(game);
    const graph = withinPicture(options, (run) => gameGraphOf(moves, run));
    return { graph, names: graph.names, latex: moves.latex };
  }
  const graph = withinPicture(options, (run) => gameGraphOf(game, run));
  return { graph, names: graph.names };
}

function withinPicture(run: RunOptions, find: (run: RunOptions) => GameGraph): GameGraph {
  new Work('drawGameGraph', run);
  const limit = Math.min(run.limit ?? Infinity, LAYERED_LIMIT);
  try {
    return find({ ...run, limit });
  } catch (error) {
    if (error instanceof LimitError && error.code === 'too-many-items' && limit === LAYERED_LIMIT)
      requireDrawable('drawGameGraph', 'or more positions', LAYERED_LIMIT + 1, LAYERED_LIMIT);
    throw error;
  }
}

function describe(names: readonly string[], arcs: GameGraph['arcs']): string {
  const sizes = `A game graph with ${names.length} ${names.length === 1 ? 'position' : 'positions'} and ${arcs.length} ${arcs.length === 1 ? 'move' : 'moves'}`;
  if (names.length > DESCRIBED || arcs.length === 0) return `${sizes}.`;
  const who = (player: Player | undefined): string => (player === undefined ? '' : ` (${player})`);
  return `${sizes}: ${arcs.map(({ from, to, player }) => `${names[from]!} → ${names[to]!}${who(player)}`).join(', ')}.`;
}
