import type { MathJsInstance } from 'mathjs';
import { InputError, LibraryError, nearestNames, ParseError } from '../errors.js';
import {
  comparison,
  fieldOf,
  invalidCondition,
  rationalOf,
  type Condition,
  type DocumentFields,
} from '../formats/internal.js';
import { Worksheet } from './Worksheet.js';

/** A name in an expression, for which a variable stands. */
interface Named {
  /** The field, such as `cohenMacaulay.0`. */
  readonly field: string;
  /** What it is where there is no such field: a constant, or a text behind a sign for equality. */
  readonly otherwise: unknown;
}

/** A part between `and`, `or`, `xor`, `not`. */
interface Part {
  readonly names: readonly string[];
  /** Undefined if a field is missing or undecided. */
  readonly holds: (fields: DocumentFields) => boolean | undefined;
}

/** What the names in a condition may stand for. */
interface Names {
  readonly task: string;
  readonly sheet: Worksheet;
  /** The functions and constants of expressions. */
  readonly known: ReadonlySet<string>;
  /** May a part be a comparison without mathjs? */
  readonly isSimple: (part: string) => boolean;
}

/** More undecided parts than this fulfil no condition. */
const MOST_OPEN = 8;

/**
 * A condition that is an expression with the fields as variables, which may be objects of the library. `=` compares;
 * comparisons of a field with a text or a number mean what they mean alone; a word that is not a field, behind a sign
 * for equality, is a text. It holds if it does whatever its undecided parts are.
 * @param math the language, as `createMath` makes it
 * @param task the command, for errors
 * @param objects fields that are objects of the library
 * @throws InputError `invalid-condition`, `unknown-name`
 */
export function expressionCondition(
  text: string,
  math: MathJsInstance,
  task: string = 'batch',
  objects: readonly string[] = [],
): Condition {
  const sheet = new Worksheet(math);
  const parts: Part[] = [];
  const isSimple = (part: string): boolean => !objects.some((name) => new RegExp(`\\b${name}\\b`).test(part));
  const language: Names = { task, sheet, known: new Set(sheet.names), isSimple };
  const frame = withParts(text, (part) => `part_${parts.push(partOf(part, text, language)) - 1}`);
  const evaluate = compiled(frame, text, language);
  return {
    names: parts.flatMap(({ names }) => names),
    holds: (fields) => {
      const found = parts.map(({ holds }) => holds(fields));
      const open = [...found.keys()].filter((i) => found[i] === undefined);
      if (open.length > MOST_OPEN) return false;
      const sets = Array.from({ length: 2 ** open.length }, (_, set) => set);
      return sets.every((set) => {
        found.forEach((holds, i) => sheet.scope.set(`part_${i}`, holds ?? ((set >> open.indexOf(i)) & 1) !== 0));
        return isTrue(evaluate);
      });
    },
  };
}

/** @param text the whole condition, for errors */
function partOf(part: string, text: string, language: Names): Part {
  const { task, sheet, known, isSimple } = language;
  const simple = isSimple(part) ? comparison(part) : undefined;
  if (simple !== undefined) {
    const isKnown = (fields: DocumentFields): boolean =>
      simple.names.every((name) => fieldOf(fields, name) !== undefined);
    return { names: simple.names, holds: (fields) => (isKnown(fields) ? simple.holds(fields) : undefined) };
  }
  const compares = /[<>=]|!=|\w\(/.test(part) && !/^\s*[\w.]+\s*[<>]=?\s*\{/.test(part);
  if (!compares) throw invalidCondition(text, task, undefined, part);
  const isText = /[=!]=?\s*([A-Za-z_]\w*)\s*$/.exec(part)?.[1];
  const named = new Map<string, Named>();
  const expression = outsideTexts(part, (other) =>
    other.replace(/(?<![<>=!])=(?!=)/g, '==').replace(NAMES, (name, sign?: string) => {
      if (sign !== undefined) requireKnown(name, known, task);
      if (sign !== undefined || RESERVED.has(name)) return name;
      const variable = `field_${name.replaceAll('.', '_')}`;
      named.set(variable, { field: name, otherwise: name === isText ? name : constant(name, known, sheet) });
      return variable;
    }),
  );
  const evaluate = compiled(expression, text, language);
  return {
    names: [...named.values()].flatMap(({ field, otherwise }) => (otherwise === undefined ? [field] : [])),
    holds: (fields) => {
      for (const [variable, { field, otherwise }] of named) {
        const found = fieldOf(fields, field);
        if (found === undefined && otherwise === undefined) return undefined;
        sheet.scope.set(variable, found === undefined ? otherwise : asResult(found, sheet.math));
      }
      return isTrue(evaluate);
    },
  };
}

/** A name with what makes it that of a function; `cohenMacaulay.0` is one name. */
const NAMES = /\b[A-Za-z_]\w*(?:\.\w+)*(?!\w)(\s*\()?/g;

/** Names that are signs, or always stand for the same. */
const RESERVED: ReadonlySet<string> = new Set(['and', 'or', 'xor', 'not', 'mod', 'to', 'in', 'end', 'true', 'false']);

/** @throws InputError `unknown-name` */
function requireKnown(call: string, known: ReadonlySet<string>, task: string): void {
  const name = /^\w+/.exec(call)![0];
  if (known.has(name)) return;
  const near = nearestNames(name, [...known]);
  throw new InputError('unknown-name', `${task}: --where has the function ${name}, which is not known.`, {
    ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
  });
}

/** A constant of expressions such as pi; undefined if that is a function, or nothing. */
function constant(name: string, known: ReadonlySet<string>, sheet: Worksheet): unknown {
  const found = known.has(name) ? sheet.evaluate(name) : undefined;
  return typeof found === 'function' ? undefined : found;
}

/** @throws InputError `invalid-condition` */
function compiled(expression: string, text: string, { task, sheet }: Names): () => unknown {
  try {
    return sheet.compile(expression);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw invalidCondition(text, task, 'an expression that compares');
  }
}

/** What cannot be compared fulfils no condition. */
function isTrue(evaluate: () => unknown): boolean {
  try {
    return evaluate() === true;
  } catch (error) {
    if (error instanceof LibraryError) return false;
    throw error;
  }
}

/** A field as a result of expressions: numbers are fractions, also in lists. */
function asResult(found: unknown, math: MathJsInstance): unknown {
  const number = rationalOf(found);
  if (number !== undefined) return math.fraction(String(number));
  if (Array.isArray(found)) return found.map((item) => asResult(item, math));
  const isDocument = typeof found === 'object' && (found === null || Object.getPrototypeOf(found) === Object.prototype);
  return isDocument ? JSON.stringify(found) : found;
}

/** Texts in quotes, brackets, and the words between conditions. */
const SIGNS = /"(?:\\.|[^"\\])*"|[([{]|[)\]}]|\b(?:and|or|xor)\b/g;

/** Changes the parts between `and`, `or`, `xor`, behind `not`, and in parentheses around all of those. */
function withParts(text: string, change: (part: string) => string): string {
  let [depth, from, changed] = [0, 0, ''];
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (/^[([{]/.test(sign)) depth++;
    else if (/^[)\]}]/.test(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && !sign.startsWith('"')) {
      changed += `${withPart(text.slice(from, index), change)} ${sign} `;
      from = index + sign.length;
    }
  }
  return changed + withPart(text.slice(from), change);
}

function withPart(part: string, change: (part: string) => string): string {
  const [, negated] = /^\s*not\b(.*)$/s.exec(part) ?? [];
  if (negated !== undefined) return `not (${withPart(negated, change)})`;
  const trimmed = part.trim();
  return isInParentheses(trimmed) ? `(${withParts(trimmed.slice(1, -1), change)})` : `(${change(part)})`;
}

/** Are the first and the last sign parentheses that belong together? */
function isInParentheses(text: string): boolean {
  if (!/^\(.*\)$/s.test(text)) return false;
  let depth = 0;
  return [...text.slice(0, -1)].every((sign) => (depth += sign === '(' ? 1 : sign === ')' ? -1 : 0) > 0);
}

/** Changes what is neither in quotes nor in the braces of a game. */
function outsideTexts(text: string, change: (other: string) => string): string {
  const parts = text.split(/("(?:\\.|[^"\\])*"|\{[^{}]*\})/);
  return parts.map((part, i) => (i % 2 === 0 ? change(part) : part)).join('');
}
