import { options, takes } from '../../arguments.js';
import { InputError, LibraryError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, shown } from '../../shape.js';
import { standardStore, type Value, type ValueStore } from '../../values/index.js';
import { aStore, valueOfText } from '../../values/internal.js';
import { refuse, type Verification } from '../../verification.js';
import { aDigraphPlacement } from '../aDigraphPlacement.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import { digraphCertificateShape } from './certificateShape.js';
import type { DigraphCertificate, DigraphStep, GadgetStep } from './DigraphCertificate.js';
import { playedValue } from './playedValue.js';
import { whyNotGadget } from './whyNotGadget.js';

/** Whether a digraph has a value; if not, the step of the certificate where that is found. */
export type DigraphVerification = Verification<VerifiedDigraph, { readonly step: number }>;

/** What is known of a digraph whose value is proven. */
export interface VerifiedDigraph {
  readonly value: Value;
  /** Steps whose hypotheses were checked. */
  readonly steps: number;
  /** That the digraph is connected, and not empty, where the certificate says so. */
  readonly connected?: true;
  /** Whether the whole game was also played out; otherwise the limit cut that off. */
  readonly evaluated: boolean;
}

/** How `verifyDigraphWithValue` works. */
export interface DigraphVerificationOptions extends RunOptions {
  /** Where values are made, by default the standard store. */
  readonly store?: ValueStore;
}

/** So many positions are played out unless the caller says otherwise. */
const DEFAULT_POSITIONS = 1e5;

const verifyDigraphTakes = /* @__PURE__ */ takes('verifyDigraphWithValue', () => ({
  given: fields({ digraph: aDigraphPlacement }),
  options,
}));

/**
 * Checks a digraph and a certificate in two ways that share nothing with the construction: every step against the
 * definition of the gadget, which proves the value, and steps that are none by play; that the digraph is connected,
 * where that is claimed; and, as far as the limit allows, the whole digraph by playing all moves.
 * @param options `limit` counts connected positions of the second check, by default 10⁵
 * @throws InputError `invalid-argument`, `invalid-option`; LimitError if a step that is no gadget cannot be played out
 * within the limit
 * @source Clow and McKay 2024, Thm 4.5
 * @example verifyDigraphWithValue(digraphWithValue(parseValue('*2'))).verified // true
 */
export function verifyDigraphWithValue(
  given: { readonly digraph: DigraphPlacement; readonly certificate: DigraphCertificate },
  options: DigraphVerificationOptions = {},
): DigraphVerification {
  verifyDigraphTakes(given, options);
  const { digraph, certificate } = given;
  const malformed = digraphCertificateShape(certificate, 'certificate');
  if (malformed !== undefined) return refuse(malformed);
  const parts = digraph.components().length;
  if (certificate.connected === true && parts !== 1)
    return refuse(`the digraph has ${parts} components; expected one, as it is said to be connected`);
  const { store = standardStore, limit = DEFAULT_POSITIONS, ...rest } = options;
  const flaw = aStore(store, 'store');
  if (flaw !== undefined) throw new InputError('invalid-option', `verifyDigraphWithValue: ${flaw}.`);
  const work = new Work('verifyDigraphWithValue', { ...rest, limit });
  const steps = proveSteps(digraph, certificate.steps, store, work);
  if (!steps.verified) return steps;
  const { value } = steps;
  const proof = { ...steps, ...(certificate.connected === true && { connected: true as const }) };
  try {
    const found = playedValue(digraph, store, new Work('verifyDigraphWithValue', work.part({ limit })));
    if (!found.equals(value))
      return refuse(`played out, the digraph has the value ${String(found)}, not ${String(value)}`);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { ...proof, evaluated: false };
  }
  return { ...proof, evaluated: true };
}

function proveSteps(
  digraph: DigraphPlacement,
  steps: readonly DigraphStep[],
  store: ValueStore,
  work: Work,
): Verification<{ readonly value: Value; readonly steps: number }, { readonly step: number }> {
  const arcs = new Set(digraph.arcs.map(([u, v]) => u * digraph.n + v));
  const values: Value[] = [];
  for (const [i, step] of steps.entries()) {
    work.step();
    const flaw =
      flawOfVertices(step, digraph.n) ??
      ('left' in step ? whyNotGadget(digraph, arcs, steps, i, work) : undefined) ??
      flawOfValue(digraph, step, values, store, work);
    if (flaw !== undefined) return refuse(flaw, { step: i });
  }
  const value = values.at(-1);
  if (value === undefined) return refuse('the certificate has no step');
  const covered = steps.at(-1)!.vertices.length;
  if (covered < digraph.n)
    return refuse(`the last step has ${covered} vertices, the digraph ${digraph.n}`, { step: steps.length - 1 });
  return { verified: true, value, steps: steps.length };
}

function flawOfVertices({ vertices }: DigraphStep, n: number): string | undefined {
  const stranger = vertices.find((v) => v < 0 || v >= n);
  if (stranger !== undefined) return `the digraph has no vertex ${stranger}`;
  return new Set(vertices).size < vertices.length ? 'a vertex is listed twice' : undefined;
}

/** Is the value of the step the one that it claims? Remembers what it is. */
function flawOfValue(
  digraph: DigraphPlacement,
  step: DigraphStep,
  values: Value[],
  store: ValueStore,
  work: Work,
): string | undefined {
  const value =
    'left' in step ? valueOfGadget(step, values, store) : playedValue(digraph.induced(step.vertices), store, work);
  values.push(value);
  try {
    const claimed = valueOfText(step.value, store);
    return claimed.equals(value) ? undefined : `the value is ${String(value)}, not ${String(claimed)}`;
  } catch (error) {
    if (!(error instanceof LibraryError) || error instanceof LimitError) throw error;
    return `${shown(step.value)} is no value: ${error.message}`;
  }
}

/** {a − c − 1, G_1, … | a − c + 1, H_1, …} */
function valueOfGadget({ left, right, x, y }: GadgetStep, values: readonly Value[], store: ValueStore): Value {
  const d = x.length - y.length;
  const options = (parts: GadgetStep['left']): Value[] => parts.map(({ part }) => values[part]!);
  return store.fromOptions([store.number(d - 1), ...options(left)], [store.number(d + 1), ...options(right)]);
}
