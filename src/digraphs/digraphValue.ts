import { DigraphEvaluator } from '../evaluation/internal.js';
import { Work, type RunOptions } from '../run.js';
import { standardStore, type Outcome, type Value, type ValueStore } from '../values/index.js';
import type { DigraphPlacement } from './DigraphPlacement.js';
import { requireStore } from '../values/internal.js';
import { valueByParts } from './value/valueByParts.js';

/** How to evaluate a game. */
export interface DigraphValueOptions extends RunOptions {
  /** Where values are kept; by default the standard store. */
  readonly store?: ValueStore;
}

/** What positions that are remembered may take. */
const BYTES = 2 ** 31;

const evaluators = new WeakMap<ValueStore, DigraphEvaluator>();

/**
 * The value under normal play, by connected components and the parts of which they are ordinal sums, without true
 * twins; what is left is searched: positions fall into components, and those are remembered up to isomorphism and
 * exchange of the players.
 * @throws LimitError `too-many-items`, `too-long`, `too-much-memory`, `too-many-vertices`; `limit` counts positions,
 * and followers of what stands on a base
 * @complexity exponential in the largest part that is not a sum; to decide who wins is PSPACE-hard (Cor. 3.2)
 * @source Clow and McKay 2024, Sec. 1
 * @example digraphValue(new DigraphPlacement('LR', [[0, 1]])).toString() // '1/2'
 */
export function digraphValue(game: DigraphPlacement, given: DigraphValueOptions = {}): Value {
  const { store = standardStore, ...run } = given;
  const evaluator = evaluatorFor('digraphValue', store);
  const work = new Work('digraphValue', run);
  return valueByParts(game, { store, work, search: (part) => evaluator.value(coloured(part), work.rest()) });
}

/** Who wins under normal play. @throws LimitError as `digraphValue` */
export function digraphOutcome(game: DigraphPlacement, given: DigraphValueOptions = {}): Outcome {
  return digraphValue(game, given).outcome;
}

/** Who wins where the player who cannot move wins. @throws LimitError as `digraphValue` */
export function digraphMisereOutcome(game: DigraphPlacement, given: DigraphValueOptions = {}): Outcome {
  const { store, ...run } = given;
  return evaluatorFor('digraphMisereOutcome', store).misereOutcome(coloured(game), run);
}

function evaluatorFor(task: string, store: ValueStore = standardStore): DigraphEvaluator {
  requireStore(task, store);
  let evaluator = evaluators.get(store);
  if (evaluator === undefined) evaluators.set(store, (evaluator = new DigraphEvaluator(store, BYTES)));
  return evaluator;
}

function coloured({ sides, arcs }: DigraphPlacement): {
  readonly sides: Uint8Array;
  readonly arcs: DigraphPlacement['arcs'];
} {
  return { sides: Uint8Array.from(sides, (side) => (side === 'L' ? 1 : 2)), arcs };
}
