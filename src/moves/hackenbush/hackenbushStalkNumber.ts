import { wrongArgument } from '../../arguments.js';
import type { Dyadic } from '../../values/index.js';
import { numberOfSigns } from '../numberOfSigns.js';

/**
 * The number that a stalk of HACKENBUSH with edges of Left and Right is worth, the ordinal sum of a 1 for each L and a
 * −1 for each R: the edges of the first colour count 1 each, those above them 1/2, 1/4, 1/8, …
 * @param colours letters L and R from the ground up
 * @throws InputError `invalid-argument`
 * @complexity linear in the number of edges, times that of the digits of the result
 * @source Siegel 2011, Lemma 2.2.16
 * @example hackenbushStalkNumber('LRLRRLLR').toString() // '77/128'
 */
export function hackenbushStalkNumber(colours: string): Dyadic {
  const wrong = /[^LR]/u.exec(colours);
  if (wrong !== null) throw wrongArgument('hackenbushStalkNumber', wrong[0], 'letters L and R');
  return numberOfSigns(colours);
}
