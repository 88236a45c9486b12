import type { Fact } from '../../analysis/index.js';
import { VERSION, type FactInWords } from '../../formats/index.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { counted } from '../../text/internal.js';

/** The first fields of the document of `analyze`. */
export const HEAD: object = { spgames: VERSION, type: 'analysis' };

/** What a fact says, as it is written. */
export interface DescribedFact extends FactInWords {
  /** Further fields of the document. */
  readonly more?: object;
}

/** What is reported. */
export interface ReportOptions<Name extends string> {
  /** The properties that are asked for, in their order. */
  readonly names: readonly Name[];
  /** The first fields of the document. */
  readonly head: object;
  readonly explain: boolean;
  readonly describe: (name: Name, fact: Fact<unknown, unknown>) => DescribedFact;
}

/** The facts that are found of a source, each shown as soon as it is known, and kept for the end of the time. */
export class Report<Name extends string> {
  /** As people read it. */
  readonly lines: string[] = [];
  readonly #options: ReportOptions<Name>;
  readonly #session: Session;
  readonly #values: Record<string, unknown>;
  readonly #witnesses: Record<string, object> = {};

  constructor(options: ReportOptions<Name>, session: Session) {
    this.#options = options;
    this.#session = session;
    this.#values = Object.fromEntries(options.names.map((name) => [name, UNDECIDED]));
    session.keep(() => this.document());
  }

  /** The document, in which what is not found yet reads "undecided". */
  document(): object {
    const { head, explain } = this.#options;
    return { ...head, ...this.#values, ...(explain && { witnesses: this.#witnesses }) };
  }

  /** The properties that are not decided. */
  get open(): string[] {
    return Object.keys(this.#values).filter((name) => this.#values[name] === UNDECIDED);
  }

  /** Adds lines for people. */
  say(lines: readonly string[]): void {
    this.lines.push(...lines);
    this.#session.show(lines.map((line) => `${line}\n`).join(''));
  }

  /** Adds what is found of a property. */
  add(name: Name, fact: Fact<unknown, unknown>): void {
    const { names, describe } = this.#options;
    const { json, more, text, witness, lines = [] } = describe(name, fact);
    this.#values[name] = json;
    Object.assign(this.#values, more);
    if (witness !== undefined) this.#witnesses[name] = witness;
    const isInLine = typeof text === 'string';
    const width = Math.max(...names.map(({ length }) => length));
    this.say([
      isInLine ? `  ${name.padEnd(width)}  ${text}` : `  ${name}`,
      ...[...(isInLine ? [] : text), ...lines].map((line) => `    ${line}`),
    ]);
    this.#session.keep(() => this.document());
  }

  /** Adds facts as they are found. @param facts undefined if what they are asked of is not there in time */
  addAll(facts: Iterator<readonly [Name, Fact<unknown, unknown>], void> | undefined): void {
    const { names } = this.#options;
    for (const [i, name] of names.entries()) {
      this.#session.stage(`${name}, ${i + 1} of ${names.length}`);
      const next = facts?.next();
      if (next === undefined) this.add(name, { value: UNDECIDED });
      else if (next.done !== true) this.add(...next.value);
    }
  }

  answer(): Answer {
    const { open } = this;
    return {
      json: () => this.document(),
      text: () => this.lines.join('\n'),
      ...(open.length > 0 && { exitCode: 3 as const, reason: this.#session.cause?.message ?? this.#whyOpen(open) }),
    };
  }

  /** Why some properties are open, in a line. */
  #whyOpen(open: readonly string[]): string {
    const all = this.#options.names.length;
    const which =
      open.length === all ? `none of ${counted(all, 'property', 'properties')}` : `all but ${open.join(', ')}`;
    return `${which} decided within the time and the limits.`;
  }
}
