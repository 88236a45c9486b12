import type { MathJsInstance } from 'mathjs';
import { InputError, LibraryError, LimitError } from '../../errors.js';
import { compileWith, filedPictures, toExpression, tokensOf, type Worksheet } from '../../expressions/internal.js';
import { fieldAt } from '../../formats/internal.js';
import type { Board } from '../../boards/index.js';
import type { RunOptions } from '../../run.js';
import type { ColumnType } from './columnTypes.js';
import { documentOf, factOf, instantProperty, isOfValue, PROPERTY_NAMES, typeOfProperty, valueOf } from './facts.js';
import type { Entry } from './readList.js';
import { meant, refused, refusedFor } from './refused.js';
import { staticType } from './staticType.js';
import { OBJECTS, type Subject } from './Subject.js';

/** A column of the answers, and how what stands in it is found. */
export interface AskedColumn {
  readonly entry: Entry;
  /** The type, where it is known without an item; asked for when all columns are read. */
  readonly type: () => ColumnType | undefined;
  /** The other columns that it names. */
  readonly needs: ReadonlySet<string>;
  /** All that it looks at: columns, properties, objects of the item. */
  readonly names: ReadonlySet<string>;
  /** What is found of an item, once. @throws LimitError, InputError */
  readonly find: (subject: Subject, run: RunOptions) => unknown;
  /** The long computation that it shares with other columns: together they have the time of one. */
  readonly shares: string;
  /** What finds it of a board at once, where it needs no search. */
  readonly ofBoard?: ((board: Board) => unknown) | undefined;
  /** What is found as it stands in expressions. */
  readonly inExpressions: (subject: Subject, run: RunOptions) => unknown;
}

/** What the columns of a list share. */
export interface ItemLanguage {
  readonly sheet: () => Worksheet;
  readonly columns: ReadonlyMap<string, AskedColumn>;
  readonly names: ReadonlySet<string>;
}

/** The sign before names that are not those of functions, in the scope of an expression. */
const SIGN = '§';

/** What an expression finds under its names, each when it is asked for. */
class ItemScope extends Map<string, unknown> {
  subject!: Subject;
  run!: RunOptions;
  /** Was something asked for that does not exist, or is infinite? */
  metNothing = false;
  readonly #find: (name: string, subject: Subject, run: RunOptions) => unknown;

  constructor(find: (name: string, subject: Subject, run: RunOptions) => unknown) {
    super();
    this.#find = find;
  }

  override has(name: string): boolean {
    return name.startsWith(SIGN) || super.has(name);
  }

  override get(name: string): unknown {
    if (!name.startsWith(SIGN)) return super.get(name);
    const found = this.#find(name.slice(SIGN.length), this.subject, this.run);
    if (found === null) this.metNothing = true;
    return found;
  }
}

/** @throws InputError `unknown-property`, `invalid-expression`, `unknown-name`, with its column */
export function readColumn(entry: Entry, language: ItemLanguage): AskedColumn {
  const path = /^[A-Za-z_]\w*(?:\.\w+)*$/.test(entry.ask) ? entry.ask.split('.') : [];
  const [base = ''] = path;
  const isColumn = (name: string): boolean => name !== entry.name && language.names.has(name);
  if (path.length > 0 && !isColumn(base)) {
    if (PROPERTY_NAMES.includes(base)) return propertyColumn(entry, base, path.slice(1), language);
    const isKnown = isObject(base) || (entry.isNamed && language.sheet().names.includes(base));
    if (!isKnown || path.length > 1) {
      const known = [...PROPERTY_NAMES, ...language.names, ...OBJECTS].filter((name) => name !== entry.name);
      const expected = 'a property of analyze, of value or of boards, or NAME=EXPRESSION';
      throw refused(
        entry.askAt,
        'unknown-property',
        `${JSON.stringify(base)} is not known; expected ${expected}.`,
        meant(base, known),
      );
    }
  }
  if (path.length > 1) return partOfColumn(entry, base, language);
  return expressionColumn(entry, isColumn, language);
}

/** What lies inside of what another column has, as `cohenMacaulay.0`. */
function partOfColumn(entry: Entry, name: string, { columns, sheet }: ItemLanguage): AskedColumn {
  const find = (subject: Subject, run: RunOptions): unknown =>
    decided(fieldAt({ [name]: columns.get(name)!.find(subject, run) }, entry.ask), entry);
  const inExpressions = (subject: Subject, run: RunOptions): unknown => toExpression(find(subject, run), sheet().math);
  return {
    entry,
    type: () => undefined,
    needs: new Set([name]),
    names: new Set([name]),
    find,
    shares: name,
    inExpressions,
  };
}

/** @throws LimitError for what was cut off */
function decided(found: unknown, { ask }: Entry): unknown {
  if (found !== 'undecided') return found;
  throw new LimitError('too-long', `${ask}: not decided within the time and the limits.`);
}

function isObject(name: string): name is (typeof OBJECTS)[number] {
  return (OBJECTS as readonly string[]).includes(name);
}

function propertyColumn(entry: Entry, name: string, inner: readonly string[], language: ItemLanguage): AskedColumn {
  const find = (subject: Subject, run: RunOptions): unknown => {
    const found = factOf(name, subject, run);
    const document = documentOf(name, found, subject, run);
    if (inner.length === 0) return document;
    return decided(fieldAt({ [name]: document }, entry.ask), entry);
  };
  return {
    entry,
    type: () => (inner.length === 0 ? typeOfProperty(name) : undefined),
    needs: new Set(),
    names: new Set([name]),
    find,
    shares: isOfValue(name) ? 'value' : name,
    ofBoard: instantProperty(name),
    inExpressions: (subject, run) =>
      toExpression(inner.length === 0 ? factOf(name, subject, run) : find(subject, run), language.sheet().math),
  };
}

function expressionColumn(entry: Entry, isColumn: (name: string) => boolean, language: ItemLanguage): AskedColumn {
  const { ask, askAt, name: own } = entry;
  requireNoChance(entry);
  const sheet = language.sheet();
  const needs = new Set<string>();
  const names = new Set<string>();
  const isVariable = (name: string): boolean => isColumn(name) || PROPERTY_NAMES.includes(name) || isObject(name);
  const variableOf = (name: string): string | undefined => {
    if (!isVariable(name)) return undefined;
    if (isColumn(name)) needs.add(name);
    names.add(name);
    return SIGN + name;
  };
  // Blanks stand for what is before it, so that errors have their columns in the list.
  const expression = askAt.text.slice(0, askAt.offset).replace(/\S/g, ' ') + ask;
  const evaluate = pointingInto(entry, () => compileWith(sheet, expression, variableOf));
  const { math } = sheet;
  const scope = new ItemScope((name, subject, run) =>
    needs.has(name) ? language.columns.get(name)!.inExpressions(subject, run) : foundByName(name, subject, run, math),
  );
  const find = (subject: Subject, run: RunOptions): unknown =>
    subject.once(` column ${own}`, () => {
      scope.clear();
      Object.assign(scope, { subject, run, metNothing: false });
      try {
        const found = pointingInto(entry, () => evaluate(run, scope));
        requireResult(found, entry, sheet);
        return found;
      } catch (error) {
        // Nothing can be computed with what does not exist, or is infinite.
        if (scope.metNothing && error instanceof InputError) return null;
        throw error;
      }
    });
  return {
    entry,
    type: () =>
      staticType(expression, math, (name) =>
        needs.has(name) ? language.columns.get(name)!.type() : isVariable(name) ? typeOfProperty(name) : undefined,
      ),
    needs,
    names,
    find,
    shares: `=${own}`,
    inExpressions: find,
  };
}

/** A property or an object as it stands in expressions. */
function foundByName(name: string, subject: Subject, run: RunOptions, math: MathJsInstance): unknown {
  if (!isObject(name)) return toExpression(factOf(name, subject, run), math);
  if (name === 'v') return valueOf(subject, run);
  subject.ways?.note(name);
  return subject.object(name, run);
}

/** Functions of mathjs that answer by chance. */
const BY_CHANCE = /^(?:random|randomInt|pickRandom)$/;

/** The rows of a survey are the same whoever computes them. @throws InputError `not-in-expressions` */
function requireNoChance({ ask, askAt }: Entry): void {
  const tokens = tokensOf(ask);
  // Complexes by chance have a seed, in a text.
  const found = tokens.find(
    ({ token }, i) => BY_CHANCE.test(token) && !(token === 'random' && /^["']/.test(tokens[i + 2]?.token ?? '')),
  );
  if (found !== undefined)
    throw refused(
      { ...askAt, offset: askAt.offset + found.start },
      'not-in-expressions',
      `${found.token}: answers by chance; expected what is always the same.`,
    );
}

/** @throws InputError `not-in-expressions` for a function, and for what would be written to a file */
function requireResult(found: unknown, { askAt }: Entry, sheet: Worksheet): void {
  if (typeof found === 'function')
    throw refused(askAt, 'invalid-expression', 'it is a function; expected what a function finds, as in f(legal).');
  if (filedPictures(sheet).length > 0)
    throw refused(askAt, 'not-in-expressions', 'a survey writes no pictures; expected an expression without files.');
}

/** Errors of an expression name the column in the list. */
function pointingInto<T>({ askAt }: Entry, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof LibraryError) || error instanceof LimitError || error.name === 'AbortError') throw error;
    // What is wrong with the template is not wrong with the expression.
    if (error.details['option'] !== undefined) throw error.cause instanceof InputError ? error.cause : error;
    if (error.name === 'InvariantError') throw error;
    throw refusedFor(askAt, error, true);
  }
}
