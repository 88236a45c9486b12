import { SimplicialComplex } from '../../complex/index.js';
import { defineAgain, expressionOf, objectType, type Worksheet } from '../../expressions/internal.js';
import { standardStore, Value } from '../../values/index.js';
import { pack, unpacked, type Packed } from '../../worker/internal.js';

/*
 * The variables of a session as they are kept outside its thread, in case that is ended: what was found is kept, and
 * nothing is computed again.
 */

/** What is kept of a variable. */
export type Snapshot =
  | { readonly is: 'plain'; readonly plain: Packed }
  | { readonly is: 'source'; readonly reader: string; readonly text: string }
  | { readonly is: 'list' | 'matrix'; readonly items: readonly Snapshot[] }
  | { readonly is: 'object'; readonly fields: readonly (readonly [string, Snapshot])[] }
  | { readonly is: 'number'; readonly json: string }
  | { readonly is: 'function'; readonly name: string; readonly expression: string }
  | { readonly is: 'known'; readonly name: string };

/** How long the notation of one object may take. */
const BOUNDS = { timeoutMs: 200 };

/** Can it be changed where it stands? */
export function isMutable(x: unknown): boolean {
  if (typeof x !== 'object' || x === null) return false;
  return Array.isArray(x) || isMatrix(x) || Object.getPrototypeOf(x) === Object.prototype;
}

/** What is kept of a variable; undefined if it cannot be kept. */
export function keep(x: unknown, { math }: Worksheet): Snapshot | undefined {
  try {
    return kept(x, math.expression as unknown as Known);
  } catch {
    return undefined;
  }
}

/** The functions that are known by name. */
interface Known {
  readonly mathWithTransform: Readonly<Record<string, unknown>>;
}

function kept(x: unknown, known: Known): Snapshot {
  if (typeof x === 'function') return keptFunction(x, known);
  if (typeof x !== 'object' || x === null) return { is: 'plain', plain: x };
  if (x instanceof Value || x instanceof SimplicialComplex) return { is: 'plain', plain: pack(x) };
  const { reader, notation } = objectType(x) ?? {};
  const text = reader === undefined ? undefined : notation?.(x, BOUNDS);
  if (text !== undefined) return { is: 'source', reader: reader!, text };
  if (Array.isArray(x)) return { is: 'list', items: x.map((item) => kept(item, known)) };
  if (isMatrix(x)) return { is: 'matrix', items: (x.valueOf() as unknown[]).map((item) => kept(item, known)) };
  if (Object.getPrototypeOf(x) === Object.prototype)
    return { is: 'object', fields: Object.entries(x).map(([key, field]) => [key, kept(field, known)]) };
  const json = JSON.stringify(x);
  if (!json.includes('"mathjs":')) throw new TypeError('unknown class');
  return { is: 'number', json };
}

function keptFunction(x: { readonly name: string }, { mathWithTransform }: Known): Snapshot {
  const expression = expressionOf(x);
  if (expression !== undefined) return { is: 'function', name: x.name, expression };
  if (mathWithTransform[x.name] === x) return { is: 'known', name: x.name };
  throw new TypeError('unknown function');
}

function isMatrix(x: object): boolean {
  return 'isMatrix' in x && x.isMatrix === true;
}

/** Sets the variables that were kept. @returns the names of those that were not */
export function restore(variables: ReadonlyMap<string, Snapshot | undefined>, sheet: Worksheet): string[] {
  const lost: string[] = [];
  const found = new Map<string, unknown>();
  for (const [name, variable] of variables)
    try {
      if (variable === undefined) throw new TypeError('not kept');
      found.set(name, restored(variable, sheet));
    } catch {
      lost.push(name);
    }
  // Functions that were defined again have set themselves under the names that they had then.
  sheet.scope.clear();
  for (const [name, x] of found) sheet.scope.set(name, x);
  return lost;
}

function restored(variable: Snapshot, sheet: Worksheet): unknown {
  const { math } = sheet;
  switch (variable.is) {
    case 'plain':
      return unpacked(variable.plain, standardStore);
    case 'source':
      return sheet.evaluate(`${variable.reader}(${JSON.stringify(variable.text)})`);
    case 'list':
      return variable.items.map((item) => restored(item, sheet));
    case 'matrix':
      return math.matrix(variable.items.map((item) => restored(item, sheet)) as never);
    case 'object':
      return Object.fromEntries(variable.fields.map(([key, field]) => [key, restored(field, sheet)]));
    case 'number':
      return JSON.parse(variable.json, (math as unknown as { reviver: (key: string, x: unknown) => unknown }).reviver);
    case 'known':
      return (math.expression as unknown as Known).mathWithTransform[variable.name];
    case 'function': {
      const defined = defineAgain(variable.expression, variable.name, sheet);
      if (defined === undefined) throw new TypeError('defined within another');
      return defined;
    }
  }
}
