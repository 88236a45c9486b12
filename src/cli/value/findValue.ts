import { analyzeValue, type Summand, type ValueAnalysis } from '../../analysis/index.js';
import { InputError, LimitError } from '../../errors.js';
import { asComplex, asGame, type Source } from '../../sources/index.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';

/** What else is to be found. */
export interface Wanted {
  readonly misere?: boolean;
  readonly moves?: boolean;
}

/** The value of a source, as far as the time allows. @throws InputError `invalid-option` */
export async function findValue(text: string, { misere, moves }: Wanted, session: Session): Promise<ValueAnalysis> {
  try {
    const source = await session.source(text);
    if (misere === true && (source.kind === 'value' || source.kind === 'sum'))
      throw new InputError('invalid-option', 'value: --misere with a value; expected a game with rules.', {
        hint: 'The value under normal play does not say who wins under misère play.',
      });
    const wanted = { misere: misere === true, moves: moves === true };
    const summands = summandsOf(source, session);
    return analyzeValue(summands, { ...session.run(), ...wanted, evaluator: evaluatorOf(session) });
  } catch (error) {
    // What the analysis itself does not find in time is undecided there.
    if (!(error instanceof LimitError)) throw error;
    return {
      value: UNDECIDED,
      formalBirthday: UNDECIDED,
      ...(misere === true && { misereOutcome: UNDECIDED }),
      ...(moves === true && { moves: UNDECIDED }),
    };
  }
}

/** What the value of a source is the sum of. @throws LimitError if a game is not compiled in time */
export function summandsOf(source: Source, session: Session): Summand[] {
  switch (source.kind) {
    case 'complex':
    case 'ideal':
      return [asComplex(source)];
    case 'value':
      return [source.value];
    case 'sum':
      return [source.game, source.value];
    case 'moves':
      return [source.moves];
    case 'game':
    case 'construction':
      return [asGame(source, session.run())];
  }
}
