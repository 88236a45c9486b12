import { Work, type RunOptions } from '../run.js';
import { connectedParts } from './connectedClasses.js';
import { diagramTurns, TO_COUNT } from './diagramTurns.js';
import { searchTransversals, SHORT_WORK } from './minimalTransversals.js';
import { SetFamily } from './SetFamily.js';

/**
 * The number of minimal sets that meet every member of a family, which is that of the maximal sets without a member
 * inside. They are not listed: the numbers of parts without common elements are multiplied, and each is read off a
 * decision diagram, or where that becomes large from a search that keeps nothing.
 * @param family any family; its minimal members count
 * @returns 0 if ∅ is a member, 1 for no member at all
 * @throws LimitError; `limit` counts the sets of a part
 * @complexity exponential in the width of the family in an order of the elements, not in their number; memory at most
 * about 300 MB
 * @example countTransversals(SetFamily.fromLists([[0, 1], [1, 2], [3, 4, 5]], 6)) // 6n
 */
export function countTransversals(family: SetFamily, options: RunOptions = {}): bigint {
  const work = new Work('countTransversals', options);
  const minimal = family.minimal(work.part());
  const all = minimal.toLists();
  if (all[0]?.length === 0) return 0n;
  let product = 1n;
  for (const { elements, sets } of connectedParts(family.n, all)) {
    if (sets.length === 0) continue;
    const part = SetFamily.fromLists(sets, elements.length);
    const count = sets.length === 1 ? BigInt(elements.length) : countPart(part, work);
    work.tick(Number(count));
    product *= count;
  }
  return product;
}

/** The number for one part: from a diagram as soon as one can be made, else by the search. */
function countPart(family: SetFamily, work: Work): bigint {
  const diagramAfter = diagramTurns(family, TO_COUNT, work);
  let diagram = diagramAfter(0);
  let blocks = 0;
  let found = 0;
  if (diagram === undefined)
    for (const block of searchTransversals(family, false, SHORT_WORK)) {
      found += block.length / family.stride;
      work.tick(found);
      diagram = diagramAfter(++blocks);
      if (diagram !== undefined) break;
    }
  return diagram?.count ?? BigInt(found);
}
