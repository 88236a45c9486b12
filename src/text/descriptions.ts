import type { DataReader } from './DataReader.js';
import type { Definitions, Description, DocumentDescription, JsonSchema, Optional } from './Description.js';

/** Anything, as it is. */
export const anything: Description<unknown> = { read: ({ value }) => value, schema: () => ({}) };

export const flag: Description<boolean> = { read: (data) => data.flag(), schema: () => ({ type: 'boolean' }) };

/** A text. @param pattern what it consists of, with what is expected in words */
export function text(what?: string, pattern?: RegExp): Description<string> {
  return {
    read: (data) => {
      const found = data.text(what);
      return pattern === undefined || pattern.test(found) ? found : data.refuse(what!);
    },
    schema: () => ({ type: 'string', ...(pattern && { pattern: pattern.source }) }),
  };
}

/** An integer that is exact in JavaScript. */
export function integer(minimum?: number, maximum?: number): Description<number> {
  return {
    read: (data) => data.integer(minimum, maximum),
    schema: () => ({
      type: 'integer',
      minimum: minimum ?? Number.MIN_SAFE_INTEGER,
      maximum: maximum ?? Number.MAX_SAFE_INTEGER,
    }),
  };
}

/** One of some texts. @param what is meant, if the list does not say it */
export function oneOf<const T extends string>(known: readonly T[], what?: string): Description<T> {
  return {
    read: (data) => data.oneOf(known, what),
    schema: () => (known.length === 1 ? { const: known[0] } : { enum: known }),
  };
}

/** How many items a list has, and whether one may stand in it twice. */
export interface ListOptions {
  readonly length?: number;
  readonly isOnce?: boolean;
  /** What one item is, of a list that has at least one, such as `vertex`. */
  readonly atLeastOne?: string;
}

/** A list. @param what it should be, in words */
export function list<T>(what: string, item: Description<T>, options: ListOptions = {}): Description<T[]> {
  return {
    read: (data) => nonEmpty(options, once(options, data), data.items(what, options.length).map(item.read)),
    schema: (definitions) => listSchema(item.schema(definitions), options),
  };
}

/** A list of integers, which is read faster than others. */
export function integers(what: string, minimum?: number, options: ListOptions = {}): Description<number[]> {
  return {
    read: (data) => nonEmpty(options, once(options, data), data.integers(what, minimum, options.length)),
    schema: (definitions) => listSchema(integer(minimum).schema(definitions), options),
  };
}

function once({ isOnce = false }: ListOptions, data: DataReader): DataReader {
  return isOnce ? data.once() : data;
}

function nonEmpty<T>({ atLeastOne }: ListOptions, data: DataReader, items: T[]): T[] {
  return atLeastOne !== undefined && items.length === 0 ? data.refuse(`at least one ${atLeastOne}`) : items;
}

function listSchema(items: JsonSchema, { length, isOnce = false, atLeastOne }: ListOptions): JsonSchema {
  const least = length ?? (atLeastOne === undefined ? undefined : 1);
  return {
    type: 'array',
    items,
    ...(least !== undefined && { minItems: least }),
    ...(length !== undefined && { maxItems: length }),
    ...(isOnce && { uniqueItems: true }),
  };
}

type Result<D> = D extends Description<infer T> ? T : never;

/** A list with a description for each place; the last ones may be missing. */
export function tuple<const D extends readonly Description<unknown>[]>(
  what: string,
  ...places: D
): Description<{ -readonly [K in keyof D]: D[K] extends Optional<infer T> ? T | undefined : Result<D[K]> }> {
  const least = places.filter((place) => !('isOptional' in place)).length;
  return {
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

/** The descriptions of fields, by name. */
export type Fields = Readonly<Record<string, Description<unknown>>>;

/** What is read with them. */
export type Read<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Result<F[K]>;
} & { readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: Result<F[K]> };

export function optional<T>(description: Description<T>): Optional<T> {
  return { ...description, isOptional: true };
}

/**
 * An object.
 * @param what it should be, in words
 * @param isClosed whether other fields are refused; else they are not looked at
 */
export function object<F extends Fields>(what: string, fields: F, isClosed = false): Description<Read<F>> {
  return {
    read: (data) => {
      data.object(what);
      if (isClosed) data.only(Object.keys(fields));
      return readFields(data, fields);
    },
    schema: (definitions) => objectSchema(fields, isClosed, definitions),
  };
}

function readFields<F extends Fields>(data: DataReader, fields: F): Read<F> {
  const found: [string, unknown][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = data.field(name);
    if (!('isOptional' in field) || !value.isMissing) found.push([name, field.read(value)]);
  }
  return Object.fromEntries(found) as Read<F>;
}

function objectSchema(fields: Fields, isClosed: boolean, definitions: Definitions): JsonSchema {
  const required = Object.keys(fields).filter((name) => !('isOptional' in fields[name]!));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema(definitions)])),
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}

/**
 * A document with its field `type`. The fields are made when they are needed.
 * @param words what it is, in a few sentences
 */
export function document<F extends Fields>(
  type: string,
  words: string,
  fields: () => F,
  isClosed = false,
): DocumentDescription<Read<F>> {
  const version = described('The version that wrote the document.', optional(text('a version such as "0.1.0"')));
  const all = (): Fields => ({ type: oneOf([type]), spgames: version, ...fields() });
  return {
    type,
    words,
    read: (data) => {
      data.document(type);
      const own = fields();
      if (isClosed) data.only(['type', 'spgames', ...Object.keys(own)]);
      return readFields(data, own);
    },
    schema: (definitions) => objectSchema(all(), isClosed, definitions),
  };
}

/** What is described when it is needed, so that modules do nothing at their start. */
export function lazily<T>(make: () => Description<T>): Description<T> {
  let made: Description<T> | undefined;
  const get = (): Description<T> => (made ??= make());
  return { read: (data) => get().read(data), schema: (definitions) => get().schema(definitions) };
}

/** The same, explained. */
export function described<D extends Description<unknown>>(words: string, description: D): D {
  return {
    ...description,
    schema: (definitions: Definitions) => ({ description: words, ...description.schema(definitions) }),
  };
}

/** The same under a name: the schema has it once, also where it contains itself. */
export function named<T>(name: string, description: () => Description<T>): Description<T> {
  return {
    read: (data) => description().read(data),
    schema: (definitions) => {
      if (!definitions.has(name)) {
        definitions.set(name, {});
        definitions.set(name, description().schema(definitions));
      }
      return { $ref: `#/$defs/${name}` };
    },
  };
}

/** One of two descriptions. @param isFirst which, by the first look at the value */
export function either<T, U>(
  isFirst: (value: unknown) => boolean,
  first: Description<T>,
  second: Description<U>,
): Description<T | U> {
  return {
    read: (data) => (isFirst(data.value) ? first.read(data) : second.read(data)),
    schema: (definitions) => ({ anyOf: [first.schema(definitions), second.schema(definitions)] }),
  };
}

/** Null, or what is described. */
export function nullable<T>(description: Description<T>): Description<T | null> {
  return either((value) => value === null, NULL, description);
}

const NULL: Description<null> = {
  read: (data) => (data.value === null ? null : data.refuse('null')),
  schema: () => ({ type: 'null' }),
};

/** What else has to hold, and what is made of it. @param more what a schema can say of it */
export function also<D extends Description<unknown>, U>(
  description: D,
  check: (found: Result<D>, data: DataReader) => U,
  more: JsonSchema | ((definitions: Definitions) => JsonSchema) = {},
): Omit<D, 'read'> & Description<U> {
  return {
    ...description,
    read: (data) => check(description.read(data) as Result<D>, data),
    schema: (definitions) => ({
      ...description.schema(definitions),
      ...(typeof more === 'function' ? more(definitions) : more),
    }),
  };
}

/** An object with the fields of two descriptions. */
export function both<T, U>(first: Description<T>, second: Description<U>): Description<T & U> {
  return {
    read: (data) => ({ ...first.read(data), ...second.read(data) }),
    schema: (definitions) => ({ allOf: [first.schema(definitions), second.schema(definitions)] }),
  };
}
