/**
 * Loopy games: finite graphs of positions on which play may go on for ever. Stoppers, their order, sums, simplest forms
 * and names, outcomes with draws, and the onside and offside of games that are not stoppers.
 *
 * @module spgames/loopy
 */
export { compareStoppers } from './compareStoppers.js';
export { LoopyGame, type Arcs } from './LoopyGame.js';
export { loopyGameFromJson } from './loopyGameFromJson.js';
export type { LoopyGameJson } from './loopyGameJson.js';
export { loopyGameOfMoves } from './loopyGameOfMoves.js';
export { loopyGameOf } from './loopyGameOf.js';
export { loopyDifferenceOutcome, loopyOutcome, type LoopyOutcome, type LoopyResult } from './loopyOutcome.js';
export { positionNames } from './positionNames.js';
export { parseLoopyGame } from './parseLoopyGame.js';
export { simplestForm } from './simplestForm.js';
export { stopper, type StopperDecision } from './stopper.js';
export { compareLoopyGames, loopySides, offside, onside, type LoopySide, type LoopySides } from './sides.js';
export { loopyGameName } from './loopyGameName.js';
export { loopySideOut } from './loopySideOut.js';
export { compareOslo, compareTwoSlo } from './oslo/compareOslo.js';
export { independenceGame, type IndependenceGameOptions } from './oslo/independenceGame.js';
export { oslo, twoSlo } from './oslo/oslo.js';
export { osloGrundy, osloOctal, osloWythoff } from './oslo/osloFormulas.js';
export { osloGenerators } from './oslo/osloGenerators.js';
export { loopySum } from './loopySum.js';
export { shortValue } from './shortValue.js';
export { osloHeaps } from './oslo/osloHeaps.js';
export { uponicWeight } from './oslo/uponicWeight.js';
export { uponMultiple } from './oslo/UponMultiples.js';
