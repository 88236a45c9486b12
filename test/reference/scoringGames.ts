import { ScoringGame, type ScoringSide } from 'spgames/games';
import { Dyadic } from 'spgames/values';

/** A scoring game, slowly: for each player the options, or the score of a player who cannot move. */
export interface Tree {
  readonly L: number | readonly Tree[];
  readonly R: number | readonly Tree[];
}

const other = { L: 'R', R: 'L' } as const;

export function number(score: number): Tree {
  return { L: score, R: score };
}

/** Waiting moves of Left. */
export function waiting(n: number): Tree {
  return n === 0 ? number(0) : { L: [waiting(n - 1)], R: 0 };
}

export function plus(G: Tree, H: Tree): Tree {
  const side = (p: 'L' | 'R'): number | Tree[] => {
    const [g, h] = [G[p], H[p]];
    if (typeof g === 'number' && typeof h === 'number') return g + h;
    return [
      ...(typeof g === 'number' ? [] : g.map((option) => plus(option, H))),
      ...(typeof h === 'number' ? [] : h.map((option) => plus(G, option))),
    ];
  };
  return { L: side('L'), R: side('R') };
}

export function negative(G: Tree): Tree {
  const side = (p: 'L' | 'R'): number | Tree[] => {
    const own = G[p];
    return typeof own === 'number' ? 0 - own : own.map(negative);
  };
  return { L: side('R'), R: side('L') };
}

/** The score of optimal play, by trying all plays. */
export function score(G: Tree, starts: 'L' | 'R'): number {
  const own = G[starts];
  if (typeof own === 'number') return own;
  return Math[starts === 'L' ? 'max' : 'min'](...own.map((option) => score(option, other[starts])));
}

/** All scores with which play can end. */
function atoms(G: Tree): number[] {
  return (['L', 'R'] as const).flatMap((p) => {
    const own = G[p];
    return typeof own === 'number' ? [own] : own.flatMap(atoms);
  });
}

/** Is it never good to be stuck, here and later? */
export function isGuaranteed(G: Tree): boolean {
  const [left, right] = [G.L, G.R];
  if (typeof left === 'number' && atoms(G).some((s) => s < left)) return false;
  if (typeof right === 'number' && atoms(G).some((s) => s > right)) return false;
  return [left, right].every((own) => typeof own === 'number' || own.every(isGuaranteed));
}

/** Are both scores of G at least those of H, with each of some games added? */
export function isAtLeastBeside(G: Tree, H: Tree, added: readonly Tree[]): boolean {
  return added.every((X) => {
    const [g, h] = [plus(G, X), plus(H, X)];
    return score(g, 'L') >= score(h, 'L') && score(g, 'R') >= score(h, 'R');
  });
}

export function toGame(G: Tree): ScoringGame {
  const side = (own: Tree['L']): ScoringSide => (typeof own === 'number' ? Dyadic.of(own) : own.map(toGame));
  return new ScoringGame(side(G.L), side(G.R));
}

export function toTree(game: ScoringGame): Tree {
  const side = (own: ScoringSide): number | Tree[] => (own instanceof Dyadic ? Number(own) : own.map(toTree));
  return { L: side(game.left), R: side(game.right) };
}

/** All guaranteed games with the given options, at most so many on each side, and scores; no side twice. */
export function treesOf(options: readonly Tree[], scores: readonly number[], most: number): Tree[] {
  const lists = options.flatMap((a, i) => [[a], ...(most < 2 ? [] : options.slice(i + 1).map((b) => [a, b]))]);
  const sides = [...scores, ...lists];
  return sides.flatMap((L) => sides.map((R) => ({ L, R }))).filter(isGuaranteed);
}
