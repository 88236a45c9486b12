import { LimitError } from '../errors.js';
import type { MoveGame, MoveSummand } from '../moves/index.js';
import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { FlatArcs } from './FlatArcs.js';
import { LoopyGame, MOST_POSITIONS } from './LoopyGame.js';

/**
 * A sum of positions of rulesets by their moves, such as FOX AND GEESE, as a loopy game: all positions that can be
 * reached.
 * @param options `limit` counts positions
 * @throws LimitError `too-many-positions` above 2²²
 * @complexity one step for each position
 * @example loopyGameOfMoves(parseMoveGame('fox-and-geese@grid:3x2/.g|..|f.')).n // 9
 */
export function loopyGameOfMoves(game: MoveGame, options: RunOptions = {}): LoopyGame {
  const work = new Work('loopyGameOfMoves', options);
  const games = game.summands.map((summand) => {
    const found = gameOfSummand(summand, work);
    return summand.negative === true ? found.negative() : found;
  });
  return games.reduce((sum, each) => sum.plus(each, work.part()), games.shift() ?? new LoopyGame([[]], [[]]));
}

function gameOfSummand({ ruleset, position }: MoveSummand, work: Work): LoopyGame {
  if (ruleset.graph !== undefined) {
    const { left, right } = ruleset.graph(position, work.rest());
    return new LoopyGame(new FlatArcs(left.starts, left.ends), new FlatArcs(right.starts, right.ends));
  }
  const number = new Map([[position, 0]]);
  const numberOf = (next: string): number => {
    const found = number.get(next) ?? number.size;
    if (found >= MOST_POSITIONS)
      throw new LimitError('too-many-positions', `${work.task}: more than ${MOST_POSITIONS} positions.`);
    number.set(next, found);
    return found;
  };
  const arcs: Record<Player, number[][]> = { L: [], R: [] };
  for (const from of number.keys()) {
    work.step();
    const options = Array.from(ruleset.options(from), ({ player, position: to }) => ({ player, to: numberOf(to) }));
    for (const player of PLAYERS)
      arcs[player].push(options.filter((option) => (option.player ?? player) === player).map(({ to }) => to));
  }
  return new LoopyGame(arcs.L, arcs.R);
}
