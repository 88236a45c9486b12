import { parseBoard, type Board } from '../boards/door.js';
import type { HomologyGroup, SimplicialComplex } from '../complex/door.js';
import { InputError, LimitError } from '../errors.js';
import type { SquarefreeIdeal } from '../ideal/door.js';
import type { SparseMatrix } from '../linear/door.js';
import type { RunOptions } from '../run.js';
import { asComplex, asIdeal, type Source } from '../sources/door.js';
import { define, on, type Definition } from './Definition.js';
import * as kinds from './kinds.js';
import type { ArgumentKind } from './kinds.js';

/** What reads the sources and files of a command, and within which bounds. */
export interface SourceReader {
  readonly source: (text: string) => Promise<Source>;
  readonly read: (name: string) => Promise<string>;
  readonly run: () => RunOptions;
}

/** What an operation is given: by an expression, and by a text behind the name of a command. */
export interface Input<T> {
  readonly kind: ArgumentKind<T>;
  /** What it is called behind the source of a command. */
  readonly name: string;
  readonly description: string;
  /** It need not be given: it is an option of the command, and false without it. */
  readonly isOption?: true;
  /** A text as an expression. */
  readonly written: (text: string) => string;
  /** @param command which is named in errors */
  readonly read: (text: string, command: string, reader: SourceReader) => T | Promise<T>;
}

/** The boundary map between the faces of two dimensions, which are named by the labels of their vertices. */
export interface BoundaryMap {
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly (readonly string[])[];
  readonly matrix: SparseMatrix;
}

/** A map of vertices, pairs of them by their numbers and by their labels; no pairs unless one is found. */
export interface VertexMap {
  readonly found: true | false | 'undecided';
  readonly pairs: readonly (readonly [number, number])[];
  readonly labels: readonly (readonly [string, string])[];
}

/** What operations find, by the name of what it is. */
export interface Found {
  readonly complex: SimplicialComplex;
  readonly ideal: SquarefreeIdeal;
  readonly board: Board;
  readonly boundary: BoundaryMap;
  readonly homology: readonly HomologyGroup[];
  readonly map: VertexMap;
}

/** A function of expressions that is a command too. */
export interface Operation<What extends keyof Found = keyof Found> extends Definition {
  readonly command: string;
  readonly makes: What;
  readonly inputs: readonly Input<unknown>[];
  /** What it may be tried on: a text for each input. */
  readonly uses: readonly (readonly string[])[];
  /** @param name under which it was called */
  readonly find: (given: readonly unknown[], bounds: RunOptions, name: string) => Found[What];
}

type Given<Inputs extends readonly Input<unknown>[]> = {
  -readonly [I in keyof Inputs]: Inputs[I] extends Input<infer T> ? T : never;
};

/** What an expression is told of what is found; what is not listed is a result as it is. */
const RESULTS: { readonly [What in keyof Found]?: (found: Found[What], name: string) => unknown } = {
  boundary: ({ matrix }, name) => {
    if (matrix.rows * matrix.columns > MOST_ENTRIES)
      throw new LimitError(
        'too-many-items',
        `${name}: a matrix with ${matrix.rows} rows and ${matrix.columns} columns; more than ${MOST_ENTRIES} entries are not listed.`,
      );
    return matrix.toDense();
  },
  map: ({ found, labels }) => (found === true ? labels : found),
};

const MOST_ENTRIES = 1_000_000;

/**
 * An operation: `pureSkeleton(D, 1)` in expressions, `spgames pure-skeleton D 1` as a command.
 * @param about its first clause stands in the list of commands
 * @param inputs options last
 * @param uses what to try it on: a text for each input
 */
export function operation<What extends keyof Found, const Inputs extends readonly Input<unknown>[]>(
  name: string,
  makes: What,
  about: string,
  inputs: Inputs,
  apply: (...given: [...Given<Inputs>, RunOptions, string]) => Found[What],
  ...uses: readonly { readonly [I in keyof Inputs]: string }[]
): Operation<What> {
  const find = (given: readonly unknown[], bounds: RunOptions, called: string): Found[What] =>
    apply(...([...given, bounds, called] as unknown as Parameters<typeof apply>));
  const result: (found: Found[What], called: string) => unknown = RESULTS[makes] ?? ((found) => found);
  const required = inputs.filter(({ isOption }) => isOption !== true);
  const ways: readonly (readonly Input<unknown>[])[] = inputs.length > required.length ? [required, inputs] : [inputs];
  const calls = ways.map((way) =>
    on(
      way.map(({ kind }) => kind),
      (...given) => {
        const read = inputs.map((_, i) => (i < way.length ? given[i] : false));
        return result(find(read, (given.at(-2) as SourceReader).run(), name), name);
      },
    ),
  );
  const [first = []] = uses as readonly (readonly string[])[];
  const written = first.flatMap((text, i) => (text === '' ? [] : [inputs[i]!.written(text)]));
  const command = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { ...define(name, about, `${name}(${written.join(', ')})`, ...calls), command, makes, inputs, uses, find };
}

const SOURCE = { name: 'second', description: 'another source' };

export const complexInput: Input<SimplicialComplex> = {
  ...SOURCE,
  kind: kinds.complexKind,
  written: (text) => `complex(${JSON.stringify(text)})`,
  read: async (text, _, reader) => asComplex(await reader.source(text), reader.run()),
};

export const idealInput: Input<SquarefreeIdeal> = {
  ...SOURCE,
  kind: kinds.idealKind,
  written: (text) => `ideal(${JSON.stringify(text)})`,
  read: async (text, _, reader) => asIdeal(await reader.source(text), reader.run()),
};

function labels(name: string, description: string): Input<string> {
  return { name, description, kind: kinds.faceKind, written: JSON.stringify, read: (text) => text };
}

export const faceInput: Input<string> = labels('face', "a face by the labels of its vertices, as in 'x1 y3'");
export const verticesInput: Input<string> = labels('vertices', "vertices by their labels, as in 'x1 x2'");
export const monomialInput: Input<string> = labels('monomial', "variables by their names, as in 'x1*y3' or 'x1 y3'");

export const boardInput: Input<Board> = {
  name: 'board',
  description: 'a board such as path:5, see: spgames catalog boards',
  kind: kinds.boardKind,
  written: (text) => `board(${JSON.stringify(text)})`,
  read: (text, _, reader) => parseBoard(text, { read: (file) => reader.read(file) }),
};

export const dimensionInput: Input<number> = dimensionFrom(-1);

export function dimensionFrom(least: number): Input<number> {
  return {
    name: 'k',
    description: `a dimension: an integer from ${least}`,
    kind: kinds.integerKind,
    written: (text) => text,
    read: (text, command) => {
      const k = Number(text);
      if (/^-?\d+$/.test(text) && Number.isSafeInteger(k) && k >= least) return k;
      const found = JSON.stringify(text);
      throw new InputError('invalid-dimension', `${command}: k is ${found}; expected an integer from ${least}.`);
    },
  };
}

/** What is so or is not: `true` behind the arguments of a function, `--name` of a command. */
export function option(name: string, description: string): Input<boolean> {
  return {
    name,
    description,
    isOption: true,
    kind: { ...kinds.truthKind, word: name },
    written: () => 'true',
    read: (text) => text !== '',
  };
}
