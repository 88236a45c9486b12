import { nearestNames } from '../errors.js';
import { LOOPY_GAMES } from './literature.js';

/** What may have been meant by a text that is not an option. */
export function optionHint(text: string): string {
  const [, name] = /^([a-z]\w*)\{/i.exec(text) ?? [];
  if (name !== undefined) return `An equation has a sign: ${name}=${text.slice(name.length)}.`;
  if (/[^\s]\s*(?:\+-|±)/.test(text)) return 'Write over + -1 with a blank for over − 1, and over + +-1 for over ± 1.';
  if (text.includes('&'))
    return 'A game is not read from its onside and offside, but from equations, such as a={pass|pass}.';
  const names = Object.keys(LOOPY_GAMES);
  const near = nearestNames(text, names);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Names of the literature are ${names.join(', ')}.`;
}
