import type { MathNode } from 'mathjs';
import { ParseError } from '../errors.js';
import { closingBracket } from '../text/internal.js';
import { asIdeal, parseSource } from '../sources/door.js';
import { isList } from './kinds.js';
import type { Place } from './places.js';
import { pointing } from './pointing.js';

/*
 * What mathjs refuses, or reads otherwise, and everybody writes: lists of lists of different lengths, and the
 * generators of an ideal as products of its variables.
 */

/** What is evaluated when a node is met. */
type Evaluate = (
  scope: ReadonlyMap<string, unknown>,
  args: Readonly<Record<string, unknown>>,
  context: unknown,
) => unknown;

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly fn?: Node | string;
  readonly args?: readonly Node[];
  readonly items?: readonly Node[];
  readonly content?: Node;
  _compile: (math: Math, names: unknown) => Evaluate;
}

interface Math {
  readonly matrix: (items: readonly unknown[]) => unknown;
  readonly config: { readonly matrix: string };
}

/**
 * Gives a node the meaning that people expect, where mathjs has none.
 * @param text the expression, and where its nodes stand
 */
export function readNaturally(node: MathNode, text: string, places: ReadonlyMap<MathNode, Place>): void {
  const it = node as unknown as Node;
  if (it.type === 'ArrayNode') allowRaggedLists(it);
  const name = calledName(it);
  const place = places.get(node);
  if ((name === 'ideal' || name === 'monomialIdeal') && place !== undefined && it.args!.every(isOfMonomials))
    readGenerators(it, text, places, place);
}

/** A list of lists that are not of one size is a plain list of them. */
function allowRaggedLists(node: Node): void {
  const usual = node._compile;
  node._compile = (math, names) => {
    if (math.config.matrix === 'Array') return usual.call(node, math, names);
    const items = node.items!.map((item) => item._compile(math, names));
    return (scope, args, context) => {
      const found = items.map((evaluate) => evaluate(scope, args, context));
      return found.every(isList) && new Set(found.map(sizeOf)).size > 1 ? found : math.matrix(found);
    };
  };
}

/** The size of a matrix; lists that are none are ragged, and no size is theirs. */
function sizeOf(list: unknown): unknown {
  return Array.isArray(list) ? list : (list as { readonly size: () => readonly number[] }).size().join();
}

function calledName({ type, fn }: Node): string | undefined {
  return type === 'FunctionNode' && typeof fn === 'object' ? fn.name : undefined;
}

/** Is it built of names and numbers by multiplication and powers, or a list of such? */
function isOfMonomials(node: Node): boolean {
  const { type, value, fn, args = [], items = [], content } = node;
  if (type === 'SymbolNode') return true;
  if (type === 'ConstantNode') return typeof value !== 'string' && typeof value !== 'boolean';
  if (type === 'ParenthesisNode') return isOfMonomials(content!);
  if (type === 'ArrayNode') return items.length > 0 && items.every(isOfMonomials);
  return type === 'OperatorNode' && (fn === 'multiply' || fn === 'pow') && args.every(isOfMonomials);
}

/** The names in monomials are variables of the ring; a name alone that is assigned is what it stands for. */
function readGenerators(node: Node, text: string, places: ReadonlyMap<MathNode, Place>, { end }: Place): void {
  const usual = node._compile;
  const symbols = node.args!.flatMap(symbolsOf);
  node._compile = (math, names) => {
    const evaluate = usual.call(node, math, names);
    return (scope, args, context) => {
      const isAssigned = ({ name }: Node): boolean => scope.has(name!) || Object.hasOwn(args ?? {}, name!);
      if (
        node.args!.length === 0 ||
        (node.args!.length === 1 && node.args![0]!.type === 'SymbolNode' && isAssigned(node.args![0]!))
      )
        return evaluate(scope, args, context);
      const assigned = symbols.find(isAssigned);
      if (assigned !== undefined)
        throw pointing(
          'not-one-reading',
          `${assigned.name!} is assigned here, and would be a variable of the ideal; expected names without a value`,
          text,
          places.get(assigned as unknown as MathNode) ?? { start: 0, end },
          { hint: `Write ideal("…") with the generators in quotes, or use another name.` },
        );
      return idealOf(text, end + text.slice(end).indexOf('(') + 1);
    };
  };
}

function symbolsOf(node: Node): Node[] {
  const { type, args = [], items = [], content } = node;
  if (type === 'SymbolNode') return [node];
  return [...args, ...items, ...(content === undefined ? [] : [content])].flatMap(symbolsOf);
}

/**
 * The ideal whose generators stand from an offset to the end of their bracket.
 * @throws ParseError that points into them
 */
function idealOf(text: string, start: number): unknown {
  const end = closingBracket(text, start - 1)! + 1;
  const generators = text
    .slice(start, end - 1)
    .replace(/^\s*\[(.*)\]\s*$/s, ' $1 ')
    .replaceAll('\n', ' ');
  try {
    return asIdeal(parseSource(`ideal:${generators}`));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const at = start + error.column - 1 - 'ideal:'.length;
    const message = error.message.replace(/^(?:parseIdeal|parseSource): |,? at column \d+/g, '');
    throw pointing(
      error.code,
      message,
      text,
      { start: at, end: at + 1 },
      { ...(error.hint !== undefined && { hint: error.hint }) },
    );
  }
}
