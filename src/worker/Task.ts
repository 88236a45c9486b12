import type { Analysis, AnalyzeOptions, PropertyName } from '../analysis/index.js';
import type { ComplexSource, HomologyGroup, SimplicialComplex } from '../complex/index.js';
import type { AbortSignalLike, RunOptions } from '../run.js';
import type { SetFamily } from '../sets/index.js';
import type { Outcome, Value, ValueStore } from '../values/index.js';

/** What a thread can be asked for, with the answer. */
export interface Answers {
  /** The value under normal play, also of sums with values. */
  readonly value: Value;
  /** Who wins under normal play, by the value or a search, whichever is done first. */
  readonly outcome: Outcome;
  /** Who wins when the player who cannot move wins. */
  readonly misereOutcome: Outcome;
  /** The m with value \*m, of a game without sides. */
  readonly grundyValue: number;
  /** The complex itself, for a text that has to be compiled. */
  readonly complex: SimplicialComplex;
  /** The facets of the complex. */
  readonly facets: SetFamily;
  readonly minimalNonfaces: SetFamily;
  /** The reduced homology over the integers, in the degrees −1 … dim. */
  readonly homology: HomologyGroup[];
  /** Properties of the complex with what shows them. */
  readonly analyze: Analysis;
}

/** The name of what a thread can be asked for. */
export type TaskName = keyof Answers;

/**
 * What a task is about: a text in the notation of sources, which is compiled in the thread, such as `snort@grid:4x4`; a
 * complex; or a game or an ideal, which stand for theirs.
 */
export type TaskSubject = string | ComplexSource;

/** An `AbortSignal`, as far as is used here. */
export interface AbortSignalWithEvents extends AbortSignalLike {
  addEventListener(type: 'abort', listener: () => void): void;
}

/** Bounds and progress of a task. */
export interface TaskOptions extends Pick<RunOptions, 'limit' | 'timeoutMs' | 'memory' | 'onProgress'> {
  /** An `AbortSignal`: when it is aborted, the promise is rejected at once with `AbortError`, and the work ends. */
  readonly signal?: AbortSignalWithEvents;
  /** Where the values in the answer are made; by default the standard store. */
  readonly store?: ValueStore;
}

/** What the complex comes with. */
export interface ComplexTaskOptions extends TaskOptions {
  /** What is listed in the thread, so that it is there at once; by default what the compiler finds anyway. */
  readonly list?: readonly ('facets' | 'minimalNonfaces')[];
}

/** As for `analyze`. */
export interface AnalyzeTaskOptions<Name extends PropertyName = PropertyName>
  extends TaskOptions, Pick<AnalyzeOptions<Name>, 'only' | 'characteristic' | 'witnesses' | 'eachMs' | 'play'> {}

const TASKS: { readonly [Task in TaskName]: true } = {
  value: true,
  outcome: true,
  misereOutcome: true,
  grundyValue: true,
  complex: true,
  facets: true,
  minimalNonfaces: true,
  homology: true,
  analyze: true,
};

/** The names of all tasks. */
export const TASK_NAMES: readonly TaskName[] = Object.keys(TASKS) as TaskName[];
