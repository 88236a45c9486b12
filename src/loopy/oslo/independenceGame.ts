import { givenItems } from '../../arguments.js';
import type { Board } from '../../boards/index.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { shown } from '../../shape.js';
import { LoopyGame, MOST_POSITIONS } from '../LoopyGame.js';

/** How the INDEPENDENCE GAME begins, and bounds. */
export interface IndependenceGameOptions extends RunOptions {
  /** The vertices whose tokens are black at the start, by default none. */
  readonly black?: Iterable<number>;
}

/**
 * The INDEPENDENCE GAME on a graph, with a token on each vertex. Right makes a white token black, Left swaps the tokens
 * of two adjacent vertices, two white ones too; the black ones always form an independent set, and play ends when it is
 * maximal. A stopper, since each move of Right is another black token.
 * @param board a graph: its colours, pieces and lengths do not count
 * @param options `limit` counts positions
 * @returns a position for each set of black tokens that can come up, and one for all ends
 * @throws InputError `invalid-argument` for what is not a vertex, `not-independent` for adjacent ones; LimitError
 * `too-many-positions` above 2²²
 * @complexity one step for each position, times the edges
 * @source Siegel 2011, Sec. 3.6.3.1
 * @example loopyGameName(independenceGame(path(5), { black: [0, 4] })) // 'upon*'
 */
export function independenceGame(board: Board, options: IndependenceGameOptions = {}): LoopyGame {
  const { black = [], ...bounds } = options;
  const start = [...givenItems(black, 'independenceGame', 'a list of vertices as the black ones')];
  const work = new Work('independenceGame', bounds);
  const bits = Array.from({ length: board.vertexCount }, (_, v) => 1n << BigInt(v));
  const near = bits.map((_, v) => board.neighbours(v).reduce((set, w) => set | bits[w]!, 0n));
  const number = new Map<bigint, number>();
  const numberOf = (set: bigint): number => {
    // All maximal sets are one end.
    const key = additions(set).length === 0 ? -1n : set;
    if (!number.has(key)) {
      if (number.size >= MOST_POSITIONS)
        throw new LimitError('too-many-positions', `independenceGame: more than ${MOST_POSITIONS} positions.`);
      number.set(key, number.size);
    }
    return number.get(key)!;
  };
  const isFree = (v: number, set: bigint): boolean => ((bits[v]! | near[v]!) & set) === 0n;
  const additions = (set: bigint): bigint[] => bits.flatMap((bit, v) => (isFree(v, set) ? [set | bit] : []));
  const swaps = (set: bigint): bigint[] =>
    board.edges.flatMap(([u, v]) => {
      const blackOf = bits[u]! | bits[v]!;
      if ((set & blackOf) === 0n) return [set];
      const [from, to] = (set & bits[u]!) === 0n ? [v, u] : [u, v];
      const rest = set & ~bits[from]!;
      return isFree(to, rest) ? [rest | bits[to]!] : [];
    });
  numberOf(startOf(start, board, bits));
  const left: number[][] = [];
  const right: number[][] = [];
  for (const set of number.keys()) {
    work.step();
    left.push(set === -1n ? [] : [...new Set(swaps(set))].map(numberOf));
    right.push(set === -1n ? [] : additions(set).map(numberOf));
  }
  return new LoopyGame(left, right);
}

/** @throws InputError `invalid-argument`, `not-independent` */
function startOf(black: readonly unknown[], board: Board, bits: readonly bigint[]): bigint {
  for (const v of black)
    if (typeof v !== 'number' || bits[v] === undefined)
      throw new InputError(
        'invalid-argument',
        `independenceGame: ${shown(v)} among the black vertices; expected integers from 0 to ${bits.length - 1}.`,
      );
  for (const [u, v] of board.edges)
    if (black.includes(u) && black.includes(v))
      throw new InputError(
        'not-independent',
        `independenceGame: the adjacent vertices ${u} and ${v} are black; expected an independent set.`,
        { details: { vertices: [u, v] } },
      );
  return black.reduce((set: bigint, v) => set | bits[v as number]!, 0n);
}
