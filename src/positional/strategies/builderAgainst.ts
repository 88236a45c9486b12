import { InputError } from '../../errors.js';
import { opponent, playerName, type Player } from '../../player.js';
import type { PositionalGame } from '../PositionalGame.js';
import { liveSets } from '../search/residual.js';

/** The player who wants to have no set completed: Breaker, Avoider, and under the strong rule either player. */
export function protectorOf({ rule }: PositionalGame): Player | undefined {
  return rule === 'strong' ? undefined : rule === 'maker' ? 'R' : 'L';
}

/**
 * The player whose sets a protector wants not to be completed, and these sets: their free points, the minimal ones, by
 * size.
 * @throws InputError `not-a-protector` for Maker and Enforcer
 */
export function setsAgainst(task: string, game: PositionalGame, player: Player): number[][] {
  const protector = protectorOf(game) ?? player;
  if (player !== protector)
    throw new InputError(
      'not-a-protector',
      `${task}: ${playerName(player)} under the rule ${game.rule}; expected ${playerName(protector)}, who wants no winning set to be completed.`,
    );
  return minimalLists(liveSets(game, game.rule === 'avoider' ? player : opponent(player)));
}

/** The minimal ones among some sets, each once, by size. */
function minimalLists(sets: readonly (readonly number[])[]): number[][] {
  const kept: number[][] = [];
  for (const set of [...sets].sort((a, b) => a.length - b.length))
    if (!kept.some((small) => small.every((point) => set.includes(point)))) kept.push([...set]);
  return kept;
}
