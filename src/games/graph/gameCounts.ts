import { InputError } from '../../errors.js';
import { topologicalOrder } from '../../symmetry/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { SPGame } from '../SPGame.js';
import type { GameByMoves } from './GameByMoves.js';
import { reachablePositions } from './reachablePositions.js';

/** Numbers of positions and plays. A play is any sequence of moves, alternating or not; players do not count. */
export interface GameCounts {
  /** By the fewest moves that lead to them; of an SP-game, the f-vector of the legal complex. */
  readonly positionsByRank: readonly bigint[];
  readonly positions: bigint;
  /** Positions in which nobody can move; of an SP-game, plays up to the order of the moves. */
  readonly finalPositions: bigint;
  /** Sequences of moves from the start to a final position. */
  readonly plays: bigint;
  /** Sequences of moves from the start: the positions of the game tree. */
  readonly treeNodes: bigint;
}

/**
 * Counts positions and plays; of an SP-game without listing positions, from the f-vector and the facets.
 * @throws LimitError; `limit` counts states and facets of an SP-game, positions of others
 * @throws InputError `not-loopfree` if a play can go on for ever
 */
export function gameCounts<Position>(game: SPGame | GameByMoves<Position>, options: RunOptions = {}): GameCounts {
  return game instanceof SPGame ? countsOfSPGame(game, options) : countsByMoves(game, options);
}

function countsOfSPGame({ legalComplex }: SPGame, options: RunOptions): GameCounts {
  const positionsByRank = legalComplex.fVector(options);
  const facets = legalComplex.listFacets(options);
  const factorial = [1n];
  for (let k = 1; k < positionsByRank.length; k++) factorial.push(factorial[k - 1]! * BigInt(k));
  return {
    positionsByRank,
    positions: sum(positionsByRank),
    finalPositions: BigInt(facets.size),
    plays: sum(Array.from(facets.cardinalities(), (size) => factorial[size]!)),
    treeNodes: sum(positionsByRank.map((count, k) => count * factorial[k]!)),
  };
}

function countsByMoves<Position>(game: GameByMoves<Position>, options: RunOptions): GameCounts {
  const work = new Work('gameCounts', options);
  const names: string[] = [];
  /** Where the moves from each position lead; two moves may lead to one. */
  const successors: number[][] = [];
  for (const { name, moves, found } of reachablePositions(game)) {
    const targets = new Map(moves.map(({ position, move, to }) => [move ?? game.key(position), to]));
    names.push(name);
    successors.push([...targets.values()]);
    work.tick(found);
  }
  const sorted = topologicalOrder(successors);
  if (!sorted.acyclic)
    throw new InputError(
      'not-loopfree',
      `gameCounts: moves lead round ${sorted.cycle.map((v) => names[v]).join(', ')}; expected a game that ends.`,
      { details: { cycle: sorted.cycle.map((v) => names[v]) } },
    );
  const ways = new Array<bigint>(names.length).fill(0n);
  const rank = new Array<number>(names.length).fill(Infinity);
  ways[0] = 1n;
  rank[0] = 0;
  for (const v of sorted.order)
    for (const w of successors[v]!) {
      ways[w]! += ways[v]!;
      rank[w] = Math.min(rank[w]!, rank[v]! + 1);
    }
  const positionsByRank: bigint[] = [];
  for (const r of rank) positionsByRank[r] = (positionsByRank[r] ?? 0n) + 1n;
  const final = ways.filter((_, v) => successors[v]!.length === 0);
  return {
    positionsByRank,
    positions: BigInt(names.length),
    finalPositions: BigInt(final.length),
    plays: sum(final),
    treeNodes: sum(ways),
  };
}

function sum(counts: readonly bigint[]): bigint {
  return counts.reduce((total, count) => total + count, 0n);
}
