import type { Player } from '../../player.js';
import type { Outcome } from '../Outcome.js';
import type { Form } from './Form.js';
import { foldForms } from './foldForms.js';

/** Who wins when a player who cannot move loses. @source Siegel 2011, Thm 1.2.13 */
export const normalOutcome: (form: Form) => Outcome = outcomeWhen('loses', 'normalOutcome');

/**
 * Who wins when a player who cannot move wins. It depends on the form: games of equal value may differ.
 * @source Huntemann 2018, Def. 1.14
 */
export const misereOutcome: (form: Form) => Outcome = outcomeWhen('wins', 'misereOutcome');

function outcomeWhen(stuck: 'wins' | 'loses', task: string): (form: Form) => Outcome {
  return foldForms<Outcome>((form, at) => {
    /** Does the player win who begins? Yes, if the opponent then loses who begins at some option. */
    const winsFirst = (player: Player, lost: Outcome): boolean => {
      const options = form.options(player);
      if (options.length === 0) return stuck === 'wins';
      return options.some((option) => at(option) === 'P' || at(option) === lost);
    };
    const [left, right] = [winsFirst('L', 'L'), winsFirst('R', 'R')];
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  }, task);
}
