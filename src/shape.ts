import { InputError } from './errors.js';
import { DataReader, shown } from './text/internal.js';
export { shown };

/*
 * What data looks like, said once. Data come out of files and other programs, so nothing about them is known: a shape
 * says what is wrong with a value, reads it out of a document, and says the same as a JSON Schema to other programs.
 */

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of a schema that have names, its `$defs`. */
export type Definitions = Map<string, JsonSchema>;

/** What a value may be. */
export interface Shape<T = unknown> {
  /** Why a value does not have the shape, in words that name its place; undefined if it has. It never throws. */
  readonly flaw: (value: unknown, place: string) => string | undefined;
  /**
   * What a part of a document stands for, without fields that are not described.
   * @throws InputError `invalid-field`, naming the path
   */
  readonly read: (data: DataReader) => T;
  /** What stands in no JSON document, such as an object of a class, is anything in a schema. */
  readonly schema: (definitions: Definitions) => JsonSchema;
  /** Whether a value can be read as it is; in long lists this is faster. */
  readonly fits?: ((value: unknown) => boolean) | undefined;
}

/** A field that may be missing. */
export interface Optional<T> extends Shape<T> {
  readonly isOptional: true;
}

/** What is read with a shape. */
export type Read<S> = S extends { readonly read: (data: DataReader) => infer T } ? T : never;

/** The shapes of fields, by name. */
export type Fields = Readonly<Record<string, Shape>>;

/** What is read with them. */
export type ReadFields<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Read<F[K]>;
} & { readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: Read<F[K]> };

/** What is told by a look at the value alone. @param words what is expected */
export function byTest<T>(words: string, fits: (value: unknown) => boolean, schema: JsonSchema = {}): Shape<T> {
  return {
    fits,
    flaw: (value, place) => (fits(value) ? undefined : wrong(place, value, words)),
    read: (data) => (fits(data.value) ? (data.value as T) : data.refuse(words)),
    schema: () => schema,
  };
}

/** What is told by a function, and taken as it is. @param flaw what is wrong with a value, beginning with its place */
export function byFlaw<T = unknown>(flaw: Shape['flaw']): Shape<T> {
  return {
    flaw,
    read: (data) => {
      const found = flaw(data.value, data.path === '' ? 'the value' : data.path);
      return found === undefined ? (data.value as T) : data.refuseFor(found);
    },
    schema: () => ({}),
  };
}

/** What a function reads; a value that it refuses has a flaw. */
export function byReading<T>(read: Shape<T>['read'], schema: Shape['schema']): Shape<T> {
  return { flaw: (value, place) => DataReader.flaw(value, place, read), read, schema };
}

/** Anything, as it is. */
export const anything: Shape = /* @__PURE__ */ byTest('anything', () => true);

/** True or false. */
export const flag: Shape<boolean> = /* @__PURE__ */ byTest('true or false', (value) => typeof value === 'boolean', {
  type: 'boolean',
});

/** A text. */
export const text: Shape<string> = /* @__PURE__ */ byTest('a text', isText, { type: 'string' });

/** A text. @param what what is expected, in words. @param pattern what it consists of */
export function textLike(what: string, pattern?: RegExp): Shape<string> {
  const fits = (value: unknown): boolean => isText(value) && (pattern === undefined || pattern.test(value));
  return byTest(what, fits, { type: 'string', ...(pattern && { pattern: pattern.source }) });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** An integer that is exact in JavaScript. @param least and `most`: the bounds, both included */
export function integer(
  least: number = Number.MIN_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): Shape<number> {
  const isOpen = [least === Number.MIN_SAFE_INTEGER, most === Number.MAX_SAFE_INTEGER];
  const range = isOpen[0] ? (isOpen[1] ? '' : ` ≤ ${most}`) : isOpen[1] ? ` ≥ ${least}` : ` from ${least} to ${most}`;
  return byTest(
    most < least ? 'nothing, as there is none' : `an integer${range}`,
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
    { type: 'integer', minimum: least, maximum: most },
  );
}

/** A number of something of which there are `size`, counted from 0. */
export const indexBelow = (size: number): Shape<number> => integer(0, size - 1);

/** An integer of the type bigint. */
export function bigInteger(least?: bigint): Shape<bigint> {
  return byTest(
    `a bigint${least === undefined ? '' : ` ≥ ${least}`}`,
    (value) => typeof value === 'bigint' && (least === undefined || value >= least),
  );
}

/** One of some values. */
export function oneOf<const T extends readonly unknown[]>(...known: T): Shape<T[number]> {
  const words = known.map(shown).join(' or ');
  const isOfTexts = known.every(isText);
  return {
    ...byTest<T[number]>(
      words,
      (value) => known.includes(value),
      known.length === 1 ? { const: known[0] } : { enum: known },
    ),
    // The error names the nearest text.
    ...(isOfTexts && { read: (data) => data.oneOf(known as readonly unknown[] as readonly string[]) }),
  };
}

/** An object of a class. @param words what it is called */
export function instance<T extends object>(kind: { readonly prototype: T }, words: string): Shape<T> {
  return byTest(words, (value) => value instanceof (kind as unknown as new () => T));
}

/** How many items a list has, and whether one may stand in it twice. */
export interface ListOptions {
  readonly length?: number | undefined;
  readonly isOnce?: boolean;
  /** What one item is, of a list that has at least one, such as `vertex`. */
  readonly atLeastOne?: string;
}

/** A list of things of one shape. @param what it should be, in words */
export function listOf<T>(item: Shape<T>, what: string = 'a list', options: ListOptions = {}): Shape<T[]> {
  const { length, isOnce = false, atLeastOne } = options;
  const least = length ?? (atLeastOne === undefined ? undefined : 1);
  return {
    flaw: (value, place) => {
      if (!Array.isArray(value)) return wrong(place, value, what);
      if (length !== undefined && value.length !== length)
        return `${place} has ${value.length} entries; expected ${length}`;
      if (value.length < (least ?? 0)) return wrong(place, value, `at least one ${atLeastOne}`);
      const flaw = flawOfItems(item, value, place);
      if (flaw !== undefined || !isOnce || new Set(value).size === value.length) return flaw;
      return `${place} has ${shown(value.find((each, i) => value.indexOf(each) < i))} twice`;
    },
    read: (data) => {
      if (isOnce) data.once();
      const items = data.list(item, what, length);
      return items.length < (least ?? 0) ? data.refuse(`at least one ${atLeastOne}`) : items;
    },
    schema: (definitions) => ({
      type: 'array',
      items: item.schema(definitions),
      ...(least !== undefined && { minItems: least }),
      ...(length !== undefined && { maxItems: length }),
      ...(isOnce && { uniqueItems: true }),
    }),
  };
}

/** What is wrong with the first item of a list that has not the shape. */
export function flawOfItems(item: Shape, list: readonly unknown[], place: string): string | undefined {
  // Unlike `every`, this does not pass over holes; the place is written only where something is wrong.
  const i = list.findIndex((each) => item.flaw(each, place) !== undefined);
  return i < 0 ? undefined : item.flaw(list[i], `${place}[${i}]`);
}

/** A list without repetitions of numbers below `size`: a set of vertices, or of facets. */
export function setBelow(size: number, length?: number): Shape<number[]> {
  return listOf(indexBelow(size), 'a list', { isOnce: true, length });
}

type ReadPlaces<S extends readonly Shape[]> = {
  -readonly [K in keyof S]: S[K] extends Optional<infer T> ? T | undefined : Read<S[K]>;
};

/** A list with a shape for each place; the last ones may be missing. */
export function tuple<const S extends readonly Shape[]>(...places: S): Shape<ReadPlaces<S>> {
  return tupleLike('a list', ...places);
}

/** The same. @param what it should be, in words */
export function tupleLike<const S extends readonly Shape[]>(what: string, ...places: S): Shape<ReadPlaces<S>> {
  const least = places.filter((place) => !('isOptional' in place)).length;
  return {
    flaw: (value, place) => {
      if (!Array.isArray(value)) return wrong(place, value, what);
      if (value.length < least || value.length > places.length)
        return `${place} has ${value.length} entries; expected ${places.length}`;
      return first(places, (item, i) => item.flaw(value[i], `${place}[${i}]`));
    },
    read: (data) => {
      const items = data.items(what);
      if (items.length < least || items.length > places.length) return data.refuse(what);
      return items.map((item, i) => places[i]!.read(item)) as never;
    },
    schema: (definitions) => ({
      type: 'array',
      prefixItems: places.map((place) => place.schema(definitions)),
      items: false,
      minItems: least,
    }),
  };
}

/** A value of the shape, or none. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return {
    ...shape,
    isOptional: true,
    flaw: (value, place) => (value === undefined ? undefined : shape.flaw(value, place)),
  };
}

/**
 * An object with these fields.
 * @param what it should be, in words
 * @param isClosed whether other fields are refused; else they are not looked at
 */
export function fields<F extends Fields>(
  shapes: F,
  what: string = 'an object',
  isClosed: boolean = false,
): Shape<ReadFields<F>> {
  const entries = Object.entries(shapes);
  return {
    flaw: (value, place) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(place, value, what);
      const extra = isClosed && Object.keys(value).find((name) => !Object.hasOwn(shapes, name));
      if (typeof extra === 'string')
        return `${place}.${extra} is not a field; expected only ${Object.keys(shapes).join(', ')}`;
      return first(entries, ([name, shape]) =>
        shape.flaw((value as Readonly<Record<string, unknown>>)[name], `${place}.${name}`),
      );
    },
    read: (data) => {
      data.object(what);
      if (isClosed) data.only(Object.keys(shapes));
      const found: [string, unknown][] = [];
      for (const [name, field] of entries) {
        const value = data.field(name);
        if (!('isOptional' in field) || !value.isMissing) found.push([name, field.read(value)]);
      }
      return Object.fromEntries(found) as ReadFields<F>;
    },
    schema: (definitions) => {
      const required = entries.filter(([, field]) => !('isOptional' in field)).map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, field]) => [name, field.schema(definitions)])),
        ...(required.length > 0 && { required }),
        ...(isClosed && { additionalProperties: false }),
      };
    },
  };
}

/** An object whose shape depends on one of its fields. @param cases the values of that field, each with the shape */
export function byField<const C extends readonly (readonly [value: string | boolean, shape: Shape])[]>(
  name: string,
  ...cases: C
): Shape<Read<C[number][1]>> {
  const tag = oneOf(...cases.map(([value]) => value));
  const shapeFor = (value: unknown): Shape<Read<C[number][1]>> =>
    cases.find(([each]) => each === (value as Readonly<Record<string, unknown>>)[name])![1] as never;
  const tagged = fields({ [name]: tag });
  return {
    flaw: (value, place) => tagged.flaw(value, place) ?? shapeFor(value).flaw(value, place),
    read: (data) => {
      tagged.read(data);
      return shapeFor(data.value).read(data);
    },
    schema: (definitions) => ({ anyOf: cases.map(([, shape]) => shape.schema(definitions)) }),
  };
}

/** What is described when it is needed, so that modules do nothing at their start. */
export function lazily<T>(make: () => Shape<T>): Shape<T> {
  let made: Shape<T> | undefined;
  const get = (): Shape<T> => (made ??= make());
  return {
    flaw: (value, place) => get().flaw(value, place),
    read: (data) => get().read(data),
    schema: (definitions) => get().schema(definitions),
  };
}

/** The same, explained. */
export function described<S extends Shape>(words: string, shape: S): S {
  return { ...shape, schema: (definitions) => ({ description: words, ...shape.schema(definitions) }) };
}

/** The same under a name: the schema has it once, also where it contains itself. */
export function named<T>(name: string, make: () => Shape<T>): Shape<T> {
  const shape = lazily(make);
  return {
    ...shape,
    schema: (definitions) => {
      if (!definitions.has(name)) {
        definitions.set(name, {});
        definitions.set(name, shape.schema(definitions));
      }
      return { $ref: `#/$defs/${name}` };
    },
  };
}

/** One of two shapes. @param isFirst which, by the first look at the value */
export function eitherBy<T, U>(isFirst: (value: unknown) => boolean, first: Shape<T>, second: Shape<U>): Shape<T | U> {
  const shapeFor = (value: unknown): Shape<T | U> => (isFirst(value) ? first : second);
  return {
    flaw: (value, place) => shapeFor(value).flaw(value, place),
    read: (data) => shapeFor(data.value).read(data),
    schema: (definitions) => ({ anyOf: [first.schema(definitions), second.schema(definitions)] }),
  };
}

/** Null, or what is described. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  const isNull = (value: unknown): boolean => value === null;
  return eitherBy(isNull, byTest<null>('null', isNull, { type: 'null' }), shape);
}

/** The same, of which a schema says more. */
export function schemaWith<S extends Shape>(
  shape: S,
  more: JsonSchema | ((definitions: Definitions) => JsonSchema),
): S {
  return {
    ...shape,
    schema: (definitions) => ({
      ...shape.schema(definitions),
      ...(typeof more === 'function' ? more(definitions) : more),
    }),
  };
}

/** What else has to hold, and what is made of it. @param more what a schema can say of it */
export function also<S extends Shape, U, Options = object>(
  shape: S,
  check: (found: Read<S>, data: DataReader, options?: Options) => U,
  more: JsonSchema | ((definitions: Definitions) => JsonSchema) = {},
): Omit<S, 'read'> & { readonly read: (data: DataReader, options?: Options) => U } {
  const read = (data: DataReader, options?: Options): U => check(shape.read(data) as Read<S>, data, options);
  return {
    ...schemaWith(shape, more),
    fits: undefined,
    flaw: (value, place) => shape.flaw(value, place) ?? DataReader.flaw(value, place, read),
    read,
  };
}

/** An object with the fields of two shapes. */
export function both<T, U>(one: Shape<T>, other: Shape<U>): Shape<T & U> {
  return {
    flaw: (value, place) => one.flaw(value, place) ?? other.flaw(value, place),
    read: (data) => ({ ...one.read(data), ...other.read(data) }),
    schema: (definitions) => ({ allOf: [one.schema(definitions), other.schema(definitions)] }),
  };
}

/**
 * What a function is asked about has a shape.
 * @throws InputError `invalid-argument`, or `invalid-option` for what is in the options
 */
export function requireShape(task: string, shape: Shape, value: unknown, place: string): void {
  const flaw = shape.flaw(value, place);
  if (flaw === undefined) return;
  throw new InputError(/\boptions?\b/.test(place) ? 'invalid-option' : 'invalid-argument', `${task}: ${flaw}.`);
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
