import { Evaluator } from '../evaluation/index.js';
import type { RunOptions, Work } from '../run.js';
import { SPGame } from '../games/index.js';
import { FormStore, standardStore, Value } from '../values/index.js';
import { wrongArgument } from '../arguments.js';
import { dyadicOf, fractionOf } from './kinds.js';
import type { Picture } from './Picture.js';
import { valueOfGame } from './types.js';

/** What the functions of one instance of mathjs share: the bounds of the evaluation at work, and what is kept for the next one. */
export class Language {
  /** The evaluation at work. */
  work: Work | undefined;
  /** The pictures with names of files that the evaluation at work, or the last one, has drawn. */
  filed: Picture[] = [];
  /** The last error of a function of the library, or of a part of an expression. */
  failure: unknown;
  readonly evaluator: Evaluator = new Evaluator();
  readonly forms: FormStore = new FormStore();

  /** The bounds for a call. @throws LimitError if no time is left */
  run(): RunOptions {
    this.work?.tick(0);
    return this.work === undefined ? {} : this.work.part();
  }

  /** What is found; an error is remembered. */
  noting<T>(find: () => T): T {
    try {
      return find();
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** What stands for a value: a number, or a game. @throws InputError `invalid-argument` */
  valueOf(found: unknown, name: string): Value {
    if (found instanceof Value) return found;
    if (found instanceof SPGame) return valueOfGame(found, this);
    if (fractionOf(found) !== undefined) return standardStore.number(dyadicOf(found, name));
    throw wrongArgument(name, found, 'a value, a number or a game');
  }
}
