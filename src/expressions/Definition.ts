import type { Language } from './Language.js';
import type { ArgumentKind } from './kinds.js';

/** One way to call a function: the kinds of its arguments, and what it does with them. */
export interface Call {
  readonly kinds: readonly ArgumentKind<unknown>[];
  /** Nothing of the arguments is read yet. */
  readonly apply: (given: readonly unknown[], language: Language, name: string) => unknown;
  /** It only says why these arguments do not go together, and is not a way to call the function. */
  readonly isRefusal?: true;
}

/** A function of the language. */
export interface Definition {
  readonly name: string;
  /** What it finds, in a sentence. */
  readonly about: string;
  /** Expressions to be tried. */
  readonly examples: readonly string[];
  readonly calls: readonly Call[];
  /** What it does where objects of the library are among the arguments; without them mathjs does what it does. */
  readonly besideNumbers?: true;
}

type Read<Kinds extends readonly ArgumentKind<unknown>[]> = {
  -readonly [I in keyof Kinds]: Kinds[I] extends ArgumentKind<infer T> ? T : never;
};

/** A way to call a function. @param apply gets the arguments as the library wants them, and what all functions share */
export function on<const Kinds extends readonly ArgumentKind<unknown>[]>(
  kinds: Kinds,
  apply: (...given: [...Read<Kinds>, Language, string]) => unknown,
): Call {
  return {
    kinds,
    apply: (given, language, name) => {
      const read = kinds.map((kind, i) => kind.read(given[i], name, language));
      return apply(...([...read, language, name] as unknown as [...Read<Kinds>, Language, string]));
    },
  };
}

/** A function by its name, what it finds, an example, and the ways to call it. */
export function define(
  name: string,
  about: string,
  example: string | readonly string[],
  ...calls: readonly Call[]
): Definition {
  return { name, about, examples: typeof example === 'string' ? [example] : example, calls };
}

/**
 * A function of mathjs that takes objects of the library too, where one is among its arguments, or in a list of them.
 */
export function extend(...parts: Parameters<typeof define>): Definition {
  return { ...define(...parts), besideNumbers: true };
}

/** How a call is written: `link(complex, face)`. */
function wordsOfCall(name: string, { kinds }: Call): string {
  return `${name}(${kinds.map(({ word }) => word).join(', ')})`;
}

/** How a function is called, each way once. @param calls some of its ways */
export function waysToCall(name: string, calls: readonly Call[]): string[] {
  return [...new Set(calls.filter(({ isRefusal }) => isRefusal !== true).map((call) => wordsOfCall(name, call)))];
}
