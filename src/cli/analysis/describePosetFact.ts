import { posetProperties, type Fact, type PosetProperty, type PosetPropertyName } from '../../analysis/index.js';
import { inWords, SHOWN } from '../../analysis/internal.js';
import type { DescribedFact } from './Report.js';
import { shortList } from '../plainText.js';

/**
 * A fact on a poset, as it is written: elements by their names, but covers by their numbers.
 * @param all in full, also where a list is long
 */
export function describePosetFact(
  name: PosetPropertyName,
  { value, witness }: Fact<unknown, unknown>,
  labels: readonly string[],
  all: boolean,
): DescribedFact {
  return {
    json: wordsOf(name).ofElements === true ? named(value, labels) : value,
    text: valueInWords(name, value, labels, all),
    ...(witness !== undefined && {
      witness: namedWitness(witness, labels),
      lines: whyLines(witness as Parts, labels),
    }),
  };
}

const wordsOf = (name: PosetPropertyName): Pick<PosetProperty<never>, 'ofElements' | 'nothing'> =>
  posetProperties[name];

function valueInWords(
  name: PosetPropertyName,
  value: unknown,
  labels: readonly string[],
  all: boolean,
): string | readonly string[] {
  if (!Array.isArray(value)) return value === null ? wordsOf(name).nothing! : inWords(value);
  if (name === 'elements') return listLines(labels, all);
  if (name === 'hasseDiagram') {
    const pairs = value as readonly (readonly [number, number])[];
    return listLines(
      pairs.map(([lower, upper]) => `${labels[lower]!} < ${labels[upper]!}`),
      all,
    );
  }
  if (wordsOf(name).ofElements !== true) return inWords(value);
  return value.length === 0 ? '0' : `${value.length}: ${list(value as number[], labels, all)}`;
}

function listLines(items: readonly string[], all: boolean): string[] {
  return shortList(items.length, (i) => items[i]!, all).map((line) => line.trimStart());
}

type Parts = Readonly<Record<string, unknown>>;
/** The parts of witnesses that are elements, or lists of them. */
const PARTS: readonly string[] = ['chain', 'antichain', 'walk', 'elements', 'bounds', 'realizer', 'forcing'];

function namedWitness(witness: unknown, labels: readonly string[]): object {
  const parts = Object.entries(witness as Parts).map(([part, value]): [string, unknown] => {
    if (part === 'map') return [part, (value as number[]).map((image, x) => [labels[x], labels[image]])];
    return [part, PARTS.includes(part) ? named(value, labels) : value];
  });
  return Object.fromEntries(parts);
}

function named(value: unknown, labels: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, labels));
  return typeof value === 'number' ? labels[value] : value;
}

function list(elements: readonly number[], labels: readonly string[], all: boolean = false): string {
  const shown = all ? elements : elements.slice(0, SHOWN);
  const names = shown.map((x) => labels[x]).join(', ');
  return shown.length === elements.length ? names : `${names}, … and ${elements.length - shown.length} more`;
}

/** Why a property holds, or does not, in lines. */
function whyLines(parts: Parts, labels: readonly string[]): string[] {
  const names = (part: string): string => list(parts[part] as number[], labels);
  if ('chain' in parts) return [`a chain: ${names('chain')}`];
  if ('antichain' in parts) return [`an antichain: ${names('antichain')}`];
  if ('walk' in parts)
    return [`a closed walk along covers that goes up and down, but not equally often: ${names('walk')}`];
  if ('missing' in parts) return [missingBound(parts, labels)];
  if ('kind' in parts) return [sublattice(parts, labels)];
  const lines: string[] = [];
  if ('difference' in parts) lines.push(String(parts['difference']));
  if ('by' in parts) lines.push(parts['by'] === 'negation' ? 'by negation' : `by the map ${mapInWords(parts, labels)}`);
  if ('atLeast' in parts) lines.push(`at least ${String(parts['atLeast'])}, at most ${String(parts['atMost'])}`);
  if ('forcing' in parts)
    lines.push(
      `a third linear order is needed, since these pairs force each other: ${(parts['forcing'] as [number, number][])
        .slice(0, SHOWN)
        .map((pair) => `(${list(pair, labels)})`)
        .join(' ')}`,
    );
  if ('realizer' in parts)
    lines.push(...(parts['realizer'] as number[][]).map((order, i) => `linear order ${i + 1}: ${list(order, labels)}`));
  return lines;
}

function missingBound({ missing, elements, bounds }: Parts, labels: readonly string[]): string {
  const [a, b] = (elements as number[]).map((x) => labels[x]);
  const [which, side] = missing === 'join' ? ['minimal', 'above'] : ['maximal', 'below'];
  const found = bounds as number[];
  const why =
    found.length === 0 ? `nothing is ${side} both` : `${which} elements ${side} both are ${list(found, labels)}`;
  return `${a} and ${b} have no ${String(missing)}: ${why}`;
}

function sublattice({ kind, elements }: Parts, labels: readonly string[]): string {
  const [a, b, c, d, e] = (elements as number[]).map((x) => labels[x]);
  if (kind === 'N5') return `N5: ${a} < ${b} < ${c} < ${e} and ${a} < ${d} < ${e}`;
  return `M3: ${b}, ${c} and ${d} between ${a} and ${e}`;
}

function mapInWords({ map }: Parts, labels: readonly string[]): string {
  const images = map as number[];
  const shown = images.slice(0, SHOWN).map((image, x) => `${labels[x]} ↦ ${labels[image]}`);
  return images.length > SHOWN ? `${shown.join(', ')}, …` : shown.join(', ');
}
