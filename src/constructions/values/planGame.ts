import {
  planFollowers,
  requireSize,
  type Both,
  type Planned,
  type Recipe,
  type Sharing,
} from '../../recipes/internal.js';
import { birthday, integerCeiling, integerFloor, type Value } from '../../values/index.js';
import { sizesOfStep } from './sizesOfStep.js';

/** How followers are put on vertices. */
export interface PlanOptions {
  readonly as: 'complex' | 'graph';
  /** Apart; otherwise overlapping in a complex, grown in a graph. */
  readonly sharing: Sharing;
  readonly plain: boolean;
  readonly connected: boolean;
  readonly limit: number;
}

/** A follower with all that is known of its step before any vertex is made. */
export interface PlannedStep extends Planned<PlannedStep> {
  readonly isSimplex: boolean;
  /** |𝒳| and |𝒴|, or the vertices of a simplex. */
  readonly added: Both<bigint>;
  readonly floor: bigint;
  readonly ceiling: bigint;
  readonly bounds: Both<bigint>;
  /** Vertices of the whole follower; in a graph with shared parts only those of this step. */
  readonly vertices: Both<bigint>;
  /** The most Left (Right) vertices that fit together. */
  readonly largest: Both<bigint>;
  readonly facets: bigint;
}

/** A form {left | right}. */
export interface ValueForm {
  readonly left: readonly Value[];
  readonly right: readonly Value[];
}

/**
 * The distinct followers of a value with the sizes of their steps, options before what has them.
 * @param form the options to build the value itself from, by default the canonical ones
 * @throws LimitError `too-large-construction` for more than `limit` vertices, or facets (complex) or pairs of vertices
 * (graph)
 */
export function planGame(value: Value, form: ValueForm | undefined, options: PlanOptions): PlannedStep[] {
  const { as, sharing, limit } = options;
  const optionsOf = ({ left, right }: ValueForm): Both<readonly Value[]> => [left, right];
  // A game born on day b has a run of b moves.
  const days = greatest((form === undefined ? [value] : optionsOf(form).flat()).map(birthday));
  requireSize(TASK, { what: 'vertices', size: days, orMore: value.integer === undefined }, limit);
  let count = 0n;
  const recipe = (follower: Value, parts: Both<readonly Value[]>): Recipe<Value, PlannedStep> => ({
    options: parts,
    plan: (planned) => {
      requireSize(TASK, { what: 'followers', size: ++count, orMore: true }, limit);
      return parts.flat().length === 0 ? simplexStep(follower, options) : optionsStep(follower, planned, options);
    },
  });
  const recipeOf = (follower: Value): Recipe<Value, PlannedStep> =>
    recipe(follower, isSimplex(follower, options) ? [[], []] : [follower.options('L'), follower.options('R')]);
  const steps = planFollowers(
    form === undefined ? recipeOf(value) : recipe(value, optionsOf(form)),
    recipeOf,
    ({ id }) => id,
  );
  const [left, right] = verticesOfPlan(steps, sharing);
  const total = left + right;
  requireSize(TASK, { what: 'vertices', size: total }, limit);
  if (as === 'complex') requireSize(TASK, { what: 'facets', size: steps.at(-1)!.facets }, limit);
  else requireSize(TASK, { what: 'pairs of vertices', size: (total * (total - 1n)) / 2n }, limit);
  return steps;
}

const TASK = 'gameWithValue';

/** How many vertices Left and Right have. */
export function verticesOfPlan(steps: readonly PlannedStep[], sharing: Sharing): Both<bigint> {
  if (sharing !== 'grown') return steps.at(-1)!.vertices;
  const simplices = steps.filter((step) => step.isSimplex).map(({ added }) => added);
  return both((p) => {
    const others = steps.map((step) => (step.isSimplex ? 0n : step.vertices[p]));
    // The simplices of integers of one sign lie in each other; an edge is one of its own.
    const lengths = simplices.map((added) => (added[1 - p] === 0n ? added[p] : 0n));
    const edges = simplices.map((added) => (added[1 - p] === 0n ? 0n : added[p]));
    return sum([...others, ...edges, greatest(lengths)]);
  });
}

/** Integers need no controls: a simplex of one colour is shorter. Zero is one in any case. */
function isSimplex(value: Value, { plain }: PlanOptions): boolean {
  const { integer } = value;
  return integer !== undefined && (integer === 0n || !plain);
}

function simplexStep(value: Value, { connected }: PlanOptions): PlannedStep {
  const n = value.integer!;
  const one = n === 0n && connected ? 1n : 0n;
  const added: Both<bigint> = [n > 0n ? n : one, n < 0n ? -n : one];
  return {
    value,
    parts: [[], []],
    isSimplex: true,
    added,
    floor: n,
    ceiling: n,
    bounds: [1n, 1n],
    vertices: added,
    largest: added,
    facets: 1n,
  };
}

function optionsStep(
  value: Value,
  parts: Both<readonly PlannedStep[]>,
  { as, sharing, plain }: PlanOptions,
): PlannedStep {
  const all = parts.flat();
  const [floor, ceiling] = [integerFloor(value), integerCeiling(value)];
  const fitting = both((p) => greatest(all.map(({ largest }) => largest[p])));
  const bounds = both((p) => (as === 'graph' ? greatest([1n, fitting[p]]) : 1n));
  const [hasLeft, hasRight] = both((p) => fitting[p] > 0n);
  const added = sizesOfStep({ floor, ceiling, hasLeft, hasRight, bounds }, plain);
  const old = both((p) => {
    const sizes = all.map(({ vertices }) => vertices[p]);
    return sharing === 'apart' ? sum(sizes) : sharing === 'grown' ? 0n : greatest(sizes);
  });
  const rest = added[0] + added[1] === 0n ? 0n : 1n + old[0] + old[1];
  return {
    value,
    parts,
    isSimplex: false,
    added,
    floor,
    ceiling,
    bounds,
    vertices: both((p) => BigInt(parts[p].length) + added[p] + old[p]),
    largest: both((p) => greatest([added[p], fitting[p], ...parts[p].map(({ largest }) => largest[p] + 1n)])),
    facets: sum([rest, ...all.map(({ facets }) => facets)]),
  };
}

function both<T>(of: (p: 0 | 1) => T): Both<T> {
  return [of(0), of(1)];
}

/** The greatest of numbers that are not negative; 0 if there are none. */
function greatest(numbers: readonly bigint[]): bigint {
  return numbers.reduce((a, b) => (a > b ? a : b), 0n);
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((a, b) => a + b, 0n);
}
