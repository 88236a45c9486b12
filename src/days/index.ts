/**
 * Posets of games by day of their birth, with one interface: games born by a day, ordinal sums and side-sums, the
 * children of a set of games, option-closed games, Oslo games.
 *
 * @module spgames/days
 */
export { childrenPoset } from './childrenPoset.js';
export { dayPoset } from './dayPoset.js';
export { gameDistributivity, type GameDistributivity } from './gameDistributivity.js';
export { gamePosetFromJson, type ReadGamePoset } from './gamePosetFromJson.js';
export type { GamePosetDefinition, PlaneOrder } from './gamePosetDefinition.js';
export { GamePoset, type GamePosetJson } from './GamePoset.js';
export { isGamePosetName, namedGamePoset } from './namedGamePoset.js';
export { countOptionClosed } from './optionClosed/countOptionClosed.js';
export {
  leftOptionClosedAntichains,
  optionClosedAntichains,
  type OptionClosedAntichains,
} from './optionClosed/optionClosedAntichains.js';
export { optionClosedEnumeration, type OptionClosedStep } from './optionClosed/optionClosedEnumeration.js';
export { optionClosedPoset } from './optionClosed/optionClosedPoset.js';
export { osloPoset } from './osloPoset.js';
export { placementPoset, type PlacementPosetOptions } from './placementPoset.js';
export { ordinalSumPoset, sideSumPoset, type SumPosetOptions } from './sumPosets.js';
export { twoSloPoset } from './twoSloPoset.js';
export { uponicWeights } from './uponicWeights.js';
