import type { SimplicialComplex } from '../../complex/SimplicialComplex.js';
import { Ticker, type RunOptions } from '../../run.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { SPGame } from '../SPGame.js';

/** Whether a game is dicotic, or a position in which only one player can move. */
export type Dicotic<Position> =
  { readonly dicotic: true } | { readonly dicotic: false; readonly position: Position; readonly player: 'L' | 'R' };

/**
 * Whether in every position in which one player can move the other can too.
 * @returns otherwise a position: of an SP-game one from which no piece can be left out, of others one after fewest moves
 * @throws LimitError; `limit` counts facets of an SP-game, positions of others
 * @complexity of an SP-game the number of facets squared times their size
 * @source Huntemann 2018, Sec. 8.2.1
 */
export function isDicotic(game: SPGame, options?: RunOptions): Dicotic<readonly number[]>;
export function isDicotic<Position>(game: GameByMoves<Position>, options?: RunOptions): Dicotic<Position>;
export function isDicotic<Position>(
  game: SPGame | GameByMoves<Position>,
  options: RunOptions = {},
): Dicotic<Position | readonly number[]> {
  return game instanceof SPGame ? dicoticComplex(game.legalComplex, options) : dicoticMoves(game, options);
}

/**
 * In a position in which only Left can move, Left may go on alone until one piece is missing to a facet: so it is enough
 * to look at facets without one piece.
 */
function dicoticComplex(complex: SimplicialComplex, options: RunOptions): Dicotic<readonly number[]> {
  const { vertices } = complex;
  const facets = complex.listFacets(options);
  const ticker = new Ticker('isDicotic', options);
  /** The only player who can move, if there is one. */
  const mover = (position: readonly number[]): 'L' | 'R' | undefined => {
    const sides = new Set(complex.link(position).support.map((v) => vertices[v]!.side));
    const [side] = sides;
    return sides.size === 1 ? side : undefined;
  };
  for (let i = 0; i < facets.size; i++) {
    ticker.tick(i + 1);
    const facet = facets.list(i);
    for (const v of facet) {
      let position = facet.filter((u) => u !== v);
      const player = vertices[v]!.side && mover(position);
      if (player === undefined) continue;
      for (let fewer: number[] | undefined = position; fewer !== undefined;) {
        position = fewer;
        const parts: number[][] = position.map((u) => position.filter((w) => w !== u));
        fewer = parts.find((part) => mover(part) !== undefined);
      }
      return { dicotic: false, position, player: mover(position)! };
    }
  }
  return { dicotic: true };
}

function dicoticMoves<Position>(game: GameByMoves<Position>, options: RunOptions): Dicotic<Position> {
  const ticker = new Ticker('isDicotic', options);
  const positions = new Map([[game.key(game.start), game.start]]);
  for (const position of positions.values()) {
    ticker.tick(positions.size);
    const players = new Set<'L' | 'R'>();
    for (const { player, position: next } of game.options(position)) {
      for (const who of player === undefined ? (['L', 'R'] as const) : [player]) players.add(who);
      const key = game.key(next);
      if (!positions.has(key)) positions.set(key, next);
    }
    const [player] = players;
    if (player !== undefined && players.size === 1) return { dicotic: false, position, player };
  }
  return { dicotic: true };
}
