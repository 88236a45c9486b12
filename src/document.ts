import {
  described,
  eitherBy,
  fields,
  integer,
  lazily,
  oneOf,
  optional,
  textLike,
  type Definitions,
  type Fields,
  type JsonSchema,
  type ReadFields,
  type Shape,
} from './shape.js';
import type { DataReader } from './text/internal.js';

/** An integer in JSON, outside ±(2^53 − 1) by its digits. */
export function count(): Shape<number | string> {
  return eitherBy((value) => typeof value === 'string', textLike('digits', /^-?\d+$/), integer());
}

/** What is found, or that it was not found in time. */
export function orOpen<T>(found: Shape<T>): Shape<T | 'undecided'> {
  return eitherBy((value) => value === 'undecided', oneOf('undecided'), found);
}

/** A whole document: its type, and what it is in a few sentences; what it stands for may depend on options. */
export interface Document<Type extends string, T, Options = object> extends Shape<T> {
  readonly type: Type;
  readonly words: string;
  readonly read: (data: DataReader, options?: Options) => T;
}

/**
 * A document with its field `type`. The fields are made when they are needed.
 * @param words what it is, in a few sentences
 */
export function document<const Type extends string, F extends Fields>(
  type: Type,
  words: string,
  ownFields: () => F,
  isClosed: boolean = false,
): Document<Type, ReadFields<F>> {
  const version = described('The version that wrote the document.', optional(textLike('a version such as "0.1.0"')));
  const what = `an object with "type":"${type}"`;
  const whole = lazily(() => fields({ type: oneOf(type), spgames: version, ...ownFields() }, what, isClosed));
  return {
    ...whole,
    type,
    words,
    read: (data) => {
      // Of another document the fields would say nothing.
      data.object(what).field('type').oneOf([type]);
      const { type: _, spgames: __, ...found } = whole.read(data) as Readonly<Record<string, unknown>>;
      return found as ReadFields<F>;
    },
  };
}

/** The JSON Schema of a document, in the dialect 2020-12, for a file of its own. */
export function schemaOf({ type, words, schema }: Document<string, unknown>): JsonSchema {
  const definitions: Definitions = new Map();
  const whole = schema(definitions);
  const title = type.replaceAll('-', ' ');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: title[0]!.toUpperCase() + title.slice(1),
    description: words,
    ...whole,
    ...(definitions.size > 0 && {
      $defs: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))),
    }),
  };
}
