import { wrongArgument } from '../arguments.js';
import { SimplicialComplex } from '../complex/index.js';
import { aComplexSource, complexOf } from '../complex/internal.js';
import { byFlaw, shown, type Shape } from '../shape.js';
import { SquarefreeIdeal } from './SquarefreeIdeal.js';

/** What stands for an ideal: a complex for its Stanley–Reisner ideal, a game for its illegal ideal. */
export type IdealSource = SquarefreeIdeal | SimplicialComplex | { readonly legalComplex: SimplicialComplex };

/** An `IdealSource`. */
export const anIdealSource: Shape = /* @__PURE__ */ byFlaw((value, place) => {
  const isIdeal = value instanceof SquarefreeIdeal || aComplexSource.flaw(value, place) === undefined;
  return isIdeal ? undefined : `${place} is ${shown(value)}; expected ${EXPECTED}`;
});

const EXPECTED = 'a SquarefreeIdeal, such as SquarefreeIdeal.fromGenerators([[0, 1]], 2)';

/**
 * The ideal that a function was given, or what stands for it: the Stanley–Reisner ideal of a complex, the illegal ideal
 * of a game.
 * @param task the function the user called
 * @throws InputError `invalid-argument`
 */
export function idealOf(subject: IdealSource, task: string): SquarefreeIdeal {
  if (subject instanceof SquarefreeIdeal) return subject;
  if (subject instanceof SimplicialComplex) return SquarefreeIdeal.outside(subject);
  const isGame = typeof subject === 'object' && (subject as object | null) !== null && 'legalComplex' in subject;
  if (isGame) return SquarefreeIdeal.outside(complexOf(subject, task));
  throw wrongArgument(task, subject, EXPECTED);
}
