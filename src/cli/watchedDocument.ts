/** A document out of a file that remembers which of its fields were read. */
export interface WatchedDocument {
  /** The same document; what is read of it is remembered. */
  readonly document: unknown;
  /**
   * The fields that nobody read, as `target.spgames` or `generators[].heap`, each once and in the order of the
   * document.
   * @param saysNothing which fields count as not read, by their paths
   */
  readonly unread: (saysNothing: (path: string) => boolean) => string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Watches a document: every object in it is given out as a proxy that notes the names of the fields that are asked for.
 * A list without objects and lists in it is given out as it is: it is one value.
 * @param document what `JSON.parse` gave
 * @complexity one proxy for each object and list of lists that is read
 */
export function watchDocument(document: unknown): WatchedDocument {
  const readOf = new WeakMap<object, Set<string>>();
  const proxyOf = new WeakMap<object, object>();
  const watched = (value: unknown): unknown => {
    if (!isContainer(value)) return value;
    const known = proxyOf.get(value);
    if (known !== undefined) return known;
    const read = new Set<string>();
    const proxy = new Proxy(value, {
      get: (object, key) => {
        const found = Reflect.get(object, key) as unknown;
        if (typeof key === 'symbol' || !Object.hasOwn(object, key)) return found;
        if (!Array.isArray(object)) read.add(key);
        return watched(found);
      },
    });
    readOf.set(value, read);
    proxyOf.set(value, proxy);
    return proxy;
  };
  const unread = (saysNothing: (path: string) => boolean): string[] => {
    const found = new Set<string>();
    const look = (value: unknown, path: string): void => {
      if (Array.isArray(value)) {
        if (value.length > 0 && saysNothing(`${path}[]`)) found.add(`${path}[]`);
        else if (isContainer(value)) for (const item of value) look(item, `${path}[]`);
        return;
      }
      if (!isContainer(value)) return;
      for (const [name, field] of Object.entries(value as Fields)) {
        const inner = path === '' ? name : `${path}.${name}`;
        if (saysNothing(inner) || readOf.get(value)?.has(name) !== true) found.add(inner);
        else look(field, inner);
      }
    };
    look(document, '');
    return [...found];
  };
  return { document: watched(document), unread };
}

/** An object, or a list that holds some. */
function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !Array.isArray(value) || value.some((item) => typeof item === 'object' && item !== null);
}
