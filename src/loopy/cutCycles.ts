import { opponent, type Player } from '../player.js';
import type { Work } from '../run.js';
import { LoopyGame } from './LoopyGame.js';
import { isAtLeastOnside } from './onsideOrder.js';
import { stopper } from './stopper.js';

/** Larger games are given up: every cut is checked in the whole game. */
const MOST_POSITIONS_TO_CUT = 100;

/**
 * A stopper with the same onside: as long as players who move in turn can come through the same positions again, a move
 * of such a cycle is taken away that the onside does not need, those of Right first.
 * @returns undefined where every move of some cycle is needed
 */
export function cutCycles(game: LoopyGame, work: Work): LoopyGame | undefined {
  if (game.n > MOST_POSITIONS_TO_CUT) return undefined;
  let cut = game;
  for (;;) {
    const decision = stopper(cut, work.part());
    if (decision.stopper) return cut;
    const { cycle, first } = decision;
    const moves = cycle.map((from, i) => ({
      player: i % 2 === 0 ? first : opponent(first),
      from,
      to: cycle[(i + 1) % cycle.length]!,
    }));
    const inOrder = [...moves.filter(({ player }) => player === 'R'), ...moves.filter(({ player }) => player === 'L')];
    const next = inOrder
      .map((move) => withoutMove(cut, move.player, move.from, move.to))
      .find((smaller) => isAtLeastOnside(game, smaller, work) && isAtLeastOnside(smaller, game, work));
    if (next === undefined) return undefined;
    cut = next;
  }
}

function withoutMove(game: LoopyGame, player: Player, from: number, to: number): LoopyGame {
  const without = (list: readonly number[], p: number): readonly number[] =>
    p === from ? list.filter((option) => option !== to) : list;
  return player === 'L'
    ? new LoopyGame(game.left.map(without), game.right)
    : new LoopyGame(game.left, game.right.map(without));
}
