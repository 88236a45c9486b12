import { LimitError } from '../../errors.js';
import { integer, requireShape } from '../../shape.js';
import { PositionalGame } from '../PositionalGame.js';
import type { PositionalFamilyOptions } from './ticTacToe.js';

/** The most winning sets. */
const MOST = 2 ** 16;
/** The most vertices: they have 4095 edges. */
const MOST_VERTICES = 91;

/**
 * The clique game: the points are the edges of the complete graph on n vertices, called 0-1, 0-2, …, the winning sets
 * the edges of each k of the vertices.
 * @param n at least 0
 * @param k at least 1; with k = 1 the empty set wins, so that Maker has won
 * @throws LimitError `too-large-board` above 2^16 winning sets or 91 vertices; InputError `invalid-set` for k = 1 under
 * the strong rule
 * @complexity C(n, k) · k²
 * @source Siegel 2013, Sec. 4
 * @example cliqueGame(5, 3).sets.size // 10
 */
export function cliqueGame(n: number, k: number, options: PositionalFamilyOptions = {}): PositionalGame {
  requireShape('cliqueGame', integer(0), n, 'n');
  requireShape('cliqueGame', integer(1), k, 'k');
  if (n > MOST_VERTICES)
    throw new LimitError('too-large-board', `cliqueGame: ${n} vertices; the limit is ${MOST_VERTICES}.`);
  let count = k > n ? 0 : 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) count = (count * (n - i + 1)) / i;
  if (count > MOST) throw new LimitError('too-large-board', `cliqueGame: ${count} cliques; the limit is ${MOST}.`);
  const number = new Map<string, number>();
  for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) number.set(`${u}-${v}`, number.size);
  const sets: number[][] = [];
  const extend = (clique: readonly number[], edges: readonly number[]): void => {
    if (clique.length === k) return void sets.push([...edges]);
    for (let v = (clique.at(-1) ?? -1) + 1; v < n; v++)
      extend([...clique, v], [...edges, ...clique.map((u) => number.get(`${u}-${v}`)!)]);
  };
  if (k <= n) extend([], []);
  return new PositionalGame(options.rule ?? 'maker', sets, { labels: [...number.keys()] });
}
