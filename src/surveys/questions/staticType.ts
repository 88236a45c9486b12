import type { MathJsInstance } from 'mathjs';
import { parseExpression } from '../../expressions/internal.js';
import { properties } from '../../analysis/index.js';
import { typeOfProperty } from './facts.js';
import type { ColumnType } from './columnTypes.js';

/** A node, of which what is looked at here may be there. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly fn?: string | { readonly name?: string };
  readonly args?: readonly Node[];
  readonly content?: Node;
  readonly value?: unknown;
  readonly trueExpr?: Node;
  readonly falseExpr?: Node;
}

/** For integers they give integers. */
const KEEP_INTEGERS: ReadonlySet<string> = new Set([
  ...['add', 'subtract', 'multiply', 'unaryMinus', 'unaryPlus', 'abs', 'max', 'min', 'gcd', 'lcm', 'mod'],
]);
/** They give integers. */
const INTEGERS: ReadonlySet<string> = new Set(['floor', 'ceil', 'sign', 'count', 'factorial', 'grundy']);
const TRUTHS: ReadonlySet<string> = new Set([
  ...['smaller', 'smallerEq', 'larger', 'largerEq', 'equal', 'unequal', 'and', 'or', 'not', 'xor'],
]);

/**
 * The type of what an expression gives, where its form alone tells it.
 * @param typeOf that of a name that is not a function
 */
export function staticType(
  expression: string,
  math: MathJsInstance,
  typeOf: (name: string) => ColumnType | undefined,
): ColumnType | undefined {
  const typeOfNode = (node: Node): ColumnType | undefined => {
    const { type, name = '', args = [], content, value, trueExpr, falseExpr } = node;
    switch (type) {
      case 'ParenthesisNode':
        return typeOfNode(content!);
      case 'SymbolNode':
        return typeOf(name);
      case 'ConstantNode':
        return isInteger(value) ? 'integer' : typeof value === 'boolean' ? 'boolean' : undefined;
      case 'ConditionalNode': {
        const [first, second] = [typeOfNode(trueExpr!), typeOfNode(falseExpr!)];
        return first === second ? first : undefined;
      }
      case 'OperatorNode':
        return typeOfCall(node.fn as string, args);
      case 'RelationalNode':
        return 'boolean';
      case 'FunctionNode':
        return typeOfCall((node.fn as { readonly name?: string }).name ?? '', args);
      default:
        return undefined;
    }
  };
  const typeOfCall = (name: string, args: readonly Node[]): ColumnType | undefined => {
    const areIntegers = args.length > 0 && args.every((arg) => typeOfNode(arg) === 'integer');
    if (KEEP_INTEGERS.has(name)) return areIntegers ? 'integer' : undefined;
    if (TRUTHS.has(name)) return areIntegers ? 'boolean' : undefined;
    if (INTEGERS.has(name)) return args.length === 1 ? 'integer' : undefined;
    return args.length === 1 && Object.hasOwn(properties, name) ? typeOfProperty(name) : undefined;
  };
  return typeOfNode(parseExpression(expression, math).root);
}

function isInteger(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'd' in value && String(value.d) === '1';
}
