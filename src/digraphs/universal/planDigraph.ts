import { InputError } from '../../errors.js';
import { planFollowers, requireSize, type Both, type Planned, type Recipe } from '../../recipes/internal.js';
import type { Work } from '../../run.js';
import { shown } from '../../shape.js';
import { integerCeiling, integerFloor, type Value } from '../../values/index.js';
import { DigraphPlacement } from '../DigraphPlacement.js';
import { hackenbushStalkDigraph } from '../encodings/hackenbushDigraph.js';
import type { SmallDigraph } from './smallDigraphs.js';
import { signExpansion } from './signExpansion.js';

/** How followers are built that are not gadgets. */
export interface DigraphWays {
  /** What is known of small digraphs. */
  readonly small: (value: Value) => SmallDigraph;
  /** Whether the whole digraph is to be connected; parts need not be, as gadgets are connected. */
  readonly connected: boolean;
}

/** A follower before it has vertices. */
export interface DigraphPlan extends Planned<DigraphPlan> {
  readonly order: bigint;
  /** The digraph, if it is known; otherwise it is a gadget with so many vertices x and y. */
  readonly made: (() => DigraphPlacement) | Both<number>;
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
  const recipe = (follower: Value, isWhole: boolean): Recipe<Value, DigraphPlan> => {
    work.step();
    const known = planOfKnown(work.task, follower, { small, connected: connected && isWhole });
    return {
      options: known === undefined ? [follower.options('L'), follower.options('R')] : [[], []],
      plan: (parts) => {
        const plan = known ?? planOfGadget(follower, parts);
        if (limit !== undefined)
          requireSize(work.task, { what: 'vertices', size: plan.order, orMore: !isWhole }, limit);
        return plan;
      },
    };
  };
  return planFollowers(
    recipe(value, true),
    (follower) => recipe(follower, false),
    ({ id }) => id,
  ).at(-1)!;
}

/** Nothing is known. */
export function nothingKnown(): SmallDigraph {
  return { known: false };
}

/** A number becomes a stalk, an integer vertices without arcs, or a stalk if it is to be connected; 0 then a path. */
function planOfKnown(task: string, value: Value, { small, connected }: DigraphWays): DigraphPlan | undefined {
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
      return { value, parts: [[], []], order: BigInt(digraph.n), made: () => digraph };
  }
  if (connected && value.integer === 0n)
    return { value, parts: [[], []], order: BigInt(CONNECTED_ZERO.n), made: () => CONNECTED_ZERO };
  const { number, integer } = value;
  if (number === undefined) return undefined;
  const magnitude = number.compare(number.negative()) < 0 ? number.negative() : number;
  return {
    value,
    parts: [[], []],
    order: magnitude.ceiling() + BigInt(number.exponent),
    made: () => {
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
function planOfGadget(value: Value, parts: DigraphPlan['parts']): DigraphPlan {
  // X is not a number, so the integers that it is not at most are those below its ceiling, and likewise for its floor.
  const [low, high] = [integerFloor(value), integerCeiling(value)];
  const d = low > 0n ? low : high < 0n ? high : 0n;
  const magnitude = d < 0n ? -d : d;
  return {
    value,
    parts,
    order: parts.flat().reduce((sum, { order }) => sum + order + 1n, magnitude + 4n),
    made: [Number(2n + (d > 0n ? d : 0n)), Number(2n + (d < 0n ? -d : 0n))],
  };
}
