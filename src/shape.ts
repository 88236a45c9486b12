import { InputError } from './errors.js';

/*
 * What a certificate has to look like before it is looked into: certificates come out of files and other programs, so
 * nothing about them is known. Shapes say what is wrong; they never throw.
 */

/** Why a value does not have the shape, in words that name its place; undefined if it has. */
export type Shape = (value: unknown, place: string) => string | undefined;

/** An integer. @param least and `most`: the bounds, both included */
export function integer(least: number = Number.MIN_SAFE_INTEGER, most: number = Number.MAX_SAFE_INTEGER): Shape {
  const isOpen = [least === Number.MIN_SAFE_INTEGER, most === Number.MAX_SAFE_INTEGER];
  const range = isOpen[0] ? (isOpen[1] ? '' : ` ≤ ${most}`) : isOpen[1] ? ` ≥ ${least}` : ` from ${least} to ${most}`;
  const expected = most < least ? 'nothing, as there is none' : `an integer${range}`;
  return (value, place) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : wrong(place, value, expected);
}

/** A number of something of which there are `size`, counted from 0. */
export function indexBelow(size: number): Shape {
  return integer(0, size - 1);
}

/** An integer of the type bigint. */
export function bigInteger(least?: bigint): Shape {
  return (value, place) =>
    typeof value === 'bigint' && (least === undefined || value >= least)
      ? undefined
      : wrong(place, value, `a bigint${least === undefined ? '' : ` ≥ ${least}`}`);
}

/** A text. */
export const text: Shape = (value, place) => (typeof value === 'string' ? undefined : wrong(place, value, 'a text'));

/** One of some values. */
export function oneOf(...values: readonly (string | boolean | number | null | undefined)[]): Shape {
  return (value, place) =>
    values.includes(value as string) ? undefined : wrong(place, value, values.map(shown).join(' or '));
}

/** A list of things of one shape. */
export function listOf(item: Shape, length?: number): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return wrong(place, value, 'a list');
    if (length !== undefined && value.length !== length)
      return `${place} has ${value.length} entries; expected ${length}`;
    // Not `every`, which passes over holes.
    for (let i = 0; i < value.length; i++) {
      // The place is written only where something is wrong: lists may be long.
      if (item(value[i], place) !== undefined) return item(value[i], `${place}[${i}]`);
    }
    return undefined;
  };
}

/** A list with a shape for each place. */
export function tuple(...items: readonly Shape[]): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return wrong(place, value, 'a list');
    if (value.length !== items.length) return `${place} has ${value.length} entries; expected ${items.length}`;
    return first(items, (item, i) => item(value[i], `${place}[${i}]`));
  };
}

/** A list without repetitions of numbers below `size`: a set of vertices, or of facets. */
export function setBelow(size: number, length?: number): Shape {
  const list = listOf(indexBelow(size), length);
  return (value, place) => {
    const flaw = list(value, place);
    if (flaw !== undefined) return flaw;
    const twice = (value as readonly number[]).find((v, i, all) => all.indexOf(v) !== i);
    return twice === undefined ? undefined : `${place} has ${twice} twice`;
  };
}

/** An object with these fields; others are not looked at. */
export function fields(shapes: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(shapes);
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(place, value, 'an object');
    return first(entries, ([name, shape]) =>
      shape((value as Readonly<Record<string, unknown>>)[name], `${place}.${name}`),
    );
  };
}

/** An object whose shape depends on one of its fields. @param cases the values of that field, each with the shape */
export function byField(name: string, ...cases: readonly (readonly [value: string | boolean, shape: Shape])[]): Shape {
  return (value, place) => {
    if (typeof value !== 'object' || value === null) return wrong(place, value, 'an object');
    const found = (value as Readonly<Record<string, unknown>>)[name];
    const shape = cases.find(([tag]) => tag === found)?.[1];
    return shape === undefined
      ? wrong(`${place}.${name}`, found, cases.map(([tag]) => shown(tag)).join(' or '))
      : shape(value, place);
  };
}

/** A value of the shape, or none. */
export function optional(shape: Shape): Shape {
  return (value, place) => (value === undefined ? undefined : shape(value, place));
}

/** An instance of a class. @param words what it is called */
export function instance(kind: { readonly prototype: object }, words: string): Shape {
  return (value, place) =>
    value instanceof (kind as unknown as new () => object) ? undefined : wrong(place, value, words);
}

/**
 * What a function is asked about has a shape.
 * @param task the function the user called
 * @throws InputError `invalid-argument`
 */
export function requireShape(task: string, shape: Shape, value: unknown, place: string): void {
  const flaw = shape(value, place);
  if (flaw !== undefined) throw new InputError('invalid-argument', `${task}: ${flaw}.`);
}

function first<T>(items: readonly T[], flawOf: (item: T, i: number) => string | undefined): string | undefined {
  for (const [i, item] of items.entries()) {
    const flaw = flawOf(item, i);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

function wrong(place: string, value: unknown, expected: string): string {
  return value === undefined && expected !== 'undefined'
    ? `${place} is missing; expected ${expected}`
    : `${place} is ${shown(value)}; expected ${expected}`;
}

const LONGEST = 60;

/** Any value as a short text. */
export function shown(value: unknown): string {
  const whole = written(value, 3);
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

function written(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST + 1));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const kind = classOf(value);
  if (kind !== undefined) return `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}`;
  if (depth === 0) return '…';
  if (Array.isArray(value))
    return `[${Array.from(value.slice(0, LONGEST), (item) => written(item, depth - 1)).join()}]`;
  const parts = Object.entries(value).slice(0, LONGEST);
  return `{${parts.map(([name, item]) => `${JSON.stringify(name)}:${written(item, depth - 1)}`).join()}}`;
}

/** The name of the class of an object that is no plain one and no list. */
function classOf(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value) as { readonly constructor?: unknown } | null;
  const maker = prototype === null || Array.isArray(value) ? undefined : prototype.constructor;
  return typeof maker === 'function' && maker !== Object && maker.name !== '' ? maker.name : undefined;
}
