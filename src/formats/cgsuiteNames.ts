import { MoveGame } from '../moves/index.js';

/**
 * The summands of a game as CGSuite's own games, negative ones behind a minus; undefined if it does not have them all.
 */
export function cgsuiteNames(game: unknown): readonly string[] | undefined {
  if (!(game instanceof MoveGame)) return undefined;
  const names = game.summands.map(({ ruleset, position, negative }) => {
    const name = ruleset.cgsuite?.(position);
    return name === undefined ? undefined : `${negative === true ? '-' : ''}${name}`;
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}
