import type { Player } from '../../player.js';
import { facePoset, LabelledPoset, type Cover } from '../../poset/index.js';
import { Work, type RunOptions } from '../../run.js';
import { SPGame } from '../SPGame.js';
import type { GameByMoves } from './GameByMoves.js';
import { GameGraph } from './GameGraph.js';
import { reachablePositions } from './reachablePositions.js';

/**
 * The game graph: a vertex for each position that can be reached, named by its key, vertex 0 the start; an arc for each
 * move. Positions of an SP-game come by size, then lexicographically, others in the order of a breadth-first search.
 * @throws LimitError; `limit` counts positions
 * @source Huntemann 2018, Def. 3.2
 */
export function gameGraphOf<Position>(game: SPGame | GameByMoves<Position>, options: RunOptions = {}): GameGraph {
  if (game instanceof SPGame) return graphFromPoset(gamePoset(game, options));
  const work = new Work('gameGraphOf', options);
  const names: string[] = [];
  const arcs: [number, number, Player | undefined][] = [];
  for (const { name, moves, found } of reachablePositions(game)) {
    for (const { player, to } of moves) arcs.push([names.length, to, player]);
    names.push(name);
    work.tick(found);
  }
  return new GameGraph(names, arcs);
}

/**
 * The game poset: the positions that can be reached, each below those that it leads to. For an SP-game it is the face
 * poset of its legal complex. A cover has the label of the player who may move there, if it is one only.
 * @throws InputError `not-antisymmetric` for a game in which a position comes again; LimitError; `limit` counts
 * positions
 * @source Huntemann 2018, Lemma 3.17
 */
export function gamePoset<Position>(game: SPGame | GameByMoves<Position>, options: RunOptions = {}): LabelledPoset {
  if (game instanceof SPGame) return facePoset(game.legalComplex, options).poset;
  const { names, arcs } = gameGraphOf(game, options);
  const { covers } = LabelledPoset.fromRelations(
    names,
    arcs.map(({ from, to }) => [from, to]),
  );
  const players = new Map<string, Set<Player | undefined>>();
  for (const { from, to, player } of arcs) {
    const pair = `${from} ${to}`;
    players.set(pair, (players.get(pair) ?? new Set()).add(player));
  }
  const labelled = covers.map(({ lower, upper }): Cover => {
    const [player, ...others] = players.get(`${lower} ${upper}`)!;
    return player === undefined || others.length > 0 ? { lower, upper } : { lower, upper, label: player };
  });
  return LabelledPoset.ofHasseDiagram(names, labelled);
}

/**
 * The game graph whose positions are the elements of a poset and whose moves are its covers, with their labels.
 * @source Huntemann 2018, Prop. 3.14
 */
export function graphFromPoset(poset: LabelledPoset): GameGraph {
  return new GameGraph(
    poset.labels,
    poset.covers.map(({ lower, upper, label }) => [lower, upper, label]),
  );
}

/**
 * The poset whose elements are the positions of a game graph and whose covers are its arcs.
 * @throws InputError `not-antisymmetric` for a game graph with a cycle, `not-a-cover` for one with a move that several
 * others replace: then the graph is not that of an SP-game
 * @throws LimitError `too-large-poset`
 * @source Huntemann 2018, Prop. 3.14
 */
export function posetFromGraph(graph: GameGraph): LabelledPoset {
  return LabelledPoset.fromCovers(
    graph.names,
    graph.arcs.map(({ from, to, player }) => [from, to, player]),
  );
}
