import { LoopyGame } from './LoopyGame.js';

/** The game with these options, each with positions of its own. */
export function gameOfOptions(left: readonly LoopyGame[], right: readonly LoopyGame[]): LoopyGame {
  const arcs: { readonly L: number[][]; readonly R: number[][] } = { L: [[]], R: [[]] };
  const add = (game: LoopyGame): number => {
    const start = arcs.L.length;
    for (let p = 0; p < game.n; p++) {
      arcs.L.push(game.left[p]!.map((option) => start + option));
      arcs.R.push(game.right[p]!.map((option) => start + option));
    }
    return start;
  };
  arcs.L[0] = left.map(add);
  arcs.R[0] = right.map(add);
  return new LoopyGame(arcs.L, arcs.R);
}
