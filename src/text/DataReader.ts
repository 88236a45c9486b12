import { InputError, nearestNames, ParseError } from '../errors.js';
import { short, shownBriefly } from './shown.js';

/** Where a value stands in its document, and what errors say of that place. */
interface Place {
  /** The function that the user called, if there is one. */
  readonly task: string | undefined;
  /** As in `clauses[2].in[0]`; empty for the whole. */
  readonly path: string;
  /** What the value belongs to, such as `the clause "distance"`, and a correct example of that. */
  readonly part?: string | undefined;
  readonly example?: string | undefined;
  /** The object that the value is a field of. */
  readonly owner?: object | undefined;
}

/** How an item of a list is read; what fits is what it stands for. */
interface ItemReader<T> {
  readonly read: (data: DataReader) => T;
  readonly fits?: ((value: unknown) => boolean) | undefined;
}

/**
 * A value in a JSON document together with its path. What is not as expected raises an InputError `invalid-field` that
 * names the path, what was found and what was expected, with `details.field` the path and the fix as the hint.
 */
export class DataReader {
  readonly value: unknown;
  readonly #place: Place;

  private constructor(value: unknown, place: Place) {
    this.value = value;
    this.#place = place;
  }

  /**
   * The whole of a document.
   * @param value what `JSON.parse` gave
   * @param task the function the user called, for errors
   */
  static of(value: unknown, task: string): DataReader {
    return new DataReader(value, { task, path: '' });
  }

  /** Why a value cannot be read, in words that name its place; undefined if it can. */
  static flaw(value: unknown, place: string, read: (data: DataReader) => unknown): string | undefined {
    try {
      read(new DataReader(value, { task: undefined, path: place }));
      return undefined;
    } catch (error) {
      if (error instanceof InputError || error instanceof ParseError) return error.message;
      throw error;
    }
  }

  /** As in `clauses[2].in[0]`; empty for the whole. */
  get path(): string {
    return this.#place.path;
  }

  /**
   * The same value as a part of its own, such as `the clause "distance"`, which errors name with an example of how it
   * is written.
   */
  as(part: string | undefined, example: string): DataReader {
    return new DataReader(this.value, { ...this.#place, part, example });
  }

  get isMissing(): boolean {
    return this.value === undefined;
  }

  /** A field of an object; its value is undefined if the object has none. */
  field(name: string): DataReader {
    this.object('an object');
    const fields = this.value as Readonly<Record<string, unknown>>;
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return this.#inner(value, this.path === '' ? name : `${this.path}.${name}`, fields);
  }

  /** A field that may be missing. */
  optional(name: string): DataReader | undefined {
    const field = this.field(name);
    return field.isMissing ? undefined : field;
  }

  has(name: string): boolean {
    return !this.field(name).isMissing;
  }

  /** The one of two fields that is there. */
  either(first: string, second: string): string {
    const there = [first, second].filter((name) => this.has(name));
    if (there.length === 0) return this.field(first).refuse(`"${first}" or "${second}"`);
    return there.length === 1 ? there[0]! : this.field(second).refuse(`no "${second}" with "${first}"`);
  }

  /** The fields of an object that may have some optional ones. */
  object(what: string): this {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) this.refuse(what);
    return this;
  }

  /** Refuses fields that nobody reads: they would be misspelt ones. */
  only(fields: readonly string[]): void {
    const extra = Object.keys(this.value as object).find((name) => !fields.includes(name) && this.has(name));
    if (extra === undefined) return;
    const near = nearestNames(extra.slice(0, 40), fields);
    const field = this.path === '' ? short(extra) : `${this.path}.${short(extra)}`;
    throw this.#error(
      field,
      'not a field',
      `only ${fields.join(', ')}`,
      near.length > 0 ? `Did you mean ${near.join(' or ')}?` : undefined,
    );
  }

  /**
   * The items of a list.
   * @param what the list should be
   * @param length how many items it should have, if that is known
   */
  items(what: string, length?: number): DataReader[] {
    return Array.from(this.#list(what, length), (item, i) => this.#inner(item, `${this.path}[${i}]`));
  }

  text(what: string = 'a text', hint?: string): string {
    return typeof this.value === 'string' ? this.value : this.refuse(what, hint);
  }

  integer(minimum?: number, maximum?: number): number {
    if (isIntegerFrom(this.value, minimum, maximum)) return this.value;
    if (maximum !== undefined) return this.refuse(`an integer from ${minimum} to ${maximum}`);
    return this.refuse(minimum === undefined ? 'an integer' : `an integer ≥ ${minimum}`);
  }

  /**
   * The items of a list, each read.
   * @param what the list should be
   * @param length how many items it should have, if that is known
   */
  list<T>({ read, fits }: ItemReader<T>, what: string, length?: number): T[] {
    return Array.from(this.#list(what, length), (item, i) =>
      // A reader is made only where it is needed: lists of numbers are long.
      fits?.(item) === true ? (item as T) : read(this.#inner(item, `${this.path}[${i}]`)),
    );
  }

  /** A list of indices of things that there are `count` of. @param things in the plural, such as `vertices` */
  indices(count: number, things: string): number[] {
    const what = `a list of indices of ${things}`;
    if (count === 0 && this.#list(what).length > 0) this.refuse(`an empty list, as there are no ${things}`);
    return this.list(
      { read: (item) => item.integer(0, count - 1), fits: (item) => isIntegerFrom(item, 0, count - 1) },
      what,
    );
  }

  /** Refuses a list in which a number or a text stands twice. */
  once(): this {
    const seen = new Set<unknown>();
    for (const item of Array.isArray(this.value) ? this.items('a list') : []) {
      if (seen.has(item.value)) item.refuse(`every ${typeof item.value} once`);
      if (item.value !== null && typeof item.value !== 'object') seen.add(item.value);
    }
    return this;
  }

  /** @param what is meant, if the list does not say it */
  oneOf<T extends string>(known: readonly T[], what?: string): T {
    const found = known.find((name) => name === this.value);
    if (found !== undefined) return found;
    const near = typeof this.value === 'string' ? nearestNames(this.value.slice(0, 40), known) : [];
    const list = known.map((name) => `"${name}"`).join(' or ');
    return this.refuse(
      what === undefined ? list : `${what}: ${known.length === 0 ? 'there is none' : list}`,
      near.length > 0 ? `Did you mean "${near.join('" or "')}"?` : undefined,
    );
  }

  /**
   * Refuses the value.
   * @param hint the fix, if an example does not say it
   * @throws InputError `invalid-field`
   */
  refuse(expected: string, hint?: string): never {
    throw this.#error(this.path, shownBriefly(this.value), expected, hint ?? this.#meant());
  }

  /** Refuses the value for a flaw that is told in words. @throws InputError `invalid-field` */
  refuseFor(flaw: string): never {
    throw this.#errorWith(this.path, flaw);
  }

  /** What a field that is not there may be called there. */
  #meant(): string | undefined {
    const { path, owner } = this.#place;
    if (!this.isMissing || owner === undefined) return undefined;
    const others = Object.keys(owner).filter((name) => name !== 'type' && name !== 'spgames');
    const near = nearestNames(path.split('.').at(-1)!, others);
    return near.length > 0 ? `There is ${near.join(', ')} instead.` : undefined;
  }

  #list(what: string, length?: number): readonly unknown[] {
    const { value } = this;
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return this.refuse(what);
    return value as readonly unknown[];
  }

  #error(field: string, found: string, expected: string, fix: string | undefined): InputError {
    const { part, example } = this.#place;
    const where = part === undefined ? '' : ` in ${part}`;
    const hint = fix ?? (example === undefined ? undefined : `For example ${example}.`);
    return this.#errorWith(
      field,
      `${field === '' ? 'the value' : field}${where} is ${found}; expected ${expected}`,
      hint,
    );
  }

  #errorWith(field: string, flaw: string, hint?: string): InputError {
    const { task } = this.#place;
    return new InputError('invalid-field', task === undefined ? flaw : `${task}: ${flaw}.`, {
      ...(hint !== undefined && { hint }),
      details: { field },
    });
  }

  #inner(value: unknown, path: string, owner?: object): DataReader {
    const { task, part, example } = this.#place;
    return new DataReader(value, { task, path, part, example, owner });
  }
}

function isIntegerFrom(value: unknown, minimum = -Infinity, maximum = Infinity): value is number {
  return Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}
