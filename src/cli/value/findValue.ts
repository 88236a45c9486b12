import { InputError, LimitError } from '../../errors.js';
import { type Source, asGame } from '../../sources/index.js';
import type { Outcome } from '../../values/index.js';
import type { Session } from '../Session.js';
import { evaluateTerms, evaluatorOf, formalBirthdayOf, inTime, sumOfValues } from './evaluateTerms.js';
import { termsOf, type Term } from './terms.js';
import type { ValueFinding } from './ValueFinding.js';

/** What else is to be found. */
export interface Wanted {
  readonly misere?: boolean;
  readonly moves?: boolean;
}

/** Of the time left a part is kept for what can be proven without the value. */
const RESERVE = 1.25;

/** The value of a source, as far as the time allows. @throws InputError `bad-option` */
export async function findValue(text: string, wanted: Wanted, session: Session): Promise<ValueFinding> {
  const { misere = false, moves = false } = wanted;
  const nothing = (asked: boolean): undefined | null => (asked ? undefined : null);
  const source = await sourceInTime(text, session);
  if (misere && (source?.kind === 'value' || source?.kind === 'sum'))
    throw new InputError('bad-option', 'value: --misere with a value; expected a game with rules.', {
      hint: 'The value under normal play does not say who wins under misère play.',
    });
  const terms = source === undefined ? undefined : await termsInTime(source, session);
  if (source === undefined || terms === undefined)
    return {
      value: undefined,
      proven: {},
      formalBirthday: undefined,
      misereOutcome: nothing(misere),
      moves: nothing(moves),
    };
  const formalBirthday = inTime(() => formalBirthdayOf(terms, () => session.run(session.share(5))));
  const found = evaluateTerms(terms, session, (misere ? 2 : 1) * RESERVE);
  const value = sumOfValues(found, session);
  // Both are loaded where they are needed.
  const proven = value === undefined ? (await import('./provenOfValue.js')).provenOfValue(found, session) : {};
  const movesOf = moves && value !== undefined ? (await import('./findMoves.js')).findMoves : undefined;
  return {
    value,
    proven,
    formalBirthday,
    misereOutcome: misere ? inTime(() => misereOutcomeOf(source, terms, session)) : null,
    moves:
      movesOf === undefined || value === undefined
        ? nothing(moves)
        : inTime(() =>
            value.store.within(session.run(), () => ({
              L: movesOf(found, value, 'L', session),
              R: movesOf(found, value, 'R', session),
            })),
          ),
  };
}

/** What a source stands for; undefined when the time is up before it is there. */
async function sourceInTime(text: string, session: Session): Promise<Source | undefined> {
  try {
    return await session.source(text);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

/** The summands, if games that are still to be compiled are there in time. */
async function termsInTime(source: Source, session: Session): Promise<readonly Term[] | undefined> {
  if (source.kind !== 'moves') return inTime(() => termsOf(source, session.work));
  const { movesTerm } = await import('./movesTerm.js');
  return [movesTerm(source.moves, evaluatorOf(session))];
}

/** Summands do not decide the misère outcome of a sum: the sum is taken as a whole. */
function misereOutcomeOf(source: Source, [first]: readonly Term[], session: Session): Outcome {
  if (first?.kind === 'moves') return first.misereOutcome(session.run());
  const complex = asGame(source, session.run()).legalComplexWithin(session.run());
  return evaluatorOf(session).misereOutcome(complex, session.run());
}
