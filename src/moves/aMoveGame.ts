import { aFlag, aFunction, instanceOf, optional, text } from '../arguments.js';
import { fields, type Shape } from '../shape.js';
import { MoveGame } from './MoveGame.js';

/** A `MoveRuleset`. */
const aMoveRuleset: Shape = /* @__PURE__ */ fields({
  name: text,
  impartial: aFlag,
  read: aFunction,
  print: aFunction,
  options: aFunction,
});

/** A `MoveSummand`. */
export const aMoveSummand: Shape = /* @__PURE__ */ fields({
  ruleset: aMoveRuleset,
  position: text,
  negative: optional(aFlag),
});

/** A `MoveGame`. */
export const aMoveGame: Shape = /* @__PURE__ */ instanceOf(() => MoveGame, 'a MoveGame');
