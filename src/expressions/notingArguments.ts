import type { MathNode } from 'mathjs';
import { LibraryError } from '../errors.js';
import { Fault } from './Fault.js';

type AnyFunction = ((...given: unknown[]) => unknown) & { readonly rawArgs?: boolean };

/** The functions that expressions know, by name. */
export type Functions = Readonly<Record<string, unknown>>;

/** An error that tells the arguments of the call that failed. */
export interface Noted extends Error {
  given?: readonly unknown[];
}

/** The functions, of which the one that a node calls adds its arguments to errors of mathjs. */
export function notingArguments(node: MathNode, functions: Functions): Functions {
  const name = calledName(node);
  if (name === undefined || !(name in functions)) return functions;
  const called = functions[name] as AnyFunction;
  // Those with raw arguments get nodes, and find by themselves what stands for them.
  if (typeof called !== 'function' || called.rawArgs === true) return functions;
  const noting = (...given: unknown[]): unknown => {
    try {
      return called(...given);
    } catch (error) {
      if (error instanceof Error && !(error instanceof LibraryError || error instanceof Fault))
        (error as Noted).given = given;
      throw error;
    }
  };
  // Not a copy: mathjs makes its functions when they are first asked for. Not an heir: it refuses those.
  return new Proxy(functions, { get: (all, key) => (key === name ? noting : all[key as string]) });
}

/** The function that a node calls by its name, or by its sign. */
function calledName(node: MathNode): string | undefined {
  const { type, fn } = node as { readonly type: string; readonly fn?: string | { readonly name?: string } };
  if (type === 'OperatorNode') return fn as string;
  return type === 'FunctionNode' ? (fn as { readonly name?: string }).name : undefined;
}
