import type { Value } from '../Value.js';
import type { Dyadic } from '../Dyadic.js';

/** The numbers with which a game is confused, and its stops, which bound them. */
export interface ConfusionInterval {
  readonly leftStop: Dyadic;
  readonly rightStop: Dyadic;
  /** ℓ(G), the Left stop less the Right stop. */
  readonly measure: Dyadic;
  /** Is the game confused with its Left stop? The numbers strictly between the stops are confused with it anyhow. */
  readonly includesLeftStop: boolean;
  /** Is the game confused with its Right stop? */
  readonly includesRightStop: boolean;
}

/**
 * The confusion interval; empty for a number, whose stops are the number itself.
 * @source Huntemann 2018, Def. 5.12
 */
export function confusionInterval(value: Value): ConfusionInterval {
  const { leftStop, rightStop, store } = value;
  const confusedWith = (x: Dyadic): boolean => value.compare(store.number(x)) === '||';
  return {
    leftStop,
    rightStop,
    measure: confusionMeasure(value),
    includesLeftStop: confusedWith(leftStop),
    includesRightStop: confusedWith(rightStop),
  };
}

/**
 * ℓ(G), the measure of the confusion interval: the Left stop less the Right stop.
 * @source Huntemann 2018, Def. 5.12
 */
export function confusionMeasure(value: Value): Dyadic {
  return value.leftStop.minus(value.rightStop);
}
