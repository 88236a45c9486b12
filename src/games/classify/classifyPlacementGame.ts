import { compileExploration } from './compileExploration.js';
import { placementMoves, aGame } from '../aGame.js';
import { takes, either, options } from '../../arguments.js';
import type { RunOptions } from '../../run.js';
import { SPGame } from '../SPGame.js';
import { Exploration, type WeakDefect } from './Exploration.js';
import { findMediumDefect, type MediumDefect } from './findMediumDefect.js';
import { movesOf } from '../graph/movesOf.js';
import type { Placement, PlacementGame } from '../graph/PlacementGame.js';
import { findStrongDefect, type StrongDefect } from './findStrongDefect.js';

/** The class of a game by its moves, with the reason why it is not in the next one; `explored` counts positions. */
export type Classification =
  | {
      readonly class: 'strong';
      readonly explored: number;
      readonly game: SPGame;
      /** The piece of each vertex of the game, as it was given. */
      readonly pieces: readonly Placement[];
    }
  | { readonly class: 'medium'; readonly explored: number; readonly notStrong: StrongDefect }
  | {
      readonly class: 'weak';
      readonly explored: number;
      readonly notMedium: MediumDefect;
      readonly notStrong: StrongDefect;
    }
  | { readonly class: 'none'; readonly explored: number; readonly notWeak: WeakDefect }
  /** The limits were exceeded; what was found rules out the classes above `atMost`. */
  | {
      readonly class: 'undecided';
      readonly explored: number;
      readonly atMost: 'strong' | 'medium' | 'weak';
      readonly notMedium?: MediumDefect;
      readonly notStrong?: StrongDefect;
    };

const classifyPlacementGameTakes = /* @__PURE__ */ takes('classifyPlacementGame', () => ({
  game: either(aGame, placementMoves),
  options,
}));

/**
 * Says whether a game is a weak, a medium or a strong placement game or none, by looking at all of its positions. A
 * move places one piece on the board; players need not alternate. A strong one comes compiled: its legal complex has a
 * vertex for each piece that is ever placed, and for each of the `pieces` of the game.
 * @param options when they cut the search off, the answer is undecided; `limit` counts positions
 * @returns with shortest witnesses: a play of fewest moves, a position with fewest pieces
 * @throws InputError `not-given-pieces` as `movesFromJson` says
 * @source Huntemann 2018, Def. 1.5
 * @example classifyPlacementGame(ticTacToe(3, 3)).class // 'medium'
 */
export function classifyPlacementGame<Position>(
  game: PlacementGame<Position> | SPGame,
  options: RunOptions = {},
): Classification {
  classifyPlacementGameTakes(game, options);
  return game instanceof SPGame ? classify(movesOf(game), options) : classify(game, options);
}

function classify<Position>(game: PlacementGame<Position>, options: RunOptions): Classification {
  const explored = new Exploration(game);
  const { defect, complete } = explored.run(options);
  const { size } = explored;
  if (defect !== undefined) return { class: 'none', explored: size, notWeak: defect };
  const notMedium = findMediumDefect(explored);
  const notStrong = findStrongDefect(explored);
  if (!complete)
    return {
      class: 'undecided',
      explored: size,
      atMost: notMedium !== undefined ? 'weak' : notStrong !== undefined ? 'medium' : 'strong',
      ...(notMedium !== undefined && { notMedium }),
      ...(notStrong !== undefined && { notStrong }),
    };
  if (notStrong === undefined) return { class: 'strong', explored: size, ...compileExploration(game, explored) };
  if (notMedium === undefined) return { class: 'medium', explored: size, notStrong };
  return { class: 'weak', explored: size, notMedium, notStrong };
}
