import type { MathJsInstance, MathNode } from 'mathjs';
import { aFunction, text as aText, requireOptions } from '../arguments.js';
import { fields, requireShape } from '../shape.js';
import { Work, type RunOptions } from '../run.js';
import { definitionNames } from './definitionNames.js';
import { createMath } from './createMath.js';
import { evaluationError, Fault, syntaxError } from './Fault.js';
import { gameInBraces, readBothWays } from './gameInBraces.js';
import type { Language } from './Language.js';
import { syntaxInMathjs } from './mathjsDocs.js';
import { accessesIn, requireAccess, type Access } from './members.js';
import { readNaturally } from './naturalNodes.js';
import { notingArguments, type Functions } from './notingArguments.js';
import { parseExpression, type ParsedGame, type ParsedOption, type ParsedPart } from './parseExpression.js';
import type { Place } from './places.js';
import { pointing, unknownName } from './pointing.js';
import { languageOf } from './spgames.js';
import { renameVariables, type VariableOf } from './renameVariables.js';

/** What is evaluated when a node is met. */
type Evaluate = (scope: ReadonlyMap<string, unknown>, args: unknown, context: unknown) => unknown;

type Compile = (math: unknown, names: unknown) => Evaluate;

interface Compiled {
  _compile: Compile;
}

/**
 * Expressions one after the other, with the variables that they set.
 * @example new Worksheet().evaluate('1/2 + 1/4').toString() // '0.75'
 */
export class Worksheet {
  readonly math: MathJsInstance;
  /** The variables by name. */
  readonly scope: Map<string, unknown> = new Map();
  readonly #language: Language;

  constructor(math: MathJsInstance = createMath()) {
    requireShape('new Worksheet', fields({ parse: aFunction, typed: aFunction }), math, 'math');
    this.math = math;
    this.#language = languageOf(math);
    this.#language.parse = (text) => parsed(text, math);
    Object.freeze(this);
  }

  /**
   * The result of an expression; several stand on lines of their own, or end with semicolons.
   * @param options bounds of the whole evaluation; `limit` counts the parts of expressions that are evaluated, and
   * bounds no function that they call
   * @returns an object of the library, or one of mathjs: fractions for numbers
   * @throws ParseError with line and column: `invalid-expression`, `invalid-argument`, `unknown-name`, and the codes of
   * the functions that are called
   * @throws LimitError when the options, or the memory, cut the evaluation off; `too-deep` for a recursion without end
   */
  evaluate(expression: string, options: RunOptions = {}): unknown {
    requireShape('Worksheet.evaluate', aText, expression, 'expression');
    requireOptions('Worksheet.evaluate', options, {});
    requireText(expression);
    return this.within(expression, options, () => parsed(expression, this.math).evaluate(this.scope) as unknown);
  }

  /**
   * An expression that is read once, to be evaluated many times with the variables that the sheet has then.
   * @returns evaluates it, with bounds and errors as `evaluate`
   * @throws ParseError `invalid-expression`
   * @example new Worksheet().compile('1/2 + 1/4')().toString() // '0.75'
   */
  compile(expression: string): (options?: RunOptions) => unknown {
    requireShape('Worksheet.compile', aText, expression, 'expression');
    return compileWith(this, expression);
  }

  /** What is found of an expression, within bounds; its errors point into it. @internal */
  within<T>(expression: string, options: RunOptions, find: () => T): T {
    const language = this.#language;
    const outer = language.work;
    language.work = new Work('eval', options);
    language.failure = undefined;
    if (outer === undefined) language.filed = [];
    try {
      return find();
    } catch (error) {
      throw evaluationError(error, expression, (name) => this.#syntaxOf(name));
    } finally {
      language.work = outer;
    }
  }

  /** How a function is called that was defined here, or one of mathjs. */
  #syntaxOf(name: string): readonly string[] {
    const { syntax } = (this.scope.get(name) ?? {}) as { syntax?: unknown };
    if (typeof syntax === 'string') return [syntax];
    return syntaxInMathjs(name);
  }

  /** The names of all functions and constants. */
  get names(): readonly string[] {
    const { mathWithTransform } = this.math.expression as unknown as { mathWithTransform: object };
    return Object.keys(mathWithTransform);
  }
}

/**
 * As `compile` of a worksheet.
 * @param variableOf under which name a variable is in the scope that the expression calls by another; by default all
 * have their names. Functions are not asked about.
 */
export function compileWith(
  sheet: Worksheet,
  expression: string,
  variableOf?: VariableOf,
): (options?: RunOptions, scope?: Map<string, unknown>) => unknown {
  requireText(expression);
  const compiled = sheet.within(expression, {}, () => parsed(expression, sheet.math, variableOf).compile());
  return (options = {}, scope = sheet.scope) =>
    sheet.within(expression, options, () => compiled.evaluate(scope) as unknown);
}

/** @throws ParseError `invalid-expression` for nothing but comments */
function requireText(expression: string): void {
  if (/^(?:\s|#.*|;)*$/.test(expression)) throw syntaxError(new Error('nothing is there'), expression);
}

/** The expression as nodes that look at the clock, and say where they stand when something is wrong below them. */
function parsed(text: string, math: MathJsInstance, variableOf?: VariableOf): MathNode {
  const part = parseExpression(text, math);
  if (variableOf !== undefined) renameVariables(part, variableOf);
  return watched(part, text, languageOf(math));
}

function watched({ root, places, games }: ParsedPart, text: string, language: Language): MathNode {
  root.traverse((node) => requireFreeName(node, text, places.get(node)));
  root.traverse((node) => readNaturally(node, text, places));
  const accesses = accessesIn(root);
  root.traverse((node) => {
    const game = games.get(node);
    if (game !== undefined) makeGame(node, game, text, language);
    watch(node, text, places.get(node), language, accesses.get(node));
  });
  return root;
}

/** Lets a node evaluate to a game in braces. */
function makeGame(node: MathNode, { left, right }: ParsedGame, text: string, language: Language): void {
  const option = ({ place, part, value }: ParsedOption): Compile => {
    if (part === undefined) return () => () => value;
    const inner = watched(part, text, language) as unknown as Compiled;
    if (value === undefined) return (math, names) => inner._compile(math, names);
    const written = text.slice(place.start, place.end);
    return (math, names) => {
      const evaluate = inner._compile(math, names);
      return (...given) => {
        try {
          return readBothWays(written, value, () => evaluate(...given), language);
        } catch (error) {
          throw new Fault(error, text, node, place);
        }
      };
    };
  };
  const [ofLeft, ofRight] = [left.map(option), right.map(option)];
  (node as unknown as Compiled)._compile = (math, names) => {
    const compiled = (options: readonly Compile[]): Evaluate[] => options.map((compile) => compile(math, names));
    const [compiledLeft, compiledRight] = [compiled(ofLeft), compiled(ofRight)];
    return (...given) => {
      const found = (options: readonly Evaluate[]): unknown[] => options.map((evaluate) => evaluate(...given));
      return gameInBraces({ left: found(compiledLeft), right: found(compiledRight) }, language);
    };
  };
}

/** @throws ParseError if a name of the library is set: its function would not be found any more */
function requireFreeName(node: MathNode, text: string, place: Place | undefined): void {
  const { type, name, object, index } = node as unknown as SettingNode;
  const isSet = type === 'FunctionAssignmentNode' || (type === 'AssignmentNode' && index === null);
  const set = object?.name ?? name;
  if (isSet && set !== undefined && definitionNames.has(set))
    throw pointing(
      'not-in-expressions',
      `${set} is a function of the library; expected another name`,
      text,
      place ?? NOWHERE,
    );
}

/** A node that may set a variable. */
interface SettingNode {
  readonly type: string;
  readonly name?: string;
  readonly object?: { readonly name?: string };
  readonly index?: unknown;
}

/** The expressions in which functions were defined. */
const DEFINED = new WeakMap<object, string>();

/** The expression that defined a function; undefined if none did. */
export function expressionOf(defined: object): string | undefined {
  return DEFINED.get(defined);
}

/**
 * Defines a function again as an expression did, and evaluates nothing else of it; undefined if it is defined within
 * others.
 */
export function defineAgain(expression: string, name: string, { math, scope }: Worksheet): unknown {
  const root = parsed(expression, math) as MathNode & { readonly blocks?: readonly { readonly node: MathNode }[] };
  const nodes = root.blocks?.map(({ node }) => node) ?? [root];
  const isMeant = (node: MathNode): boolean =>
    node.type === 'FunctionAssignmentNode' && (node as unknown as { name: string }).name === name;
  return nodes.findLast(isMeant)?.evaluate(scope) as unknown;
}

function watch(node: MathNode, text: string, place: Place | undefined, language: Language, access?: Access): void {
  const compiled = node as unknown as Compiled;
  const compile = compiled._compile;
  compiled._compile = (math, names) => {
    let evaluate: Evaluate;
    try {
      evaluate = compile.call(node, notingArguments(node, math as Functions), names);
    } catch (error) {
      throw error instanceof Fault ? error : new Fault(error, text, node, place);
    }
    return (scope, args, context) => {
      try {
        language.work?.step();
        const result = evaluate(scope, args, context);
        if (isUnit(result) && node.type === 'SymbolNode')
          throw unknownName((node as unknown as { name: string }).name, text, place ?? NOWHERE);
        if (access !== undefined) requireAccess(result, access);
        if (node.type === 'FunctionAssignmentNode') DEFINED.set(result as object, text);
        return result;
      } catch (error) {
        const fault = wasThrown(error, language);
        if (!(fault instanceof Fault)) throw (language.failure = new Fault(fault, text, node, place));
        // A function that was defined elsewhere failed: its call here is what people see.
        if (fault.text !== text) Object.assign(fault, { text, node, place });
        throw (language.failure = fault);
      }
    };
  };
}

/** What a function threw: mathjs, which goes through a list with it, throws another error that only quotes it. */
function wasThrown(error: unknown, { failure }: Language): unknown {
  const isQuote = error instanceof TypeError && / cannot apply callback arguments to function /.test(error.message);
  return isQuote && failure instanceof Error && error.message.endsWith(failure.message) ? failure : error;
}

const NOWHERE: Place = { start: 0, end: 0 };

/** Names of units of measure, as m and link, are not variables here. */
function isUnit(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  return (Object.getPrototypeOf(result) as { type?: string } | null)?.type === 'Unit';
}
