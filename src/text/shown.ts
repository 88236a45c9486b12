/* What errors show of a value. */

const LONGEST = 60;

/** Any value as a short text. */
export function shown(value: unknown): string {
  const whole = written(value, 3);
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

function written(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST + 1));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const kind = classOf(value);
  if (kind !== undefined) return `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}`;
  if (depth === 0) return '…';
  if (Array.isArray(value))
    return `[${Array.from(value.slice(0, LONGEST), (item) => written(item, depth - 1)).join()}]`;
  const parts = Object.entries(value).slice(0, LONGEST);
  return `{${parts.map(([name, item]) => `${JSON.stringify(name)}:${written(item, depth - 1)}`).join()}}`;
}

/** The name of the class of an object that is not a plain one and no list. */
function classOf(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value) as { readonly constructor?: unknown } | null;
  const maker = prototype === null || Array.isArray(value) ? undefined : prototype.constructor;
  return typeof maker === 'function' && maker !== Object && maker.name !== '' ? maker.name : undefined;
}

/** A name in an error. */
export function short(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

/** A value in a few characters; its inside is not looked at. */
export function shownBriefly(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return JSON.stringify(short(value));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of length ${value.length}`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
