import type { Fact } from '../../analysis/index.js';
import { witnessInWords } from '../../analysis/internal.js';
import type { DescribedFact } from './Report.js';

/** A fact on a lattice game, as it is written. */
export function describeLatticeFact(_name: string, { value, witness }: Fact<unknown, unknown>): DescribedFact {
  const json = plain(value);
  const parts = witness === undefined ? undefined : (plain(witness) as object);
  return {
    json,
    text: valueInWords(json),
    witness: parts,
    lines: Object.entries(parts ?? {}).map(([part, inner]) => `${part}: ${shown(part, inner)}`),
  };
}

function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  return Array.isArray(value) ? value.join() : `${value as number | string}`;
}

/** Points with commas, blanks between them. */
function shown(part: string, inner: unknown): string {
  const isPoint = (item: unknown): boolean => Array.isArray(item) && item.every((entry) => typeof entry !== 'object');
  if (isPoint(inner)) return (inner as unknown[]).join() || 'none';
  if (Array.isArray(inner) && inner.every(isPoint)) return inner.map((point) => (point as unknown[]).join()).join(' ');
  return witnessInWords(part, inner);
}

/** Integers above 2⁵³ as texts of digits. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
