import { InputError, nearestNames } from '../../errors.js';
import type { DocumentFields } from '../../formats/internal.js';

/** Finds out whether fields that were asked for by name are in no answer at all. */
export class UnknownFields {
  readonly #missing: Set<string>;
  /** The fields of the answers; in what lies inside of objects only names asked for are looked up. */
  readonly #known = new Set<string>();

  /** @param names such as `temperature`, or `cohenMacaulay.0` for what lies inside an object */
  constructor(names: Iterable<string>) {
    this.#missing = new Set(names);
  }

  /** Takes note of an answer; of one that only says what is wrong with its line, of nothing. */
  look(fields: DocumentFields): void {
    if (this.#missing.size === 0 || 'error' in fields) return;
    for (const name of Object.keys(fields)) this.#known.add(name);
    for (const name of this.#missing) if (hasField(fields, name)) this.#missing.delete(name);
  }

  /** What is to be said when all is answered; nothing where there was no answer. */
  get flaw(): InputError | undefined {
    const [name] = this.#missing;
    if (name === undefined || this.#known.size === 0) return undefined;
    const known = [...this.#known];
    const near = nearestNames(name, known);
    return new InputError(
      'unknown-field',
      `batch: no answer has the field ${JSON.stringify(name)}; expected one of ${known.join(', ')}.`,
      {
        ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
        details: { field: name, known },
      },
    );
  }
}

/** Is the field there? What is undecided, or not known, may have anything inside. */
function hasField(fields: DocumentFields, name: string): boolean {
  let found: unknown = fields;
  for (const part of name.split('.')) {
    if (found === 'undecided' || found === null) return true;
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return false;
    found = (found as DocumentFields)[part];
  }
  return true;
}
