import type { SimplicialComplex } from '../complex/index.js';
import { InputError } from '../errors.js';
import type { SquarefreeIdeal } from '../ideal/index.js';
import type { RunOptions } from '../run.js';
import { asComplex, asIdeal, type Source } from '../sources/index.js';
import { define, on, type Definition } from './Definition.js';
import * as kinds from './kinds.js';
import type { Kind } from './kinds.js';

/** What reads the sources of a command, and within which bounds. */
export interface SourceReader {
  readonly source: (text: string) => Promise<Source>;
  readonly run: () => RunOptions;
}

/** What an operation is given: by an expression, and by a text behind the name of a command. */
export interface Input<T> {
  readonly kind: Kind<T>;
  /** What it is called behind the source of a command. */
  readonly name: string;
  readonly description: string;
  /** A text as an expression. */
  readonly written: (text: string) => string;
  /** @param command which is named in errors */
  readonly read: (text: string, command: string, reader: SourceReader) => T | Promise<T>;
}

/** A function of expressions that makes a complex or an ideal, and is a command too. */
export interface Operation extends Definition {
  readonly command: string;
  readonly inputs: readonly Input<unknown>[];
  /** What it may be tried on: a text for each input. */
  readonly uses: readonly (readonly string[])[];
  /** @param name under which it was called */
  readonly find: (given: readonly unknown[], bounds: RunOptions, name: string) => SimplicialComplex | SquarefreeIdeal;
}

type Given<Inputs extends readonly Input<unknown>[]> = {
  -readonly [I in keyof Inputs]: Inputs[I] extends Input<infer T> ? T : never;
};

/**
 * An operation: `pureSkeleton(D, 1)` in expressions, `spgames pure-skeleton D 1` as a command.
 * @param about its first clause stands in the list of commands
 * @param uses what to try it on: a text for each input
 */
export function operation<const Inputs extends readonly Input<unknown>[]>(
  name: string,
  about: string,
  inputs: Inputs,
  apply: (...given: [...Given<Inputs>, RunOptions, string]) => SimplicialComplex | SquarefreeIdeal,
  ...uses: readonly { readonly [I in keyof Inputs]: string }[]
): Operation {
  const find = (given: readonly unknown[], bounds: RunOptions, called: string): SimplicialComplex | SquarefreeIdeal =>
    apply(...([...given, bounds, called] as unknown as Parameters<typeof apply>));
  const [first = []] = uses as readonly (readonly string[])[];
  const example = `${name}(${first.map((text, i) => inputs[i]!.written(text)).join(', ')})`;
  const call = on(
    inputs.map(({ kind }) => kind),
    (...given) => find(given.slice(0, inputs.length), (given.at(-2) as SourceReader).run(), name),
  );
  const command = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { ...define(name, about, example, call), command, inputs, uses, find };
}

const SOURCE = { name: 'second', description: 'another source' };

export const complex: Input<SimplicialComplex> = {
  ...SOURCE,
  kind: kinds.complex,
  written: (text) => `complex(${JSON.stringify(text)})`,
  read: async (text, _, reader) => asComplex(await reader.source(text), reader.run()),
};

export const ideal: Input<SquarefreeIdeal> = {
  ...SOURCE,
  kind: kinds.ideal,
  written: (text) => `ideal(${JSON.stringify(text)})`,
  read: async (text, _, reader) => asIdeal(await reader.source(text), reader.run()),
};

function labels(name: string, description: string): Input<string> {
  return { name, description, kind: kinds.face, written: JSON.stringify, read: (text) => text };
}

export const face: Input<string> = labels('face', "a face by the labels of its vertices, as in 'x1 y3'");
export const vertices: Input<string> = labels('vertices', "vertices by their labels, as in 'x1 x2'");
export const monomial: Input<string> = labels('monomial', "variables by their names, as in 'x1*y3' or 'x1 y3'");

export const dimension: Input<number> = {
  name: 'k',
  description: 'a dimension: an integer from -1',
  kind: kinds.integer,
  written: (text) => text,
  read: (text, command) => {
    const k = Number(text);
    if (/^-?\d+$/.test(text) && Number.isSafeInteger(k) && k >= -1) return k;
    throw new InputError('invalid-dimension', `${command}: k is ${JSON.stringify(text)}; expected an integer from -1.`);
  },
};
