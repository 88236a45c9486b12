import type { Player } from '../../src/player.js';
import { tree, type Tree } from './values.js';

/** What a digraph placement game is given by. */
export interface DigraphData {
  readonly sides: readonly Player[];
  readonly arcs: readonly (readonly [from: number, to: number])[];
}

/** What is left when v is played. */
export function played({ arcs }: DigraphData, left: readonly number[], v: number): number[] {
  return left.filter((w) => w !== v && !arcs.some(([from, to]) => from === v && to === w));
}

/** The tree of a digraph placement game, by its rules; equal positions share their tree. */
export function digraphTree(game: DigraphData): Tree {
  const known = new Map<string, Tree>();
  const treeOf = (left: readonly number[]): Tree => {
    let found = known.get(left.join());
    if (found === undefined) {
      const optionsOf = (player: Player): Tree[] =>
        left.filter((v) => game.sides[v] === player).map((v) => treeOf(played(game, left, v)));
      known.set(left.join(), (found = tree(optionsOf('L'), optionsOf('R'))));
    }
    return found;
  };
  return treeOf([...game.sides.keys()]);
}
