import { analyzeInTurn, PlayableGame, type Fact } from '../../analysis/index.js';
import { outcomeInWords } from '../../text/internal.js';
import { InputError } from '../../errors.js';
import type { LoopyOutcome, StopperDecision } from '../../loopy/index.js';
import type { MoveGame } from '../../moves/index.js';
import { PLAYERS } from '../../player.js';
import type { PositionalResult } from '../../positional/index.js';
import type { Source } from '../../sources/index.js';
import { literalLoopyGame } from '../../sources/internal.js';
import type { Outcome } from '../../values/index.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { HEAD, Report, type DescribedFact } from './Report.js';

/** What is asked of a game that may end in a draw. */
export interface DrawableQuestion {
  /** The names of properties, if only some are asked for. */
  readonly asked: readonly string[] | undefined;
  readonly explain: boolean;
  /** Options that are given in vain. */
  readonly unfit: string | undefined;
}

/**
 * Who wins a loopy game, or a strong positional one; and whether a loopy game is a stopper.
 * @param strong the game, if it is a strong positional one
 * @throws InputError `invalid-option`
 */
export function analyzeDrawable(
  text: string,
  source: Source,
  strong: MoveGame | undefined,
  { asked, explain, unfit }: DrawableQuestion,
  session: Session,
): Answer {
  const [kind, hint] =
    strong === undefined
      ? ['loopy', 'value finds its simplest form, its onside and its offside.']
      : [
          'strong positional',
          'It is not a game under normal play, and has no value. The same sets under maker and avoider have one.',
        ];
  const other = unfit ?? asked?.find((name) => name !== 'outcome');
  if (other !== undefined)
    throw new InputError('invalid-option', `analyze: ${other} of a ${kind} game; expected --only outcome.`, { hint });
  const only: ('outcome' | 'stopper')[] =
    asked === undefined && strong === undefined ? ['outcome', 'stopper'] : ['outcome'];
  const describe = (_: string, fact: Fact<unknown, unknown>): DescribedFact => describeFact(fact, explain);
  const report = new Report({ names: only, head: HEAD, explain, describe }, session);
  report.say([text]);
  const facts = session.inTime((): Iterator<readonly ['outcome' | 'stopper', Fact<unknown>], void> => {
    if (strong !== undefined) return [['outcome', { value: outcomeOf(strong, session) }] as const].values();
    const game = literalLoopyGame(source, { ...session.run(), evaluator: evaluatorOf(session) });
    return analyzeInTurn(game, { ...session.work.part(), only });
  });
  report.addAll(facts);
  return report.answer();
}

/** @throws LimitError */
function outcomeOf(
  game: MoveGame,
  session: Session,
): Omit<LoopyOutcome, 'outcome'> & { readonly outcome: Outcome | undefined } {
  const played = new PlayableGame(game);
  const [left, right] = PLAYERS.map((player) => played.forces(played.start, player, session.run())) as [
    PositionalResult,
    PositionalResult,
  ];
  if (left === 'draw' || right === 'draw') return { left, right, outcome: undefined };
  if (left === 'win') return { left, right, outcome: right === 'win' ? 'N' : 'L' };
  return { left, right, outcome: right === 'win' ? 'R' : 'P' };
}

function describeFact({ value }: Fact<unknown, unknown>, explain: boolean): DescribedFact {
  if (value === UNDECIDED) return { json: UNDECIDED, text: UNDECIDED };
  if ('left' in (value as LoopyOutcome | StopperDecision)) {
    const outcome = value as LoopyOutcome;
    const { left, right } = outcome;
    return { json: outcome.outcome ?? null, more: { results: { left, right } }, text: outcomeInWords(outcome) };
  }
  const decision = value as StopperDecision;
  if (decision.stopper) return { json: true, text: 'yes' };
  const { cycle, first } = decision;
  const why = explain && { witness: { cycle, first }, lines: [`cycle: ${cycle.join(' ')}`, `first: ${first}`] };
  return { json: false, text: 'no', ...why };
}
