import { SHOWN } from '../plainText.js';

/** A value of the JSON document as people read it. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none (the void complex)';
  if (!isList(value)) return String(value);
  if (value.length === 0) return 'empty (the void complex)';
  return isList(value[0]) ? value.map((row) => (row as readonly unknown[]).join(' ')).join(' | ') : value.join(' ');
}

/** A part of a witness: a set by its labels, a list of sets or of objects, an object by its parts. */
export function witnessInWords(value: unknown): string {
  if (isList(value)) {
    if (value.length === 0) return '{}';
    const nested = value.some((item) => typeof item === 'object');
    const shown = value.slice(0, SHOWN).map(witnessInWords);
    const left = value.length - shown.length;
    if (left > 0) shown.push(`… and ${left} more (--json shows them)`);
    return shown.join(nested ? ' | ' : ' ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${witnessInWords(part)}`)
    .join(', ');
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
