import { aSimplicialComplex } from '../../complex/internal.js';
import { fields, requireShape } from '../../shape.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { Evaluator } from '../../evaluation/index.js';
import { flawOfOrder, optionValues, playedToo, proveSteps } from '../../recipes/internal.js';
import type { RunOptions } from '../../run.js';
import { integerCeiling, integerFloor, standardStore, type Value, type ValueStore } from '../../values/index.js';
import { refuse, type Verification } from '../../verification.js';
import type { PureCertificate } from '../pure/PureCertificate.js';
import { verifyPureGame } from '../pure/verifyPureGame.js';
import { valueCertificate, type ValueCertificate, type ValueStep } from './ValueCertificate.js';
import { verifyComplexSteps } from './verifyComplexSteps.js';
import { verifyGraphSteps } from './verifyGraphSteps.js';

/** Whether a complex has a value; if not, the step of the certificate where that is found. */
export type ValueVerification = Verification<VerifiedValue, { readonly step: number }>;

/** What is known of a game whose value is proven. */
export interface VerifiedValue {
  readonly value: Value;
  /** Steps whose hypotheses were checked. */
  readonly steps: number;
  /** For a certificate of a pure complex: what was checked of the complex, and how many vertices each facet has. */
  readonly pure?: { readonly complex: PureCertificate['complex']; readonly size: number };
  /** Whether the game was also evaluated move by move; otherwise the limit cut that off. */
  readonly evaluated: boolean;
}

/** How `verifyGameWithValue` works. */
export interface ValueVerificationOptions extends RunOptions {
  /** Where values are made, by default the standard store. */
  readonly store?: ValueStore;
  /** To be kept for many games; by default a new one. Its store is used. */
  readonly evaluator?: Evaluator;
}

/**
 * Checks a complex and a certificate in two ways that share nothing with the construction: every step against the
 * hypotheses of the theorem, which prove the value, and of a pure complex also that it is pure, vertex decomposable, a
 * sphere or a ball; and, as far as the limit allows, by playing all moves.
 * @param options `limit` counts positions of the second check, by default 10^5; of a pure complex with few facets it
 * counts faces, by default 2^20
 * @throws InputError `invalid-argument`, `not-the-same-store`; LimitError `too-long` where the time ends in the first
 * check
 * @complexity first check: the facets, or the pairs of vertices for each step
 */
export function verifyGameWithValue(
  given: { readonly complex: SimplicialComplex; readonly certificate: ValueCertificate | PureCertificate },
  options: ValueVerificationOptions = {},
): ValueVerification {
  requireShape('verifyGameWithValue', fields({ complex: aSimplicialComplex }), given, 'given');
  const { complex, certificate } = given;
  const { store, evaluator = new Evaluator({ store: store ?? standardStore }), ...bounds } = options;
  const { limit = 1e5 } = bounds;
  if (isOfPure(certificate)) return verifyPureGame(complex, certificate, evaluator, bounds);
  const malformed = valueCertificate.flaw(certificate, 'certificate');
  if (malformed !== undefined) return refuse(malformed);
  const { steps, as } = certificate;
  const proof = proveSteps(steps, {
    value: (step, index, values) =>
      flawOfShape(steps, index, complex) ?? valueOfStep(step, values, complex, evaluator.store),
    flaw: flawOfIntegers,
  });
  if (!proof.verified) return proof;
  const theorem = as === 'graph' ? verifyGraphSteps(complex, steps) : verifyComplexSteps(complex, steps);
  return theorem.verified ? playedToo(proof, 'game', () => evaluator.value(complex, { ...bounds, limit })) : theorem;
}

function isOfPure(certificate: ValueCertificate | PureCertificate): certificate is PureCertificate {
  return (certificate as Partial<PureCertificate> | null | undefined)?.complex !== undefined;
}

/** Do parts come before, are vertices there and new ones new, of the right player, and none used twice? */
function flawOfShape(
  steps: readonly ValueStep[],
  index: number,
  { vertices, n }: SimplicialComplex,
): string | undefined {
  const step = steps[index]!;
  const stranger = step.vertices.find((v) => v < 0 || v >= n);
  if (stranger !== undefined) return `the complex has no vertex ${stranger}`;
  if (new Set(step.vertices).size < step.vertices.length) return 'a vertex is listed twice';
  const sideless = step.vertices.find((v) => vertices[v]!.side === undefined);
  if (sideless !== undefined) return `vertex ${vertices[sideless]!.label} belongs to no player`;
  if (!('left' in step)) return undefined;
  const late = flawOfOrder(step, index);
  if (late !== undefined) return late;
  const all = new Set(step.vertices);
  const name = (v: number): string => vertices[v]?.label ?? String(v);
  for (const [side, controls, others] of [
    ['L', step.left, step.x],
    ['R', step.right, step.y],
  ] as const)
    for (const v of [...controls.map(({ control }) => control), ...others])
      if (!all.has(v)) return `vertex ${name(v)} is not listed, or used twice`;
      else if (vertices[v]!.side !== side) return `vertex ${name(v)} belongs to the other player`;
      else all.delete(v);
  const old = new Set([...step.left, ...step.right].flatMap(({ part }) => steps[part]!.vertices));
  const odd = [...all].find((v) => !old.has(v)) ?? [...old].find((v) => !all.has(v));
  return odd === undefined
    ? undefined
    : `vertex ${name(odd)} is ${all.has(odd) ? 'neither new nor in a part' : 'in a part and not listed as such'}`;
}

/** The value of the options, or of a simplex. */
function valueOfStep(
  step: ValueStep,
  values: readonly Value[],
  { vertices }: SimplicialComplex,
  store: ValueStore,
): Value {
  if ('left' in step) return store.fromOptions(...optionValues(step, values));
  return store.number(step.vertices.reduce((sum, v) => sum + (vertices[v]!.side === 'L' ? 1 : -1), 0));
}

/** Are the integers next to the value of a step right? */
function flawOfIntegers(step: ValueStep, _: number, value: Value): string | undefined {
  if (!('left' in step)) return undefined;
  const [floor, ceiling] = [integerFloor(value), integerCeiling(value)];
  if (BigInt(step.floor) !== floor) return `the greatest integer below the value is ${floor}, not ${step.floor}`;
  if (BigInt(step.ceiling) !== ceiling) return `the least integer above the value is ${ceiling}, not ${step.ceiling}`;
  return undefined;
}
