import { Dyadic } from './Dyadic.js';

/**
 * The ordinal sum x : y of two numbers, x in canonical form: the number whose stalk is that of x with that of y on top.
 * The source has it for integers x > 0 and all y, and for all x ≥ 0 where −1 ≤ y ≤ 1; here are all pairs.
 * @throws LimitError `too-large-exponent`, where y is far from 0
 * @complexity O(1) operations with numbers
 * @source Siegel 2011, Lemma 2.2.14
 * @source Siegel 2011, Lemma 2.2.16
 * @example ordinalSumOfNumbers(Dyadic.parse('5/8'), Dyadic.parse('13/16')).toString() // '173/256'
 */
export function ordinalSumOfNumbers(base: Dyadic, branch: Dyadic): Dyadic {
  if (base.numerator === 0n) return branch;
  if (base.numerator < 0n) return ordinalSumOfNumbers(base.negative(), branch.negative()).negative();
  if (base.isInteger && branch.numerator >= 0n) return base.plus(branch);
  const step = shareOfStep(branch);
  return base.plus(Dyadic.of(step.numerator, step.exponent + base.exponent));
}

/** Above this a number of halvings is not made. */
const MOST_HALVINGS = 2n ** 40n;

/** Σ sᵢ/2ⁱ for the signs s₁, s₂, … of the stalk of y: for y > 0 and c = ⌈y⌉ it is 1 − (1 + c − y)/2ᶜ. */
function shareOfStep(y: Dyadic): Dyadic {
  if (y.numerator < 0n) return shareOfStep(y.negative()).negative();
  const c = y.ceiling();
  const rest = Dyadic.of(1n + c).minus(y);
  const halvings = Number(c < MOST_HALVINGS ? c : MOST_HALVINGS);
  return Dyadic.one.minus(Dyadic.of(rest.numerator, rest.exponent + halvings));
}
