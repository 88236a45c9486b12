import { aFlag, aFunction } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { shown } from '../../shape.js';
import type { Value } from '../../values/index.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import type { DigraphCertificate } from './DigraphCertificate.js';
import { layOutDigraph } from './layOutDigraph.js';
import { nothingKnown, planDigraph, type DigraphWays } from './planDigraph.js';
import type { SmallDigraph } from './smallDigraphs.js';

/** A digraph placement game with a given value, and why. */
export interface DigraphWithValue {
  readonly value: Value;
  readonly digraph: DigraphPlacement;
  readonly certificate: DigraphCertificate;
}

/** How `digraphWithValue` builds. */
export interface DigraphWithValueOptions extends RunOptions {
  /**
   * What is known of small digraphs, for the value and its followers: `smallDigraphWithValue`, say. By default nothing.
   */
  readonly small?: (value: Value) => SmallDigraph;
  /**
   * Whether the digraph is to be connected, and not empty; by default integers are vertices without arcs, and small
   * digraphs as they are known.
   */
  readonly connected?: boolean;
  /** The most vertices; by default 2¹⁰, and never more than 2¹¹. */
  readonly limit?: number;
}

/** The most vertices of digraphs that are built unless the caller allows more. */
const DEFAULT_ORDER = 2 ** 10;

/** The most vertices that are built at all: there are almost as many arcs as pairs. */
const LARGEST_ORDER = 2 ** 11;

/**
 * A digraph placement game with a given value: every short game has one. Numbers become stalks, integers vertices
 * without arcs; all others the gadget on the digraphs of their canonical options, with |d| + 4 vertices and one for
 * each option besides, where d is the integer of least absolute value such that neither X ≤ d − 1 nor X ≥ d + 1. With
 * `connected` integers are stalks, too, and 0 is a path of three vertices.
 * `verifyDigraphWithValue` checks it.
 * @throws LimitError `too-large-construction`, before anything is built, with the order in `details`; `too-long`
 * @complexity the square of the order, which is found in time linear in the number of followers and options
 * @source Clow and McKay 2024, Thm 4.5
 * @example digraphWithValue(parseValue('^')).digraph.n // 12
 */
export function digraphWithValue(value: Value, given: DigraphWithValueOptions = {}): DigraphWithValue {
  const { work, limit, ways } = readOptions('digraphWithValue', given);
  const plan = planDigraph(work, value, limit, ways);
  const { digraph, certificate } = layOutDigraph(plan, work);
  return { value, digraph, certificate: ways.connected ? { connected: true, ...certificate } : certificate };
}

/**
 * The order of `digraphWithValue`, whatever its size.
 * @complexity linear in the number of followers and options
 * @source Clow and McKay 2024, Lemma 5.1
 * @example digraphWithValueOrder(parseValue('^')) // 12n
 */
export function digraphWithValueOrder(
  value: Value,
  given: Pick<DigraphWithValueOptions, 'small' | 'connected'> = {},
): bigint {
  const { work, ways } = readOptions('digraphWithValueOrder', given);
  return planDigraph(work, value, undefined, ways).order;
}

function readOptions(
  task: string,
  given: DigraphWithValueOptions,
): { readonly work: Work; readonly limit: bigint; readonly ways: DigraphWays } {
  const { small = nothingKnown, connected = false, limit = DEFAULT_ORDER, ...bounds } = given;
  const flaw = aFunction.flaw(small, 'small') ?? aFlag.flaw(connected, 'connected');
  if (flaw !== undefined) throw new InputError('invalid-option', `${task}: ${flaw}.`);
  if (typeof limit !== 'number' || !(limit >= 0))
    throw new InputError('invalid-option', `${task}: limit is ${shown(limit)}; expected a number that is at least 0.`);
  const whole = BigInt(Math.floor(Math.min(limit, LARGEST_ORDER)));
  return { work: new Work(task, bounds), limit: whole, ways: { small, connected } };
}
