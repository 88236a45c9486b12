/** Values that are likely to be wrong. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  -1,
  0.5,
  1e9,
  2 ** 53,
  -0,
  'L',
  'R',
  '',
  '#',
  '##',
  '.',
  '__proto__',
  'overlap',
  'own',
  [],
  [[]],
  [0],
  [0, 0],
  [0, 1],
  [[0, 1]],
  {},
  { piece: 'vertex' },
  { forbid: 'overlap' },
  { forbid: 'no-liberty' },
  { forbid: 'adjacent', between: 'own' },
  { n: 1, edges: [] },
  { piece: 'vertex', cells: [0] },
];
type Container = unknown[] | Record<string, unknown>;

/** All objects and lists inside a value, itself included. */
function containers(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containers)];
}

/**
 * One random change somewhere in a document: a value replaced, removed, doubled, moved, or a field added.
 * @param random an integer from 0 below the argument
 * @param keys names of fields that are known somewhere
 */
export function mutateDocument(file: unknown, random: (below: number) => number, keys: readonly string[]): unknown {
  const all = containers(file);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const copy = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
  if (all.length === 0) return copy(pick(ODD));
  const place = pick(all);
  const own = Object.keys(place);
  const set = (key: string, value: unknown): void => {
    Object.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true });
  };
  switch (random(6)) {
    case 0:
      if (own.length > 0) set(pick(own), copy(pick(ODD)));
      return file;
    case 1:
      if (Array.isArray(place)) place.splice(random(place.length + 1), 1);
      else if (own.length > 0) Reflect.deleteProperty(place, pick(own));
      return file;
    case 2:
      if (Array.isArray(place)) place.push(copy(own.length > 0 && random(2) === 0 ? pick(place) : pick(ODD)));
      else set(pick(keys), copy(pick(ODD)));
      return file;
    case 3:
      if (own.length > 0) set(pick(own), copy(pick(all)));
      return file;
    case 4:
      if (Array.isArray(place)) place.reverse();
      else if (own.length > 0) {
        const key = pick(own);
        const value = place[key];
        Reflect.deleteProperty(place, key);
        set(pick(keys), value);
      }
      return file;
    default:
      if (own.length > 0) {
        const key = pick(own);
        const value = (place as Record<string, unknown>)[key];
        if (typeof value === 'number') set(key, value + random(5) - 2);
        else if (typeof value === 'string') set(key, value.slice(random(value.length + 1)));
        else set(key, copy(pick(ODD)));
      }
      return file;
  }
}
