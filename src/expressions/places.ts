import type { MathNode } from 'mathjs';
import { tokensOf } from './tokens.js';

/** Where a node stands in its expression: offsets of its beginning and behind its end. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What is looked at in nodes of mathjs: each kind has some of these. */
interface Parts {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly op?: string;
  readonly fn?: MathNode | string;
  readonly args?: readonly MathNode[];
  readonly params?: readonly (MathNode | string)[];
  readonly items?: readonly MathNode[];
  readonly properties?: Readonly<Record<string, MathNode>>;
  readonly blocks?: readonly { readonly node: MathNode }[];
}

/**
 * The places of the nodes of a parsed expression. Nodes of mathjs do not know where they stand; but names, numbers and
 * texts come in the order of the tokens, so that all nodes lie between those below them.
 */
export function nodePlaces(root: MathNode, text: string): Map<MathNode, Place> {
  const tokens = tokensOf(text);
  const places = new Map<MathNode, Place>();
  let next = 0;
  const take = (fits: (token: string) => boolean): Place | undefined => {
    for (let i = next; i < tokens.length; i++) {
      const { token, start } = tokens[i]!;
      if (!fits(token)) continue;
      next = i + 1;
      return { start, end: start + token.length };
    }
    return undefined;
  };
  const visit = (node: MathNode): Place | undefined => {
    const parts = node as unknown as Parts;
    const own = ownToken(parts);
    const first = own === undefined ? undefined : take(own);
    const inner = childrenOf(node)
      .map(visit)
      .filter((place) => place !== undefined);
    const all = first === undefined ? inner : [first, ...inner];
    if (all.length === 0) return undefined;
    const whole = { start: Math.min(...all.map(({ start }) => start)), end: Math.max(...all.map(({ end }) => end)) };
    const { start } = whole;
    places.set(
      node,
      parts.type === 'OperatorNode'
        ? operatorPlace(parts.op!, inner, text)
        : first === undefined
          ? whole
          : { start, end: first.end },
    );
    return whole;
  };
  visit(root);
  return places;
}

/** Which token a node itself stands for: a name, a number, a text or the brace of an object. */
function ownToken({ type, name, value, fn }: Parts): ((token: string) => boolean) | undefined {
  if (type === 'SymbolNode' || type === 'FunctionAssignmentNode') return (token) => token === name;
  if (type === 'FunctionNode' && typeof fn === 'object') {
    const called = (fn as unknown as Parts).name;
    return called === undefined ? undefined : (token) => token === called;
  }
  if (type === 'ObjectNode') return (token) => token === '{';
  if (type !== 'ConstantNode') return undefined;
  if (typeof value === 'string') return (token) => /^["']/.test(token);
  const isWord = typeof value === 'boolean' || value === null || value === undefined;
  return (token) => (isWord ? token === String(value) : /^[\d.]/.test(token));
}

/** The nodes below, as they follow each other in the text. */
function childrenOf(node: MathNode): MathNode[] {
  const parts = node as unknown as Parts;
  if (parts.type === 'FunctionNode') {
    const named = typeof parts.fn === 'object' && (parts.fn as unknown as Parts).name !== undefined;
    return [...(named ? [] : [parts.fn as MathNode]), ...parts.args!];
  }
  const children: MathNode[] = [];
  node.forEach((child) => void children.push(child));
  if (parts.type === 'RangeNode' && children.length === 3) return [children[0]!, children[2]!, children[1]!];
  return children;
}

/** The sign of an operator: behind its first operand, or before its only one. */
function operatorPlace(op: string, operands: readonly Place[], text: string): Place {
  const { start, end } = operands[0] ?? { start: 0, end: 0 };
  const behind = text.indexOf(op, end);
  if (operands.length > 1 && behind >= 0 && behind < operands[1]!.start)
    return { start: behind, end: behind + op.length };
  const before = text.lastIndexOf(op, start - 1);
  if (operands.length === 1 && before >= 0 && start > 0) return { start: before, end: before + op.length };
  return { start, end };
}
