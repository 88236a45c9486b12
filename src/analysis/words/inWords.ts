/** Longer lists are shortened unless all of it is asked for. */
export const SHOWN = 40;

/** The document of a witness, with labels in place of vertices. */
export type Labelled = Readonly<Record<string, unknown>>;

/** A value of the JSON document as people read it. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none (the void complex)';
  if (!isList(value)) return `${value as number | string}`;
  if (value.length === 0) return 'empty (the void complex)';
  return isList(value[0]) ? value.map((row) => (row as readonly unknown[]).join(' ')).join(' | ') : value.join(' ');
}

/** The parts of witnesses that are single sets: an empty one is the empty set, other empty lists have no members. */
const SINGLE_SETS: ReadonlySet<string> = new Set(['face', 'minimalNonface', 'multidegree', 'from', 'to', 'leaf']);

/** A part of a witness by its name: a set by its labels, a list of sets or of objects, an object by its parts. */
export function witnessInWords(name: string, value: unknown): string {
  if (isList(value)) {
    if (value.length === 0) return SINGLE_SETS.has(name) ? '{}' : 'none';
    const nested = value.some((item) => typeof item === 'object');
    const shown = value.slice(0, SHOWN).map((item) => (isList(item) ? setInWords(item) : witnessInWords(name, item)));
    const left = value.length - shown.length;
    if (left > 0) shown.push(`… and ${left} more (--json shows them)`);
    return shown.join(nested ? ' | ' : ' ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([part, inner]) => `${part} ${witnessInWords(part, inner)}`)
    .join(', ');
}

function setInWords(labels: readonly unknown[]): string {
  return labels.length === 0 ? '{}' : labels.join(' ');
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
