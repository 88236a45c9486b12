import { requireGame } from '../graph/requireGame.js';
import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { SPGame } from '../SPGame.js';

/** Whether a game is dicotic, or a position in which only one player can move. */
export type Dicoticity<Position> =
  | { readonly dicotic: true }
  | { readonly dicotic: false; readonly position: Position; readonly player: Player }
  | ({ readonly dicotic: 'undecided' } & Undecided);

/**
 * Is a game dicotic: in every position in which one player can move, can the other move too?
 * @param options when they cut the search off, the answer is undecided; `limit` counts facets of an SP-game, positions
 * of others
 * @returns if not, a position: of an SP-game one from which no piece can be left out, of others one after fewest moves
 * @complexity of an SP-game the number of facets, times their size, times the number of vertices to test
 * @source Huntemann 2018, Sec. 8.2.1
 */
export function dicoticity(game: SPGame, options?: RunOptions): Dicoticity<readonly number[]>;
export function dicoticity<Position>(game: GameByMoves<Position>, options?: RunOptions): Dicoticity<Position>;
export function dicoticity<Position>(
  game: SPGame | GameByMoves<Position>,
  options: RunOptions = {},
): Dicoticity<Position | readonly number[]> {
  requireGame('dicoticity', game);
  return Work.decide(
    'dicoticity',
    options,
    (work): Dicoticity<Position | readonly number[]> =>
      game instanceof SPGame ? dicoticPlacements(game, work) : dicoticMoves(game, work),
    (explored): Dicoticity<Position> => ({ dicotic: 'undecided', explored }),
  );
}

/**
 * In a position in which only Left can move, Left may go on alone until one piece is missing to a facet: so it is
 * enough to look at facets without one piece.
 */
function dicoticPlacements(game: SPGame, work: Work): Dicoticity<readonly number[]> {
  const { vertices } = game;
  /** The only player who can move, if there is one. */
  const mover = (position: readonly number[]): Player | undefined => {
    let player: Player | undefined;
    for (const [v, { side }] of vertices.entries()) {
      if (side === player && player !== undefined) continue;
      if (position.includes(v) || !game.isLegal([...position, v])) continue;
      if (side === undefined || player !== undefined) return undefined;
      player = side;
    }
    return player;
  };
  const witnessIn = (facet: readonly number[]): Dicoticity<readonly number[]> | undefined => {
    const without = facet.map((v) => facet.filter((u) => u !== v));
    let position = without.find((part, i) => vertices[facet[i]!]!.side !== undefined && mover(part) !== undefined);
    for (let fewer = position; fewer !== undefined;) {
      position = fewer;
      fewer = position.map((u) => position!.filter((w) => w !== u)).find((part) => mover(part) !== undefined);
    }
    return position && { dicotic: false, position, player: mover(position)! };
  };
  // Where one player places as much as possible, the other is often shut out.
  for (const player of PLAYERS) {
    const found = witnessIn(greedyFacet(game, player));
    if (found !== undefined) return found;
  }
  const facets = game.legalComplexWithin(work.part()).listFacets(work.part({ limit: work.limit }));
  for (let i = 0; i < facets.size; i++) {
    work.step();
    const found = witnessIn(facets.list(i));
    if (found !== undefined) return found;
  }
  return { dicotic: true };
}

/** A facet with the first vertices of one player that fit together, and then others. */
function greedyFacet(game: SPGame, first: Player): number[] {
  const { vertices } = game;
  const order = Array.from(vertices.keys()).sort(
    (u, v) => Number(vertices[v]!.side === first) - Number(vertices[u]!.side === first),
  );
  const facet: number[] = [];
  for (const v of order) if (game.isLegal([...facet, v])) facet.push(v);
  return facet.sort((a, b) => a - b);
}

function dicoticMoves<Position>(game: GameByMoves<Position>, work: Work): Dicoticity<Position> {
  const positions = new Map([[game.key(game.start), game.start]]);
  for (const position of positions.values()) {
    work.step();
    const players = new Set<Player>();
    for (const { player, position: next } of game.options(position)) {
      for (const who of player === undefined ? PLAYERS : [player]) players.add(who);
      const key = game.key(next);
      if (!positions.has(key)) positions.set(key, next);
    }
    const [player] = players;
    if (player !== undefined && players.size === 1) return { dicotic: false, position, player };
  }
  return { dicotic: true };
}
