import { opponent, type Player } from '../../player.js';
import { Dyadic } from '../../values/index.js';
import type { PositionalGame } from '../PositionalGame.js';
import { protectorOf, setsAgainst } from './builderAgainst.js';
import type { PotentialStrategy } from './PositionalStrategy.js';

/** The sum of Erdős and Selfridge with the bound below which it decides. */
export type ErdosSelfridge =
  | { readonly applies: true; readonly sum: Dyadic; readonly bound: Dyadic; readonly strategy: PotentialStrategy }
  | { readonly applies: false; readonly sum: Dyadic; readonly bound: Dyadic };

/** Whose strategy is looked for. */
export interface ErdosSelfridgeOptions {
  /** Breaker, or Avoider, as a matter of course; under the strong rule either player, by default Right. */
  readonly player?: Player;
}

/**
 * The sum of 2^−|A| over the winning sets that could be completed, A being the free points of such a set; only those
 * count that contain no others. If it is below the bound, no set is completed against a player who always claims a
 * point that lies in the most of it: Breaker wins, or under the strong rule the player draws. The bound is 1 if that
 * player is to move, and 1/2 if the opponent is. Avoider always claims a point in the least of it; there the bound is 1
 * if Enforcer makes the last claim on the board, and 1/2 if Avoider does. A sum that is not below the bound says
 * nothing.
 * @param first who is to move
 * @throws InputError `not-a-protector` for Maker and Enforcer
 * @complexity quadratic in the number of winning sets
 * @source Erdős and Selfridge 1973
 * Stated there for Breaker on an empty board; the argument for Avoider is the same, by pairs of claims of Avoider and
 * Enforcer.
 * @example erdosSelfridge(ticTacToe(3, 2), 'L').sum.toString() // '1'
 * @example erdosSelfridge(ticTacToe(6, 2), 'L').applies // true
 */
export function erdosSelfridge(
  game: PositionalGame,
  first: Player,
  options: ErdosSelfridgeOptions = {},
): ErdosSelfridge {
  const player = options.player ?? protectorOf(game) ?? 'R';
  const sum = potentialOf(setsAgainst('erdosSelfridge', game, player));
  const last = game.free.length % 2 === 1 ? first : opponent(first);
  const isOne = game.rule === 'avoider' ? last !== player : first === player;
  const bound = isOne ? Dyadic.one : Dyadic.one.half();
  if (sum.compare(bound) >= 0) return { applies: false, sum, bound };
  const achieves = game.rule === 'strong' ? 'draw' : 'win';
  return { applies: true, sum, bound, strategy: { by: 'potential', game, player, first, achieves, sum } };
}

/** The sum of 2^−|A| over some sets. */
function potentialOf(sets: readonly (readonly number[])[]): Dyadic {
  return sets.reduce((sum, { length }) => sum.plus(Dyadic.of(1, length)), Dyadic.zero);
}

/**
 * The free point that the strategy by potential claims: one in the most of the sum of `erdosSelfridge`, for Avoider one
 * in the least; the first of several.
 * @returns undefined if no point is free
 * @throws InputError `not-a-protector`
 * @example potentialReply(ticTacToe(3, 2)) // 4
 */
export function potentialReply(game: PositionalGame, options: ErdosSelfridgeOptions = {}): number | undefined {
  const player = options.player ?? protectorOf(game) ?? 'R';
  const sets = setsAgainst('potentialReply', game, player);
  const sign = game.rule === 'avoider' ? -1 : 1;
  let best: { readonly point: number; readonly share: Dyadic } | undefined;
  for (const point of game.free) {
    const share = potentialOf(sets.filter((set) => set.includes(point)));
    if (best === undefined || share.compare(best.share) === sign) best = { point, share };
  }
  return best?.point;
}
