import { PlayableGame } from '../../analysis/index.js';
import { InputError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import type { MoveGame } from '../../moves/index.js';
import { PLAYERS } from '../../player.js';
import type { PositionalResult } from '../../positional/index.js';
import type { Outcome } from '../../values/index.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { outcomeInWords } from '../value/loopyValue.js';
import type { LoopyQuestion } from './analyzeLoopy.js';

/** Who wins a strong positional game. @throws InputError `invalid-option` */
export function analyzeStrong(
  text: string,
  game: MoveGame,
  { names, explain, unfit }: LoopyQuestion,
  session: Session,
): Answer {
  const other = unfit ?? names?.find((name) => name !== 'outcome');
  if (other !== undefined)
    throw new InputError('invalid-option', `analyze: ${other} of a strong positional game; expected --only outcome.`, {
      hint: 'It is not a game under normal play, and has no value. The same sets under maker and avoider have one.',
    });
  const played = new PlayableGame(game);
  const found = session.inTime(() => PLAYERS.map((player) => played.forces(played.start, player, session.run())));
  const [left, right] = found ?? [];
  const outcome =
    left === undefined || right === undefined ? undefined : { left, right, outcome: classOf(left, right) };
  return {
    json: () => ({
      spgames: VERSION,
      type: 'analysis',
      outcome: outcome === undefined ? UNDECIDED : (outcome.outcome ?? null),
      ...(outcome !== undefined && { results: { left: outcome.left, right: outcome.right } }),
      ...(explain && { witnesses: {} }),
    }),
    text: () => `${text}\n  outcome  ${outcome === undefined ? UNDECIDED : outcomeInWords(outcome)}`,
    ...(outcome === undefined && { exitCode: 3 as const }),
  };
}

/** The class of who wins, undefined where a player draws. */
function classOf(left: PositionalResult, right: PositionalResult): Outcome | undefined {
  if (left === 'draw' || right === 'draw') return undefined;
  if (left === 'win') return right === 'win' ? 'N' : 'L';
  return right === 'win' ? 'R' : 'P';
}
