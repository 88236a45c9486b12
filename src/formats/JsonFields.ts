import { InputError, nearestNames } from '../errors.js';
import type { Vertex } from '../complex/index.js';

/** The fields of one JSON object that is being read, with errors that name the field. */
export class JsonFields {
  readonly #task: string;
  readonly #fields: Readonly<Record<string, unknown>>;

  /**
   * @param value anything; must be an object with the given type; fields that nobody asks for are ignored
   * @param type what its field `type` says
   * @param task the function the user called, for errors
   * @throws InputError `malformed-object`, `wrong-type`
   */
  constructor(value: unknown, type: string, task: string) {
    this.#task = task;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw this.error('malformed-object', `the value is ${shown(value)}`, `an object with "type":"${type}"`);
    this.#fields = value as Readonly<Record<string, unknown>>;
    if (this.#fields['type'] !== type)
      throw this.error('wrong-type', `"type" is ${shown(this.#fields['type'])}`, `"${type}"`);
    const version = this.#fields['spgames'];
    if (version !== undefined && typeof version !== 'string')
      throw this.error('malformed-field', `"spgames" is ${shown(version)}`, 'a version such as "0.1.0"', 'spgames');
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  /**
   * The one of two fields that is there.
   * @throws InputError `missing-field`, `conflicting-fields`
   */
  oneOf(first: string, second: string): string {
    if (this.has(first) && this.has(second))
      throw this.error('conflicting-fields', `both "${first}" and "${second}"`, 'one of the two', second);
    if (!this.has(first) && !this.has(second))
      throw this.#missing(`neither "${first}" nor "${second}"`, 'one of the two', [first, second]);
    return this.has(first) ? first : second;
  }

  list(name: string): readonly unknown[] {
    const value = this.#fields[name];
    if (value === undefined) throw this.#missing(`no field "${name}"`, 'a list', [name]);
    if (!Array.isArray(value)) throw this.error('malformed-field', `"${name}" is ${shown(value)}`, 'a list', name);
    return value as readonly unknown[];
  }

  /** A natural number. */
  count(name: string): number {
    const value = this.#fields[name];
    if (!Number.isInteger(value) || (value as number) < 0)
      throw this.error('malformed-field', `"${name}" is ${shown(value)}`, 'an integer ≥ 0', name);
    return value as number;
  }

  /** Sets of indices below n. */
  sets(name: string, n: number): number[][] {
    return this.list(name).map((set, i) => {
      if (!Array.isArray(set))
        throw this.error('malformed-field', `"${name}[${i}]" is ${shown(set)}`, 'a list of indices', name);
      return set.map((v: unknown, j) => {
        if (!Number.isInteger(v) || (v as number) < 0 || (v as number) >= n)
          throw this.error(
            'vertex-out-of-range',
            `"${name}[${i}][${j}]" is ${shown(v)}`,
            `an integer v with 0 ≤ v < ${n}`,
            name,
          );
        return v as number;
      });
    });
  }

  /** Vertices, or what else has a name and perhaps a side. @param key the field with the name: `label` or `name` */
  vertices(name: string, key: string): Vertex[] {
    const seen = new Set<string>();
    return this.list(name).map((item, i) => {
      const place = `"${name}[${i}]`;
      if (typeof item !== 'object' || item === null || Array.isArray(item))
        throw this.error('malformed-field', `${place}" is ${shown(item)}`, `an object with "${key}"`, name);
      const fields = item as Readonly<Record<string, unknown>>;
      const { [key]: label, side } = fields;
      if (typeof label !== 'string' || label === '' || /\s/.test(label))
        throw this.error('malformed-field', `${place}.${key}" is ${shown(label)}`, 'a text without spaces', name);
      if (side !== undefined && side !== 'L' && side !== 'R')
        throw this.error('malformed-field', `${place}.side" is ${shown(side)}`, '"L", "R" or no such field', name);
      if (seen.has(label))
        throw this.error('duplicate-label', `${place}.${key}" is ${shown(label)} again`, 'distinct names', name);
      seen.add(label);
      return side === undefined ? { label } : { label, side };
    });
  }

  /** The error for a field that is not there, with the fields that may have been meant for it. */
  #missing(found: string, expected: string, names: readonly string[]): InputError {
    const present = Object.keys(this.#fields).filter((name) => name !== 'type' && name !== 'spgames');
    const near = [...new Set(names.flatMap((name) => nearestNames(name, present)))];
    return new InputError('missing-field', `${this.#task}: ${found}; expected ${expected}.`, {
      ...(near.length > 0 && { hint: `The object has ${near.join(', ')} instead.` }),
      details: { field: names[0] },
    });
  }

  /** An error of the function the user called. */
  error(code: string, found: string, expected: string, field?: string): InputError {
    return new InputError(
      code,
      `${this.#task}: ${found}; expected ${expected}.`,
      field === undefined ? {} : { details: { field } },
    );
  }
}

/** A value as short JSON. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
