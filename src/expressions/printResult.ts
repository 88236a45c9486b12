import type { MathNode } from 'mathjs';
import { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { GamePoset } from '../days/index.js';
import { DigraphPlacement } from '../digraphs/index.js';
import { LimitError } from '../errors.js';
import { SPGame } from '../games/index.js';
import { SquarefreeIdeal } from '../ideal/index.js';
import { LatticeGame } from '../lattice/index.js';
import { LoopyGame } from '../loopy/index.js';
import { MoveGame } from '../moves/index.js';
import { LabelledPoset } from '../poset/index.js';
import type { RunOptions } from '../run.js';
import { Form, formValue, printForm, Value } from '../values/index.js';
import type { HelpText } from './help.js';
import { fractionOf } from './kinds.js';
import { notationOfPoset, sourceNotation } from './notation.js';
import { Picture } from './Picture.js';
import { isConstruction } from './types.js';
import { keptOf } from './withFields.js';

/**
 * A result as it is shown: a value by its name, a number in lowest terms, a board, game, complex or ideal by its
 * source, lists in brackets, all else as mathjs writes it.
 */
export function printResult(result: unknown, run: RunOptions = {}): string {
  if (typeof result === 'string') return result;
  return onTheStack('printResult', () => printed(result, run));
}

/** @throws LimitError `too-deep` for a result that is nested too deeply, or contains itself */
export function onTheStack<T>(task: string, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new LimitError('too-deep', `${task}: found a result that contains itself or is nested too deeply.`);
  }
}

function printed(result: unknown, run: RunOptions): string {
  if (typeof result === 'string') return JSON.stringify(result);
  if (result === undefined || result === null || typeof result === 'boolean') return String(result);
  const number = printedNumber(result);
  if (number !== undefined) return number;
  if (typeof result === 'number') return String(result);
  if (typeof result === 'function') return shownFunction(result);
  if (result instanceof Value) return result.toString();
  if (hasSource(result)) return sourceNotation(result, run);
  if (result instanceof Form) return printedForm(result);
  if (result instanceof GamePoset) return String(result);
  if (result instanceof LabelledPoset)
    return notationOfPoset(result) ?? `a poset with ${result.n} elements and ${result.covers.length} covers`;
  if (result instanceof Picture) return result.svg;
  if (isConstruction(result)) return `the construction ${result.method} for ${printed(result.target, run)}`;
  return keptOf(result)?.text ?? printedObject(result, run);
}

/** A function by its name: its text is that of the program. */
export function shownFunction({ name }: { readonly name: string }): string {
  return `the function ${name}`;
}

/** An integer, or an exact fraction in lowest terms; undefined for all else, also for decimal numbers. */
function printedNumber(result: unknown): string | undefined {
  const fraction = fractionOf(result);
  if (fraction === undefined) return undefined;
  if (fraction.d === 1n) return String(fraction.n);
  return typeof result === 'object' && 'isFraction' in result! ? `${fraction.n}/${fraction.d}` : undefined;
}

/** Is it written as a source? */
function hasSource(
  result: unknown,
): result is
  SPGame | SimplicialComplex | SquarefreeIdeal | Board | DigraphPlacement | MoveGame | LoopyGame | LatticeGame {
  return [SPGame, SimplicialComplex, SquarefreeIdeal, Board, DigraphPlacement, MoveGame, LoopyGame, LatticeGame].some(
    (kind) => result instanceof kind,
  );
}

function printedObject(result: object, run: RunOptions): string {
  const { isResultSet, isMatrix, isRange, isNode, isHelp } = result as Readonly<Record<string, unknown>>;
  if (isResultSet === true) return (result.valueOf() as unknown[]).map((each) => printResult(each, run)).join('\n');
  const items: unknown = isMatrix === true || isRange === true ? result.valueOf() : result;
  if (Array.isArray(items)) return `[${items.map((item) => printedInside(item, run)).join(', ')}]`;
  if (isNode === true) return printedNode(result as MathNode);
  if (isHelp === true) return (result as HelpText).text;
  if (Object.getPrototypeOf(result) === Object.prototype)
    return `{${Object.entries(result)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => `${key}: ${printedInside(item, run)}`)
      .join(', ')}}`;
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- objects of mathjs write themselves
  return writesItself(result) ? String(result) : Object.prototype.toString.call(result);
}

/** Objects of mathjs do; others may have no text, or one that fails. */
function writesItself(result: object): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- that is asked here
    return typeof String(result) === 'string';
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return false;
  }
}

/** A literal game by its source; one that is too long to be written by its value. */
function printedForm(form: Form): string {
  const written = printForm(form);
  return written === undefined ? `a literal game with the value ${formValue(form).toString()}` : `form:${written}`;
}

/** An item of a list: sources with commas in them stand in quotes, pictures are only named. */
function printedInside(item: unknown, run: RunOptions): string {
  if (item instanceof Picture) return item.file === undefined ? 'a picture' : `the picture ${item.file}`;
  const text = printed(item, run);
  return (hasSource(item) || item instanceof Form) && text.includes(',') ? JSON.stringify(text) : text;
}

/** An expression with its numbers in lowest terms. */
export function printedNode(node: MathNode): string {
  const handler = (each: MathNode): string | undefined => {
    return each.type === 'ConstantNode' ? printedNumber((each as unknown as { value: unknown }).value) : undefined;
  };
  return node.toString({ handler });
}
