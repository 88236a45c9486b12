import type { RulesetData } from '../declarative/RulesetData.js';
import { rulesetFromData } from '../declarative/rulesetFromData.js';
import type { Ruleset } from '../Ruleset.js';
import { onBoards } from './rulesetOnBoards.js';

/** As `rulesetOnBoards`, of data in which the arguments of a user are, so that they are checked. */
export function readOnBoards(data: RulesetData, ...rest: OnBoards): Ruleset {
  return onBoards(rulesetFromData(data), ...rest);
}

/** What `onBoards` is told besides the ruleset. */
export type OnBoards = Parameters<typeof onBoards> extends [Ruleset, ...infer Rest] ? Rest : never;
