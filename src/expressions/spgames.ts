import type { MathJsInstance } from 'mathjs';
import { hasObjects } from './typeOf.js';
import { toExpression } from './toExpression.js';
import { decided } from './decided.js';
import type { Definition } from './Definition.js';
import { definitionNames } from './definitionNames.js';
import { definitions } from './definitions.js';
import { helpElsewhere, helpOn } from './help.js';
import { Language } from './Language.js';
import type { MathDoc } from './mathjsDocs.js';
import { addTypes, type Typed, type TypedFunction } from './types.js';
import { replaceFunction, replaceWhenNamed } from './whenNamed.js';

/** What a factory of mathjs is given. */
export interface Scope {
  readonly typed: Typed;
  readonly math: Readonly<Record<string, unknown>>;
}

/** A factory of mathjs: a function with the name of what it makes. */
export interface SPGamesFactory {
  /** @param existing what mathjs has under the name */
  (scope: Scope, existing?: unknown): unknown;
  readonly isFactory: true;
  readonly fn: string;
  readonly dependencies: readonly string[];
  readonly meta: { readonly lazy: boolean };
}

const LANGUAGES = new WeakMap<object, Language>();

/** What the functions of an instance of mathjs share; the types are made known to it at the first call. */
export function languageOf(math: { readonly typed: unknown }): Language {
  const typed = math.typed as Typed;
  const known = LANGUAGES.get(typed);
  if (known !== undefined) return known;
  const language = new Language();
  LANGUAGES.set(typed, language);
  addTypes(typed, language);
  return language;
}

/** What mathjs does with each item of a list: the operators on lists then do as the library does with items. */
const SCALARS = { addScalar: 'add', subtractScalar: 'subtract', multiplyScalar: 'multiply', equalScalar: 'equal' };

/**
 * The functions of the library whose name mathjs has, too: where `import` puts them in place they are made at once, as
 * mathjs's own would not be found later. All others are made when an expression first names them.
 */
const EXTENDED: ReadonlySet<string> = new Set([
  ...Object.keys(SCALARS),
  ...['add', 'subtract', 'unaryMinus', 'unaryPlus', 'multiply', 'abs', 'sign', 'floor', 'mean', 'isNumber'],
  ...['compare', 'smaller', 'smallerEq', 'larger', 'largerEq', 'equal', 'unequal'],
  ...['complex', 'random', 'hex', 'chain', 'compile', 'help', 'simplify'],
  ...[...definitionNames].flatMap(([name, isBeside]) => (isBeside ? [name] : [])),
]);

/** The operators on items of lists, before all that mathjs makes of them. */
export const scalars: Readonly<Record<string, SPGamesFactory>> = Object.fromEntries(
  Object.entries(SCALARS).map(([name, operator]) => [name, factoryOf(name, operator)]),
);

/** The functions of the library for mathjs, by name. */
export const spgames: Readonly<Record<string, SPGamesFactory>> = {
  ...scalars,
  ...Object.fromEntries([...definitionNames.keys()].map((name) => [name, factoryOf(name)])),
  help: asFactory('help', helpFor),
};

/** @param name under which mathjs has the function with the second name */
function factoryOf(name: string, defined: string = name): SPGamesFactory {
  const make = ({ typed, math }: Scope, existing = EXTENDED.has(name) ? math[name] : undefined): unknown => {
    const definition = definitions.get(defined)!;
    const language = languageOf({ typed });
    const own = Object.fromEntries(signatures(definition, language, math));
    if (definition.besideNumbers === true)
      return besideNumbers(name, typed(name, own), existing as TypedFunction, typed);
    if (name === 'chain') return forExpressions(name, typed(name, own), math);
    return typed(name, typed.isTypedFunction(existing) ? { ...existing.signatures, ...own } : own);
  };
  return asFactory(name, make);
}

/** Does the library's where an object of it is among the arguments, or in a list of them, and else what mathjs does. */
function besideNumbers(name: string, own: TypedFunction, other: TypedFunction, typed: Typed): TypedFunction {
  return typed(name, {
    '...any': (given: readonly unknown[]) => (hasObjects(given) ? own : other)(...given),
  });
}

/** Puts a function under a name that mathjs keeps out of expressions: its own `chain` is for programs. */
function forExpressions(name: string, made: TypedFunction, math: Scope['math']): unknown {
  inExpressions(math)[name] = made;
  return math[name];
}

/** What the names in expressions stand for. */
function inExpressions(math: Scope['math']): Record<string, unknown> {
  return (math['expression'] as { readonly mathWithTransform: Record<string, unknown> }).mathWithTransform;
}

/** Puts functions in their places, each of which is made when an expression first names it. */
export function addWhenNamed(math: MathJsInstance, factories: Readonly<Record<string, SPGamesFactory>>): void {
  const scope = { typed: math.typed as unknown as Typed, math: math as unknown as Scope['math'] };
  const [extended, others] = [true, false].map((kind) =>
    Object.entries(factories).filter(([name]) => EXTENDED.has(name) === kind),
  );
  for (const [name, make] of extended!)
    if (name === 'chain') {
      const known = inExpressions(scope.math);
      replaceWhenNamed(known, name, () => (make(scope), known[name]));
    } else replaceFunction(math, name, (existing) => make(scope, existing));
  math.import(Object.fromEntries(others!), { override: true });
}

function asFactory(fn: string, make: (scope: Scope, existing?: unknown) => unknown): SPGamesFactory {
  const meta = { lazy: !EXTENDED.has(fn) };
  return Object.assign(make, { isFactory: true as const, fn, dependencies: ['typed', 'math'], meta });
}

/** `help(link)` and `help("link")`: on functions of the library, and else as in mathjs. */
function helpFor({ typed, math }: Scope, existing = math['help']): TypedFunction {
  const other = existing as TypedFunction;
  const help = (about: unknown): unknown => {
    const name = typeof about === 'function' ? about.name : about;
    const own = typeof name === 'string' ? helpOn(name) : undefined;
    return own ?? helpElsewhere(other(about) as { readonly doc: MathDoc });
  };
  return typed('help', { any: help });
}

/** Each way to call a function, once for each combination of single types: what mathjs compares are texts. */
function* signatures(
  { name, calls }: Definition,
  language: Language,
  math: Scope['math'],
): Generator<readonly [string, (...given: unknown[]) => unknown]> {
  for (const call of calls) {
    const run = (...given: unknown[]): unknown =>
      language.noting(() => toExpression(decided(call.apply(given, language, name), name), math));
    for (const types of product(
      call.kinds.map(({ types }) => (types.startsWith('...') ? [types] : types.split(' | '))),
    ))
      yield [types.join(','), run];
  }
}

function product(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);
}
