import { listOf } from '../../arguments.js';
import { aValue } from '../aValue.js';
import type { Value } from '../Value.js';
import { InputError } from '../../errors.js';
import { Dyadic } from '../Dyadic.js';
import { thermographBoundary, type ThermographBoundary } from './thermographBoundary.js';
import { confusionMeasure } from './confusionInterval.js';
import { temperature } from './temperature.js';
import { thermicOptions, thermicVersion, type ThermicOptions } from './thermicOptions.js';

/** A bound on the temperature of a game, with what it is made of. */
export interface TemperatureBound {
  /** ℓ(H) + ℓ(G)/2. */
  readonly bound: Dyadic;
  /** ℓ(G). */
  readonly measure: Dyadic;
  /** H: the thermic option on the side with more vertical segments, on Left's if both have as many. */
  readonly option: Value;
  /** ℓ(H). */
  readonly optionMeasure: Dyadic;
  readonly thermicOptions: ThermicOptions;
  /** The boundaries of the thermograph of the thermic version. */
  readonly left: ThermographBoundary;
  readonly right: ThermographBoundary;
}

/**
 * A bound on the temperature of a hot value G from confusion intervals: ℓ(H) + ℓ(G)/2, H a thermic option.
 * @param options a pair of thermic options; by default the first
 * @throws InputError `not-hot`
 * @source Huntemann 2018, Thm 5.24
 */
export function temperatureBound(value: Value, options: ThermicOptions = thermicOptions(value)[0]!): TemperatureBound {
  const version = thermicVersion(value, options);
  const [left, right] = [thermographBoundary(version, 'L'), thermographBoundary(version, 'R')];
  const option = right.vertical.isAtMost(left.vertical) ? options.left : options.right;
  const [measure, optionMeasure] = [confusionMeasure(value), confusionMeasure(option)];
  const bound = optionMeasure.plus(measure.half());
  return { bound, measure, option, optionMeasure, thermicOptions: options, left, right };
}

/** A bound on the temperatures of a set of games, with what it is made of. */
export interface BoilingPointBound {
  /** K/2 + J. */
  readonly bound: Dyadic;
  /** K: the greatest ℓ(G). */
  readonly measure: Dyadic;
  /** J: the greatest ℓ of a Left or Right option; 0 if there are no options. */
  readonly optionMeasure: Dyadic;
  /** A value with ℓ(G) = K. */
  readonly widest: Value;
  /** An option with ℓ = J. */
  readonly widestOption: Value | undefined;
}

/**
 * A bound on the temperatures of a set of values from the confusion intervals of the values and their options.
 * @param values at least one
 * @throws InputError `invalid-set`
 * @source Huntemann 2018, Thm 5.25
 */
export function boilingPointBound(values: Iterable<Value>): BoilingPointBound {
  const games = requireValues('boilingPointBound', values);
  const options = new Set(games.flatMap((value) => [...value.options('L'), ...value.options('R')]));
  const widest = withGreatest(games, confusionMeasure)!;
  const widestOption = withGreatest(options, confusionMeasure);
  const measure = confusionMeasure(widest);
  const optionMeasure = widestOption === undefined ? Dyadic.zero : confusionMeasure(widestOption);
  return { bound: measure.half().plus(optionMeasure), measure, optionMeasure, widest, widestOption };
}

/**
 * The boiling point of a finite set of values: the greatest of their temperatures.
 * @param values at least one
 * @throws InputError `invalid-set`
 * @source Huntemann 2018, Def. 5.14
 */
export function boilingPoint(values: Iterable<Value>): Dyadic {
  return temperature(withGreatest(requireValues('boilingPoint', values), temperature)!);
}

function requireValues(task: string, values: Iterable<Value>): Value[] {
  const list = [...values];
  const flaw = listOf(aValue).flaw(list, 'values');
  if (flaw !== undefined) throw new InputError('invalid-argument', `${task}: ${flaw}.`);
  if (list.length > 0) return list;
  throw new InputError('invalid-set', `${task}: no values; expected at least one.`);
}

function withGreatest(values: Iterable<Value>, size: (value: Value) => Dyadic): Value | undefined {
  let greatest: Value | undefined;
  for (const value of values) if (greatest === undefined || size(value).compare(size(greatest)) > 0) greatest = value;
  return greatest;
}
