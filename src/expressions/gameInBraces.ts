import { InputError, LimitError } from '../errors.js';
import { Form, formOf, standardStore, type Value } from '../values/door.js';
import { dyadicOf, fractionOf, listItems } from './kinds.js';
import type { Language } from './Language.js';
import { printResult } from './printResult.js';
import { typeOf, wordOfType } from './typeOf.js';

const NAME = 'the game in braces';

/** What stands between commas and bars, evaluated; a list is as many options. */
export interface FoundOptions {
  readonly left: readonly unknown[];
  readonly right: readonly unknown[];
}

/**
 * The game with some options: a literal game if one of them is, else the value of the game.
 * @throws InputError `invalid-argument` for what is not a game, and for values beside literal games
 */
export function gameInBraces({ left, right }: FoundOptions, language: Language): Value | Form {
  const [ofLeft, ofRight] = [left.flatMap(listItems), right.flatMap(listItems)];
  if ([...ofLeft, ...ofRight].some((option) => option instanceof Form)) {
    const forms = (options: readonly unknown[]): Form[] => options.map((option) => formBeside(option, NAME, language));
    return language.forms.fromOptions(forms(ofLeft), forms(ofRight));
  }
  const values = (options: readonly unknown[]): Value[] => options.map((option) => language.valueOf(option, NAME));
  return standardStore.within(language.run(), () => standardStore.fromOptions(values(ofLeft), values(ofRight)));
}

/**
 * What stands beside a literal game: another one, or a number for its canonical form.
 * @throws InputError `invalid-argument`
 */
export function formBeside(found: unknown, name: string, language: Language): Form {
  if (found instanceof Form) return found;
  if (fractionOf(found) === undefined)
    throw new InputError(
      'invalid-argument',
      `${name}: found ${wordOfType(typeOf(found))} together with a literal game; expected literal games, or numbers for their canonical forms.`,
      {
        hint: 'form(v) is the canonical form of a value, and the literal game of a game; value(f) is the value of a literal game.',
      },
    );
  return formOf(standardStore.number(dyadicOf(found, name)), language.forms, language.run());
}

/**
 * What an option means that can be read as an expression and in the notation of values.
 * @param evaluate finds what it is as an expression; where that fails it is none
 * @throws InputError `invalid-expression` if the two are different
 */
export function readBothWays(written: string, value: Value, evaluate: () => unknown, language: Language): unknown {
  let found: unknown;
  let same = false;
  try {
    found = evaluate();
    if (typeof found === 'function') return value;
    same = !(found instanceof Form) && language.valueOf(found, NAME).equals(value);
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    if (error instanceof LimitError || cause instanceof LimitError) throw error;
    if (found === undefined) return value;
  }
  if (same) return found;
  const [name, other] = [value.toString(), printResult(found, language.run())];
  throw new InputError(
    'invalid-expression',
    `found ${written}, which is the value ${name} in the notation of values, and ${other} as an expression; expected what has one meaning.`,
    {
      hint: `Write value("${written}")${found instanceof Form || typeof found === 'string' ? '' : ` or ${other}`}.`,
    },
  );
}
