import { InputError } from '../../errors.js';
import type { Document } from '../../document.js';
import { also } from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import type { Ruleset } from '../Ruleset.js';
import { describeRuleset } from './describeRuleset.js';
import { ALL_CLAUSES } from './clauseMakers.js';
import { pieceFinder } from './placementFinders.js';
import { rulesetData } from './readRuleset.js';
import type { RulesetData } from './RulesetData.js';
import { rulesetOf } from './rulesetOf.js';

/** A ruleset as data, and what it stands for. */
export const rulesetDocument: Document<'ruleset', Ruleset> = /* @__PURE__ */ also(rulesetData, (full) =>
  rulesetOf(full, full.words ?? describeRuleset(full), { finder: pieceFinder, clauses: ALL_CLAUSES }),
);

/**
 * The ruleset that the data describe. Pieces are found on the board by subgraph search; on a board with long edges,
 * chains are played on, and the inner vertices of the chains come after the others.
 * @param data checked, as it may come from a file
 * @throws InputError `invalid-field`: `details.field` is the path in the data, `hint` the fix
 * @example rulesetFromData({ type: 'ruleset', name: 'pairs', pieces: [{ piece: 'pair', shape: ['##'], rotate: true }], clauses: [{ forbid: 'overlap' }] }).name // 'pairs'
 */
export function rulesetFromData(data: RulesetData): Ruleset {
  return rulesetDocument.read(DataReader.of(data, 'rulesetFromData'));
}

/**
 * A ruleset as data, in the long form.
 * @throws InputError `not-declarative` for a ruleset that is given by functions
 */
export function rulesetToData(ruleset: Ruleset): RulesetData {
  if (ruleset.data !== undefined) return ruleset.data;
  throw new InputError(
    'not-declarative',
    `rulesetToData: ${ruleset.name} is given by functions; expected a ruleset made by rulesetFromData.`,
    { details: { ruleset: ruleset.name } },
  );
}
