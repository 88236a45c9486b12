import type { GamePoset } from '../../days/index.js';
import { InputError, LibraryError, LimitError, nearestNames } from '../../errors.js';
import { definitions, printResult, Worksheet } from '../../expressions/internal.js';
import type { RunOptions } from '../../run.js';
import { conditionOf, math } from '../evaluateExpression.js';

/** What is known of an element of any poset. */
const OF_ALL: Readonly<Record<string, (poset: GamePoset<unknown>, x: number, run: RunOptions) => unknown>> = {
  element: (poset, x) => poset.elements[x],
  name: (poset, x) => poset.labels[x],
  above: (poset, x, run) => poset.poset(run).filters.cardinality(x) - 1,
  below: (poset, x, run) => poset.poset(run).ideals.cardinality(x) - 1,
};

/**
 * A condition on the elements of a poset, in the language of `batch --where`: the fields of an element are those of
 * `OF_ALL`, and what the functions of expressions find of it. This module loads mathjs.
 * @throws InputError `invalid-condition`, `unknown-name`, `unknown-field`
 */
export function elementCondition(
  text: string,
): (poset: GamePoset<unknown>, element: number, run: RunOptions) => boolean {
  const condition = conditionOf(text, 'poset', ['element']);
  for (const name of condition.names) requireField(name);
  const sheet = new Worksheet(math);
  return (poset, x, run) => {
    sheet.scope.set('element', poset.elements[x]);
    const found = (name: string): unknown =>
      Object.hasOwn(OF_ALL, name) ? OF_ALL[name]!(poset, x, run) : resultOf(`${name}(element)`, sheet, run);
    return condition.holds(Object.fromEntries(condition.names.map((name) => [name, found(name)])));
  };
}

/** @throws InputError `unknown-field` */
function requireField(name: string): void {
  if (Object.hasOwn(OF_ALL, name) || definitions.has(name)) return;
  const near = nearestNames(name, [...Object.keys(OF_ALL), ...definitions.keys()]);
  throw new InputError(
    'unknown-field',
    `poset: --where has ${JSON.stringify(name)}; expected ${Object.keys(OF_ALL).join(', ')} or a function of expressions.`,
    { ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }), details: { found: name, nearest: near } },
  );
}

/**
 * What a function finds of an element, as a field of a document; undefined where there is no such thing for it.
 * @throws InputError `invalid-argument` for a function that elements cannot be handed to
 */
function resultOf(call: string, sheet: Worksheet, run: RunOptions): unknown {
  try {
    const found = sheet.evaluate(call, run);
    return typeof found === 'boolean' ? found : printResult(found, run);
  } catch (error) {
    const isNoSuchThing =
      error instanceof LibraryError && !(error instanceof LimitError) && error.code !== 'invalid-argument';
    if (isNoSuchThing) return undefined;
    throw error;
  }
}
