import { type Board, type ChainPlacement, findChainPlacements } from '../../boards/index.js';
import { placementDistances } from '../../boards/internal.js';
import { SimplicialComplex } from '../../complex/index.js';
import { numberedVertices } from '../../complex/internal.js';
import { type BasicPosition, SPGame } from '../../games/index.js';
import { compareOwners, type Player } from '../../player.js';
import type { RunOptions } from '../../run.js';
import type { GammaRules } from './gammaRules.js';
import { setsAtDistances } from './setsAtDistances.js';

/** A piece found on a board. */
export interface FoundPiece {
  readonly side: Player | undefined;
  readonly piece: string;
  readonly placement: ChainPlacement;
}

/** A game with forbidden sets of distances, on a board with lengths. */
export interface CompiledGamma {
  /** The pieces in the order of the vertices of the game. */
  readonly pieces: readonly FoundPiece[];
  readonly distances: readonly (readonly number[])[];
  /** The cells of its basic positions are the numbered vertices that the pieces cover. */
  readonly game: SPGame;
}

/**
 * Plays a ruleset of forbidden distances on a board with lengths, as `compile` would with all chains written out.
 * @param pieces what `findPieces` finds, if it is known
 * @throws LimitError; `limit` counts placements and illegal positions
 * @source Huntemann 2018, Constr. 2.9
 */
export function compileGamma(
  rules: GammaRules,
  board: Board,
  options: RunOptions = {},
  pieces: readonly FoundPiece[] = findPieces(rules, board, options),
): CompiledGamma {
  const distances = placementDistances(
    board,
    pieces.map(({ placement }) => placement),
    options,
  );
  const illegal = rules.sets.flatMap((set) => setsAtDistances(distances, set, options));
  const positions = pieces.map(({ side, piece, placement }): BasicPosition => {
    const cells = placement.vertices;
    return side === undefined ? { piece, cells } : { side, piece, cells };
  });
  const complex = SimplicialComplex.fromNonfaces(illegal, numberedVertices(pieces.map(({ side }) => side)));
  return { pieces, distances, game: new SPGame(complex, [{ board, positions }]) };
}

/** Every place of every piece, Left's first, then Right's, then those of either player. */
export function findPieces({ pieces }: GammaRules, board: Board, options: RunOptions): FoundPiece[] {
  const all = pieces.flatMap(({ piece, side, graph }) =>
    findChainPlacements(graph, board, options).map((placement) => ({ side, piece, placement })),
  );
  return all.sort((a, b) => compareOwners(a.side, b.side));
}
