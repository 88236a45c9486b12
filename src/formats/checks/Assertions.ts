import { anObject } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { fields, integer, listOf, requireShape } from '../../shape.js';
import { characteristicOf } from '../ExportSubject.js';
import type { BettiNumber } from '../../ideal/index.js';
import type { ComplexResults, IdealResults, ScriptOptions, ScriptResults } from './ScriptResults.js';
import { counted } from '../../text/internal.js';

/** The assertions of a script, in the words of its program. */
export class Assertions {
  readonly #lines: string[] = [];
  readonly #missing: string[] = [];
  readonly #remarks: string[] = [];
  #prepared = 0;

  /**
   * Adds an assertion.
   * @param what the result in words, such as `the regularity of I`
   * @param found undefined if the result is not known
   * @param write the line; undefined where the program has no such thing
   */
  add<T>(what: string, found: T | undefined, write: (found: T) => string | undefined): void {
    if (found === undefined) this.#missing.push(what);
    else {
      const line = write(found);
      if (line !== undefined) this.#lines.push(line);
    }
  }

  /** Says what is found and cannot be asserted. @param text for a comment */
  remark(text: string): void {
    this.#remarks.push(text);
  }

  /** A line that what follows needs. */
  prepare(line: string): void {
    this.#lines.push(line);
    this.#prepared++;
  }

  /** All lines. @param comment how a comment begins @param say a statement that prints a text */
  lines(comment: string, say: (text: string) => string): string[] {
    const missing =
      this.#missing.length > 0 ? [`${comment} not found in time, or too long: ${this.#missing.join(', ')}`] : [];
    const count = this.#lines.length - this.#prepared;
    return [
      `${comment} What spgames finds:`,
      ...this.#lines,
      ...this.#remarks.map((text) => `${comment} ${text}`),
      ...missing,
      say(`spgames: ${counted(count, 'result')} confirmed`),
    ];
  }
}

const RESULTS = fields({ characteristic: integer(0), ideals: listOf(anObject), complexes: listOf(anObject) });

/**
 * What a script asserts, if anything.
 * @throws InputError `invalid-argument` unless it is what `resultsToCheck` gives
 */
export function checkOf({ check }: Pick<ScriptOptions, 'check'>, task: string): ScriptResults | undefined {
  if (check !== undefined) requireShape(task, RESULTS, check, 'the option check');
  return check;
}

/**
 * The characteristic of the field of a script, which is that of the results.
 * @throws InputError `invalid-argument`, `not-a-prime`, `not-the-same-field`
 */
export function fieldOfScript(options: ScriptOptions, task: string): number {
  const { characteristic } = options;
  const check = checkOf(options, task);
  const given = characteristic ?? check?.characteristic;
  const p = characteristicOf(given === undefined ? {} : { characteristic: given }, task);
  if (check !== undefined && check.characteristic !== p)
    throw new InputError(
      'not-the-same-field',
      `${task}: results over a field of characteristic ${check.characteristic}; expected ${p}, as in the script.`,
    );
  return p;
}

/** Adds what a program says of each object of a script. @param ofIdeal what takes long comes last, of all ideals */
export function assertionsOf(
  { ideals, complexes }: ScriptResults,
  ofComplex: (complex: ComplexResults, assertions: Assertions) => void,
  ...ofIdeal: readonly ((ideal: IdealResults, assertions: Assertions) => void)[]
): Assertions {
  const assertions = new Assertions();
  for (const complex of complexes) ofComplex(complex, assertions);
  for (const some of ofIdeal) for (const ideal of ideals) some(ideal, assertions);
  return assertions;
}

/**
 * Adds what the resolution of S/J tells, where all of it is known: what takes us long takes another program longer.
 * @param prepare the line that computes the table of Betti numbers
 * @param write the assertions of the projective dimension, the regularity and the table
 */
export function assertResolution(
  { name, dimension, betti, projectiveDimension, regularity }: IdealResults,
  assertions: Assertions,
  prepare: string,
  write: {
    readonly projectiveDimension: (found: number) => string;
    readonly regularity: (found: number) => string;
    readonly betti: (found: readonly BettiNumber[]) => string | undefined;
  },
): void {
  if (dimension === -1) return;
  const parts = [
    ['the projective dimension', projectiveDimension],
    ['the regularity', regularity],
  ] as const;
  assertions.add(`the Betti numbers of ${name}`, betti, (table) => {
    assertions.prepare(prepare);
    return write.betti(table);
  });
  if (betti === undefined) {
    for (const [what, found] of parts)
      if (found === undefined) assertions.add(`${what} of ${name}`, found, () => undefined);
      else assertions.remark(`${what} of ${name} is ${found}, by shorter ways than a resolution`);
  } else {
    assertions.add(`the projective dimension of ${name}`, projectiveDimension, write.projectiveDimension);
    assertions.add(`the regularity of ${name}`, regularity, write.regularity);
  }
}
