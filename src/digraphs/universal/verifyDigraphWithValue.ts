import { aDigraphPlacement } from '../aDigraphPlacement.js';
import { fields, requireShape } from '../../shape.js';
import { InputError } from '../../errors.js';
import { optionValues, playedToo, proveSteps } from '../../recipes/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { standardStore, type Value, type ValueStore } from '../../values/index.js';
import { aValueStore } from '../../values/internal.js';
import { refuse, type Verification } from '../../verification.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import {
  digraphCertificate,
  type DigraphCertificate,
  type DigraphStep,
  type GadgetStep,
} from './DigraphCertificate.js';
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

/**
 * Checks a digraph and a certificate in two ways that share nothing with the construction: every step against the
 * definition of the gadget, which proves the value, and steps that are none by play; that the digraph is connected,
 * where that is claimed; and, as far as the limit allows, the whole digraph by playing all moves.
 * @param options `limit` counts connected positions of the second check, by default 10⁵
 * @throws InputError `invalid-argument`, `invalid-option`; LimitError if a step that is not a gadget cannot be played
 * out within the limit
 * @source Clow and McKay 2024, Thm 4.5
 * @example verifyDigraphWithValue(digraphWithValue(parseValue('*2'))).verified // true
 */
export function verifyDigraphWithValue(
  given: { readonly digraph: DigraphPlacement; readonly certificate: DigraphCertificate },
  options: DigraphVerificationOptions = {},
): DigraphVerification {
  requireShape('verifyDigraphWithValue', fields({ digraph: aDigraphPlacement }), given, 'given');
  const { digraph, certificate } = given;
  const malformed = digraphCertificate.flaw(certificate, 'certificate');
  if (malformed !== undefined) return refuse(malformed);
  const parts = digraph.components().length;
  if (certificate.connected === true && parts !== 1)
    return refuse(`the digraph has ${parts} components; expected one, as it is said to be connected`);
  const { store = standardStore, limit = DEFAULT_POSITIONS, ...rest } = options;
  const flaw = aValueStore.flaw(store, 'store');
  if (flaw !== undefined) throw new InputError('invalid-option', `verifyDigraphWithValue: ${flaw}.`);
  const work = new Work('verifyDigraphWithValue', { ...rest, limit });
  const { steps } = certificate;
  const arcs = new Set(digraph.arcs.map(([u, v]) => u * digraph.n + v));
  const proof = proveSteps(steps, {
    value: (step, index, values) => {
      work.step();
      const odd = flawOfVertices(step, digraph.n);
      if (odd !== undefined) return odd;
      if (!('left' in step)) return playedValue(digraph.induced(step.vertices), store, work);
      return whyNotGadget(digraph, arcs, steps, index, work) ?? valueOfGadget(step, values, store);
    },
  });
  if (!proof.verified) return proof;
  const covered = steps.at(-1)!.vertices.length;
  if (covered < digraph.n)
    return refuse(`the last step has ${covered} vertices, the digraph ${digraph.n}`, { step: steps.length - 1 });
  const proven = { ...proof, ...(certificate.connected === true && { connected: true as const }) };
  return playedToo(proven, 'digraph', () =>
    playedValue(digraph, store, new Work('verifyDigraphWithValue', work.part({ limit }))),
  );
}

function flawOfVertices({ vertices }: DigraphStep, n: number): string | undefined {
  const stranger = vertices.find((v) => v < 0 || v >= n);
  if (stranger !== undefined) return `the digraph has no vertex ${stranger}`;
  return new Set(vertices).size < vertices.length ? 'a vertex is listed twice' : undefined;
}

/** {a − c − 1, G_1, … | a − c + 1, H_1, …} */
function valueOfGadget(step: GadgetStep, values: readonly Value[], store: ValueStore): Value {
  const d = step.x.length - step.y.length;
  const [left, right] = optionValues(step, values);
  return store.fromOptions([store.number(d - 1), ...left], [store.number(d + 1), ...right]);
}
