import { analyze, latticeProperties, type LatticePropertyName } from '../../analysis/index.js';
import { VERSION } from '../../formats/index.js';
import type { LatticeGame } from '../../lattice/index.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { witnessInWords } from './inWords.js';

/** The properties of lattice games. */
export const LATTICE_NAMES: readonly LatticePropertyName[] = Object.keys(latticeProperties) as LatticePropertyName[];

/** Is it the name of a property of lattice games? */
export function isOfLattices(name: string): name is LatticePropertyName {
  return Object.hasOwn(latticeProperties, name);
}

/** What is asked of a lattice game. */
export interface LatticeQuestion {
  readonly names: readonly LatticePropertyName[];
  readonly explain: boolean;
}

/** The properties of a lattice game. */
export function analyzeLattice(
  text: string,
  game: LatticeGame,
  { names, explain }: LatticeQuestion,
  session: Session,
): Answer {
  const found = analyze(game, { ...session.work.part(), only: names });
  const width = Math.max(...names.map(({ length }) => length));
  const values: Record<string, unknown> = {};
  const witnesses: Record<string, object> = {};
  const lines: string[] = [];
  for (const name of names) {
    const { value, witness } = found[name]!;
    values[name] = plain(value);
    lines.push(`  ${name.padEnd(width)}  ${inWords(values[name])}`);
    if (!explain || witness === undefined) continue;
    const parts = plain(witness) as Record<string, unknown>;
    witnesses[name] = parts;
    for (const [part, inner] of Object.entries(parts)) lines.push(`    ${part}: ${shown(part, inner)}`);
  }
  const open = names.filter((name) => values[name] === UNDECIDED);
  return {
    json: () => ({ spgames: VERSION, type: 'analysis', ...values, ...(explain && { witnesses }) }),
    text: () => [text, ...lines].join('\n'),
    ...(open.length > 0 && { exitCode: 3 as const, reason: `not decided: ${open.join(', ')}.` }),
  };
}

function inWords(value: unknown): string {
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
