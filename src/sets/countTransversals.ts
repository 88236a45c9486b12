import { aFamily } from './aFamily.js';
import { takes, options } from '../arguments.js';
import { Work, type RunOptions } from '../run.js';
import { connectedClasses } from './connectedClasses.js';
import { DiagramTurns, TO_COUNT } from './DiagramTurns.js';
import { searchTransversals } from './minimalTransversals.js';
import type { SetFamily } from './SetFamily.js';

const countTransversalsTakes = /* @__PURE__ */ takes('countTransversals', () => ({ family: aFamily, options }));

/**
 * The number of minimal sets that meet every member of a family, which is that of the maximal sets without a member inside.
 * They are not listed: the numbers of parts without common elements are multiplied, and each is read off a decision diagram,
 * or where that becomes large from a search that keeps nothing.
 * @param family any family; its minimal members count
 * @returns 0 if ∅ is a member, 1 for no member at all
 * @throws LimitError; `limit` counts the sets of a part
 * @complexity exponential in the width of the family in an order of the elements, not in their number; memory at most about 300 MB
 * @example countTransversals(SetFamily.fromLists([[0, 1], [1, 2], [3, 4, 5]], 6)) // 6n
 */
export function countTransversals(family: SetFamily, options: RunOptions = {}): bigint {
  countTransversalsTakes(family, options);
  const work = new Work('countTransversals', options);
  const minimal = family.minimal(work.part());
  const sets = minimal.toLists();
  if (sets[0]?.length === 0) return 0n;
  const partOf = new Int32Array(family.n);
  connectedClasses(family.n, sets).forEach((part, p) => part.forEach((v) => (partOf[v] = p)));
  const members = new Map<number, number[]>();
  sets.forEach((set, i) => {
    const part = members.get(partOf[set[0]!]!);
    if (part === undefined) members.set(partOf[set[0]!]!, [i]);
    else part.push(i);
  });
  let product = 1n;
  for (const part of members.values()) {
    const count = part.length === 1 ? BigInt(sets[part[0]!]!.length) : countPart(minimal.inOrder(part), work);
    work.tick(Number(count));
    product *= count;
  }
  return product;
}

/** The number for one part: from a diagram as soon as one can be made, else by the search. */
function countPart(family: SetFamily, work: Work): bigint {
  const turns = new DiagramTurns(family, TO_COUNT, () => work.tick(0), work.memory);
  let effort = 0;
  let found = 0;
  const atOnce = turns.after(effort);
  if (atOnce !== undefined) return atOnce.count;
  for (const block of searchTransversals(family, false, (more) => (effort += more))) {
    found += block.length / family.stride;
    work.tick(found);
    const diagram = turns.after(effort);
    if (diagram !== undefined) return diagram.count;
  }
  return BigInt(found);
}
