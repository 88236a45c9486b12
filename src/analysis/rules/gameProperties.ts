import type { SimplicialComplex } from '../../complex/index.js';
import { acyclicComplex, digraphLongestPlay, type DigraphPlacement } from '../../digraphs/index.js';
import { count } from '../../document.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, oneOf } from '../../shape.js';
import { temperature as temperatureOf, type Dyadic, type Outcome, type Value } from '../../values/index.js';
import type { Fact, Property, WithType } from '../Property.js';
import { outcomeLetter, outcomeOrNull, textOrNull, yesOrNo } from '../types.js';
import type { PlayConvention } from '../play/PlayablePart.js';

/** A game that is played without a complex, and what its properties share. */
export interface GameSubject {
  /** Finds its value, once. @throws LimitError */
  readonly findValue: (run: RunOptions) => Value;
  /** Finds who wins under normal play, by a search or by the value. @throws LimitError */
  readonly findOutcome: (run: RunOptions) => Outcome;
  /** Who wins, where a theorem tells it without the value. */
  readonly outcomeByTheorem: () => Outcome | undefined;
  /** Finds who wins under misère play; none where a summand is a value, which has no rules. @throws LimitError */
  readonly findMisereOutcome: ((run: RunOptions) => Outcome) | undefined;
  /** Finds the height of the game tree. @throws LimitError */
  readonly findFormalBirthday: (run: RunOptions) => bigint;
  /** The digraph, if it is played on one. */
  readonly digraph: DigraphPlacement | undefined;
  readonly labels: readonly string[];
  readonly play: PlayConvention;
}

/** A property of games that are played without a complex. */
export interface GameProperty<F> extends Property<F, GameSubject>, WithType {
  /** What the game has to be: any, also a sum with a value; one whose summands all have rules; or one on a digraph. */
  readonly needs: 'value' | 'moves' | 'digraph';
}

const value: GameProperty<Fact<Value>> = {
  about: 'The value of the game under normal play.',
  needs: 'value',
  type: textOrNull,
  shares: 'value',
  find: ({ findValue }, run) => ({ value: findValue(run) }),
};

/** @throws LimitError where no theorem tells it, and neither a search nor the value in time */
function outcomeOf(subject: GameSubject, run: RunOptions): Outcome {
  return subject.outcomeByTheorem() ?? subject.findOutcome(run);
}

const outcome: GameProperty<Fact<Outcome>> = {
  about: 'Who wins the game, under normal play unless misère play is asked for.',
  needs: 'value',
  type: outcomeOrNull,
  shares: 'value',
  find: (subject, run) => ({
    value: subject.play === 'misere' ? subject.findMisereOutcome!(run) : outcomeOf(subject, run),
  }),
};

const misereOutcome: GameProperty<Fact<Outcome>> = {
  about: 'Who wins under misère play, where the player who cannot move wins.',
  needs: 'moves',
  type: outcomeLetter,
  find: ({ findMisereOutcome }, run) => ({ value: findMisereOutcome!(run) }),
};

const temperature: GameProperty<Fact<Dyadic>> = {
  about: 'The temperature of the game.',
  needs: 'value',
  type: textOrNull,
  shares: 'value',
  find: (subject, run) => ({ value: temperatureOf(subject.findValue(run)) }),
};

/** A longest play of a digraph, by labels. */
export interface LongestPlayWitness {
  readonly play: readonly string[];
}

const formalBirthday: GameProperty<Fact<number | bigint, LongestPlayWitness>> = {
  about:
    'The number of moves in the longest run of play, either player moving at any time; a value stands for its canonical form.',
  needs: 'value',
  type: count,
  source: 'Clow and McKay 2024, Sec. 2',
  find: ({ findFormalBirthday, digraph, labels }, run) => {
    if (digraph === undefined) {
      const height = findFormalBirthday(run);
      return { value: height <= Number.MAX_SAFE_INTEGER ? Number(height) : height };
    }
    const play = digraphLongestPlay(digraph, run).map((v) => labels[v]!);
    return { value: play.length, witness: () => ({ play }) };
  },
};

/** An arc whose reverse is missing. */
export interface OneWayWitness {
  readonly arc: readonly [from: string, to: string];
}

const symmetric: GameProperty<Fact<boolean, OneWayWitness>> = {
  about:
    'Is the reverse of every arc of the digraph an arc? Then the legal positions are a complex, which compile computes.',
  needs: 'digraph',
  type: yesOrNo,
  source: 'Clow and McKay 2024, Sec. 1',
  find: ({ digraph, labels }) => {
    const arc = digraph!.oneWayArc;
    if (arc === undefined) return { value: true };
    return { value: false, witness: () => ({ arc: [labels[arc[0]]!, labels[arc[1]]!] }) };
  },
};

const acyclic: GameProperty<Fact<SimplicialComplex>> = {
  about:
    'The sets of vertices of the digraph that can be played in some order: those without directed cycles. They say what can be played, but are not the game.',
  needs: 'digraph',
  type: () => fields({ type: oneOf('complex') }, 'a complex'),
  find: ({ digraph, labels }, run) => {
    const work = new Work('analyze', run);
    const complex = acyclicComplex(digraph!, { ...work.rest(), labels });
    complex.listFacets(work.rest());
    return { value: complex };
  },
};

/** The properties by name, in the order in which they are reported. */
export interface GameRegister {
  readonly value: typeof value;
  readonly outcome: typeof outcome;
  readonly misereOutcome: typeof misereOutcome;
  readonly temperature: typeof temperature;
  readonly formalBirthday: typeof formalBirthday;
  readonly symmetric: typeof symmetric;
  readonly acyclicComplex: typeof acyclic;
}

/** The name of a property of games that are played without a complex. */
export type GamePropertyName = keyof GameRegister;

/** The properties of games that are played without a complex, such as those on digraphs, by name. */
export const gameProperties: GameRegister = {
  value,
  outcome,
  misereOutcome,
  temperature,
  formalBirthday,
  symmetric,
  acyclicComplex: acyclic,
};
