import { counted } from './counted.js';

/** Who wins, by the outcome class. */
export const WINNERS = {
  L: 'Left wins whoever begins',
  R: 'Right wins whoever begins',
  N: 'the player who begins wins',
  P: 'the player who does not begin wins',
} as const;

type Outcome = keyof typeof WINNERS;

/** Outcomes in words. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  L: `L, ${WINNERS.L}`,
  R: `R, ${WINNERS.R}`,
  N: `N, ${WINNERS.N}`,
  P: `P, ${WINNERS.P}`,
};

/** What a player forces. */
export const RESULTS = { win: 'wins', draw: 'draws', loss: 'loses' } as const;
type Result = keyof typeof RESULTS;

interface Results {
  /** What each player forces who begins. */
  readonly left: Result;
  readonly right: Result;
  /** Missing where a draw is forced. */
  readonly outcome?: Outcome | undefined;
}

/** Who wins, or what the players can force where there are draws. */
export function outcomeInWords(found: Outcome | Results): string {
  if (typeof found === 'string') return OUTCOME_WORDS[found];
  const { outcome, left, right } = found;
  if (outcome !== undefined) return OUTCOME_WORDS[outcome];
  return left === 'draw' && right === 'draw'
    ? 'a draw, whoever begins'
    : `Left, who begins, ${RESULTS[left]}; Right, who begins, ${RESULTS[right]}`;
}

/** Whether alternating play ends, and if not, round how many moves it can go. */
export function stopperInWords(
  decision: { readonly stopper: true } | { readonly stopper: false; readonly cycle: readonly unknown[] },
): string {
  return decision.stopper
    ? 'yes, alternating play ends'
    : `no, alternating play can go round ${counted(decision.cycle.length, 'move')} for ever`;
}
