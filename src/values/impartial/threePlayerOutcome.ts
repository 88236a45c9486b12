import type { Form } from '../forms/Form.js';
import { foldForms } from '../forms/foldForms.js';
import { requireImpartial } from './isImpartial.js';

/**
 * Which of three players can force a win against the other two: N, who is next to move; O, the other who moves then; P,
 * the previous one; Q if nobody can.
 */
export type ThreePlayerOutcome = 'N' | 'O' | 'P' | 'Q';

/**
 * The outcome of an impartial form for three players, who move in turn; the last to move wins.
 * @throws InputError `not-impartial`
 * @source Siegel 2013, Sec. 4
 * @example threePlayerOutcome(new FormStore().zero) // 'P'
 */
export function threePlayerOutcome(form: Form): ThreePlayerOutcome {
  requireImpartial('threePlayerOutcome', form);
  return outcomeOf(form);
}

/** After a move the player who made it is the previous one, and the two others are next and other. */
const outcomeOf: (form: Form) => ThreePlayerOutcome = foldForms((form, at) => {
  const options = form.options('L').map(at);
  if (options.length === 0 || options.every((outcome) => outcome === 'O')) return 'P';
  if (options.includes('P')) return 'N';
  return options.every((outcome) => outcome === 'N') ? 'O' : 'Q';
});
