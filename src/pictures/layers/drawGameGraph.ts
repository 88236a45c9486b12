import { InputError, LimitError } from '../../errors.js';
import { GameGraph, gameGraphOf, graphFromPoset, SPGame, type GameByMoves } from '../../games/index.js';
import { followers, movesOfForm, type Followers } from '../../games/internal.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { Form, Value } from '../../values/index.js';
import { drawLayers } from './drawLayers.js';
import { drawableFacePoset, faceNames } from './faceNames.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { properLayering } from './LayeredGraph.js';
import { captionOfPart, firstMoves, hintOfPart, orbitGame, requireGamePart, type GamePart } from './gamePart.js';
import { longestPaths } from './longestPaths.js';
import { captionOfMoves } from './moveLines.js';
import { orderLayers } from './orderLayers.js';
import { requireReadableLayers } from './readableLayers.js';
import { LAYERED_LIMIT, PICTURE_LIMIT, requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import { counted } from '../../text/internal.js';

/** What may be said about the picture, which positions are drawn, and bounds of the search for them. */
export interface GamePictureOptions extends PictureOptions, GamePart, RunOptions {}

/** More positions are only counted in the description. */
const DESCRIBED = 200;

/**
 * The game graph in layers, the start on top: each position once, as deep as the longest play that leads to it. Moves
 * of Left are solid, of Right dashed, those of either player grey. For a value it is the graph of its canonical form.
 * @throws InputError `not-acyclic` for a graph with a cycle; `invalid-argument` for orbits of a game that is not an
 * SP-game
 * @throws LimitError `too-large-picture` above 1000 positions, 60 of one layer, 20,000 moves or a width of 6000 pixels
 * @source Huntemann 2018, Def. 3.2
 */
export function drawGameGraph<Position>(
  given: SPGame | GameByMoves<Position> | GameGraph | Form | Value,
  options: GamePictureOptions = {},
): string {
  const game = (given instanceof Form ? movesOfForm(given) : given) as
    SPGame | GameByMoves<unknown> | GameGraph | Value;
  requireGamePart('drawGameGraph', options, game instanceof SPGame);
  const picture = {
    task: 'drawGameGraph',
    what: 'positions',
    hint: (readable?: number): string => hintOfPart(readable, game instanceof SPGame),
  };
  const { graph, names, latex } = graphOf(game, options, picture.hint());
  requireDrawable('drawGameGraph', 'positions', graph.n, LAYERED_LIMIT, picture.hint());
  requireDrawable('drawGameGraph', 'moves', graph.arcs.length, PICTURE_LIMIT, picture.hint());
  const arcs = graph.arcs.map(({ from, to }): [number, number] => [from, to]);
  const depths = longestPaths(graph.n, arcs);
  if (depths === undefined)
    throw new InputError(
      'not-acyclic',
      'drawGameGraph: the graph has a cycle; expected a game in which no position repeats.',
    );
  requireReadableLayers(picture, depths);
  const layering = properLayering(depths, arcs);
  const owners = graph.arcs.map(({ player }) => player);
  const layers = orderLayers(layering);
  const { marks, extent } = drawLayers(
    { ...picture, layering: { ...layering, layers }, labels: names, owners, ...(latex !== undefined && { latex }) },
    options,
  );
  const caption = [...captionOfMoves(owners), ...captionOfPart(options)];
  const frame = { title: options.title ?? 'Game graph', description: describe(names, graph.arcs), extent, caption };
  return finishPicture(frame, marks, options);
}

interface NamedGraph {
  readonly graph: GameGraph;
  readonly names: readonly string[];
  readonly latex?: Followers['latex'];
}

function graphOf<Position>(
  game: SPGame | GameByMoves<Position> | GameGraph | Value,
  options: GamePictureOptions,
  hint: string,
): NamedGraph {
  if (game instanceof GameGraph) return partOfGraph(game, options);
  if (!(game instanceof SPGame)) {
    const moves = game instanceof Value ? followers(game) : game;
    const graph = withinPicture(moves as GameByMoves<unknown>, options, hint);
    return { graph, names: graph.names, ...(game instanceof Value && { latex: (moves as Followers).latex }) };
  }
  if (options.orbits === true) {
    const graph = withinPicture(
      orbitGame('drawGameGraph', game, new Work('drawGameGraph', options).part()),
      options,
      hint,
    );
    return { graph, names: graph.names };
  }
  const complex = game.legalComplexWithin(options);
  const { poset, faces } = drawableFacePoset('drawGameGraph', complex, options, hint);
  return { graph: graphFromPoset(poset), names: faceNames(complex, faces) };
}

/** The positions of a graph that no play reaches after more moves. */
function partOfGraph(graph: GameGraph, { depth = Infinity }: GamePart): NamedGraph {
  const depths = longestPaths(
    graph.n,
    graph.arcs.map(({ from, to }) => [from, to]),
  );
  const kept = graph.names.flatMap((_, v) => (depths === undefined || depths[v]! <= depth ? [v] : []));
  const places = new Map(kept.map((v, i) => [v, i]));
  const names = kept.map((v) => graph.names[v]!);
  const arcs = graph.arcs.filter(({ to }) => places.has(to));
  return {
    graph: new GameGraph(
      names,
      arcs.map(({ from, to, player }) => [places.get(from)!, places.get(to)!, player]),
    ),
    names,
  };
}

/** The graph of a game by its moves, if it is small enough to draw. */
function withinPicture<Position>(game: GameByMoves<Position>, options: GamePictureOptions, hint: string): GameGraph {
  const { depth, ...run } = options;
  new Work('drawGameGraph', run);
  const limit = Math.min(run.limit ?? Infinity, LAYERED_LIMIT);
  try {
    return depth === undefined
      ? gameGraphOf(game, { ...run, limit })
      : gameGraphOf(firstMoves(game, depth), { ...run, limit });
  } catch (error) {
    if (error instanceof LimitError && error.code === 'too-many-items' && limit === LAYERED_LIMIT)
      requireDrawable('drawGameGraph', 'or more positions', LAYERED_LIMIT + 1, LAYERED_LIMIT, hint);
    throw error;
  }
}

function describe(names: readonly string[], arcs: GameGraph['arcs']): string {
  const sizes = `A game graph with ${counted(names.length, 'position')} and ${counted(arcs.length, 'move')}`;
  if (names.length > DESCRIBED || arcs.length === 0) return `${sizes}.`;
  const who = (player: Player | undefined): string => (player === undefined ? '' : ` (${player})`);
  return `${sizes}: ${arcs.map(({ from, to, player }) => `${names[from]!} → ${names[to]!}${who(player)}`).join(', ')}.`;
}
