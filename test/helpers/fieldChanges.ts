/** A document in which one field, or one item of a list, is another. */
export interface FieldChange {
  /** The field, as in `strata[].points[]`. */
  readonly path: string;
  readonly change: string;
  /** Made when it is asked for: there may be thousands. */
  readonly changed: () => unknown;
}

/** Other words of the same kind, for texts of which a longer one is no word at all. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  L: ['R'],
  R: ['L'],
  N: ['P'],
  P: ['N'],
  legal: ['illegal'],
  illegal: ['legal'],
  normal: ['misere'],
  misere: ['normal'],
  win: ['draw'],
  draw: ['win'],
  proven: ['observed'],
  observed: ['proven'],
  maker: ['avoider'],
  avoider: ['maker'],
  strong: ['maker'],
  quotient: ['misere-quotient'],
  'misere-quotient': ['quotient'],
  complex: ['graph'],
  graph: ['complex'],
  sphere: ['ball', 'pure'],
  ball: ['sphere'],
  pure: ['sphere'],
  vertexDecomposable: ['sphere', 'pure'],
  '0': ['1', '-1'],
  true: ['false'],
};

/**
 * Each field of a document in turn another: a number by one, a text, a flag, an item left out or put twice, a field
 * left out.
 */
export function fieldChanges(document: unknown): FieldChange[] {
  const changes: FieldChange[] = [];
  const text = JSON.stringify(document);
  /** Changes a copy at a place. */
  const at = (
    place: readonly (string | number)[],
    path: string,
    change: string,
    edit: (holder: Record<string, unknown>, key: string) => void,
  ): void => {
    const changed = (): unknown => {
      const copy = JSON.parse(text) as unknown;
      const holder = place.slice(0, -1).reduce((inner, step) => (inner as Record<string, unknown>)[step], copy);
      edit(holder as Record<string, unknown>, String(place.at(-1)));
      return copy;
    };
    changes.push({ path, change, changed });
  };
  const visit = (value: unknown, place: readonly (string | number)[], path: string): void => {
    const become = (other: unknown): void => {
      at(place, path, JSON.stringify(other), (holder, key) => {
        holder[key] = other;
      });
    };
    if (typeof value === 'number') [value + 1, value - 1].forEach(become);
    if (typeof value === 'boolean') become(!value);
    if (value === null) become(0);
    if (typeof value === 'string')
      [...(OTHER_WORDS[value] ?? []), `${value}z`, ...(value === '' ? [] : [value.slice(1)])].forEach(become);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isList = Array.isArray(value);
      const innerPath = isList ? `${path}[]` : path === '' ? key : `${path}.${key}`;
      const innerPlace = [...place, isList ? Number(key) : key];
      at(innerPlace, innerPath, 'left out', (holder, name) => {
        if (Array.isArray(holder)) holder.splice(Number(name), 1);
        else Reflect.deleteProperty(holder, name);
      });
      if (isList)
        at(innerPlace, innerPath, 'twice', (holder, name) => {
          (holder as unknown as unknown[]).splice(Number(name), 0, inner);
        });
      visit(inner, innerPlace, innerPath);
    }
  };
  visit(document, [], '');
  return changes;
}
