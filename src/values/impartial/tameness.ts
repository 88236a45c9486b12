import type { Form } from '../forms/Form.js';
import { foldForms } from '../forms/foldForms.js';
import { genusOfOptions, isGenusOfNim, printGenus, type Genus } from './genus.js';
import { requireImpartial } from './isImpartial.js';

/** How an impartial game behaves beside heaps of NIM under misère play. */
export type Tameness = 'hereditarily tame' | 'tame' | 'wild';

/**
 * Is an impartial game tame, does it behave like heaps of NIM beside others that do? It is hereditarily tame if its
 * genus and those of all its followers are genera of NIM. It is tame if its genus is, some options are tame, by which
 * alone the genus would be the same, and every other option has a tame option of that genus. All others are wild.
 * @throws InputError `not-impartial`
 * @complexity for each follower its options times theirs
 * @source Conway 1976, Ch. 12
 * @source Berlekamp, Conway and Guy 1982, Ch. 13
 *   Stated in our words: neither book is among the sources that were read.
 * @example tameness(parseForm('{0,{*2|*2}|0,{*2|*2}}')) // 'wild'
 */
export function tameness(form: Form): Tameness {
  requireImpartial('tameness', form);
  return tamenessOf(form).is;
}

const tamenessOf: (form: Form) => { readonly is: Tameness; readonly genus: Genus } = foldForms((form, at) => {
  const options = form.options('L');
  const genus = genusOfOptions(options.map((option) => at(option).genus));
  const isLike = (other: Genus): boolean => printGenus(other) === printGenus(genus);
  const tame = options.filter((option) => at(option).is !== 'wild');
  const reverts = (option: Form): boolean =>
    option.options('L').some((reply) => at(reply).is !== 'wild' && isLike(at(reply).genus));
  const is = (): Tameness => {
    if (!isGenusOfNim(genus)) return 'wild';
    if (options.every((option) => at(option).is === 'hereditarily tame')) return 'hereditarily tame';
    const isEnough = tame.length > 0 && isLike(genusOfOptions(tame.map((option) => at(option).genus)));
    return isEnough && options.every((option) => at(option).is !== 'wild' || reverts(option)) ? 'tame' : 'wild';
  };
  return { is: is(), genus };
}, 'tameness');
