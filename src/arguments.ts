import { InputError, nearestNames } from './errors.js';
import { byFlaw, fields, flawOfItems, byTest, optional, shown, type Fields, type Shape } from './shape.js';

/*
 * The readers of arguments at the doors of the library: JavaScript hands over anything. Each names the function that
 * was called, what was found and what was expected.
 */

/** The error for an argument of a wrong kind. @param expected with the right call, where there is one to name */
export function wrongArgument(task: string, found: unknown, expected: string): InputError {
  return new InputError('invalid-argument', `${task}: found ${shown(found)}; expected ${expected}.`, {
    details: { expected },
  });
}

/** The items of a list, or of anything that can be gone through but a text. */
export function givenItems(list: unknown, task: string, expected: string): readonly unknown[] {
  if (Array.isArray(list)) return list;
  if (typeof list === 'object' && list !== null && Symbol.iterator in list) return [...(list as Iterable<unknown>)];
  throw wrongArgument(task, list, expected);
}

/** What a function takes: the name of each parameter, with the shape of its argument. */
export type Parameters = Readonly<Record<string, Shape>>;

/**
 * A public function that looks at its arguments first, as the doors have it that `scripts/doors.ts` writes.
 * @param task the function the user calls
 * @param how `rest` where the last parameter is all the rest, `later` where a promise tells what is wrong
 */
export function checked<F extends (...given: never[]) => unknown>(
  task: string,
  call: F,
  parameters: () => Parameters,
  how?: 'rest' | 'later',
): F {
  let made: readonly (readonly [name: string, shape: Shape])[] | undefined;
  const check = (given: readonly unknown[]): void => {
    const shapes = (made ??= Object.entries(parameters()));
    if (how === 'rest') given = [...given.slice(0, shapes.length - 1), given.slice(shapes.length - 1)];
    for (let i = 0; i < shapes.length; i++) {
      const [name, shape] = shapes[i]!;
      const flaw = shape.flaw(given[i], name);
      if (flaw !== undefined) throw flawed(task, name, flaw, given);
    }
  };
  return new Proxy(call, {
    apply: (_, __, given: never[]) => {
      const answer = (): unknown => {
        check(given);
        return call(...given);
      };
      return how === 'later' ? new Promise((resolve) => resolve(answer())) : answer();
    },
  });
}

/** The error for a wrong argument, or a wrong option. */
function flawed(task: string, parameter: string, flaw: string, given: readonly unknown[]): InputError {
  const [item, at, list] = given;
  const isMapped = Array.isArray(list) && typeof at === 'number' && list[at] === item;
  const [found = '', ...names] = [...flaw.matchAll(/"([^"]*)"/g)].map(([, text]) => text!);
  const near = /^[\w.]+ is "/.test(flaw) ? nearestNames(found, names) : [];
  const hint = isMapped
    ? `Write list.map((item) => ${task}(item)): map gives 3 arguments.`
    : near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : undefined;
  return new InputError(parameter === 'options' ? 'invalid-option' : 'invalid-argument', `${task}: ${flaw}.`, {
    ...(hint === undefined ? {} : { hint }),
    details: { parameter },
  });
}

export const aNumber: Shape = /* @__PURE__ */ byTest('a number', (value) => typeof value === 'number');
export const aBigInteger: Shape = /* @__PURE__ */ byTest('a bigint', (value) => typeof value === 'bigint');
export const aFlag: Shape = /* @__PURE__ */ byTest('true or false', (value) => typeof value === 'boolean');
export const aFunction: Shape = /* @__PURE__ */ byTest('a function', (value) => typeof value === 'function');
export const anObject: Shape = /* @__PURE__ */ byTest(
  'an object',
  (value) => typeof value === 'object' && value !== null,
);
const anOptionsObject: Shape = /* @__PURE__ */ byTest(
  'an object with options, such as { timeoutMs: 1000 }',
  // A text as an object has methods that are called as options are: small, link, at, …
  (value) =>
    value === undefined ||
    (typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof String)),
);

/**
 * Options, those of one function.
 * @param bounds the names of the bounds of long work, which that looks at itself
 * @param others the shapes of the others
 */
export function optionsOf(bounds: string, others: Fields): Shape {
  const names = [...bounds.split(' '), ...Object.keys(others)];
  const values = optional(fields(others));
  return byFlaw(
    (value, place) =>
      anOptionsObject.flaw(value, place) ?? unknownOption(value, names, place) ?? values.flaw(value, place),
  );
}

/** What the library hands on itself, `partOf` a work, has the names that it should have. */
function unknownOption(given: unknown, names: readonly string[], place: string): string | undefined {
  if (given === undefined || (given as { readonly partOf?: unknown }).partOf !== undefined) return undefined;
  const unknown = Object.keys(given as object).find((name) => !names.includes(name));
  if (unknown === undefined) return undefined;
  const near = nearestNames(unknown, names).find((name) => name.startsWith(unknown.slice(0, 2)));
  return `${place} has ${shown(unknown)}, which is not an option; expected ${near ?? 'one that the function has'}`;
}

/** The fields of `RunOptions`. */
const BOUNDS = ['limit', 'timeoutMs', 'memory', 'signal', 'onProgress', 'partOf'] as const;

/**
 * For constructors and methods, which have no door.
 * @param names those of all options but the bounds
 * @throws InputError `invalid-option` for what are not options, or others
 */
export function requireOptions<Options extends object>(
  task: string,
  given: Options,
  names: { readonly [Name in Exclude<keyof Options, (typeof BOUNDS)[number]>]-?: true },
): void {
  const place = 'the argument';
  const flaw = anOptionsObject.flaw(given, place) ?? unknownOption(given, [...BOUNDS, ...Object.keys(names)], place);
  if (flaw !== undefined) throw new InputError('invalid-option', `${task}: ${flaw}.`);
}

/** A list, or anything that can be gone through but a text; the items of a list are looked at. */
export function manyOf(item: Shape): Shape {
  return byFlaw((value, place) => {
    if (Array.isArray(value)) return flawOfItems(item, value, place);
    const isIterable = typeof value === 'object' && value !== null && Symbol.iterator in value;
    return isIterable ? undefined : `${place} is ${shown(value)}; expected a list`;
  });
}

/** One shape or another. */
export function either(first: Shape, ...others: readonly Shape[]): Shape {
  return byFlaw((value, place) => {
    const flaws: string[] = [];
    for (const shape of [first, ...others]) {
      const flaw = shape.flaw(value, place);
      if (flaw === undefined) return undefined;
      flaws.push(flaw);
    }
    // What has the right form, but for something inside it.
    const inside = flaws.find((flaw) => !flaw.startsWith(`${place} is `));
    return inside ?? others.reduce((text, other) => `${text}, or ${expectedBy(other)}`, flaws[0]!);
  });
}

function expectedBy(shape: Shape): string {
  return (shape.flaw(Symbol('nothing of that kind'), '') ?? '').replace(/^.*?expected /, '');
}

/** An object of a class; the class is looked up when it is needed. @param words what it is called */
export function instanceOf(kind: () => { readonly prototype: object }, words: string): Shape {
  return byTest(words, (value) => value instanceof (kind() as unknown as new () => object));
}

/**
 * For methods, whose checks have to be cheap.
 * @throws InputError `invalid-argument` for what is not an object of the class
 */
export function requireInstance(
  task: string,
  found: unknown,
  kind: { readonly prototype: object },
  words: string,
): void {
  if (!(found instanceof (kind as unknown as new () => object))) throw wrongArgument(task, found, words);
}

/** As `requireInstance`, for functions. */
export function requireFunction(task: string, found: unknown): void {
  if (typeof found !== 'function') throw wrongArgument(task, found, 'a function');
}

/** As `requireInstance`, for players. */
export function requirePlayer(task: string, found: unknown): void {
  if (found !== 'L' && found !== 'R') throw wrongArgument(task, found, 'L or R');
}

/** As `requireInstance`, for places in a list. */
export function requireIndex(task: string, found: unknown, length: number): void {
  if (!Number.isInteger(found) || (found as number) < 0 || (found as number) >= length)
    throw wrongArgument(task, found, `an integer i with 0 ≤ i < ${length}`);
}

export { anything, fields, listOf, oneOf, optional, text, tuple } from './shape.js';
