import type { GamePoset } from '../days/door.js';
import { ScoringGame, type SPGame } from '../games/door.js';
import { loopyGameOf } from '../loopy/door.js';
import { formValue, standardStore, type Form } from '../values/door.js';
import { dyadicOf, NUMBER_TYPES } from './kinds.js';
import type { Language } from './Language.js';
import { OBJECT_TYPES } from './objects.js';

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

const WITH_VALUES = OBJECT_TYPES.filter(({ value }) => value !== undefined);

type Conversions = readonly (readonly [
  from: string,
  to: string,
  convert: (found: never, language: Language) => unknown,
])[];

/**
 * What stands for something else: a number or a game for its value or for a loopy game, a game for its legal complex.
 */
export const CONVERSIONS: Conversions = [
  ...NUMBER_TYPES.map(
    (from) => [from, 'Value', (found: unknown) => standardStore.number(dyadicOf(found, 'value'))] as const,
  ),
  ...WITH_VALUES.flatMap(({ type, value }) => (type === 'Value' ? [] : [[type, 'Value', value!] as const])),
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
  ...WITH_VALUES.map(
    ({ type, value }) =>
      [
        type,
        'LoopyGame',
        (found: unknown, language: Language) => loopyGameOf(value!(found, language), language.run()),
      ] as const,
  ),
  ...NUMBER_TYPES.map(
    (from) => [from, 'ScoringGame', (found: unknown) => ScoringGame.number(dyadicOf(found, 'scoringGame'))] as const,
  ),
  ['Form', 'LoopyGame', (form: Form, language) => loopyGameOf(form, language.run())],
];

/** Makes the types known to an instance of mathjs. */
export function addTypes(typed: Typed, language: Language): void {
  typed.addTypes(
    OBJECT_TYPES.map(({ type, is }) => ({ name: type, test: is })),
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
