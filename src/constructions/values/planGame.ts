import type { Player } from '../../player.js';
import { birthday, integerCeiling, integerFloor, type Value } from '../../values/index.js';
import { requireSize } from './requireSize.js';
import { sizesOfStep } from './sizesOfStep.js';

/** How followers are put on vertices. */
export interface PlanOptions {
  readonly as: 'complex' | 'graph';
  readonly share: boolean;
  readonly plain: boolean;
  readonly connected: boolean;
  readonly limit: number;
}

/** A number for Left and one for Right. */
export type Pair = readonly [left: bigint, right: bigint];

/** A follower with all that is known of its step before any vertex is made. */
export interface PlannedStep {
  readonly value: Value;
  /** The options of Left and of Right; a simplex has none. */
  readonly parts: readonly [readonly PlannedStep[], readonly PlannedStep[]];
  readonly isSimplex: boolean;
  /** |𝒳| and |𝒴|, or the vertices of a simplex. */
  readonly added: Pair;
  readonly floor: bigint;
  readonly ceiling: bigint;
  readonly bounds: Pair;
  /** Vertices of the whole follower; in a graph with shared parts only those of this step. */
  readonly vertices: Pair;
  /** The most Left (Right) vertices that fit together. */
  readonly largest: Pair;
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
  const { as, limit } = options;
  // A game born on day b has a run of b moves.
  const days = greatest([0n, ...(form === undefined ? [value] : optionsOf(form)).map(birthday)]);
  requireSize(TASK, { what: 'vertices', size: days, orMore: value.integer === undefined }, limit);
  const planned = new Map<number, PlannedStep>();
  const steps: PlannedStep[] = [];
  const add = (step: PlannedStep): PlannedStep => {
    steps.push(step);
    requireSize(TASK, { what: 'followers', size: BigInt(steps.length), orMore: true }, limit);
    return step;
  };
  const stack: Value[] = form === undefined ? [value] : [...optionsOf(form)];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const missing =
      planned.has(top.id) || isSimplex(top, options) ? [] : below(top).filter(({ id }) => !planned.has(id));
    stack.push(...missing);
    if (missing.length > 0) continue;
    stack.pop();
    if (planned.has(top.id)) continue;
    const parts = (player: Player): PlannedStep[] => top.options(player).map(({ id }) => planned.get(id)!);
    planned.set(
      top.id,
      add(isSimplex(top, options) ? simplexStep(top, options) : optionsStep(top, parts('L'), parts('R'), options)),
    );
  }
  if (form !== undefined) {
    const parts = (side: readonly Value[]): PlannedStep[] => side.map(({ id }) => planned.get(id)!);
    add(
      form.left.length + form.right.length === 0
        ? simplexStep(value, options)
        : optionsStep(value, parts(form.left), parts(form.right), options),
    );
  }
  const total = countVertices(steps, options);
  requireSize(TASK, { what: 'vertices', size: total }, limit);
  if (as === 'complex') requireSize(TASK, { what: 'facets', size: steps.at(-1)!.facets }, limit);
  else requireSize(TASK, { what: 'pairs of vertices', size: (total * (total - 1n)) / 2n }, limit);
  return steps;
}

const TASK = 'gameWithValue';

function countVertices(steps: readonly PlannedStep[], { as, share, connected }: PlanOptions): bigint {
  if (as === 'complex' || !share) return sum(steps.at(-1)!.vertices);
  // The simplices of integers of one sign lie in each other.
  const integers = steps.filter(({ isSimplex }) => isSimplex).map(({ floor }) => floor);
  const edge = connected && integers.includes(0n) ? 2n : 0n;
  const simplices = greatest([0n, ...integers]) + greatest([0n, ...integers.map((n) => -n)]) + edge;
  return sum(steps.flatMap(({ isSimplex, vertices }) => (isSimplex ? [] : vertices))) + simplices;
}

function optionsOf({ left, right }: ValueForm): readonly Value[] {
  return [...left, ...right];
}

function below(value: Value): readonly Value[] {
  return [...value.options('L'), ...value.options('R')];
}

/** Integers need no controls: a simplex of one colour is shorter. Zero is one in any case. */
function isSimplex(value: Value, { plain }: PlanOptions): boolean {
  const { integer } = value;
  return integer !== undefined && (integer === 0n || !plain);
}

function simplexStep(value: Value, { connected }: PlanOptions): PlannedStep {
  const n = value.integer!;
  const one = n === 0n && connected ? 1n : 0n;
  const added: Pair = [n > 0n ? n : one, n < 0n ? -n : one];
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
  left: readonly PlannedStep[],
  right: readonly PlannedStep[],
  { as, share, plain }: PlanOptions,
): PlannedStep {
  const parts = [...left, ...right];
  const own = [BigInt(left.length), BigInt(right.length)];
  const both = (of: (player: 0 | 1) => bigint): Pair => [of(0), of(1)];
  const floor = integerFloor(value);
  const ceiling = integerCeiling(value);
  const fitting = both((p) => greatest([0n, ...parts.map(({ largest }) => largest[p])]));
  const bounds = as === 'graph' ? both((p) => greatest([1n, fitting[p]])) : ([1n, 1n] as const);
  const [hasLeft, hasRight] = both((p) => fitting[p]);
  const added = sizesOfStep({ floor, ceiling, hasLeft: hasLeft > 0n, hasRight: hasRight > 0n, bounds }, plain);
  const old = both((p) => {
    const sizes = parts.map(({ vertices }) => vertices[p]);
    if (!share) return sum(sizes);
    return as === 'graph' ? 0n : greatest([0n, ...sizes]);
  });
  const longest = (p: 0 | 1): bigint => {
    const through = (p === 0 ? left : right).map(({ largest }) => largest[p] + 1n);
    return greatest([added[p], fitting[p], ...through]);
  };
  const rest = added[0] + added[1] === 0n ? 0n : 1n + old[0] + old[1];
  return {
    value,
    parts: [left, right],
    isSimplex: false,
    added,
    floor,
    ceiling,
    bounds,
    vertices: both((p) => own[p]! + added[p] + old[p]),
    largest: both(longest),
    facets: parts.reduce((sum, { facets }) => sum + facets, rest),
  };
}

function greatest(numbers: readonly bigint[]): bigint {
  return numbers.reduce((a, b) => (a > b ? a : b));
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((a, b) => a + b, 0n);
}
