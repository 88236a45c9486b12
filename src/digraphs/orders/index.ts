export { antichainBounds, valueCountBounds, type IntegerBounds } from './dayBounds.js';
export {
  greatestOrderBounds,
  greatestOrderByValues,
  nextGreatestOrder,
  type OrderBoundOptions,
} from './greatestOrder.js';
export { digraphOrderBounds, digraphValueCountBound } from './orderBounds.js';
