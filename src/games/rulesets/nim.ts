import { nimHeaps } from '../../evaluation/index.js';
import { LimitError } from '../../errors.js';
import { Work } from '../../run.js';
import type { BasicPosition } from '../BasicPosition.js';
import { deepFrozen } from '../deepFrozen.js';
import { noOverlap, type Ruleset } from '../Ruleset.js';
import { requireHeaps, requireShortEdges } from './rulesetOnBoards.js';

/** The largest heap: it has a basic position for each set of its tokens. */
export const LARGEST_NIM_HEAP = 16;

/**
 * NIM on heaps: complete graphs, and pieces that are complete graphs of any size.
 * @source Huntemann 2018, App. A
 * @source Huntemann 2018, Remark 1.11
 * @source Huntemann 2018, Remark 4.33
 */
export const nim: Ruleset = /* @__PURE__ */ deepFrozen({
  name: 'nim',
  words: 'Cover any number of tokens, at least one, of one heap.',
  basicPositions: (board, options = {}) => {
    requireShortEdges('nim', board);
    requireHeaps('nim', board);
    const work = new Work('compile', options);
    const found: BasicPosition[] = [];
    for (const heap of board.components()) {
      if (heap.length > LARGEST_NIM_HEAP)
        throw new LimitError(
          'too-large-board',
          `nim: a heap of ${heap.length} has 2^${heap.length} − 1 basic positions; expected heaps of at most ${LARGEST_NIM_HEAP}.`,
          { hint: 'nimSum and winningNimMoves in spgames/values tell the value of heaps of any size and how to win.' },
        );
      for (let set = 1; set < 2 ** heap.length; set++) {
        const cells = heap.filter((_, i) => ((set >>> i) & 1) === 1);
        found.push({ piece: cells.length === 1 ? '1 token' : `${cells.length} tokens`, cells });
        work.tick(found.length);
      }
    }
    return found;
  },
  clauses: [noOverlap],
  heaps: nimHeaps,
});
