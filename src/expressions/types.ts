import { aBoard } from '../boards/internal.js';
import { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import type { Construction } from '../constructions/index.js';
import { GamePoset } from '../days/index.js';
import { DigraphPlacement, digraphValue } from '../digraphs/index.js';
import { gameValue, SPGame } from '../games/index.js';
import { SquarefreeIdeal } from '../ideal/index.js';
import { LatticeGame } from '../lattice/index.js';
import { LoopyGame, loopyGameOf } from '../loopy/index.js';
import { MoveGame } from '../moves/index.js';
import { LabelledPoset } from '../poset/index.js';
import { Form, formValue, standardStore, Value } from '../values/index.js';
import { dyadicOf, NUMBER_TYPES } from './kinds.js';
import type { Language } from './Language.js';
import { Picture } from './Picture.js';
import { keptOf } from './withFields.js';

/** A function of mathjs with signatures, and what makes them. */
export interface Typed {
  (name: string, signatures: Readonly<Record<string, (...given: never[]) => unknown>>): TypedFunction;
  readonly addTypes: (
    types: readonly { readonly name: string; readonly test: (x: unknown) => boolean }[],
    before: string,
  ) => void;
  readonly addConversions: (conversions: readonly Conversion[], options?: { readonly override: boolean }) => void;
  readonly createError: (name: string, given: ArrayLike<unknown>, signatures: unknown) => Error;
  onMismatch: (name: string, given: ArrayLike<unknown>, signatures: unknown) => void;
  readonly isTypedFunction: (found: unknown) => found is TypedFunction;
}

/** A function with signatures. */
export interface TypedFunction {
  (...given: readonly unknown[]): unknown;
  readonly signatures: Readonly<Record<string, (...given: never[]) => unknown>>;
}

export interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly convert: (found: never) => unknown;
}

/** The types of expressions, and what each is called. */
export const TYPES: readonly (readonly [name: string, word: string, is: (x: unknown) => boolean])[] = [
  ['Value', 'a value', (x) => x instanceof Value],
  ['Game', 'a game', (x) => x instanceof SPGame],
  ['SimplicialComplex', 'a complex', (x) => x instanceof SimplicialComplex],
  ['SquarefreeIdeal', 'an ideal', (x) => x instanceof SquarefreeIdeal],
  ['Digraph', 'a digraph', (x) => x instanceof DigraphPlacement],
  ['Position', 'a position', (x) => x instanceof MoveGame],
  ['LoopyGame', 'a loopy game', (x) => x instanceof LoopyGame],
  ['LatticeGame', 'a lattice game', (x) => x instanceof LatticeGame],
  ['Board', 'a board', (x) => x instanceof Board],
  ['Poset', 'a poset', (x) => x instanceof LabelledPoset],
  ['GamePoset', 'a poset of games', (x) => x instanceof GamePoset],
  ['Form', 'a literal game', (x) => x instanceof Form],
  ['Construction', 'a construction', isConstruction],
  ['Thermograph', 'a thermograph', (x) => keptOf(x)?.type === 'Thermograph'],
  ['Genus', 'a genus', (x) => keptOf(x)?.type === 'Genus'],
  ['Quotient', 'a quotient', (x) => keptOf(x)?.type === 'Quotient'],
  ['Picture', 'a picture', (x) => x instanceof Picture],
];

/** Is it a game that a theorem builds, with its certificate? */
export function isConstruction(x: unknown): x is Construction {
  if (typeof x !== 'object' || x === null || !('method' in x && 'target' in x && 'certificate' in x)) return false;
  return !('board' in x) || aBoard.flaw(x.board, '') === undefined;
}

/**
 * What stands for something else: a number for its value, a game for its value or for its legal complex, a digraph, a
 * position and the literal form of a game for its value.
 */
export const CONVERSIONS: readonly (readonly [
  from: string,
  to: string,
  convert: (found: never, language: Language) => unknown,
])[] = [
  ...NUMBER_TYPES.map(
    (from) => [from, 'Value', (found: unknown) => standardStore.number(dyadicOf(found, 'value'))] as const,
  ),
  ['Game', 'Value', (game: SPGame, language) => valueOfGame(game, language)],
  ['Digraph', 'Value', (digraph: DigraphPlacement, language) => valueOfDigraph(digraph, language)],
  ['Position', 'Value', valueOfPosition],
  ['Form', 'Value', (form: Form) => formValue(form)],
  ['GamePoset', 'Poset', (games: GamePoset<unknown>, language) => games.poset(language.run())],
  ['Game', 'SimplicialComplex', (game: SPGame, language) => game.legalComplexWithin(language.run())],
  ...NUMBER_TYPES.map(
    (from) =>
      [
        from,
        'LoopyGame',
        (found: unknown, language: Language) =>
          loopyGameOf(standardStore.number(dyadicOf(found, 'loopy')), language.run()),
      ] as const,
  ),
  ['Value', 'LoopyGame', (value: Value, language) => loopyGameOf(value, language.run())],
  ['Game', 'LoopyGame', (game: SPGame, language) => loopyGameOf(valueOfGame(game, language), language.run())],
  [
    'Digraph',
    'LoopyGame',
    (digraph: DigraphPlacement, language) => loopyGameOf(valueOfDigraph(digraph, language), language.run()),
  ],
  ['Position', 'LoopyGame', (game: MoveGame, language) => loopyGameOf(valueOfPosition(game, language), language.run())],
  ['Form', 'LoopyGame', (form: Form, language) => loopyGameOf(form, language.run())],
];

/** The value of a position of a ruleset by its moves. */
export function valueOfPosition(game: MoveGame, language: Language): Value {
  return gameValue(game, { evaluator: language.evaluator, ...language.run() });
}

/** The value of a game, kept for the next question. */
export function valueOfGame(game: SPGame, language: Language): Value {
  return gameValue(game, { evaluator: language.evaluator, ...language.run() });
}

/** The value of a digraph placement game. */
export function valueOfDigraph(digraph: DigraphPlacement, language: Language): Value {
  return digraphValue(digraph, { store: language.evaluator.store, ...language.run() });
}

/** Makes the types known to an instance of mathjs. */
export function addTypes(typed: Typed, language: Language): void {
  typed.addTypes(
    TYPES.map(([name, , test]) => ({ name, test })),
    'Object',
  );
  typed.addConversions(
    CONVERSIONS.map(([from, to, convert]) => ({
      from,
      to,
      convert: (found: never) => language.noting(() => convert(found, language)),
    })),
  );
  // An error tells the arguments that were given.
  typed.onMismatch = (name, given, signatures) => {
    throw Object.assign(typed.createError(name, given, signatures), { given: Array.from(given) });
  };
}
