import type { Form } from '../forms/Form.js';
import type { OrderRule } from './OrderTable.js';
import { leftWinsFirst, leftWinsFirstStrongly, leftWinsSecond, leftWinsSecondStrongly } from './strongOutcomes.js';

/** The universes whose order under misère play is decided by a recursive test, each contained in the next. */
export type MisereUniverse = 'dicotic' | 'dead-ending' | 'all';

/** The order of a universe, and how it is called in words. */
export interface MisereRule extends OrderRule {
  readonly universe: MisereUniverse;
}

const depends = (): 'depends' => 'depends';

/** Does what Left wins in the second form imply that she wins the same in the first? */
function implied(wins: (form: Form) => boolean, first: Form, second: Form): boolean {
  return wins(first) || !wins(second);
}

const hasMoves = (form: Form, player: 'L' | 'R'): boolean => form.options(player).length > 0;

/**
 * The ends of play, universe by universe. Play is over for a player in a sum when neither summand has an option. A
 * dicotic game in which a player has no option is 0: what counts are the outcomes of the forms. A dead-ending one never
 * has an option for that player again: these count with any such game beside them. Among all games it counts whether
 * there are options.
 *
 * That the test is right also for forms outside of the universe is ours: its proof asks of the game that is added alone
 * whether it belongs to the universe, and so does that of its converse (`separatingGame`).
 * See Dorbec, Renault, Siegel and Sopena 2015.
 * See Larsson, Milley, Nowakowski, Renault and Santos 2021.
 * See Siegel 2015.
 */
export const MISERE_RULES: Readonly<Record<MisereUniverse, MisereRule>> = {
  dicotic: {
    universe: 'dicotic',
    certainty: depends,
    ends: (g, h) => implied(leftWinsFirst, g, h) && implied(leftWinsSecond, g, h),
  },
  'dead-ending': {
    universe: 'dead-ending',
    certainty: depends,
    ends: (g, h) => implied(leftWinsFirstStrongly, g, h) && implied(leftWinsSecondStrongly, g, h),
  },
  all: {
    universe: 'all',
    certainty: depends,
    ends: (g, h) => (hasMoves(h, 'L') || !hasMoves(g, 'L')) && (hasMoves(g, 'R') || !hasMoves(h, 'R')),
  },
};
