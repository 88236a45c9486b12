import {
  deadEnding,
  dicoticity,
  impartiality,
  type DeadEnding,
  type Dicoticity,
  type Impartiality,
  type PlacementGame,
  type SPGame,
} from '../../games/index.js';
import { playerName } from '../../player.js';
import type { RunOptions } from '../../run.js';
import { labelled } from '../plainText.js';
import { inTime } from '../value/evaluateTerms.js';
import type { ClassFinding, FoundProperty } from './ClassFinding.js';

const UNDECIDED: FoundProperty = { holds: 'undecided' };

/** The properties of a compiled game. @param run gives the time for each */
export function propertiesOfGame(game: SPGame, run: () => RunOptions): ClassFinding['properties'] {
  const named = (position: readonly number[]): string => labelled(position, game.vertices);
  const where = (position: readonly number[]): string =>
    position.length === 0 ? 'at the beginning' : `after ${named(position)}`;
  const found = {
    impartial: inTime(() => impartiality(game, run())),
    dicotic: inTime(() => dicoticity(game, run())),
  };
  return { ...described(found, named, where), deadEnding: { holds: true } };
}

/** The properties of a game by its moves. @param run gives the time for each */
export function propertiesOfMoves(moves: PlacementGame<string>, run: () => RunOptions): ClassFinding['properties'] {
  const found = {
    impartial: inTime(() => impartiality(moves, run())),
    dicotic: inTime(() => dicoticity(moves, run())),
  };
  const answer = inTime(() => deadEnding(moves, run()));
  return {
    ...described(found, String, (position) => `in position ${position}`),
    deadEnding: describeDeadEnding(answer),
  };
}

/** What was found about positions of one kind. */
interface Found<Position> {
  readonly impartial: Impartiality<Position> | undefined;
  readonly dicotic: Dicoticity<Position> | undefined;
}

function described<Position>(
  { impartial, dicotic }: Found<Position>,
  named: (position: Position) => string,
  where: (position: Position) => string,
): { readonly impartial: FoundProperty; readonly dicotic: FoundProperty } {
  return { impartial: describeImpartial(), dicotic: describeDicotic() };

  function describeImpartial(): FoundProperty {
    if (impartial === undefined || impartial.impartial === 'undecided') return UNDECIDED;
    if (impartial.impartial) return { holds: true };
    const { position, difference } = impartial;
    const because = `${where(position)} Left and Right have ${difference}`;
    return { holds: false, witness: { position: named(position), difference }, because };
  }

  function describeDicotic(): FoundProperty {
    if (dicotic === undefined || dicotic.dicotic === 'undecided') return UNDECIDED;
    if (dicotic.dicotic) return { holds: true };
    const { position, player } = dicotic;
    const because = `${where(position)} only ${playerName(player)} can move`;
    return { holds: false, witness: { position: named(position), player }, because };
  }
}

function describeDeadEnding(answer: DeadEnding<string> | undefined): FoundProperty {
  if (answer === undefined || answer.deadEnding === 'undecided') return UNDECIDED;
  if (answer.deadEnding) return { holds: true };
  const { player, play } = answer;
  const because = `${playerName(player)} has no move in position ${play[0]}, but one in position ${play[play.length - 1]}`;
  return { holds: false, witness: { player, play }, because };
}
