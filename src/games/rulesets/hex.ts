import { overlapClause } from '../declarative/pairClauses.js';
import { vertexFinder } from '../declarative/placementFinders.js';
import type { Ruleset } from '../Ruleset.js';
import { OWN_VERTICES } from './graphs.js';
import { requireHexBoard } from './hexWinner.js';
import { rulesetOnBoards } from './rulesetOnBoards.js';

/** HEX as a placement game: cells are claimed; `hexWinner` tells who wins. @source Huntemann 2018, App. A */
export const hex: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'hex',
    words: 'Claim an empty cell. Left wins by joining the left to the right column, Right the top to the bottom row.',
    pieces: OWN_VERTICES,
    clauses: [{ forbid: 'overlap' }],
  },
  { finder: vertexFinder, clauses: { overlap: overlapClause } },
  requireHexBoard,
);
