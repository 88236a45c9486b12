import { gameTree, movesOf, SPGame, type GameByMoves, type GameTreeNode } from '../../games/index.js';
import { followers, movesOfForm, type Followers } from '../../games/internal.js';
import type { Player } from '../../player.js';
import { Work } from '../../run.js';
import { Form, Value } from '../../values/index.js';
import { drawLayers } from './drawLayers.js';
import type { GamePictureOptions } from './drawGameGraph.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { captionOfPart, hintOfPart, requireGamePart, withCount } from './gamePart.js';
import { properLayering } from './LayeredGraph.js';
import { captionOfMoves } from './moveLines.js';
import { PositionOrbits } from './PositionOrbits.js';
import { readableLayers, requireReadableLayers, type LayeredTask } from './readableLayers.js';
import { LAYERED_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import { counted } from '../../text/internal.js';

/** A tree as it is drawn, nodes from left to right in each layer, parents before children. */
interface DrawnTree {
  readonly labels: string[];
  readonly depths: number[];
  readonly parents: number[];
  /** Who moved to each node; undefined for either player, and for the root. */
  readonly players: (Player | undefined)[];
  readonly latex?: Followers['latex'];
}

/** From left to right: options of Left, of either player, of Right. */
const ORDER = { L: 0, none: 1, R: 2 } as const;

/**
 * The game tree: a node for each sequence of moves, the options of Left on the left. Nodes of an SP-game are named by
 * the piece that was placed, the root by ∅; those of other games by their positions; of a value the tree of its
 * canonical form is drawn, its nodes by their names. Moves of Left are solid, of Right dashed, those of either player
 * grey.
 * @throws InputError `invalid-argument` for orbits of a game that is not an SP-game
 * @throws LimitError `too-large-picture` above 1000 nodes, 60 of one layer or a width of 6000 pixels
 * @source Huntemann 2018, Def. 1.19
 */
export function drawGameTree<Position>(
  given: SPGame | GameByMoves<Position> | Form | Value,
  options: GamePictureOptions = {},
): string {
  const game = (given instanceof Form ? movesOfForm(given) : given) as SPGame | GameByMoves<unknown> | Value;
  requireGamePart('drawGameTree', options, game instanceof SPGame);
  const picture = {
    task: 'drawGameTree',
    what: 'nodes',
    hint: (readable: number): string => hintOfPart(readable, game instanceof SPGame),
  };
  const tree = treeOf(game, options, picture);
  requireReadableLayers(picture, tree.depths);
  const edges = tree.parents.slice(1).map((parent, i): [number, number] => [parent, i + 1]);
  const layering = properLayering(tree.depths, edges);
  const owners = tree.players.slice(1);
  const { marks, extent } = drawLayers(
    {
      ...picture,
      layering,
      labels: tree.labels,
      owners,
      isTree: true,
      ...(tree.latex !== undefined && { latex: tree.latex }),
    },
    options,
  );
  const n = tree.labels.length;
  const leaves = n - new Set(tree.parents.slice(1)).size;
  const description = `A game tree with ${counted(n, 'node')}, of which ${counted(leaves, 'is a leaf', 'are leaves')}: ${nested(tree)}.`;
  const caption = [...captionOfMoves(owners), ...captionOfPart(options)];
  return finishPicture({ title: options.title ?? 'Game tree', description, extent, caption }, marks, options);
}

function treeOf<Position>(
  game: SPGame | GameByMoves<Position> | Value,
  options: GamePictureOptions,
  picture: LayeredTask,
): DrawnTree {
  const { depth = Infinity, orbits = false, ...run } = options;
  const work = new Work('drawGameTree', run);
  if (game instanceof Value) {
    const moves = followers(game);
    return { ...listed(gameTree(moves), ({ name }) => name, depth, picture, work), latex: moves.latex };
  }
  if (!(game instanceof SPGame)) return listed(gameTree(game), ({ name }) => name, depth, picture, work);
  const added = (position: readonly number[], before: readonly number[] | undefined): string =>
    before === undefined ? '∅' : game.vertices[position.find((v) => !before.includes(v))!]!.label;
  if (!orbits)
    return listed(
      gameTree(game),
      ({ position, parent }: GameTreeNode<readonly number[]>) => added(position, parent?.position),
      depth,
      picture,
      work,
    );
  const moves = movesOf(game);
  const symmetries = new PositionOrbits('drawGameTree', game, work.part());
  const alike: GameByMoves<Alike> = {
    start: { position: [], count: 1 },
    key: ({ position }) => moves.key(position),
    options: ({ position }) =>
      symmetries
        .movesFrom(moves, position)
        .map(({ move, count }) => ({ ...move, position: { position: move.position, count } })),
  };
  const labelOf = ({ position, parent }: GameTreeNode<Alike>): string =>
    withCount(added(position.position, parent?.position.position), position.count);
  return listed(gameTree(alike), labelOf, depth, picture, work);
}

/** A position after one of several moves that lead to like positions. */
interface Alike {
  readonly position: readonly number[];
  readonly count: number;
}

/** All nodes, layer by layer. @throws LimitError `too-large-picture` */
function listed<Position>(
  root: GameTreeNode<Position>,
  labelOf: (node: GameTreeNode<Position>) => string,
  depth: number,
  { hint }: LayeredTask,
  work: Work,
): DrawnTree {
  const nodes = [root];
  const tree: DrawnTree = { labels: [labelOf(root)], depths: [0], parents: [-1], players: [undefined] };
  for (let i = 0; i < nodes.length && tree.depths[i]! < depth; i++) {
    const children = [...nodes[i]!.children].sort((a, b) => ORDER[a.player ?? 'none'] - ORDER[b.player ?? 'none']);
    for (const child of children) {
      nodes.push(child);
      tree.labels.push(labelOf(child));
      tree.depths.push(tree.depths[i]! + 1);
      tree.parents.push(i);
      tree.players.push(child.player);
    }
    work.tick(nodes.length);
    requireDrawable('drawGameTree', 'or more nodes', nodes.length, LAYERED_LIMIT, hint(readableLayers(tree.depths)));
  }
  return tree;
}

/** The tree in words: a node, and in brackets its children, each with the player who moves there. */
function nested({ labels, parents, players }: DrawnTree): string {
  const children: number[][] = labels.map(() => []);
  parents.forEach((parent, v) => {
    if (parent >= 0) children[parent]!.push(v);
  });
  const write = (v: number): string => {
    const own = children[v]!.map(write).join(', ');
    return `${players[v] === undefined ? '' : `${players[v]}: `}${labels[v]!}${own === '' ? '' : ` (${own})`}`;
  };
  return write(0);
}
