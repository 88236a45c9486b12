import { allItems } from './kinds.js';
import { OBJECT_TYPES, objectType } from './objects.js';
import { CONVERSIONS } from './types.js';

/** The type of an argument, as calls name it. */
export function typeOf(x: unknown): string {
  if (typeof x !== 'object' || x === null) return x === null ? 'null' : typeof x;
  const own = objectType(x);
  if (own !== undefined) return own.type;
  if (Array.isArray(x)) return 'Array';
  return OF_MATHJS.find((type) => `is${type}` in x) ?? 'Object';
}

/** Objects of mathjs tell their types. */
const OF_MATHJS = ['Fraction', 'BigNumber', 'Matrix', 'Complex', 'Range', 'Unit', 'Node', 'Help'];

/** Is an object of the library among the arguments, or in a list of them? */
export function hasObjects(given: readonly unknown[]): boolean {
  return given.some((each) => allItems(each).some((item) => objectType(item) !== undefined));
}

/** May an argument of one type be given where another is asked for? */
export function standsFor(type: string, asked: string): boolean {
  return asked === 'any' || type === asked || CONVERSIONS.some(([from, to]) => from === type && to === asked);
}

/** `a value` for `Value`. */
export function wordOfType(type: string): string {
  const own = OBJECT_TYPES.find((each) => each.type === type);
  return own?.called ?? WORDS[type] ?? 'an object';
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'a truth value',
  Array: 'a list',
  Matrix: 'a list',
  Range: 'a range',
  function: 'a function',
  undefined: 'nothing',
  null: 'null',
  number: 'a number',
  bigint: 'a number',
  Fraction: 'a number',
  BigNumber: 'a number',
  Complex: 'a complex number',
  Unit: 'a unit',
  Node: 'an expression',
  Help: 'a text',
};
