import { VERSION } from '../formats/door.js';
import type { RunOptions } from '../run.js';
import { fractionOf } from './kinds.js';
import { objectType } from './objects.js';
import { onTheStack, printResult, requireShallow } from './printResult.js';

/**
 * The JSON document of a result: that of its kind, where there is one; else an object with the type `number`, `truth`,
 * `text` or `list`, and `value` or `items`.
 */
export function resultDocument(result: unknown, run: RunOptions = {}): object {
  return onTheStack('resultDocument', () => documentOf(result, run, 0));
}

function documentOf(result: unknown, run: RunOptions, depth: number): object {
  requireShallow(depth);
  const own = objectType(result)?.document?.(result, run);
  if (own !== undefined) return own;
  const spgames = VERSION;
  if (typeof result === 'boolean') return { type: 'truth', spgames, value: result };
  if (typeof result === 'string') return { type: 'text', spgames, value: result };
  if (fractionOf(result) !== undefined) return { type: 'number', spgames, value: printResult(result, run) };
  const items: unknown = hasItems(result) ? result.valueOf() : result;
  // Of expressions with semicolons between them one may be shown.
  if (isOneOfSeveral(result)) return documentOf(result.valueOf()[0], run, depth + 1);
  if (Array.isArray(items)) return { type: 'list', spgames, items: items.map((item) => plain(item, run, depth + 1)) };
  return { type: 'text', spgames, value: printResult(result, run) };
}

function isOneOfSeveral(result: unknown): result is { valueOf(): [unknown] } {
  return hasItems(result) && 'isResultSet' in result && (result.valueOf() as unknown[]).length === 1;
}

/** An item of a list: numbers as texts in lowest terms or as integers, objects with their own document. */
function plain(item: unknown, run: RunOptions, depth: number): unknown {
  requireShallow(depth);
  if (typeof item === 'boolean' || typeof item === 'string' || item === null) return item;
  const fraction = fractionOf(item);
  if (fraction !== undefined) return fraction.d === 1n ? fraction.n : printResult(item, run);
  const items: unknown = hasItems(item) ? item.valueOf() : item;
  if (Array.isArray(items)) return items.map((each) => plain(each, run, depth + 1));
  if (
    typeof items === 'object' &&
    items !== null &&
    Object.getPrototypeOf(items) === Object.prototype &&
    objectType(items) === undefined
  )
    return Object.fromEntries(Object.entries(items).map(([key, each]) => [key, plain(each, run, depth + 1)]));
  return documentOf(item, run, depth + 1);
}

function hasItems(result: unknown): result is { valueOf(): unknown } {
  return (
    typeof result === 'object' &&
    result !== null &&
    ('isMatrix' in result || 'isRange' in result || 'isResultSet' in result)
  );
}
