import type { DataReader } from './DataReader.js';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of a schema that have names, its `$defs`. */
export type Definitions = Map<string, JsonSchema>;

/**
 * What a part of a document may be, said once: `read` refuses anything else with an error that names its path and gives
 * what is described, without fields that are not, and `schema` says the same to other programs.
 */
export interface Description<T> {
  /** @throws InputError `invalid-field` */
  readonly read: (data: DataReader) => T;
  readonly schema: (definitions: Definitions) => JsonSchema;
}

/** A field that may be missing. */
export interface Optional<T> extends Description<T> {
  readonly isOptional: true;
}

/** A whole document: its type, and what it is in a few sentences. */
export interface DocumentDescription<T> extends Description<T> {
  readonly type: string;
  readonly words: string;
}

/** The JSON Schema of a document, in the dialect 2020-12, for a file of its own. */
export function schemaOf({ type, words, schema }: DocumentDescription<unknown>): JsonSchema {
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
