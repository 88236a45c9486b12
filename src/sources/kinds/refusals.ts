import { InputError } from '../../errors.js';

/** The error for a lattice game where one of its positions is needed. */
export function withoutPosition(task: string): InputError {
  return new InputError(
    'not-given-position',
    `${task}: a lattice game without a position; expected one of its positions.`,
    { hint: 'A position stands behind an @, as in lattice:moves 1,0 0,1@3,4, or is given by --position 3,4.' },
  );
}

/** The error for what has no complex where one is needed. @param hint what can be done with it */
export function noPlacementGame(
  task: string,
  found: string,
  hint: string = 'Many games have the same value; a game with it is built by build SOURCE --as legal --method value.',
): InputError {
  return new InputError(
    'not-a-placement-game',
    `${task}: ${found}; expected a game with rules, a complex or an ideal.`,
    { hint },
  );
}

/** Refuses a position of what has options without names. */
export function namelessMoves(called: string): () => never {
  return () => {
    throw new InputError('not-with-rules', `atPosition: a position of ${called}; expected a game with rules.`, {
      hint: 'Its options are not named.',
    });
  };
}
