import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import { birthday, type Value } from '../../values/index.js';
import { requireSize } from '../../recipes/internal.js';
import { balancedHeight } from './balancedHeight.js';
import type { PureKind } from './PureKind.js';
import { PureSizes, type PureWay } from './pureSizes.js';
import { smallPure } from './smallPure.js';

/** A follower at a size, with how much it needs. */
export interface PlannedPure {
  readonly value: Value;
  readonly size: number;
  readonly way: PureWay;
  /** The options of Left and of Right, one size smaller. */
  readonly parts: readonly [readonly PlannedPure[], readonly PlannedPure[]];
  /** Vertices of Left and of Right; of a flag complex with those of all parts. */
  readonly vertices: readonly [number, number];
  /** Facets; of a flag complex 0, as they are not listed. */
  readonly facets: number;
}

/** How large it may become. */
export interface PurePlanOptions {
  /** The size; by default the least one at which the theorem gives a complex. */
  readonly size: number | undefined;
  readonly limit: number;
}

/**
 * The followers of a value at the sizes at which they are built, each once.
 * @throws InputError `invalid-size` when the theorem gives nothing of this size
 * @throws LimitError `too-large-construction`, before anything is built
 */
export function planPureGame(value: Value, kind: PureKind, { size, limit }: PurePlanOptions): PlannedPure {
  const least = birthday(value);
  const needed = value.integer === undefined ? 4n * least * least : least;
  requireSize(TASK, { what: 'entries of facets', size: needed, orMore: true }, ENTRIES * limit);
  if (size !== undefined) requireSize(TASK, { what: 'vertices', size: BigInt(size) }, limit);
  const sizes = new PureSizes(kind);
  const most = (kind === 'flag' ? 5 : 1) * Number(least) + (kind === 'flag' ? 7 : 2);
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
  const planned = new Map<string, PlannedPure>();
  let entries = 0;
  const plan = (follower: Value, at: number): PlannedPure => {
    const key = `${follower.id} ${at}`;
    const known = planned.get(key);
    if (known !== undefined) return known;
    const way = sizes.way(follower, at)!;
    const parts = (player: Player): PlannedPure[] =>
      way === 'options' ? follower.options(player).map((option) => plan(option, at - 1)) : [];
    const step = withSizes({ value: follower, size: at, way, parts: [parts('L'), parts('R')] }, kind);
    planned.set(key, step);
    entries += Math.max(1, step.facets) * at;
    requireSize(TASK, { what: 'entries of facets', size: whole(entries), orMore: true }, ENTRIES * limit);
    return step;
  };
  const root = plan(value, chosen);
  const total = root.vertices[0] + root.vertices[1];
  requireSize(TASK, { what: 'vertices', size: whole(total) }, limit);
  if (kind === 'flag') requireSize(TASK, { what: 'pairs of vertices', size: whole((total * (total - 1)) / 2) }, limit);
  else requireSize(TASK, { what: 'facets', size: whole(root.facets) }, limit);
  return root;
}

const TASK = 'gameWithValue';

/** So many vertices of facets of all followers are there at most, for each one that the limit allows. */
const ENTRIES = 8;

function whole(n: number): bigint {
  return BigInt(Number.isFinite(n) ? Math.ceil(n) : Number.MAX_VALUE);
}

function withSizes(step: Omit<PlannedPure, 'vertices' | 'facets'>, kind: PureKind): PlannedPure {
  const { value, size, way, parts } = step;
  if (way === 'small') {
    const { sides, facets } = smallPure(value)!;
    const left = sides.filter((side) => side === 'L').length;
    return { ...step, vertices: [left, sides.length - left], facets: facets.length };
  }
  if (way !== 'options') {
    const star = way === 'star' ? 1 : 0;
    const n = Number((star === 1 ? value.plus(value.store.nimber(1)) : value).integer);
    const rest = size - star;
    return {
      ...step,
      vertices: [(rest + n) / 2 + star, (rest - n) / 2 + star],
      facets: kind === 'flag' ? 0 : 1 + star,
    };
  }
  const all = [...parts[0], ...parts[1]];
  const each = (of: (p: 0 | 1) => number): [number, number] => [of(0), of(1)];
  if (kind === 'flag') {
    const hub = 4 * size - 4 * Number(balancedHeight(value));
    return {
      ...step,
      vertices: each((p) => all.reduce((sum, { vertices }) => sum + vertices[p], hub + parts[p].length)),
      facets: 0,
    };
  }
  const most = each((p) => Math.max(0, ...all.map(({ vertices }) => vertices[p])));
  const inParts = all.reduce((sum, { facets }) => sum + facets, 0);
  if (kind === 'pure') {
    const vertices = each((p) => most[p] + 2 * (size - 1) + parts[p].length);
    return { ...step, vertices, facets: 4 * (size - 1) + most[0] + most[1] + inParts };
  }
  const [x, y] = each((p) => Math.max(2 * (size - 2), most[p]));
  const around = (own: number, other: number): number =>
    choose(own + (other >> 1), size - 1) + choose(own + ((other + 1) >> 1), size - 1);
  return {
    ...step,
    vertices: [x + 2 + parts[0].length, y + 2 + parts[1].length],
    facets: choose(x + y, size) + around(x, y) + around(y, x) + x + y + 4 + inParts,
  };
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i;
  return k < 0 || k > n ? 0 : Math.round(result);
}
