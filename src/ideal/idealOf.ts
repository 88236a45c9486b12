import { wrongArgument } from '../arguments.js';
import { SimplicialComplex } from '../complex/index.js';
import { complexOf } from '../complex/internal.js';
import { SquarefreeIdeal } from './SquarefreeIdeal.js';

/**
 * The ideal that a function was given, or what stands for it: the Stanley–Reisner ideal of a complex, the illegal ideal of a
 * game.
 * @param task the function the user called
 * @throws InputError `invalid-argument`
 */
export function idealOf(subject: SquarefreeIdeal, task: string): SquarefreeIdeal {
  if (subject instanceof SquarefreeIdeal) return subject;
  const given = subject as unknown as SimplicialComplex;
  if (given instanceof SimplicialComplex) return SquarefreeIdeal.outside(given);
  const isGame = typeof given === 'object' && (given as object | null) !== null && 'legalComplex' in given;
  if (isGame) return SquarefreeIdeal.outside(complexOf(given, task));
  throw wrongArgument(task, given, 'a SquarefreeIdeal, such as SquarefreeIdeal.fromGenerators([[0, 1]], 2)');
}
