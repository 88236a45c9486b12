import { aFunction, either, instanceOf } from '../arguments.js';
import { fields, type Shape } from '../shape.js';
import { ScoringGame } from './scoring/ScoringGame.js';
import { SPGame } from './SPGame.js';

/** `SPGame`. */
export const anSPGame: Shape = /* @__PURE__ */ instanceOf(
  () => SPGame,
  'a game, such as compile(snort, path(3)) or playOn(complex)',
);

/** `ScoringGame`. */
export const aScoringGame: Shape = /* @__PURE__ */ instanceOf(
  () => ScoringGame,
  'a ScoringGame, such as parseScoringGame("<^0|3>")',
);

/** A compiled game, or one by its moves. */
export const aGameOrMoves: Shape = /* @__PURE__ */ either(
  anSPGame,
  /* @__PURE__ */ fields({ options: aFunction, key: aFunction }),
);

/** A game by its moves that says which pieces a position has. */
export const aPlacementGame: Shape = /* @__PURE__ */ fields({
  placed: aFunction,
  options: aFunction,
  key: aFunction,
});
