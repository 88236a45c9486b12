import type { MathNode } from 'mathjs';
import { LimitError } from '../errors.js';
import type { RunOptions } from '../run.js';
import type { HelpText } from './help.js';
import { fractionOf } from './kinds.js';
import { objectType, shownObject } from './objects.js';
import { Picture } from './Picture.js';

/**
 * A result as it is shown: a value by its name, a number in lowest terms, a board, game, complex or ideal by its
 * source, lists in brackets, anything else as mathjs writes it.
 */
export function printResult(result: unknown, run: RunOptions = {}): string {
  if (typeof result === 'string') return result;
  return onTheStack('printResult', () => printed(result, run, 0));
}

/** Lists in lists, and so on: a result that goes deeper contains itself, or might as well. */
const DEEPEST = 500;

/** @throws RangeError for what is nested deeper than any result that is meant */
export function requireShallow(depth: number): void {
  if (depth > DEEPEST) throw new RangeError(`deeper than ${DEEPEST}`);
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

function printed(result: unknown, run: RunOptions, depth: number): string {
  requireShallow(depth);
  if (typeof result === 'string') return JSON.stringify(result);
  if (result === undefined || result === null || typeof result === 'boolean') return String(result);
  const number = printedNumber(result);
  if (number !== undefined) return number;
  if (typeof result === 'number') return String(result);
  if (typeof result === 'function') return shownFunction(result);
  return shownObject(result, run) ?? printedObject(result, run, depth + 1);
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

function printedObject(result: object, run: RunOptions, depth: number): string {
  const { isResultSet, isMatrix, isRange, isNode, isHelp } = result as Readonly<Record<string, unknown>>;
  if (isResultSet === true)
    return (result.valueOf() as unknown[])
      .map((each) => (typeof each === 'string' ? each : printed(each, run, depth)))
      .join('\n');
  const items: unknown = isMatrix === true || isRange === true ? result.valueOf() : result;
  if (Array.isArray(items)) return `[${items.map((item) => printedInside(item, run, depth)).join(', ')}]`;
  if (isNode === true) return printedNode(result as MathNode);
  if (isHelp === true) return (result as HelpText).text;
  if (Object.getPrototypeOf(result) === Object.prototype)
    return `{${Object.entries(result)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => `${key}: ${printedInside(item, run, depth)}`)
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

/** An item of a list: sources with commas in them stand in quotes, pictures are only named. */
function printedInside(item: unknown, run: RunOptions, depth: number): string {
  if (item instanceof Picture) return item.file === undefined ? 'a picture' : `the picture ${item.file}`;
  const text = printed(item, run, depth);
  const { type, notation } = objectType(item) ?? {};
  return notation !== undefined && type !== 'Value' && text.includes(',') ? JSON.stringify(text) : text;
}

/** An expression with its numbers in lowest terms. */
export function printedNode(node: MathNode): string {
  const handler = (each: MathNode): string | undefined => {
    return each.type === 'ConstantNode' ? printedNumber((each as unknown as { value: unknown }).value) : undefined;
  };
  return node.toString({ handler });
}
