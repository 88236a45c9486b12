import { InputError } from '../../errors.js';
import { planFollowers, requireSize, Sizes, type Recipe } from '../../recipes/internal.js';
import { birthday, type Value } from '../../values/index.js';
import type { KnownPure, PlannedPure, PureNeeds, PureTheorem } from './PureTheorem.js';
import { smallPure } from './smallPure.js';

/** How large it may become. */
export interface PurePlanOptions {
  /** The size; by default the least one at which the theorem gives a complex. */
  readonly size: number | undefined;
  readonly limit: number;
}

/** A value at a size. */
interface Follower {
  readonly value: Value;
  readonly size: number;
}

/**
 * The followers of a value at the sizes at which they are built, each once.
 * @throws InputError `invalid-size` when the theorem gives nothing of this size
 * @throws LimitError `too-large-construction`, before anything is built
 */
export function planPureGame(value: Value, theorem: PureTheorem, { size, limit }: PurePlanOptions): PlannedPure {
  const least = birthday(value);
  const needed = value.integer === undefined ? 4n * least * least : least;
  requireSize(TASK, { what: 'entries of facets', size: needed, orMore: true }, ENTRIES * limit);
  if (size !== undefined) requireSize(TASK, { what: 'vertices', size: BigInt(size) }, limit);
  const sizes = new Sizes((follower, at) => knownWay(follower, at, theorem.isFlag), theorem.least);
  const most = theorem.most(Number(least));
  let chosen = size ?? Number(least);
  while (size === undefined && chosen < most && sizes.way(value, chosen) === undefined) chosen++;
  if (sizes.way(value, chosen) === undefined)
    throw new InputError(
      'invalid-size',
      `${TASK}: no complex with ${chosen} vertices in each facet is known for ${String(value)}; expected ${most} or more.`,
      {
        hint: 'Leave the size out: then it is the least one that the construction gives.',
        details: { size: chosen, most },
      },
    );
  let entries = 0;
  const recipe = (follower: Follower): Recipe<Follower, PlannedPure> => {
    const way = sizes.way(follower.value, follower.size)!;
    const smaller = (options: readonly Value[]): Follower[] =>
      options.map((option) => ({ value: option, size: follower.size - 1 }));
    return {
      options:
        way === 'options' ? [smaller(follower.value.options('L')), smaller(follower.value.options('R'))] : [[], []],
      plan: (parts) => {
        const needs =
          way === 'options'
            ? theorem.needs(follower.value, follower.size, parts)
            : needsOfKnown(follower, way, theorem.isFlag);
        entries += Math.max(1, needs.facets) * follower.size;
        requireSize(TASK, { what: 'entries of facets', size: whole(entries), orMore: true }, ENTRIES * limit);
        return { ...follower, way, parts, ...needs };
      },
    };
  };
  const root = planFollowers(
    recipe({ value, size: chosen }),
    recipe,
    (follower) => `${follower.value.id} ${follower.size}`,
  ).at(-1)!;
  const total = root.vertices[0] + root.vertices[1];
  requireSize(TASK, { what: 'vertices', size: whole(total) }, limit);
  if (theorem.isFlag) requireSize(TASK, { what: 'pairs of vertices', size: whole((total * (total - 1)) / 2) }, limit);
  else requireSize(TASK, { what: 'facets', size: whole(root.facets) }, limit);
  return root;
}

const TASK = 'gameWithValue';

/** So many vertices of facets of all followers are there at most, for each one that the limit allows. */
const ENTRIES = 8;

function whole(n: number): bigint {
  return BigInt(Number.isFinite(n) ? Math.ceil(n) : Number.MAX_VALUE);
}

/**
 * An integer n is a simplex of size |n|, |n| + 2, …, n + ∗ its join with two points of different sides; others are in a
 * table.
 */
function knownWay(value: Value, size: number, isFlag: boolean): KnownPure | undefined {
  if (isEvenRest(size, value.integer)) return 'integer';
  if (isEvenRest(size - 1, value.plus(value.store.nimber(1)).integer)) return 'star';
  return !isFlag && smallPure(value)?.size === size ? 'small' : undefined;
}

/** Is a size |n|, |n| + 2, …? */
function isEvenRest(size: number, n: bigint | undefined): boolean {
  if (n === undefined) return false;
  const rest = BigInt(size) - (n < 0n ? -n : n);
  return rest >= 0n && rest % 2n === 0n;
}

function needsOfKnown({ value, size }: Follower, way: KnownPure, isFlag: boolean): PureNeeds {
  if (way === 'small') {
    const { sides, facets } = smallPure(value)!;
    const left = sides.filter((side) => side === 'L').length;
    return { vertices: [left, sides.length - left], facets: facets.length };
  }
  const star = way === 'star' ? 1 : 0;
  const n = Number((star === 1 ? value.plus(value.store.nimber(1)) : value).integer);
  const rest = size - star;
  return { vertices: [(rest + n) / 2 + star, (rest - n) / 2 + star], facets: isFlag ? 0 : 1 + star };
}
