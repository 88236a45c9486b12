import type { ConstantNode, FunctionNode, MathNode, OperatorNode, ParenthesisNode, SymbolNode } from 'mathjs';

/** Why an expression is no square-free monomial. */
export interface Refusal {
  readonly code: 'not-a-monomial' | 'not-square-free';
  /** What was found, to follow the name of the expression. */
  readonly found: string;
}

/**
 * The variables of a square-free monomial, ascending; 'zero' for 0.
 * @param expression what mathjs parsed
 * @param indexOf the index of a variable
 */
export function monomialOf(expression: MathNode, indexOf: (name: string) => number): number[] | 'zero' | Refusal {
  const degrees = new Map<string, number>();
  let zero = false;

  /** Multiplies by a node to the given power. */
  function visit(node: MathNode, power: number): Refusal | undefined {
    switch (node.type) {
      case 'SymbolNode':
        return multiply((node as SymbolNode).name, power);
      case 'ParenthesisNode':
        return visit((node as ParenthesisNode).content, power);
      case 'ConstantNode':
        return constant((node as ConstantNode).value, power);
      case 'OperatorNode':
        return operator(node as OperatorNode, power);
      case 'FunctionNode': {
        // x1(x2) is a product too: there are no functions here.
        const { fn, args } = node as FunctionNode & { fn: MathNode };
        return all([fn, ...args], power);
      }
      default:
        return { code: 'not-a-monomial', found: 'is no product' };
    }
  }
  function all(nodes: readonly MathNode[], power: number): Refusal | undefined {
    for (const node of nodes) {
      const refusal = visit(node, power);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }
  function multiply(name: string, power: number): undefined {
    indexOf(name);
    degrees.set(name, (degrees.get(name) ?? 0) + power);
  }
  function constant(value: unknown, power: number): Refusal | undefined {
    if (value === 1 || power === 0) return undefined;
    if (value !== 0) return { code: 'not-a-monomial', found: `has the coefficient ${String(value)}` };
    zero = true;
    return undefined;
  }
  function operator({ fn, op, args }: OperatorNode, power: number): Refusal | undefined {
    if ((fn as string) === 'multiply') return all(args, power);
    if ((fn as string) === 'pow') {
      const [, exponentNode] = args as [MathNode, MathNode];
      const exponent = (exponentNode as ConstantNode).value as unknown;
      if (Number.isInteger(exponent) && (exponent as number) >= 0) return visit(args[0]!, power * (exponent as number));
      return {
        code: 'not-a-monomial',
        found: 'has an exponent that is no natural number',
      };
    }
    return { code: 'not-a-monomial', found: `has the operator ${op as string}` };
  }

  const refusal = visit(expression, 1);
  if (refusal !== undefined) return refusal;
  if (zero) return 'zero';
  const factors = new Map<number, number>();
  for (const [name, degree] of degrees) {
    const v = indexOf(name);
    const total = (factors.get(v) ?? 0) + degree;
    if (total > 1) return { code: 'not-square-free', found: `has ${name} to the power ${total}` };
    factors.set(v, total);
  }
  return [...factors].flatMap(([v, degree]) => (degree === 1 ? [v] : [])).sort((a, b) => a - b);
}
