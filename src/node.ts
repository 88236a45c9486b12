/** The part of `process` that is used. */
interface ProcessOfNode {
  readonly getBuiltinModule?: (name: string) => unknown;
}

/**
 * A module of Node, where there is one: in Node and Deno. It is asked for while the program runs, as an import would
 * keep the library out of browsers.
 * @param name with `node:` before it
 */
export function moduleOfNode(name: string): unknown {
  return (globalThis as { readonly process?: ProcessOfNode }).process?.getBuiltinModule?.(name);
}
