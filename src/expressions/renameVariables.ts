import type { MathNode } from 'mathjs';
import type { ParsedPart } from './parseExpression.js';
import type { Place } from './places.js';

/** The name of a variable in the scope for one in an expression; undefined for a name that stays. */
export type VariableOf = (name: string, place: Place) => string | undefined;

/** A node, of which only what has names matters here. */
interface NamedNode {
  readonly type: string;
  name: string;
  readonly params?: readonly string[];
}

/**
 * Gives the variables of an expression other names, in the games in braces too. What is called as a function, handed
 * over as one, set, or a parameter of a function keeps its name.
 */
export function renameVariables({ root, places, games }: ParsedPart, variableOf: VariableOf): void {
  const visit = (node: MathNode, path: string, parent: MathNode | null, bound: ReadonlySet<string>): void => {
    const named = node as unknown as NamedNode;
    if (named.type === 'SymbolNode' && isVariable(path, parent) && !bound.has(named.name)) {
      const name = variableOf(named.name, places.get(node) ?? { start: 0, end: 0 });
      if (name !== undefined) named.name = name;
    }
    const inner = named.type === 'FunctionAssignmentNode' ? new Set([...bound, ...named.params!]) : bound;
    const game = games.get(node);
    for (const { part } of [...(game?.left ?? []), ...(game?.right ?? [])])
      if (part !== undefined) renameVariables(part, variableOf);
    node.forEach((child, at, of) => visit(child, at, of, inner));
  };
  visit(root, '', null, new Set());
}

/** The functions that take functions. */
const TAKE_FUNCTIONS: ReadonlySet<string> = new Set(['map', 'filter', 'forEach', 'sort', 'partitionSelect']);

function isVariable(path: string, parent: MathNode | null): boolean {
  if (parent === null) return true;
  const { type, fn } = parent as unknown as { readonly type: string; readonly fn?: { readonly name?: string } };
  if (type === 'FunctionNode') return path !== 'fn' && !(path !== 'args[0]' && TAKE_FUNCTIONS.has(fn?.name ?? ''));
  return !(type === 'AssignmentNode' && path === 'object');
}
