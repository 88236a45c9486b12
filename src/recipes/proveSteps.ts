import { LibraryError, LimitError } from '../errors.js';
import { shown } from '../shape.js';
import type { Value } from '../values/index.js';
import { valueOfText } from '../values/internal.js';
import { refuse, type Verification } from '../verification.js';
import type { ControlledPart } from './ControlledPart.js';

/** How the steps of a certificate are checked. */
export interface StepCheck<Step> {
  /** The value of a step, by those of the steps before it, or why it has none. */
  readonly value: (step: Step, index: number, values: readonly Value[]) => Value | string;
  /** What else is wrong with a step whose value is right. */
  readonly flaw?: (step: Step, index: number, value: Value) => string | undefined;
}

/** What the steps of a certificate prove; refused with the step where that is found wrong. */
export type ProofOfSteps = Verification<{ readonly value: Value; readonly steps: number }, { readonly step: number }>;

/** Checks steps one after the other; the value of the last one is proven. */
export function proveSteps<Step extends { readonly value: string }>(
  steps: readonly Step[],
  { value: valueOf, flaw: flawOf }: StepCheck<Step>,
): ProofOfSteps {
  const values: Value[] = [];
  for (const [index, step] of steps.entries()) {
    const value = valueOf(step, index, values);
    const flaw = typeof value === 'string' ? value : (flawOfClaim(step.value, value) ?? flawOf?.(step, index, value));
    if (typeof value === 'string' || flaw !== undefined) return refuse(flaw!, { step: index });
    values.push(value);
  }
  const value = values.at(-1);
  if (value === undefined) return refuse('the certificate has no step');
  return { verified: true, value, steps: steps.length };
}

/** Why a value is not the one of a text; undefined if it is. */
export function flawOfClaim(text: string, value: Value, what = 'the value'): string | undefined {
  try {
    const claimed = valueOfText(text, value.store);
    return claimed.equals(value) ? undefined : `${what} is ${String(value)}, not ${String(claimed)}`;
  } catch (error) {
    if (!(error instanceof LibraryError) || error instanceof LimitError) throw error;
    return `${shown(text)} is not a value: ${error.message}`;
  }
}

/** A step whose controls lead to earlier ones. */
interface ControlledStep {
  readonly left: readonly ControlledPart[];
  readonly right: readonly ControlledPart[];
}

/** Why a step is not put together from earlier ones; undefined if it is. */
export function flawOfOrder({ left, right }: ControlledStep, index: number): string | undefined {
  const late = [...left, ...right].find(({ part }) => part < 0 || part >= index);
  return late && `step ${late.part} does not come before this one`;
}

/** The values of the options that the controls of Left and of Right lead to. */
export function optionValues({ left, right }: ControlledStep, values: readonly Value[]): [Value[], Value[]] {
  const side = (controls: readonly ControlledPart[]): Value[] => controls.map(({ part }) => values[part]!);
  return [side(left), side(right)];
}

/** What is proven of a game, and whether it was played out as well; beyond the limits it is not. */
export function playedToo<Proof extends { readonly value: Value }>(
  proof: Proof,
  what: 'game' | 'digraph',
  play: () => Value,
): Verification<Proof & { readonly evaluated: boolean }, never> {
  try {
    const played = play();
    if (played.equals(proof.value)) return { ...proof, verified: true, evaluated: true };
    return refuse(`played out, the ${what} has the value ${String(played)}, not ${String(proof.value)}`);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { ...proof, verified: true, evaluated: false };
  }
}
