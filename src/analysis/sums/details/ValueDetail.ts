import type { RunOptions } from '../../../run.js';
import type { Shape } from '../../../shape.js';
import type { ScoringGame } from '../../../games/index.js';
import type { Form, Genus, Value } from '../../../values/index.js';
import type { HeapPeriod } from '../heapPeriod.js';

/** What else there is to say of the value of a sum, or of its rules: found always, or if it is asked for. */
interface Detail<T, Option extends string | undefined> {
  /** The option that asks for it, also that of the command; undefined for what is always found. */
  readonly option: Option;
  /** Whether misère play has to be asked for too. */
  readonly misere?: true;
  /** What it is, in words: the help of the option. An option that asks for more than one says it once. */
  readonly about?: string;
  /** The name of the long computation that it shares with others: together they have the time of one. */
  readonly shares?: string;
  /** What it is in the JSON document, unless it is null or undecided. */
  readonly type: () => Shape;
  /** What stands there, where it is neither a value nor there as it is. */
  readonly json?: (found: T, nameOf: (value: Value) => string | null) => unknown;
  /** Of which values people are told it; by default of all. */
  readonly toldOf?: (value: Value) => boolean;
  /** What people are told, by the titles of the rows; undefined for a row that is left out. */
  readonly rows: Readonly<
    Record<string, (found: T, nameOf: (value: Value) => string, of?: Value) => string | undefined>
  >;
}

/** What is derived from the value. @typeParam Asked what the option has to say */
export interface DetailOfValue<T, Option extends string | undefined = undefined, Asked = boolean> extends Detail<
  T,
  Option
> {
  readonly needs: 'value';
  /** An example, for what is a function of expressions under its name. */
  readonly example?: string;
  /** What stands behind the option, where it says more than that this is wanted. */
  readonly argument?: {
    readonly placeholder: string;
    readonly expected: string;
    readonly parse: (text: string) => Asked;
  };
  readonly find: (value: Value, asked: Asked) => T;
}

/** What the rules tell, position by position, whether the value is known or not. */
export interface DetailOfRules<T, Option extends string> extends Detail<T, Option> {
  readonly needs: 'rules';
  /** @throws LimitError when the time is up */
  readonly find: (rules: RulesOfSum, run: RunOptions) => T;
}

/** What the rules of a sum tell. All throw `LimitError` when the time is up. */
export interface RulesOfSum {
  /** The form of the sum as it stands, made once. */
  readonly form: (run: RunOptions) => Form;
  /** @throws InputError `not-impartial`, `not-with-rules` */
  readonly genus: (run: RunOptions) => Genus;
  /** The scoring game of the pieces. @throws InputError `not-a-placement-game` */
  readonly scoring: (run: RunOptions) => ScoringGame;
  /** @throws InputError `not-a-heap-game` */
  readonly period: (run: RunOptions) => HeapPeriod;
}
