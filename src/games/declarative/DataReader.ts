import { InputError, nearestNames } from '../../errors.js';

/** A value in a file of rules together with its path, read with errors that name the path, the clause and the fix. */
export class DataReader {
  readonly value: unknown;
  /** As in `clauses[2].in[0]`; empty for the whole. */
  readonly path: string;
  /** What the value belongs to, such as `the clause "distance"`. */
  readonly part: string | undefined;
  /** A correct example of that part. */
  readonly example: string | undefined;

  constructor(value: unknown, path: string = '', part?: string, example?: string) {
    this.value = value;
    this.path = path;
    this.part = part;
    this.example = example;
  }

  /** The same value as a part of its own, which errors name with an example of how it is written. */
  as(part: string, example: string): DataReader {
    return new DataReader(this.value, this.path, part, example);
  }

  get isMissing(): boolean {
    return this.value === undefined;
  }

  /** A field of an object; its value is undefined if the object has none. */
  field(name: string): DataReader {
    const value = Object.hasOwn(this.value as object, name) ? (this.value as Record<string, unknown>)[name] : undefined;
    return this.#inner(value, this.path === '' ? name : `${this.path}.${name}`);
  }

  has(name: string): boolean {
    return !this.field(name).isMissing;
  }

  /** The fields of an object that may have some optional ones. */
  object(what: string): this {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) this.fail(what);
    return this;
  }

  /** Refuses fields that nobody reads: they would be misspelt ones. */
  only(fields: readonly string[]): void {
    const extra = Object.keys(this.value as object).find(
      (name) => !fields.includes(name) && (this.value as Record<string, unknown>)[name] !== undefined,
    );
    if (extra === undefined) return;
    const near = nearestNames(extra.slice(0, 40), fields);
    const field = this.path === '' ? short(extra) : `${this.path}.${short(extra)}`;
    throw new InputError(
      'malformed-ruleset',
      `rulesetFromData: ${field}${this.#where()} is no field; expected only ${fields.join(', ')}.`,
      {
        ...this.#hint(near.length > 0 ? `Did you mean ${near.join(' or ')}?` : undefined),
        details: { field },
      },
    );
  }

  items(what: string): DataReader[] {
    if (!Array.isArray(this.value)) this.fail(what);
    return Array.from(this.value as readonly unknown[], (item, i) => this.#inner(item, `${this.path}[${i}]`));
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.fail('a text');
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('true or false');
  }

  integer(minimum: number, maximum: number = Number.MAX_SAFE_INTEGER): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum) return value;
    return this.fail(
      maximum === Number.MAX_SAFE_INTEGER ? `an integer ≥ ${minimum}` : `an integer from ${minimum} to ${maximum}`,
    );
  }

  /** Integers, each once. */
  integers(minimum: number, what: string, maximum?: number): number[] {
    const seen = new Set<number>();
    return this.items(what).map((item) => {
      const v = item.integer(minimum, maximum);
      if (seen.has(v)) item.fail('every number once');
      seen.add(v);
      return v;
    });
  }

  /** @param what is meant, if the list does not say it */
  oneOf<T extends string>(known: readonly T[], what?: string): T {
    const found = known.find((name) => name === this.value);
    if (found !== undefined) return found;
    const near = typeof this.value === 'string' ? nearestNames(this.value.slice(0, 40), known) : [];
    const list = known.map((name) => `"${name}"`).join(' or ');
    return this.fail(
      what === undefined ? list : `${what}: ${known.length === 0 ? 'there is none' : list}`,
      near.length > 0 ? `Did you mean "${near.join('" or "')}"?` : undefined,
    );
  }

  /**
   * Refuses the value.
   * @param hint the fix, if an example does not say it
   */
  fail(expected: string, hint?: string): never {
    const named = this.path === '' ? 'the value' : this.path;
    throw new InputError(
      'malformed-ruleset',
      `rulesetFromData: ${named}${this.#where()} is ${shown(this.value)}; expected ${expected}.`,
      { ...this.#hint(hint), details: { field: this.path } },
    );
  }

  #inner(value: unknown, path: string): DataReader {
    return new DataReader(value, path, this.part, this.example);
  }

  #where(): string {
    return this.part === undefined ? '' : ` in ${this.part}`;
  }

  #hint(fix: string | undefined): { readonly hint?: string } {
    const hint = fix ?? (this.example === undefined ? undefined : `For example ${this.example}.`);
    return hint === undefined ? {} : { hint };
  }
}

function short(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

/** A value in a few characters; its inside is not looked at. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return JSON.stringify(short(value));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of length ${value.length}`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
