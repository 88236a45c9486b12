import { InputError, LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { shown } from '../../shape.js';
import { integerCeiling, integerFloor, type Value } from '../../values/index.js';
import { DigraphPlacement } from '../DigraphPlacement.js';
import { hackenbushStalkDigraph } from '../encodings/hackenbushDigraph.js';
import type { SmallDigraph } from './SmallDigraph.js';
import { signExpansion } from './signExpansion.js';

/** How followers are built that are no gadgets. */
export interface DigraphWays {
  /** What is known of small digraphs. */
  readonly small: (value: Value) => SmallDigraph;
  /** Whether the whole digraph is to be connected; parts need not be, as gadgets are connected. */
  readonly connected: boolean;
}

/** A follower before it has vertices. */
export type DigraphPlan = PlannedPart | PlannedGadget;

/** A follower whose digraph is known. */
export interface PlannedPart {
  readonly value: Value;
  readonly order: bigint;
  readonly digraph: () => DigraphPlacement;
}

/** A follower that becomes a gadget. */
export interface PlannedGadget {
  readonly value: Value;
  readonly order: bigint;
  readonly left: readonly DigraphPlan[];
  readonly right: readonly DigraphPlan[];
  /** How many vertices x. */
  readonly a: number;
  /** How many vertices y. */
  readonly c: number;
}

/**
 * How to build each follower of a value, each once, with its order: |d| + 4 + k + t and the orders of the options for a
 * gadget.
 * @throws LimitError `too-large-construction` for more than `limit` vertices; InputError `invalid-option` if `small`
 * answers with anything else than what is known of a digraph
 */
export function planDigraph(
  work: Work,
  value: Value,
  limit: bigint | undefined,
  { small, connected }: DigraphWays,
): DigraphPlan {
  const planned = new Map<number, DigraphPlan>();
  const stack: Value[] = [value];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    work.step();
    const known = planned.has(top.id)
      ? undefined
      : planOfKnown(work.task, top, { small, connected: connected && top === value });
    const missing = planned.has(top.id) || known ? [] : optionsOf(top).filter(({ id }) => !planned.has(id));
    stack.push(...missing);
    if (missing.length > 0) continue;
    stack.pop();
    if (planned.has(top.id)) continue;
    const parts = (side: readonly Value[]): DigraphPlan[] => side.map(({ id }) => planned.get(id)!);
    const plan = known ?? planOfGadget(top, parts(top.options('L')), parts(top.options('R')));
    if (limit !== undefined) requireOrder(work.task, plan.order, limit, top !== value);
    planned.set(top.id, plan);
  }
  return planned.get(value.id)!;
}

/** Nothing is known. */
export function nothingKnown(): SmallDigraph {
  return { known: false };
}

function optionsOf(value: Value): readonly Value[] {
  return [...value.options('L'), ...value.options('R')];
}

/** A number becomes a stalk, an integer vertices without arcs, or a stalk if it is to be connected; 0 then a path. */
function planOfKnown(task: string, value: Value, { small, connected }: DigraphWays): PlannedPart | undefined {
  const found: unknown = small(value);
  if (typeof found !== 'object' || found === null || !('known' in found))
    throw new InputError(
      'invalid-option',
      `${task}: small answers ${shown(found)}; expected { known: false } or { known: true, digraph }.`,
    );
  if (found.known === true) {
    const { digraph } = found as { digraph?: unknown };
    if (!(digraph instanceof DigraphPlacement))
      throw new InputError(
        'invalid-option',
        `${task}: small answers with ${shown(digraph)}; expected a DigraphPlacement.`,
      );
    if (!connected || digraph.components().length === 1)
      return { value, order: BigInt(digraph.n), digraph: () => digraph };
  }
  if (connected && value.integer === 0n)
    return { value, order: BigInt(CONNECTED_ZERO.n), digraph: () => CONNECTED_ZERO };
  const { number, integer } = value;
  if (number === undefined) return undefined;
  const magnitude = number.compare(number.negative()) < 0 ? number.negative() : number;
  return {
    value,
    order: magnitude.ceiling() + BigInt(number.exponent),
    digraph: () => {
      const word = signExpansion(number);
      return integer === undefined || connected ? hackenbushStalkDigraph(word).digraph : new DigraphPlacement(word);
    },
  };
}

/** A path of arcs without value. */
const CONNECTED_ZERO = /* @__PURE__ */ new DigraphPlacement('LRR', [
  [0, 1],
  [1, 2],
]);

/** The gadget with d = a − c, the integer of least absolute value such that neither X ≤ d − 1 nor X ≥ d + 1. */
function planOfGadget(value: Value, left: readonly DigraphPlan[], right: readonly DigraphPlan[]): PlannedGadget {
  // X is no number, so the integers that it is not at most are those below its ceiling, and likewise for its floor.
  const [low, high] = [integerFloor(value), integerCeiling(value)];
  const d = low > 0n ? low : high < 0n ? high : 0n;
  const magnitude = d < 0n ? -d : d;
  const parts = [...left, ...right];
  return {
    value,
    order: parts.reduce((sum, { order }) => sum + order + 1n, magnitude + 4n),
    left,
    right,
    a: Number(2n + (d > 0n ? d : 0n)),
    c: Number(2n + (d < 0n ? -d : 0n)),
  };
}

function requireOrder(task: string, order: bigint, limit: bigint, orMore: boolean): void {
  if (order <= limit) return;
  const digits = order.toString().length;
  const size = digits <= 21 ? order.toString() : `a number of ${digits} digits of`;
  throw new LimitError(
    'too-large-construction',
    `${task}: needs ${orMore ? 'at least ' : ''}${size} vertices; the limit is ${limit}.`,
    { hint: 'Raise the limit, or choose a smaller value.', details: { what: 'vertices', size: order, orMore, limit } },
  );
}
