import type { MathNode } from 'mathjs';
import { InputError, nearestNames } from '../errors.js';
import { definitions } from './definitions.js';
import { printedNode } from './printResult.js';
import { standsFor, typeOf, wordOfType } from './typeOf.js';
import { OBJECT_TYPES } from './objects.js';

/** What stands behind an object: `.facets`, `.link("1")` or `[1]`. */
export interface Access {
  /** The object as it is written. */
  readonly object: string;
  /** The name behind the dot; undefined for an index. */
  readonly member: string | undefined;
  /** The arguments as they are written; undefined where nothing is called. */
  readonly args: readonly string[] | undefined;
}

/** Functions for what other languages have as a member, in small letters: those of the same name need no row. */
const CALLED_HERE: ReadonlyMap<string, (object: string) => string> = new Map([
  ['canonicalform', (object: string) => `value(${object})`],
  ['moves', (object: string) => `winningMoves(${object})`],
  ['n', (object: string) => `count(vertices(${object}))`],
  ['length', (object: string) => `count(${object})`],
  ['tostring', (object: string) => `string(${object})`],
  ['dim', (object: string) => `dimension(${object})`],
  ['is', (object: string) => `typeOf(${object})`],
]);

/** What lists the parts of an object, for those who write an index behind it. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['SimplicialComplex', 'facets'],
  ['SquarefreeIdeal', 'generators'],
  ['Value', 'leftOptions'],
  ['Form', 'leftOptions'],
  ['Game', 'facets'],
  ['Poset', 'elements'],
  ['GamePoset', 'elements'],
]);

/**
 * Only objects in braces have members, lists and texts have items; parts of all else are found by functions.
 * @throws InputError `invalid-argument`, with the function that is meant
 */
export function requireAccess(found: unknown, access: Access): void {
  const { object, member } = access;
  if (isPlain(found) && (access.args === undefined || Object.hasOwn(found as object, access.member!))) return;
  const type = typeOf(found);
  if (member === undefined ? /^(?:Array|Matrix|Range|string)$/.test(type) : isKnownToMathjs(type, member)) return;
  const behind = member === undefined ? '[…]' : `.${member}`;
  const expected = member === undefined ? 'a list, a text or an object such as {a: 1}' : 'an object such as {a: 1}';
  throw new InputError('invalid-argument', `${behind}: found ${wordOfType(type)} before it; expected ${expected}.`, {
    hint: hintFor(type, access) ?? `Parts of an object are found by functions, as ${anyFunction(type)}(${object}).`,
  });
}

function isPlain(found: unknown): boolean {
  return typeof found === 'object' && found !== null && Object.getPrototypeOf(found) === Object.prototype;
}

/** Lists have a length; expressions, as polynomials are, can be evaluated. */
function isKnownToMathjs(type: string, member: string): boolean {
  return (type === 'Array' && /^(?:length|\d+)$/.test(member)) || (type === 'Node' && member === 'evaluate');
}

function hintFor(type: string, { object, member, args = [] }: Access): string | undefined {
  if (member === undefined) {
    if (type === 'function') return `Functions are called with parentheses: ${object}(…).`;
    const lists = PARTS.get(type);
    return lists === undefined ? undefined : `Write ${lists}(${object})[…].`;
  }
  const [near] = functionsNamed(type, member);
  if (near !== undefined) return `Write ${near}(${[object, ...args].join(', ')}).`;
  const written = CALLED_HERE.get(member.toLowerCase())?.(object);
  if (written !== undefined) return `Write ${written}.`;
  const own = [...definitions.keys()].filter((name) => takes(name, type));
  const like = member.length < 4 || member in Object.prototype ? [] : nearestNames(member, own);
  return like.length === 0 ? undefined : `Did you mean ${like.map((name) => `${name}(${object})`).join(' or ')}?`;
}

/** The functions with this name, whatever its capitals, that take such an object. */
function functionsNamed(type: string, member: string): string[] {
  const names = [...definitions.keys()].filter((name) => name.toLowerCase() === member.toLowerCase());
  return names.filter((name) => takes(name, type));
}

/** May a function have an object of this type as its first argument? */
function takes(name: string, type: string): boolean {
  return definitions
    .get(name)!
    .calls.some(({ kinds: [first] }) =>
      first?.types.split(' | ').some((asked) => asked !== 'any' && standsFor(type, asked)),
    );
}

function anyFunction(type: string): string {
  const isOwn = OBJECT_TYPES.some((each) => each.type === type);
  const first = isOwn
    ? [...definitions.keys()].find((name) => /^[a-z]\w+$/.test(name) && takes(name, type))
    : undefined;
  return first ?? (/^(?:Array|Matrix|Range|string)$/.test(type) ? 'size' : 'string');
}

/** What is looked at in nodes with something behind an object. */
interface Accessing {
  readonly object?: MathNode;
  readonly index?: { isObjectProperty(): boolean; getObjectProperty(): string } | null;
  readonly optionalChaining?: boolean;
  readonly fn?: MathNode;
  readonly args?: readonly MathNode[];
}

/** The nodes behind which something stands, with what that is. */
export function accessesIn(root: MathNode): ReadonlyMap<MathNode, Access> {
  const found = new Map<MathNode, Access>();
  root.traverse((node, _, parent) => {
    const { object, index, optionalChaining } = node as Accessing;
    if (object === undefined || index === undefined || index === null || optionalChaining === true) return;
    const { fn, args } = (parent ?? {}) as Accessing;
    const member = index.isObjectProperty() ? index.getObjectProperty() : undefined;
    found.set(object, { object: written(object), member, args: fn === node ? args?.map(written) : undefined });
  });
  return found;
}

/** The longest object that is written again in a hint. */
const LONGEST = 60;

function written(node: MathNode): string {
  const text = printedNode(node);
  return text.length > LONGEST ? '…' : text;
}
