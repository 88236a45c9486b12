import { InvariantError, LimitError } from '../../errors.js';
import { PLAYERS, type Player } from '../../player.js';
import type { Work } from '../../run.js';
import { formFollowers, misereOutcome, normalOutcome, type Form, type Outcome } from '../../values/index.js';

/** The sums of one of some forms, or none, with copies of others, as far as their outcomes tell them apart. */
export interface SumsAutomaton {
  /** The followers of the forms that are added, without 0. */
  readonly letters: readonly Form[];
  /** For each state and letter the state with one more of the letter. */
  readonly next: readonly (readonly number[])[];
  readonly outcomes: readonly Outcome[];
  /** The states of the forms to which others are added, of their followers and of 0. */
  readonly starts: ReadonlyMap<Form, number>;
}

/** A sum, one letter after the other, with the states of its options. */
interface Node {
  readonly start: Form;
  readonly letter: number;
  readonly before: Node | undefined;
  readonly state: number;
  readonly options: Readonly<Record<Player, readonly number[]>>;
}

/** How an automaton is looked for. */
export interface AutomatonOptions {
  readonly misere: boolean;
  readonly maxStates: number;
  /** Told the number of states that are told apart. */
  readonly onStates?: (count: number) => void;
}

/**
 * Learns the least automaton that reads a sum summand by summand and tells its outcome. States are sums that some
 * experiments, sums that are added, tell apart. Then it is proved: from the states of the options of a sum those of the
 * options of the sum with one more letter follow, so that finitely many pairs (state, states of the options) have to be
 * looked at, and if in all of them the outcome is what the options say, it is right for all sums by induction over the
 * moves. If not, a sum with a wrong outcome is near, and its ends are new experiments.
 * @param starts of which at most one is there
 * @param added of which any number of copies are there
 * @throws LimitError `too-many-states`, and those of the work
 */
export function learnSums(
  starts: readonly Form[],
  added: readonly Form[],
  { misere, maxStates, onStates }: AutomatonOptions,
  work: Work,
): SumsAutomaton {
  const { store } = added[0] ?? starts[0]!;
  const outcomeOf = misere ? misereOutcome : normalOutcome;
  const onNew = (): void => work.step();
  const sum = (a: Form, b: Form): Form => store.sumWithin(a, b, onNew);
  const followers = (forms: readonly Form[]): Form[] => [...new Set([store.zero, ...forms.flatMap(formFollowers)])];
  const letters = followers(added).slice(1);
  const numberOf = new Map(letters.map((form, i) => [form, i]));
  const begin = followers(starts);
  const experiments = new Set([store.zero]);

  const build = (): SumsAutomaton => {
    const [elements, next, outcomes]: [Form[], number[][], Outcome[]] = [[], [], []];
    const known = new Map<string, number>();
    const stateOf = (form: Form): number => {
      let key = '';
      for (const experiment of experiments) {
        work.step();
        key += outcomeOf(sum(form, experiment));
      }
      let state = known.get(key);
      if (state === undefined) {
        known.set(key, (state = elements.length));
        elements.push(form);
        outcomes.push(outcomeOf(form));
        onStates?.(elements.length);
        if (state >= maxStates) throw tooMany(maxStates, work);
      }
      return state;
    };
    const states = new Map(begin.map((form) => [form, stateOf(form)]));
    for (const form of elements) next.push(letters.map((letter) => stateOf(sum(form, letter))));
    return { letters, next, outcomes, starts: states };
  };

  /** A sum with a wrong outcome, as a form and letters; undefined if there is none. */
  const wrongSum = ({ next, outcomes, starts: states }: SumsAutomaton): Word | undefined => {
    const isRight = ({ state, options }: Node): boolean => {
      const wins = (player: Player): boolean =>
        options[player].length === 0
          ? misere
          : options[player].some((option) => outcomes[option] === player || outcomes[option] === 'P');
      const [left, right] = [wins('L'), wins('R')];
      return outcomes[state] === (left ? (right ? 'N' : 'L') : right ? 'R' : 'P');
    };
    const after = (state: number, form: Form): number =>
      form === store.zero ? state : next[state]![numberOf.get(form)!]!;
    const run = ({ start, added: word }: Word): number => word.reduce(after, states.get(start)!);
    const failure = (node: Node): Word => {
      const word = wordOf(node, letters);
      const near = [word, ...optionsOf(word)];
      const found = near.find((it) => outcomes[run(it)] !== outcomeOf(it.added.reduce(sum, it.start)));
      if (found === undefined) throw new InvariantError('not-proven', `${work.task}: no wrong outcome near a sum.`);
      return found;
    };
    const seen = new Set<string>();
    const queue: Node[] = [];
    const meet = (node: Node): boolean => {
      const key = `${node.state}|${node.options.L.join()}|${node.options.R.join()}`;
      if (seen.has(key)) return true;
      seen.add(key);
      queue.push(node);
      return isRight(node);
    };
    for (const start of begin) {
      const state = states.get(start)!;
      const of = (player: Player): number[] => distinct(start.options(player).map((option) => states.get(option)!));
      const node: Node = { start, letter: -1, before: undefined, state, options: { L: of('L'), R: of('R') } };
      if (!meet(node)) return failure(node);
    }
    for (const before of queue)
      for (const [letter, form] of letters.entries()) {
        work.step();
        const of = (player: Player): number[] =>
          distinct([
            ...before.options[player].map((option) => next[option]![letter]!),
            ...form.options(player).map((option) => after(before.state, option)),
          ]);
        const state = next[before.state]![letter]!;
        const node: Node = { start: before.start, letter, before, state, options: { L: of('L'), R: of('R') } };
        if (!meet(node)) return failure(node);
      }
    return undefined;
  };

  for (;;) {
    const automaton = build();
    const wrong = wrongSum(automaton);
    if (wrong === undefined) return automaton;
    let end = store.zero;
    for (const letter of [...wrong.added].reverse()) experiments.add((end = sum(end, letter)));
  }
}

/** A start with letters, in order. */
interface Word {
  readonly start: Form;
  readonly added: readonly Form[];
}

function wordOf(node: Node, letters: readonly Form[]): Word {
  const added: Form[] = [];
  for (let at: Node | undefined = node; at?.before !== undefined; at = at.before) added.push(letters[at.letter]!);
  return { start: node.start, added: added.reverse() };
}

function optionsOf({ start, added }: Word): Word[] {
  return PLAYERS.flatMap((player) => [
    ...start.options(player).map((option) => ({ start: option, added })),
    ...added.flatMap((form, i) =>
      form.options(player).map((option) => ({ start, added: added.map((other, j) => (i === j ? option : other)) })),
    ),
  ]);
}

function distinct(states: readonly number[]): number[] {
  return [...new Set(states)].sort((a, b) => a - b);
}

function tooMany(maxStates: number, work: Work): LimitError {
  return new LimitError(
    'too-many-states',
    `${work.task}: more than ${maxStates} states; the limit is maxStates = ${maxStates}.`,
    { hint: 'Raise maxStates; but the quotient may be infinite.', details: { limit: maxStates } },
  );
}
