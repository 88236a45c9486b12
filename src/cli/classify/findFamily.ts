import { InputError } from '../../errors.js';
import {
  independence,
  invariance,
  type Independence,
  type Invariance,
  type Ruleset,
  type SPGame,
} from '../../games/index.js';
import type { Session } from '../Session.js';
import { inTime } from '../value/evaluateTerms.js';
import { parseFamily } from './boardFamily.js';
import type { FamilyFinding } from './ClassFinding.js';

/** The error for `--family` without ruleset. */
export function noRuleset(): InputError {
  return new InputError(
    'no-ruleset',
    'classify: --family with a source that is no ruleset on a board; expected RULESET@BOARD.',
    { hint: 'For example classify snort@path:3 --family 4.' },
  );
}

/** The ruleset of a game that is no sum. @throws InputError `no-ruleset` */
export function rulesetOf({ summands }: SPGame): Ruleset {
  const [summand] = summands;
  if (summand?.ruleset === undefined || summands.length > 1) throw noRuleset();
  return summand.ruleset;
}

/**
 * Whether a ruleset is invariant and an independence ruleset on a family of boards.
 * @throws InputError `bad-family`, `unsuitable-board`, and those of the boards
 */
export async function findFamily(ruleset: Ruleset, text: string, session: Session): Promise<FamilyFinding> {
  const { boards, relabel } = await parseFamily(text, { ...session.run(), read: session.terminal.read });
  const invariant: Invariance = inTime(() => invariance(ruleset, boards, { ...session.run(), relabel })) ?? {
    invariant: 'undecided',
    boards: 0,
  };
  if (invariant.invariant === true && invariant.boards === 0)
    throw new InputError('unsuitable-board', `classify: ${ruleset.name} cannot be played on any board of the family.`, {
      hint: 'For example --family grids:6 for rulesets on grids.',
    });
  // What an invariant ruleset forbids on a board, it forbids on all boards that are isomorphic.
  const again = relabel && invariant.invariant !== true;
  const found: Independence = inTime(() => independence(ruleset, boards, { ...session.run(), relabel: again })) ?? {
    independence: 'undecided',
    boards: 0,
  };
  return { invariance: invariant, independence: found };
}
