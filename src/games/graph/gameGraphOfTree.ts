import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { GameGraph } from './GameGraph.js';
import type { GameTreeNode } from './GameTreeNode.js';

/**
 * The game graph of a game tree: nodes of one name become one vertex. Vertex 0 is the root; the others come in the
 * order of a breadth-first search. Nothing more is listed of a node whose position was met before, so the tree need not
 * be unfolded.
 * @param root the root of a tree, or any of its nodes
 * @throws LimitError; `limit` counts positions
 * @complexity a step for each move of each position
 * @source Huntemann 2018, Prop. 3.4
 */
export function gameGraphOfTree<Position>(root: GameTreeNode<Position>, options: RunOptions = {}): GameGraph {
  const work = new Work('gameGraphOfTree', options);
  const nodes = [root];
  const numbers = new Map([[root.name, 0]]);
  const arcs: [number, number, Player | undefined][] = [];
  for (let from = 0; from < nodes.length; from++) {
    work.tick(nodes.length);
    for (const child of nodes[from]!.children) {
      const to = numbers.get(child.name) ?? nodes.push(child) - 1;
      numbers.set(child.name, to);
      arcs.push([from, to, child.player]);
    }
  }
  return new GameGraph([...numbers.keys()], arcs);
}
