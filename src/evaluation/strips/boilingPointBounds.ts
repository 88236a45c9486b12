import { InputError } from '../../errors.js';
import { Dyadic } from '../../values/index.js';
import { oabHeaps } from './oab.js';
import { subtractionGame } from './subtractionGame.js';

/** Bounds of a set of games in which a move leaves two games of the set. */
export interface StripBound {
  /** The confusion intervals of the games are no wider than k. */
  readonly measure: Dyadic;
  /** Those of their options are no wider than 2k. */
  readonly optionMeasure: Dyadic;
  /** The temperatures are at most k/2 + 2k. */
  readonly bound: Dyadic;
}

/**
 * A bound on the temperatures of the games on empty strips, where a move leaves two smaller strips, from a bound on the
 * measures of their confusion intervals: if ℓ(G) ≤ k for all of them, then ℓ(G^L), ℓ(G^R) ≤ 2k, and the boiling point
 * is at most 5k/2.
 * @param measure k, not negative
 * @throws InputError `invalid-size`
 * @source Huntemann 2018, Cor. 5.28
 * @source Huntemann 2018, Thm 5.25
 * @example String(stripBoilingPointBound(Dyadic.of(2)).bound) // '5'
 */
export function stripBoilingPointBound(measure: Dyadic): StripBound {
  if (!Dyadic.zero.isAtMost(measure))
    throw new InputError('invalid-size', `stripBoilingPointBound: the measure ${String(measure)}; expected 0 or more.`);
  const optionMeasure = measure.plus(measure);
  return { measure, optionMeasure, bound: measure.half().plus(optionMeasure) };
}

/**
 * A bound on the temperatures of Oab on all strips: 5/2·(⌊(a − 2)/b⌋ + 2) for a > b, so 5 for O12 and O21; 0 for a = b,
 * where the game is impartial.
 * @param a the cells of a piece of Left
 * @param b the cells of a piece of Right
 * @throws InputError `invalid-piece-length`
 * @source Huntemann 2018, Prop. 5.31
 * @source Huntemann 2018, Prop. 5.29
 * @example String(oabBoilingPointBound(1, 2)) // '5'
 */
export function oabBoilingPointBound(a: number, b: number): Dyadic {
  oabHeaps(a, b);
  if (a === b) return Dyadic.zero;
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  return stripBoilingPointBound(Dyadic.of(Math.floor((large - 2) / small) + 2)).bound;
}

/**
 * A bound on the temperatures of SUBTRACTION (a | b) on all heaps: 3/2·(⌊(b − 1)/a⌋ + 1) for b > a; 0 for a = b, where
 * the game is impartial.
 * @param a what Left takes
 * @param b what Right takes
 * @throws InputError `invalid-subtraction-set`
 * @source Huntemann 2018, Prop. 5.32
 * With 3/2 in place of 5/2, as its proof gives: a move leaves one heap, so that the measures of options have the bound
 * of the heaps.
 * @example String(subtractionBoilingPointBound(2, 7)) // '6'
 */
export function subtractionBoilingPointBound(a: number, b: number): Dyadic {
  subtractionGame([a], [b]);
  if (a === b) return Dyadic.zero;
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  const measure = Dyadic.of(Math.floor((large - 1) / small) + 1);
  return measure.plus(measure.half());
}
