import type { Document } from '../document.js';
import type { Read } from '../shape.js';
import { DataReader } from '../text/internal.js';
import type { StoreOptions } from '../values/index.js';
import * as documents from './documents.js';

type ReadDocument = (typeof documents)[keyof typeof documents];

/** What each type of document stands for. */
export type DocumentObjects = { readonly [D in ReadDocument as D['type']]: Read<D> };

type AnyDocument = Document<keyof DocumentObjects, DocumentObjects[keyof DocumentObjects], StoreOptions>;

/** The documents that `fromJson` reads, as they are described; each takes the options that it knows. */
export const READ_DOCUMENTS: readonly AnyDocument[] = /* @__PURE__ */ Object.values(documents) as AnyDocument[];

/** The types of the documents that `fromJson` reads. */
export const DOCUMENT_TYPES: readonly (keyof DocumentObjects)[] = /* @__PURE__ */ READ_DOCUMENTS.map(
  ({ type }) => type,
);

/**
 * The object that a JSON document stands for, by its field `type`: what `toJSON` of complexes, ideals, families,
 * values, games, positions of rulesets, boards, posets, rings and game graphs gives, also after `structuredClone` or
 * `postMessage`.
 * @param document what `JSON.parse` gave
 * @throws InputError `invalid-field`, and those of the reader of the type
 * @example fromJson({ type: 'complex', n: 2, facets: [[0, 1]] }).n // 2
 */
export function fromJson<Type extends keyof DocumentObjects>(
  document: { readonly type: Type },
  options?: StoreOptions,
): DocumentObjects[Type];
export function fromJson(document: unknown, options?: StoreOptions): DocumentObjects[keyof DocumentObjects];
export function fromJson(document: unknown, options: StoreOptions = {}): DocumentObjects[keyof DocumentObjects] {
  const data = DataReader.of(document, 'fromJson').object('an object with a field "type"');
  const type = data.field('type').oneOf(DOCUMENT_TYPES);
  return READ_DOCUMENTS.find((each) => each.type === type)!.read(data, options);
}
