import { overlapClause } from '../declarative/pairClauses.js';
import { orientationClause } from '../declarative/pieceClauses.js';
import { shapeFinder } from '../declarative/placementFinders.js';
import type { ShapePiece } from '../declarative/RulesetData.js';
import type { Ruleset } from '../Ruleset.js';
import { requireGrid, rulesetOnBoards } from './rulesetOnBoards.js';

const DOMINO: ShapePiece = { piece: 'domino', shape: ['##'], rotate: true };
const WORDS = 'Cover two adjacent empty squares of a grid with a domino: Left vertically, Right horizontally.';

/**
 * DOMINEERING with all dominoes as basic positions of both players: those in the wrong orientation are loops.
 * @source Huntemann 2018, Ex. 1.41
 * @source Huntemann 2018, Def. 1.6
 */
export const domineering: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'domineering',
    words: WORDS,
    pieces: [
      { ...DOMINO, side: 'L' },
      { ...DOMINO, side: 'R' },
    ],
    clauses: [
      { forbid: 'orientation', side: 'L', orientation: 'horizontal' },
      { forbid: 'orientation', side: 'R', orientation: 'vertical' },
      { forbid: 'overlap' },
    ],
  },
  { finder: shapeFinder, clauses: { overlap: overlapClause, orientation: orientationClause } },
  requireGrid,
);

/**
 * DOMINEERING with only the dominoes that a player may place as basic positions: an independence ruleset.
 * @source Huntemann 2018, Def. 2.21
 */
export const orientedDomineering: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'domineering(oriented)',
    words: `${WORDS} Only these dominoes are basic positions.`,
    pieces: [
      { piece: 'domino', side: 'L', shape: ['#', '#'] },
      { piece: 'domino', side: 'R', shape: ['##'] },
    ],
    clauses: [{ forbid: 'overlap' }],
  },
  { finder: shapeFinder, clauses: { overlap: overlapClause } },
  requireGrid,
);

/** CRAM: the impartial form of DOMINEERING. @source Berlekamp, Conway and Guy 1982, Ch. 15 */
export const cram: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'cram',
    words: 'Cover two adjacent empty squares of a grid with a domino, in either orientation.',
    pieces: [DOMINO],
    clauses: [{ forbid: 'overlap' }],
  },
  { finder: shapeFinder, clauses: { overlap: overlapClause } },
  requireGrid,
);
