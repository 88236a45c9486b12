import { InputError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import { loopyOutcome, stopper, type LoopyOutcome, type StopperDecision } from '../../loopy/index.js';
import type { Source } from '../../sources/index.js';
import { literalLoopyGame } from '../../sources/internal.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { outcomeInWords } from '../value/loopyValue.js';

/** What is asked of a loopy game. */
export interface LoopyQuestion {
  /** The names of properties, if only some are asked for. */
  readonly names: readonly string[] | undefined;
  readonly explain: boolean;
  /** Options that are given in vain. */
  readonly unfit: string | undefined;
}

/** Who wins a loopy game, and whether it is a stopper. @throws InputError `invalid-option` */
export function analyzeLoopy(
  text: string,
  source: Source,
  { names, explain, unfit }: LoopyQuestion,
  session: Session,
): Answer {
  const other = unfit ?? names?.find((name) => name !== 'outcome');
  if (other !== undefined)
    throw new InputError('invalid-option', `analyze: ${other} of a loopy game; expected --only outcome.`, {
      hint: 'value finds its simplest form, its onside and its offside.',
    });
  const found = find(source, session);
  const isWhole = names === undefined && found !== UNDECIDED;
  const witness = isWhole &&
    explain &&
    !found.stopper.stopper && { cycle: found.stopper.cycle, first: found.stopper.first };
  const outcome = found === UNDECIDED ? undefined : found.outcome;
  return {
    json: () => ({
      spgames: VERSION,
      type: 'analysis',
      outcome: outcome === undefined ? UNDECIDED : (outcome.outcome ?? null),
      ...(outcome !== undefined && { results: { left: outcome.left, right: outcome.right } }),
      ...(isWhole && { stopper: found.stopper.stopper }),
      ...(explain && { witnesses: witness === false ? {} : { stopper: witness } }),
    }),
    text: () =>
      [
        text,
        `  outcome  ${outcome === undefined ? UNDECIDED : outcomeInWords(outcome)}`,
        ...(isWhole ? [`  stopper  ${found.stopper.stopper ? 'yes' : 'no'}`] : []),
        ...(witness === false ? [] : [`    cycle: ${witness.cycle.join(' ')}`, `    first: ${witness.first}`]),
      ].join('\n'),
    ...(found === UNDECIDED && { exitCode: 3 as const }),
  };
}

/** What the time allows. */
function find(
  source: Source,
  session: Session,
): { readonly outcome: LoopyOutcome; readonly stopper: StopperDecision } | typeof UNDECIDED {
  const found = session.inTime(() => {
    const game = literalLoopyGame(source, { ...session.run(), evaluator: evaluatorOf(session) });
    return { outcome: loopyOutcome(game, session.run()), stopper: stopper(game, session.run()) };
  });
  return found ?? UNDECIDED;
}
