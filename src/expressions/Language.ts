import type { MathNode } from 'mathjs';
import { Evaluator } from '../evaluation/door.js';
import type { RunOptions, Work } from '../run.js';
import { InputError } from '../errors.js';
import { parseSource, type Source } from '../sources/door.js';
import { FormStore, standardStore, type Value } from '../values/door.js';
import { dyadicOf, fractionOf } from './kinds.js';
import { objectType } from './objects.js';
import type { Picture } from './Picture.js';
import { typeOf, wordOfType } from './typeOf.js';

/**
 * What the functions of one instance of mathjs share: the bounds of the evaluation at work, and what is kept for the
 * next one.
 */
export class Language {
  /** The evaluation at work. */
  work: Work | undefined;
  /** The pictures with names of files that the evaluation at work, or the last one, has drawn. */
  filed: Picture[] = [];
  /** The last error of a function of the library, or of a part of an expression. */
  failure: unknown;
  /** Reads an expression inside of another, so that its parts ask the clock too. */
  parse: ((text: string) => MathNode) | undefined;
  /** What the files stand for that the expression at work names. */
  files: ReadonlyMap<string, () => Source> = new Map();
  #evaluator: Evaluator | undefined;
  #forms: FormStore | undefined;

  get evaluator(): Evaluator {
    return (this.#evaluator ??= new Evaluator());
  }

  get forms(): FormStore {
    return (this.#forms ??= new FormStore());
  }

  /** The bounds for a call. @throws LimitError if no time is left */
  run(): RunOptions {
    this.work?.tick(0);
    return this.work === undefined ? {} : this.work.part();
  }

  /** What a notation stands for; a file if it was read before the evaluation began. @throws as `parseSource` */
  source(notation: string): Source {
    const known = this.files.get(notation);
    if (known !== undefined) return known();
    try {
      return parseSource(notation, this.run());
    } catch (error) {
      if (!(error instanceof InputError) || error.code !== 'not-given-read') throw error;
      throw new InputError(
        'not-given-read',
        `${JSON.stringify(notation)} is a file that cannot be read here; expected a notation such as snort@path:3.`,
        {
          hint: 'eval, repl and batch eval read files that stand in quotes alone in a call, as in poset("p.json").',
          cause: error,
        },
      );
    }
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

  /** What stands for a value: a number, a game, a digraph or a position. @throws InputError `invalid-argument` */
  valueOf(found: unknown, name: string): Value {
    const own = objectType(found)?.value?.(found, this);
    if (own !== undefined) return own;
    if (fractionOf(found) !== undefined) return standardStore.number(dyadicOf(found, name));
    const expected = 'a value, a number or a game';
    throw new InputError('invalid-argument', `${name}: found ${wordOfType(typeOf(found))}; expected ${expected}.`, {
      details: { expected },
    });
  }
}
