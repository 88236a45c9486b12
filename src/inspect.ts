/**
 * Makes the consoles of Node and Deno show the objects of a class by something else.
 * @param show by default their text
 */
export function showAs<T extends object>(
  { prototype }: { readonly prototype: T },
  show: (object: T) => unknown = String,
): void {
  (prototype as Record<symbol, unknown>)[Symbol.for('nodejs.util.inspect.custom')] = function (this: T): unknown {
    return show(this);
  };
}
