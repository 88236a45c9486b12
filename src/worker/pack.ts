import { SimplicialComplex } from '../complex/index.js';
import { groundSet } from '../complex/internal.js';
import {
  AbortError,
  InputError,
  InvariantError,
  LibraryError,
  LimitError,
  ParseError,
  type ErrorCode,
} from '../errors.js';
import { SetFamily } from '../sets/index.js';
import { shown } from '../shape.js';
import { deserializeValues, Dyadic, serializeValues, Value, type ValueStore } from '../values/index.js';

/*
 * Objects of the library on their way from one thread to another: `postMessage` keeps numbers, texts, lists, plain
 * objects and typed arrays, but no classes. Families go as packed words, values as the text that lists each of their
 * followers once.
 */

/** What `postMessage` takes. */
export type Packed = unknown;

/** Marks a packed object of the library: no name of a field. */
const KIND = '@spgames';

/** A packed object of a class of the library, or an error of any. */
type PackedObject =
  | { readonly [KIND]: 'value'; readonly text: string }
  | { readonly [KIND]: 'dyadic'; readonly numerator: bigint; readonly exponent: number }
  | { readonly [KIND]: 'family'; readonly words: Uint32Array; readonly n: number }
  | {
      readonly [KIND]: 'complex';
      readonly vertices: SimplicialComplex['vertices'];
      readonly facets: Packed;
      readonly nonfaces: Packed;
    }
  | PackedError;

/** An error: one of the library with all that it says, any other as `postMessage` takes it. */
interface PackedError {
  readonly [KIND]: 'error';
  readonly name: string;
  readonly code?: ErrorCode;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly details?: Packed;
  readonly cause?: Packed;
  readonly stack?: string | undefined;
}

const CLASSES: Readonly<Record<string, typeof LibraryError>> = {
  AbortError,
  InputError,
  InvariantError,
  LibraryError,
  LimitError,
};

/**
 * Packs a result, with all that is in it.
 * @throws InvariantError `not-packable` for functions, and for objects of other classes
 */
export function pack(x: unknown): Packed {
  if (typeof x === 'function' || typeof x === 'symbol') throw notPackable(x);
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(pack);
  if (ArrayBuffer.isView(x)) return x;
  const object = packObject(x);
  if (object !== undefined) return object;
  const prototype: unknown = Object.getPrototypeOf(x);
  if (prototype !== Object.prototype && prototype !== null) throw notPackable(x);
  return mapFields(x, pack);
}

function packObject(x: object): PackedObject | undefined {
  if (x instanceof Error) return packError(x);
  if (x instanceof Value) return { [KIND]: 'value', text: serializeValues([x]) };
  if (x instanceof Dyadic) return { [KIND]: 'dyadic', numerator: x.numerator, exponent: x.exponent };
  // The words may be a part of a larger buffer, all of which would be sent.
  if (x instanceof SetFamily) return { [KIND]: 'family', words: x.words.slice(), n: x.n };
  if (!(x instanceof SimplicialComplex)) return undefined;
  const { facets, nonfaces } = x.known;
  return { [KIND]: 'complex', vertices: x.vertices, facets: pack(facets), nonfaces: pack(nonfaces) };
}

/** What was packed, with values in the given store. */
export function unpacked(x: Packed, store: ValueStore): unknown {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map((item) => unpacked(item, store));
  if (ArrayBuffer.isView(x)) return x;
  return KIND in x ? unpackObject(x as PackedObject, store) : mapFields(x, (field) => unpacked(field, store));
}

function unpackObject(x: PackedObject, store: ValueStore): unknown {
  switch (x[KIND]) {
    case 'error':
      return unpackError(x, store);
    case 'value':
      return deserializeValues(x.text, store)[0];
    case 'dyadic':
      return Dyadic.of(x.numerator, x.exponent);
    case 'family':
      return SetFamily.fromWords(x.words, x.n);
    case 'complex': {
      const facets = unpacked(x.facets, store) as SetFamily | undefined;
      const nonfaces = unpacked(x.nonfaces, store) as SetFamily | undefined;
      const known = { ...(facets && { facets }), ...(nonfaces && { nonfaces }) } as { facets: SetFamily };
      return SimplicialComplex.ofAntichain(groundSet(x.vertices, 'unpack'), known);
    }
  }
}

/** Packs an error; of its details those that can be sent. */
function packError(error: Error): PackedError {
  const { name, message, stack } = error;
  const cause = error.cause instanceof Error ? packError(error.cause) : undefined;
  if (!(error instanceof LibraryError)) return { [KIND]: 'error', name, message, stack, cause };
  const details = Object.entries(error.details).flatMap(([key, detail]): [string, Packed][] => {
    try {
      return [[key, pack(detail)]];
    } catch {
      return [];
    }
  });
  const { code, hint } = error;
  return { [KIND]: 'error', name, code, message, hint, details: Object.fromEntries(details), cause };
}

/** The error that was packed, of the same class. */
function unpackError(packed: PackedError, store: ValueStore): Error {
  const { name, code, message, hint, stack } = packed;
  const cause = packed.cause === undefined ? {} : { cause: unpacked(packed.cause, store) };
  if (code === undefined) return Object.assign(new Error(message, cause), { name, stack });
  const details = unpacked(packed.details, store) as Record<string, unknown>;
  const info = { ...(hint !== undefined && { hint }), details, ...cause };
  if (name === 'ParseError')
    return new ParseError(code, message, details as unknown as { line: number; column: number }, info);
  return new (CLASSES[name] ?? LibraryError)(code, message, info);
}

function mapFields(object: object, change: (field: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([name, field]) => [name, change(field)]));
}

function notPackable(x: unknown): InvariantError {
  return new InvariantError('not-packable', `pack: found ${shown(x)}; expected what a thread can be sent.`);
}
