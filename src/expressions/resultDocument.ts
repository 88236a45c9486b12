import { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { complexToJson, constructionToJson, gameToJson, idealToJson, valueToJson, VERSION } from '../formats/index.js';
import { GamePoset } from '../days/index.js';
import { DigraphPlacement } from '../digraphs/index.js';
import { SPGame } from '../games/index.js';
import { SquarefreeIdeal } from '../ideal/index.js';
import { LatticeGame } from '../lattice/index.js';
import { LoopyGame } from '../loopy/index.js';
import { MoveGame } from '../moves/index.js';
import { LabelledPoset } from '../poset/index.js';
import type { RunOptions } from '../run.js';
import { Form, Value } from '../values/index.js';
import { onTheStack, printResult } from './printResult.js';
import { fractionOf } from './kinds.js';
import { isConstruction } from './types.js';
import { keptOf } from './withFields.js';

/**
 * The JSON document of a result: that of its kind, where there is one; else an object with the type `number`, `truth`,
 * `text` or `list`, and `value` or `items`.
 */
export function resultDocument(result: unknown, run: RunOptions = {}): object {
  return onTheStack('resultDocument', () => documentOf(result, run));
}

/** The classes whose objects have a document that is at hand. */
const CLASSES = [Board, LabelledPoset, GamePoset, DigraphPlacement, MoveGame, LoopyGame, LatticeGame, Form] as const;

function documentOf(result: unknown, run: RunOptions): object {
  if (result instanceof Value) return valueToJson(result);
  if (result instanceof SPGame) return gameToJson(result, run);
  if (result instanceof SimplicialComplex) return complexToJson(result, run);
  if (result instanceof SquarefreeIdeal) return idealToJson(result, run);
  if (isConstruction(result)) return constructionToJson(result, run);
  for (const Class of CLASSES) if (result instanceof Class) return result.toJSON();
  const kept = keptOf(result);
  if (kept !== undefined) return kept.document();
  const spgames = VERSION;
  if (typeof result === 'boolean') return { type: 'truth', spgames, value: result };
  if (typeof result === 'string') return { type: 'text', spgames, value: result };
  if (fractionOf(result) !== undefined) return { type: 'number', spgames, value: printResult(result, run) };
  const items: unknown = hasItems(result) ? result.valueOf() : result;
  // Of expressions with semicolons between them one may be shown.
  if (isOneOfSeveral(result)) return documentOf(result.valueOf()[0], run);
  if (Array.isArray(items)) return { type: 'list', spgames, items: items.map((item) => plain(item, run)) };
  return { type: 'text', spgames, value: printResult(result, run) };
}

function isOneOfSeveral(result: unknown): result is { valueOf(): [unknown] } {
  return hasItems(result) && 'isResultSet' in result && (result.valueOf() as unknown[]).length === 1;
}

/** An item of a list: numbers as texts in lowest terms or as integers, objects with their own document. */
function plain(item: unknown, run: RunOptions): unknown {
  if (typeof item === 'boolean' || typeof item === 'string' || item === null) return item;
  const fraction = fractionOf(item);
  if (fraction !== undefined) return fraction.d === 1n ? fraction.n : printResult(item, run);
  const items: unknown = hasItems(item) ? item.valueOf() : item;
  if (Array.isArray(items)) return items.map((each) => plain(each, run));
  if (
    typeof items === 'object' &&
    items !== null &&
    keptOf(items) === undefined &&
    Object.getPrototypeOf(items) === Object.prototype &&
    !isConstruction(items)
  )
    return Object.fromEntries(Object.entries(items).map(([key, each]) => [key, plain(each, run)]));
  return documentOf(item, run);
}

function hasItems(result: unknown): result is { valueOf(): unknown } {
  return (
    typeof result === 'object' &&
    result !== null &&
    ('isMatrix' in result || 'isRange' in result || 'isResultSet' in result)
  );
}
