/** What a result with fields is in the library. */
export interface Kept {
  /** Its type in the language. */
  readonly type: 'Thermograph' | 'Genus' | 'Quotient';
  readonly object: unknown;
  /** Its JSON document. */
  readonly document: () => object;
  /** How it is shown, if not by its fields. */
  readonly text?: string;
}

/** A result with fields, `T.mean`, which functions take for an object of the library. */
export class WithFields {
  readonly fields: object;
  readonly kept: Kept;

  constructor(fields: object, kept: Kept) {
    this.fields = fields;
    this.kept = kept;
  }
}

/** What the objects of mathjs are in the library. */
const KEPT = new WeakMap<object, Kept>();

/** An object of mathjs that is one of the library, too; it does not change any more. */
export function keeping(object: object, kept: Kept): object {
  KEPT.set(object, kept);
  // What mathjs copies, as lists of sets are, stays the same.
  Object.defineProperty(object, 'clone', { value: () => object });
  return Object.freeze(object);
}

/** What an object of mathjs is in the library; undefined for all that is not made by `keeping`. */
export function keptOf(x: unknown): Kept | undefined {
  return typeof x === 'object' && x !== null ? KEPT.get(x) : undefined;
}

/** Are two of them the same? */
export function areSame(a: Kept, b: Kept): boolean {
  return a.type === b.type && JSON.stringify(a.document()) === JSON.stringify(b.document());
}
