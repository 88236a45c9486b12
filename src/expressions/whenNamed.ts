import type { FactoryFunctionMap, MathJsInstance } from 'mathjs';

/**
 * Puts something in the place of a property when that is first asked for, as mathjs does: most functions are never
 * called, and making all of them takes longer than a short answer.
 * @param make of what is there now
 */
export function replaceWhenNamed(object: object, name: string, make: (existing: unknown) => unknown): void {
  const known = Object.getOwnPropertyDescriptor(object, name);
  let made: { readonly value: unknown } | undefined;
  const get = (): unknown => {
    made ??= { value: make(known?.get === undefined ? known?.value : known.get.call(object)) };
    return made.value;
  };
  const set = (value: unknown): void => void (made = { value });
  Object.defineProperty(object, name, { get, set, enumerable: true, configurable: true });
}

/** What stands under some names now, each made when it is first asked for. */
export function copyWhenNamed<T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  const copy = {} as Record<string, T>;
  for (const name of names) Object.defineProperty(copy, name, Object.getOwnPropertyDescriptor(from, name) ?? {});
  return copy;
}

/** As `replaceWhenNamed`, for what mathjs has under a name: where other functions find it, and where expressions do. */
export function replaceFunction(math: MathJsInstance, name: string, make: (existing: unknown) => unknown): void {
  const known = math as unknown as Record<string, unknown>;
  const { transform } = math.expression as unknown as { readonly transform: Record<string, unknown> };
  const existing = copyWhenNamed(known, [name]);
  // What is there would be made by `import`.
  delete known[name];
  delete transform[name];
  const factory = Object.assign(() => make(existing[name]), { isFactory: true, fn: name, dependencies: [] });
  math.import({ [name]: factory }, { override: true });
}

/** A factory of mathjs. */
interface Factory {
  (scope: Readonly<Record<string, unknown>>): unknown;
  readonly fn: string;
  readonly dependencies: readonly string[];
  readonly meta?: object | undefined;
}

/** What nodes of expressions use now and then, and what needs most of mathjs. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  createAccessorNode: ['subset'],
  createAssignmentNode: ['subset', 'matrix'],
  createSymbolNode: ['Unit'],
};

/** The factories of mathjs, where nodes of expressions do not wait for what few of them use. */
export function withLateParts(factories: FactoryFunctionMap): FactoryFunctionMap {
  const late = Object.entries(LATE).map(([name, parts]) => [name, lateParts(factories[name] as Factory, parts)]);
  return { ...factories, ...(Object.fromEntries(late) as FactoryFunctionMap) };
}

function lateParts(make: Factory, parts: readonly string[]): Factory {
  const { fn, meta } = make;
  const dependencies = make.dependencies.filter((name) => !parts.includes(name.replace('?', '')));
  const factory = (scope: Readonly<Record<string, unknown>>): unknown => {
    const math = scope['math'] as Readonly<Record<string, never>>;
    return make({ ...scope, ...Object.fromEntries(parts.map((name) => [name, whenUsed(() => math[name]!)])) });
  };
  return Object.assign(factory, { isFactory: true, fn, dependencies: [...dependencies, 'math'], meta });
}

/** Stands for a function or a class, which is found when it is used. */
function whenUsed(find: () => (new (...given: unknown[]) => object) & ((...given: unknown[]) => unknown)): unknown {
  return new Proxy(class {}, {
    apply: (_, __, given: unknown[]) => find()(...given),
    construct: (_, given: unknown[]) => new (find())(...given),
    get: (_, name) => find()[name as never],
  });
}
