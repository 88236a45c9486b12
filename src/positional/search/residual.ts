import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import type { PositionalGame } from '../PositionalGame.js';

/** A set of points as bits of one word. */
export type Mask = number;

/**
 * The most free points in live winning sets that a search takes: they are the bits of a word, one of which is the sign.
 */
const MOST_POINTS = 31;

/** What is left of a position: what matters are the free points in winning sets that can still be completed. */
export interface Residual {
  /** The points of the board behind the bits. */
  readonly points: readonly number[];
  /** For each player the free points of the winning sets without a point of the opponent, the minimal ones. */
  readonly live: Readonly<Record<Player, readonly Mask[]>>;
  /** The free points that lie in none of those. */
  readonly dead: readonly number[];
}

/**
 * The winning sets that a player can still complete, without what the player has of them.
 * @returns lists of free points, not all of them minimal
 */
export function liveSets({ sets, left, right }: PositionalGame, player: Player): number[][] {
  const [own, other] = player === 'L' ? [new Set(left), new Set(right)] : [new Set(right), new Set(left)];
  return sets
    .toLists()
    .filter((set) => !set.some((point) => other.has(point)))
    .map((set) => set.filter((point) => !own.has(point)));
}

/**
 * What is left of a position that is not decided.
 * @param builders the players whose winning sets count
 * @throws LimitError `too-large-board` above 31 free points in live winning sets
 */
export function residualOf(task: string, game: PositionalGame, builders: readonly Player[]): Residual {
  const sets = builders.map((player) => liveSets(game, player));
  const points = [...new Set(sets.flat(2))].sort((a, b) => a - b);
  if (points.length > MOST_POINTS)
    throw new LimitError(
      'too-large-board',
      `${task}: ${points.length} free points in winning sets that can be completed; the limit is ${MOST_POINTS}.`,
      {
        hint: 'Claim points first, or look for a pairing strategy or the Erdős–Selfridge sum.',
      },
    );
  const bit = new Map(points.map((point, i) => [point, 1 << i]));
  const masks = new Map(
    builders.map((player, i) => [
      player,
      minimalMasks(sets[i]!.map((set) => set.reduce((mask, point) => mask | bit.get(point)!, 0))),
    ]),
  );
  const live = { L: masks.get('L') ?? [], R: masks.get('R') ?? [] };
  const union = [...live.L, ...live.R].reduce((all, mask) => all | mask, 0);
  const used = points.filter((point) => (union & bit.get(point)!) !== 0);
  if (used.length < points.length) {
    // Points in sets that are not minimal only.
    const place = new Map(used.map((point, i) => [point, 1 << i]));
    const moved = (mask: Mask): Mask =>
      points.reduce((all, point) => ((mask & bit.get(point)!) === 0 ? all : all | place.get(point)!), 0);
    live.L = live.L.map(moved);
    live.R = live.R.map(moved);
  }
  const isUsed = new Set(used);
  return { points: used, live, dead: game.free.filter((point) => !isUsed.has(point)) };
}

/** The minimal ones among some sets, each once, ascending. */
function minimalMasks(masks: readonly Mask[]): Mask[] {
  const bySize = [...new Set(masks)].sort((a, b) => sizeOf(a) - sizeOf(b));
  const kept: Mask[] = [];
  for (const mask of bySize) if (!kept.some((small) => (small & mask) === small)) kept.push(mask);
  return kept.sort((a, b) => a - b);
}

/** The number of points of a set. */
export function sizeOf(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What the sets of a player become where the player claims a point: they need it no more. */
export function claimed(sets: readonly Mask[], bit: Mask): Mask[] {
  const gone = sets.filter((set) => (set & bit) !== 0).map((set) => set & ~bit);
  if (gone.length === 0) return [...sets];
  const rest = sets.filter((set) => (set & bit) === 0 && !gone.some((small) => (small & set) === small));
  // The shortened ones are not supersets of each other, and contain none of the others: those were minimal together
  // with the point.
  return minimalMasks([...rest, ...gone]);
}

/** What the sets of a player become where the opponent claims a point: those that need it are lost. */
export function blocked(sets: readonly Mask[], bit: Mask): Mask[] {
  return sets.filter((set) => (set & bit) === 0);
}

/**
 * The points of some families, one of all that lie in the same sets of each: those change places by a symmetry. They
 * stand first that lie in the most and smallest sets.
 */
export function movesIn(...families: readonly (readonly Mask[])[]): Mask[] {
  const all = families.flat();
  const union = all.reduce((points, mask) => points | mask, 0);
  const found = new Map<string, { bit: Mask; weight: number }>();
  for (let left = union; left !== 0; left &= left - 1) {
    const bit = left & -left;
    let [weight, members] = [0, ''];
    all.forEach((mask, i) => {
      if ((mask & bit) === 0) return;
      weight += 2 ** -sizeOf(mask);
      members += `${i},`;
    });
    if (!found.has(members)) found.set(members, { bit, weight });
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight).map(({ bit }) => bit);
}

/**
 * Sets with their points renumbered, in order, as a text: equal for positions that only differ in what their points
 * are called.
 */
export function residualKey(...families: readonly (readonly Mask[])[]): string {
  const union = families.flat().reduce((points, mask) => points | mask, 0);
  if (((union + 1) & union) === 0) return families.map((family) => family.join()).join('/');
  const bits: Mask[] = [];
  for (let left = union; left !== 0; left &= left - 1) bits.push(left & -left);
  const packed = (mask: Mask): Mask => bits.reduce((all, bit, i) => ((mask & bit) === 0 ? all : all | (1 << i)), 0);
  return families.map((family) => family.map(packed).join()).join('/');
}

/** The players whose winning sets count under a rule. */
export function buildersOf({ rule }: PositionalGame): readonly Player[] {
  return rule === 'strong' ? ['L', 'R'] : ['L'];
}
