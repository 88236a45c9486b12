import { LimitError } from '../../errors.js';
import { formFollowers, type Form } from '../../values/index.js';
import { inPart, MOST_STEPS } from './bounds.js';
import { DIRECTIONS, type ModuloTask } from './Findings.js';
import { learnSums, type SumsAutomaton } from './learnSums.js';
import { sourceOfSum } from './searchSums.js';
import type { Member } from './Universe.js';

/** The two games, and those whose sums are added. */
interface Sums {
  readonly first: Form;
  readonly second: Form;
  readonly members: readonly Member[];
  readonly misere: boolean;
}

const MOST_STATES = 300;

/**
 * Decides by finitely many states, where these are enough to tell who wins the sums: both games with the same sum added
 * lead to finitely many pairs of states.
 */
export function askStates({ work, findings }: ModuloTask, { first, second, members, misere }: Sums): void {
  if (members.length === 0 || !DIRECTIONS.some((direction) => findings.isOpen(direction))) return;
  const forms = members.map(({ form }) => form);
  if (hasIntegers(forms)) {
    findings.tried = 'Their sums have infinitely many states: n and −n are among them for all n.';
    return;
  }
  findings.tried = 'The sums are not known to have finitely many states.';
  inPart(work, MOST_STEPS, (part) => {
    let automaton: SumsAutomaton;
    try {
      automaton = learnSums([first, second], forms, { misere, maxStates: MOST_STATES }, part);
    } catch (error) {
      if (error instanceof LimitError) return;
      throw error;
    }
    const { next, outcomes, starts, letters } = automaton;
    const start: Pair = { states: [starts.get(first)!, starts.get(second)!], sources: [] };
    const pairs = new Map([[start.states.join(), start]]);
    for (const { states, sources } of pairs.values()) {
      part.step();
      const [a, b] = states.map((state) => outcomes[state]!);
      findings.meet({ source: sourceOfSum(sources), outcomes: [a!, b!] });
      for (const { form, source } of members) {
        const letter = letters.indexOf(form);
        const after: Pair = { states: states.map((state) => next[state]![letter]!), sources: [...sources, source] };
        const key = after.states.join();
        if (!pairs.has(key)) pairs.set(key, after);
      }
    }
    for (const direction of DIRECTIONS)
      findings.prove(direction, `the outcomes of all sums, which have ${outcomes.length} states`);
  });
}

/** Are 1 and −1 among the followers? No two differences of copies of them have the same outcomes. */
export function hasIntegers(forms: readonly Form[]): boolean {
  const followers = new Set(forms.flatMap(formFollowers));
  const { store } = forms[0]!;
  const one = store.fromOptions([store.zero], []);
  return followers.has(one) && followers.has(one.negative());
}

/** The states of both games with a sum, and the sources of the sum. */
interface Pair {
  readonly states: readonly number[];
  readonly sources: readonly (string | null)[];
}
