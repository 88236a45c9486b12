/**
 * Freezes an object, and the lists and plain objects in it: what is told by its fields alone. Functions, and objects of
 * classes, stay as they are.
 */
export function deepFrozen<T extends object>(object: T): T {
  if (Object.isFrozen(object)) return object;
  const parts = Array.isArray(object) ? object : Object.values(object);
  for (const part of parts as readonly unknown[])
    if (typeof part === 'object' && part !== null && isPlain(part)) deepFrozen(part);
  return Object.freeze(object);
}

function isPlain(object: object): boolean {
  return Array.isArray(object) || Object.getPrototypeOf(object) === Object.prototype;
}
