import type { Work } from '../run.js';
import { LoopyGame, type Arcs } from './LoopyGame.js';

/**
 * The same game with its positions numbered in a way that depends on nothing but the game, up to isomorphism: options
 * are taken by ranks, and positions are numbered breadth first. Ranks are found by refinement, from the distances from
 * the start.
 * @param game of whose positions no two are equal
 * @complexity at most n rounds, each one step for each position
 */
export function canonicalNumbering(game: LoopyGame, work: Work): LoopyGame {
  let rank = distances(game);
  for (let ranks = 0; ;) {
    const ranksOf = (list: readonly number[]): number[] =>
      [...new Set(list.map((option) => rank[option]!))].sort((a, b) => a - b);
    const descriptions = game.left.map((list, p) => {
      work.step();
      return [rank[p]!, ...ranksOf(list), -1, ...ranksOf(game.right[p]!)];
    });
    const sorted = [...descriptions.keys()].sort((p, q) => compareLists(descriptions[p]!, descriptions[q]!));
    const next = new Array<number>(game.n).fill(0);
    for (let i = 1; i < sorted.length; i++)
      next[sorted[i]!] =
        next[sorted[i - 1]!]! + Math.sign(compareLists(descriptions[sorted[i]!]!, descriptions[sorted[i - 1]!]!));
    const found = next[sorted.at(-1)!]! + 1;
    rank = next;
    if (found === ranks) break;
    ranks = found;
  }
  return fromRanks(game, rank);
}

/** The least number of moves, of whomever, from the start to each position. */
function distances(game: LoopyGame): readonly number[] {
  const distance = new Map([[0, 0]]);
  for (const [p, steps] of distance)
    for (const option of [...game.left[p]!, ...game.right[p]!])
      if (!distance.has(option)) distance.set(option, steps + 1);
  return [...game.left.keys()].map((p) => distance.get(p)!);
}

/** Positions of the same rank are one; the start becomes 0, and each position gets its number when it is first met. */
function fromRanks(game: LoopyGame, rank: readonly number[]): LoopyGame {
  const representative = new Map<number, number>();
  rank.forEach((r, p) => {
    if (!representative.has(r)) representative.set(r, p);
  });
  const number = new Map([[rank[0]!, 0]]);
  const arcs: { readonly left: number[][]; readonly right: number[][] } = { left: [], right: [] };
  const renumbered = (list: readonly number[]): number[] =>
    [...new Set(list.map((option) => rank[option]!))]
      .sort((a, b) => a - b)
      .map((r) => {
        if (!number.has(r)) number.set(r, number.size);
        return number.get(r)!;
      });
  for (const r of number.keys()) {
    const p = representative.get(r)!;
    arcs.left.push(renumbered(game.left[p]!));
    arcs.right.push(renumbered(game.right[p]!));
  }
  return new LoopyGame(arcs.left satisfies Arcs, arcs.right);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
