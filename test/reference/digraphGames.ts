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

/** All sets of vertices, as lists. */
export function subsets(n: number): number[][] {
  return Array.from({ length: 2 ** n }, (_, mask) => [...Array(n).keys()].filter((v) => (mask >> v) % 2 === 1));
}

/**
 * Has a digraph no directed cycle among some vertices? A vertex without arcs to the others is taken away, again and
 * again.
 */
export function isAcyclicOn({ arcs }: DigraphData, set: readonly number[]): boolean {
  if (set.length === 0) return true;
  const sink = set.find((v) => !arcs.some(([from, to]) => from === v && set.includes(to)));
  if (sink === undefined) return false;
  const others = set.filter((v) => v !== sink);
  return isAcyclicOn({ sides: [], arcs }, others);
}

/** All sequences of moves of a digraph placement game, by whichever player they are made. */
export function plays(game: DigraphData): number[][] {
  const found: number[][] = [];
  const grow = (play: readonly number[], left: readonly number[]): void => {
    found.push([...play]);
    for (const v of left) grow([...play, v], played(game, left, v));
  };
  grow([], [...game.sides.keys()]);
  return found;
}
