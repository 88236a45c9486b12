import type { Board } from '../../boards/index.js';
import {
  independence,
  invariance,
  type FamilyOptions,
  type Independence,
  type Invariance,
  type Ruleset,
} from '../../games/index.js';
import { Work } from '../../run.js';

/** What a ruleset is on a family of boards. */
export interface RulesetAnalysis {
  readonly invariance: Invariance;
  readonly independence: Independence;
}

/**
 * Whether a ruleset is invariant, and an independence ruleset, on a family of boards.
 * @param given `limit` counts boards, for each question; when they cut the work off, the answers are undecided
 * @throws InputError `not-an-empty-board`
 * @source Huntemann 2018, Def. 2.3
 * @source Huntemann 2018, Def. 2.21
 * @example analyzeRuleset(snort, [path(3)]).independence.independence // true
 */
export function analyzeRuleset(ruleset: Ruleset, boards: readonly Board[], given: FamilyOptions = {}): RulesetAnalysis {
  const { relabel = false, limit = Infinity, ...run } = given;
  const work = new Work('analyzeRuleset', run);
  const none = { boards: 0 };
  const invariant = work.inTime(() => invariance(ruleset, boards, { ...work.part({ limit }), relabel })) ?? {
    invariant: 'undecided' as const,
    ...none,
  };
  // What an invariant ruleset forbids on a board, it forbids on all boards that are isomorphic.
  const again = relabel && invariant.invariant !== true;
  const independent = work.inTime(() => independence(ruleset, boards, { ...work.part({ limit }), relabel: again })) ?? {
    independence: 'undecided' as const,
    ...none,
  };
  return { invariance: invariant, independence: independent };
}
