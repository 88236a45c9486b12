export { atomicWeight, hasAtomicWeight } from './atomicWeight.js';
export { thermographBoundary, type ThermographBoundary, type BoundarySegment } from './thermographBoundary.js';
export { confusionInterval, confusionMeasure, type ConfusionInterval } from './confusionInterval.js';
export { cool } from './cool.js';
export { farStar, isEquivalentUnderFarStar } from './farStar.js';
export { heat } from './heat.js';
export { incentives } from './incentives.js';
export { isAtMostInfinitesimally, isInfinitesimal, isInfinitesimallyClose, isNumberish } from './infinitesimals.js';
export { isAllSmall } from './isAllSmall.js';
export { nortonProduct } from './nortonProduct.js';
export { winningMovesBesideNumber } from './winningMovesBesideNumber.js';
export { reducedCanonicalForm } from './reducedCanonicalForm.js';
export { mean, temperature, thermograph } from './temperature.js';
export {
  boilingPoint,
  boilingPointBound,
  temperatureBound,
  type BoilingPointBound,
  type TemperatureBound,
} from './temperatureBounds.js';
export { thermicOptions, thermicVersion, type ThermicOptions } from './thermicOptions.js';
export { Thermograph, type ThermographJson } from './Thermograph.js';
export type { Wall, Breakpoint, Slope } from './Wall.js';
