import { InputError } from '../errors.js';

/** The error for a strong positional game where a game under normal play is needed. */
export function notNormalPlay(task: string, found: string, expected = 'a game under normal play'): InputError {
  return new InputError('not-normal-play', `${task}: ${found}; expected ${expected}.`, {
    hint: 'In a strong game the first player to complete a winning set wins, and there are draws: analyze says who wins, play plays it.',
  });
}
