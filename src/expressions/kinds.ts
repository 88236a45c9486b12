import type { BigNumber } from 'mathjs';
import type { Board } from '../boards/door.js';
import type { SimplicialComplex } from '../complex/door.js';
import type { Vertex } from '../complex/door.js';
import type { Construction } from '../constructions/door.js';
import { GamePoset } from '../days/door.js';
import { digraphMoves, DigraphPlacement } from '../digraphs/door.js';
import { InputError } from '../errors.js';
import { literalForm, type SPGame, type ScoringGame } from '../games/door.js';
import type { SquarefreeIdeal } from '../ideal/door.js';
import type { LatticeGame, LatticeQuotient } from '../lattice/door.js';
import type { LoopyGame } from '../loopy/door.js';
import { MoveGame } from '../moves/door.js';
import { LabelledPoset } from '../poset/door.js';
import { shown } from '../shape.js';
import { verticesByLabel } from '../sources/internal.js';
import { Dyadic, Form, formOf, Value, type Genus, type Player, type Thermograph } from '../values/door.js';
import type { Language } from './Language.js';
import { typeOfKind, type ObjectKind, type ObjectOf } from './objects.js';
import { keptOf, type Kept } from './withFields.js';

/** A kind of argument: which types of mathjs it takes, and how one of them becomes what the library wants. */
export interface ArgumentKind<T> {
  /** Types of mathjs, between bars. */
  readonly types: string;
  /** What it is called in a call. */
  readonly word: string;
  readonly read: (given: unknown, name: string, language: Language) => T;
}

/** Numbers as mathjs has them, any of which may stand for an integer or a fraction. */
export const NUMBER_TYPES = ['number', 'Fraction', 'bigint', 'BigNumber'] as const;
const NUMBERS = NUMBER_TYPES.join(' | ');

function asItIs<T>(types: string, word: string): ArgumentKind<T> {
  return { types, word, read: (given) => given as T };
}

/** An object of a kind that sources have; what it is called is found when somebody asks. */
function ofKind<K extends ObjectKind>(kind: K): ArgumentKind<ObjectOf<K>> {
  const known = typeOfKind(kind);
  return {
    types: known.type,
    get word() {
      return known.called.replace(/^an? /, '');
    },
    read: (given) => given as ObjectOf<K>,
  };
}

export const valueKind: ArgumentKind<Value> = ofKind('value');
export const gameKind: ArgumentKind<SPGame> = ofKind('game');
export const complexKind: ArgumentKind<SimplicialComplex> = ofKind('complex');
export const idealKind: ArgumentKind<SquarefreeIdeal> = ofKind('ideal');
export const boardKind: ArgumentKind<Board> = asItIs('Board', 'board');
export const digraphKind: ArgumentKind<DigraphPlacement> = ofKind('digraph');
export const positionKind: ArgumentKind<MoveGame> = ofKind('rules');
export const loopyGameKind: ArgumentKind<LoopyGame> = ofKind('loopy');
export const latticeGameKind: ArgumentKind<LatticeGame> = ofKind('lattice');
export const posetKind: ArgumentKind<LabelledPoset> = ofKind('poset');
/** A poset of games; the elements of any other poset are its labels. */
export const gamePosetKind: ArgumentKind<GamePoset<unknown>> = {
  types: 'GamePoset | Poset',
  word: 'poset',
  read: (given) =>
    given instanceof LabelledPoset
      ? new GamePoset<unknown>({ name: 'poset', elements: given.labels, order: given })
      : (given as GamePoset<unknown>),
};
export const constructionKind: ArgumentKind<Construction> = ofKind('construction');
export const scoringGameKind: ArgumentKind<ScoringGame> = asItIs('ScoringGame', 'scoring game');
export const textKind: ArgumentKind<string> = asItIs('string', 'text');
export const anythingKind: ArgumentKind<unknown> = asItIs('any', 'x');

/** Decimal numbers with more digits behind the point are not fractions that anyone wants to see. */
const MOST_PLACES = 1000;

/**
 * The numerator and the denominator of a number of mathjs; undefined for what is neither an integer nor a fraction, and
 * for what may have been rounded.
 */
export function fractionOf(given: unknown): { readonly n: bigint; readonly d: bigint } | undefined {
  if (typeof given === 'bigint') return { n: given, d: 1n };
  if (typeof given === 'object' && given !== null && 'isFraction' in given) {
    const { s, n, d } = given as unknown as { s: bigint | number; n: bigint | number; d: bigint | number };
    return { n: BigInt(s) * BigInt(n), d: BigInt(d) };
  }
  if (typeof given === 'object' && given !== null && 'isBigNumber' in given) {
    const decimal = given as unknown as BigNumber;
    const { precision } = decimal.constructor as unknown as { readonly precision: number };
    // With all its digits it may have been rounded.
    if (!decimal.isFinite() || decimal.precision(true) >= precision || decimal.decimalPlaces() > MOST_PLACES)
      return undefined;
    const [whole, part = ''] = decimal.toFixed().split('.') as [string, string?];
    return inLowestTerms(BigInt(whole + part), 10n ** BigInt(part.length));
  }
  if (typeof given !== 'number' || !Number.isFinite(given) || Math.abs(given) > Number.MAX_SAFE_INTEGER)
    return undefined;
  let [n, d] = [given, 1n];
  // Every number of the machine is a fraction over a power of two.
  for (; !Number.isInteger(n); d *= 2n) n *= 2;
  return { n: BigInt(n), d };
}

function inLowestTerms(n: bigint, d: bigint): { readonly n: bigint; readonly d: bigint } {
  let [divisor, rest] = [d, n < 0n ? -n : n];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { n: n / divisor, d: d / divisor };
}

/** What a number, or what stands where one is expected, looks like in an error. */
function shownNumber(given: unknown): string {
  const fraction = fractionOf(given);
  if (fraction === undefined)
    return typeof given === 'function' || String(given).startsWith('[object') ? shown(given) : String(given);
  return fraction.d === 1n ? String(fraction.n) : `${fraction.n}/${fraction.d}`;
}

export const integerKind: ArgumentKind<number> = {
  types: NUMBERS,
  word: 'n',
  read: (given, name) => {
    const fraction = fractionOf(given);
    const found = fraction?.d === 1n ? Number(fraction.n) : NaN;
    if (!Number.isSafeInteger(found))
      throw new InputError('not-an-integer', `${name}: found ${shownNumber(given)}; expected an integer.`);
    return found;
  },
};

/** A label: a text, or an integer that stands for its digits. */
const labelOf = (given: unknown, name: string): string =>
  typeof given === 'string' ? given : String(integerKind.read(given, name, undefined as never));

/** A number whose denominator is a power of two. */
export const dyadicKind: ArgumentKind<Dyadic> = { types: NUMBERS, word: 'number', read: dyadicOf };

export function dyadicOf(given: unknown, name: string): Dyadic {
  const { n, d } = fractionOf(given) ?? { n: 0n, d: 0n };
  const exponent = d.toString(2).length - 1;
  if (d === 0n || d !== 1n << BigInt(exponent))
    throw new InputError(
      'not-dyadic',
      `${name}: found ${shownNumber(given)}; expected a number whose denominator is a power of two.`,
      { hint: 'Only these are values of short games.' },
    );
  return Dyadic.of(n, exponent);
}

/** Labels as they may be given: `"x1 y3"`, a list of labels or numbers, or one number. */
export const faceKind: ArgumentKind<string> = {
  types: `string | Array | Matrix | ${NUMBERS}`,
  word: '"labels"',
  read: (given, name) => {
    const items: unknown = typeof given === 'object' && given !== null && 'isMatrix' in given ? given.valueOf() : given;
    return (Array.isArray(items) ? items : [items]).map((item) => labelOf(item, name)).join(' ');
  },
};

/** The vertices with these labels. @throws InputError `unknown-vertex` */
export function verticesLabelled(
  labels: string,
  { vertices }: { readonly vertices: readonly Vertex[] },
  name: string,
): number[] {
  return verticesByLabel(labels, vertices, name);
}

export const playerKind: ArgumentKind<Player> = {
  types: 'string',
  word: '"L" or "R"',
  read: (given, name) => {
    const letter = /^(l|left)$/i.test(given as string) ? 'L' : /^(r|right)$/i.test(given as string) ? 'R' : undefined;
    if (letter === undefined)
      throw new InputError('invalid-player', `${name}: found ${JSON.stringify(given)}; expected "L" or "R".`);
    return letter;
  },
};

/** A characteristic: 0 or a prime. */
export const characteristicKind: ArgumentKind<number> = { ...integerKind, word: 'p' };

/** A literal game, and nothing that stands for one. */
export const literalKind: ArgumentKind<Form> = ofKind('form');

/** A literal game: a game with rules, or the canonical form of a value. */
export const formKind: ArgumentKind<Form> = {
  types: 'Form | Game | Digraph | Position | Value',
  word: 'game',
  read: (given, _, language) => {
    if (given instanceof Form) return given;
    if (given instanceof Value) return formOf(given, language.forms, language.run());
    if (given instanceof MoveGame) return literalForm(given, language.forms, language.run());
    const rules = given instanceof DigraphPlacement ? digraphMoves(given) : (given as SPGame);
    return literalForm(rules, language.forms, language.run());
  },
};

/** Literal games one after the other, as the last arguments. */
export const manyFormsKind: ArgumentKind<readonly Form[]> = {
  types: `...${formKind.types}`,
  word: 'game, …',
  read: (given, name, language) => listItems(given).map((item) => formKind.read(item, name, language)),
};

/** An object of the library that has fields. */
function withFields<T>(type: Kept['type'], word: string): ArgumentKind<T> {
  return { types: type, word, read: (given) => keptOf(given)!.object as T };
}

export const thermographKind: ArgumentKind<Thermograph> = withFields('Thermograph', 'thermograph');
export const genusKind: ArgumentKind<Genus> = withFields('Genus', 'genus');
export const quotientKind: ArgumentKind<LatticeQuotient> = withFields('Quotient', 'quotient');
/** Any of them. */
export const keptKind: ArgumentKind<Kept> = {
  types: 'Thermograph | Genus | Quotient',
  word: 'thermograph, genus or quotient',
  read: (given) => keptOf(given)!,
};

/** A list of integers. */
export const integersKind: ArgumentKind<readonly number[]> = {
  types: 'Array | Matrix',
  word: '[n, …]',
  read: (given, name, language) => listItems(given).map((item) => integerKind.read(item, name, language)),
};

/** A list of points, each a list of integers. */
export const pointsKind: ArgumentKind<readonly (readonly number[])[]> = {
  types: 'Array | Matrix',
  word: '[[n, …], …]',
  read: (given, name, language) => listItems(given).map((point) => integersKind.read(point, name, language)),
};

/** Some sets of labels, which are texts or integers: a list of lists. */
export const setsOfLabelsKind: ArgumentKind<readonly (readonly string[])[]> = {
  types: 'Array | Matrix',
  word: '[[label, …], …]',
  read: (given, name) =>
    listItems(given).map((set) => {
      if (isList(set)) return listItems(set).map((label) => labelOf(label, name));
      throw new InputError(
        'invalid-argument',
        `${name}: found a list with an item that is not a list; expected lists of labels such as [[1, 2, 3], [3, 4]].`,
      );
    }),
};

/** Integers one after the other, as the last arguments. */
export const manyIntegersKind: ArgumentKind<readonly number[]> = {
  ...integersKind,
  types: `...${NUMBERS}`,
  word: 'n, …',
};

/** A list of anything. */
export const listKind: ArgumentKind<readonly unknown[]> = { types: 'Array | Matrix', word: '[x, …]', read: listItems };

/** Anything, one after the other, as the last arguments. */
export const manyKind: ArgumentKind<readonly unknown[]> = asItIs('...any', 'x, …');

export const truthKind: ArgumentKind<boolean> = asItIs('boolean', 'true or false');

export const callableKind: ArgumentKind<(...given: readonly unknown[]) => unknown> = asItIs('function', 'f');

/** Is it a list or a matrix of mathjs? */
export function isList(given: unknown): boolean {
  return Array.isArray(given) || (typeof given === 'object' && given !== null && 'isMatrix' in given);
}

/** The items of a list of mathjs; what is not a list is the only item. */
export function listItems(given: unknown): readonly unknown[] {
  const items: unknown = typeof given === 'object' && given !== null && 'isMatrix' in given ? given.valueOf() : given;
  return Array.isArray(items) ? items : [items];
}

/** What stands in lists, and lists in them, one after the other. */
export function allItems(given: unknown): unknown[] {
  return listItems(given).flatMap((item) => (isList(item) ? allItems(item) : [item]));
}

/** What may stand in parentheses behind the name of a ruleset. */
export const textOrNumberKind: ArgumentKind<string | number> = {
  types: `string | ${NUMBERS}`,
  word: 'x',
  read: (given, name, language) => (typeof given === 'string' ? given : integerKind.read(given, name, language)),
};

/** Some values: a list of them. */
export const valuesKind: ArgumentKind<readonly Value[]> = {
  types: 'Array | Matrix',
  word: '[value, …]',
  read: (given, name, language) => listItems(given).map((item) => language.valueOf(item, name)),
};

/** Some values or literal games: a list of them. */
export const valuesOrFormsKind: ArgumentKind<readonly (Value | Form)[]> = {
  ...valuesKind,
  read: (given, name, language) =>
    listItems(given).map((item) => (item instanceof Form ? item : language.valueOf(item, name))),
};

/** Which of the two complexes of a game is meant. */
export const asLegalOrIllegal: ArgumentKind<'legal' | 'illegal'> = {
  types: 'string',
  word: '"legal" or "illegal"',
  read: (given, name) => {
    if (given === 'legal' || given === 'illegal') return given;
    throw new InputError('invalid-argument', `${name}: found ${JSON.stringify(given)}; expected "legal" or "illegal".`);
  },
};

const PURE_WORDS = ['pure', 'vertexDecomposable', 'flag', 'sphere', 'ball'] as const;
const PURE_WORD = '"pure", "vertexDecomposable", "flag", "sphere" or "ball"';

/** Which pure complex is meant. */
export const asPure: ArgumentKind<(typeof PURE_WORDS)[number]> = {
  types: 'string',
  word: PURE_WORD,
  read: (given, name) => {
    const word = PURE_WORDS.find((each) => each === given);
    if (word !== undefined) return word;
    throw new InputError('invalid-argument', `${name}: found ${JSON.stringify(given)}; expected ${PURE_WORD}.`);
  },
};
