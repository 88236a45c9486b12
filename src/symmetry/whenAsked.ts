/** Gives an object one more field, which is computed when it is first asked for. */
export function whenAsked<T extends object, Name extends string, Found>(
  object: T,
  name: Name,
  compute: () => Found,
): T & { readonly [K in Name]: Found } {
  let known: { readonly value: Found } | undefined;
  const get = (): Found => (known ??= { value: compute() }).value;
  return Object.defineProperty(object, name, { get, enumerable: true, configurable: true }) as T & {
    readonly [K in Name]: Found;
  };
}
