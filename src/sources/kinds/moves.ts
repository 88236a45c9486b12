import { aFunction, text } from '../../arguments.js';
import { gameToJson } from '../../formats/index.js';
import type { PlacementGame, SPGame } from '../../games/index.js';
import { negativeGame, negativeMoves } from '../../games/internal.js';
import type { RunOptions } from '../../run.js';
import { fields } from '../../shape.js';
import type { Kind, MovesToCompile } from './Kind.js';

const movesToCompile = /* @__PURE__ */ fields({
  moves: /* @__PURE__ */ fields({ placed: aFunction, start: text, options: aFunction, key: aFunction }),
  compile: aFunction,
});

export const moves: Kind<MovesToCompile> = {
  called: 'a game by its moves',
  shape: movesToCompile,
  types: ['moves'],
  complex: (it, run) => it.compile(run).legalComplexWithin(run),
  game: (it, options) => it.compile(options),
  moves: (it) => it.moves,
  placements: (it) => it.moves,
  negative: (it) => compiledOnce(negativeMoves(it.moves), (run) => negativeGame(it.compile(run), run)),
  document: (it, run) => gameToJson(it.compile(run), run),
};

/** Moves that are compiled once, when their game is asked for. */
export function compiledOnce(
  given: PlacementGame<string>,
  compile: (run: RunOptions | undefined) => SPGame,
): MovesToCompile {
  let game: SPGame | undefined;
  return { moves: given, compile: (run) => (game ??= compile(run)) };
}
