import type { LabelledPoset } from './LabelledPoset.js';
import { posetWidth } from './posetWidth.js';
import { Work, type RunOptions } from '../run.js';
import { connectedClasses } from '../sets/internal.js';

/** Elements of a poset with all between them, each after those below it. */
type Part = readonly number[];

/**
 * How many linear orders contain the order. The poset is taken apart: into parts one above the other, whose numbers are
 * multiplied, and parts beside each other, whose orders are shuffled, and so on; the rest is counted by its order
 * ideals of growing size.
 * @throws LimitError; `limit` counts ideals of parts
 * @complexity O(ideals · width) for each part
 */
export function countLinearExtensions(poset: LabelledPoset, options: RunOptions = {}): bigint {
  const work = new Work('countLinearExtensions', options);
  let chains: readonly (readonly number[])[] | undefined;
  let product = 1n;
  const open: Part[] = [poset.linearOrder];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part.length < 2) continue;
    let parts = ordinalSummands(poset, part, work);
    if (parts.length === 1) {
      parts = components(poset, part);
      product *= shuffles(parts);
    }
    if (parts.length > 1) for (const smaller of parts) open.push(smaller);
    else product *= countByIdeals(poset, part, (chains ??= posetWidth(poset, work.part()).chains), work);
  }
  return product;
}

/** The parts of which every element of one is below every element of the next. */
function ordinalSummands({ ideals }: LabelledPoset, part: Part, work: Work): Part[] {
  const cuts: number[] = [];
  // So many of the first elements are below all those that were looked at.
  let below = part.length - 1;
  for (let i = part.length - 1; i > 0; i--) {
    work.tick(work.steps);
    if (below > i) below = i;
    const x = part[i]!;
    for (let j = 0; j < below; j++) if (!ideals.has(x, part[j]!)) below = j;
    if (below === i) cuts.push(i);
  }
  return [...cuts, 0].reverse().map((cut, k, starts) => part.slice(cut, starts[k + 1]));
}

/** The parts that covers connect. */
function components(poset: LabelledPoset, part: Part): Part[] {
  const place = new Map(part.map((x, i) => [x, i]));
  const pairs = part.flatMap((x, i) =>
    poset.upperCovers(x).flatMap(({ upper }) => (place.has(upper) ? [[i, place.get(upper)!]] : [])),
  );
  return connectedClasses(part.length, pairs).map((places) => places.map((i) => part[i]!));
}

/** In how many ways linear orders of the parts become one. */
function shuffles(parts: readonly Part[]): bigint {
  let product = 1n;
  let placed = 0n;
  for (const { length } of parts) for (let i = 1n; i <= BigInt(length); i++) product = (product * ++placed) / i;
  return product;
}

/** An ideal is a text: how many elements it has of each chain, as the codes of its letters. */
function countByIdeals(
  poset: LabelledPoset,
  part: Part,
  chainsOfAll: readonly (readonly number[])[],
  work: Work,
): bigint {
  const inside = new Set(part);
  const chains = chainsOfAll.map((chain) => chain.filter((x) => inside.has(x))).filter(({ length }) => length > 0);
  const place = new Map(chains.flatMap((chain, c) => chain.map((x, height) => [x, [c, height] as const])));
  const needed = chains.map((chain) =>
    chain.map((x) => poset.lowerCovers(x).flatMap(({ lower }) => (inside.has(lower) ? [place.get(lower)!] : []))),
  );
  let level = new Map<string, bigint>([['\0'.repeat(chains.length), 1n]]);
  for (let size = 0; size < part.length; size++) {
    const larger = new Map<string, bigint>();
    for (const [ideal, count] of level) {
      work.step();
      for (let c = 0; c < chains.length; c++) {
        const height = ideal.charCodeAt(c);
        const before = needed[c]![height];
        if (before === undefined || before.some(([d, least]) => ideal.charCodeAt(d) <= least)) continue;
        const next = ideal.slice(0, c) + String.fromCharCode(height + 1) + ideal.slice(c + 1);
        larger.set(next, (larger.get(next) ?? 0n) + count);
      }
    }
    level = larger;
  }
  return level.values().next().value!;
}
