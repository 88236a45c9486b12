import { InputError, nearestNames } from '../errors.js';
import type { LoopyGame } from '../loopy/index.js';
import { shown } from '../shape.js';
import { TextSpan } from '../text/internal.js';
import { parseValue, standardStore, type Value } from '../values/index.js';
import { childrenPoset } from './childrenPoset.js';
import { dayPoset } from './dayPoset.js';
import type { GamePoset } from './GamePoset.js';
import { optionClosedPoset } from './optionClosed/optionClosedPoset.js';
import { osloPoset } from './osloPoset.js';
import { placementPoset } from './placementPoset.js';
import { twoSloPoset } from './twoSloPoset.js';
import { ordinalSumPoset, sideSumPoset, type SumPosetOptions } from './sumPosets.js';

/** What may follow a day, with the options that it stands for. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  os: { reduced: { reduced: true } },
  ss: { reduced: { reduced: true } },
  placement: { flag: { complexes: 'flag' }, pure: { complexes: 'pure' } },
};

const BY_DAY: Readonly<Record<string, (day: number, options: SumPosetOptions) => GamePoset<Value | LoopyGame>>> = {
  day: dayPoset,
  os: ordinalSumPoset,
  ss: sideSumPoset,
  oc: optionClosedPoset,
  oslo: (day, { store: _, reduced: __, ...bounds }) => osloPoset(day, bounds),
  twoslo: (day, { store: _, reduced: __, ...bounds }) => twoSloPoset(day, bounds),
  placement: placementPoset,
};

/**
 * The poset of games with a name: `day:3`, `os:2` or `os:2 reduced`, `ss:2` or `ss:2 reduced`, `oc:4`, `oslo:3`,
 * `twoslo:2`, `placement:2`, `placement:2 flag` or `placement:2 pure`, or `children:{0|},{|0}`, the children of the
 * values between commas.
 * @throws InputError `unknown-poset` for any other name; what the posets and `parseValue` throw
 * @example namedGamePoset('children:0,*').size // 9
 */
export function namedGamePoset(name: string, options: SumPosetOptions = {}): GamePoset<Value | LoopyGame> {
  name = name.trim();
  const [prefix, rest] = [name.slice(0, Math.max(0, name.indexOf(':'))), name.slice(name.indexOf(':') + 1).trim()];
  const byDay = ownEntry(BY_DAY, prefix);
  const [, day, variant] = /^(\d+)(?:\s+([a-z]+))?$/.exec(rest) ?? [];
  const varied = variant === undefined ? {} : ownEntry(ownEntry(VARIANTS, prefix) ?? {}, variant);
  if (byDay !== undefined && day !== undefined && varied !== undefined)
    return byDay(Number(day), { ...options, ...varied });
  if (prefix === 'children') {
    const { store = standardStore, reduced: _, ...bounds } = options;
    return childrenPoset(
      valuesOf(rest).map((value) => parseValue(value, store)),
      bounds,
    );
  }
  const near = nearestNames(/^\w*/.exec(name)![0].toLowerCase(), [...Object.keys(BY_DAY), 'children']);
  throw new InputError(
    'unknown-poset',
    `namedGamePoset: ${shown(name)}; expected ${Object.keys(BY_DAY).join(', ')} with a day, such as day:2, or children with values, such as children:{0|},{|0}.`,
    near.length > 0 ? { hint: `Did you mean ${near.join(' or ')}?` } : {},
  );
}

/** Is it the name of a poset of games, or meant to be one: does it have such a word before its colon? */
export function isGamePosetName(text: string): boolean {
  const prefix = typeof text === 'string' ? /^([a-z]+):/.exec(text)?.[1] : undefined;
  return prefix !== undefined && (Object.hasOwn(BY_DAY, prefix) || prefix === 'children');
}

function ownEntry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The parts of a text between the commas outside braces; none of an empty text. */
function valuesOf(list: string): string[] {
  return list === ''
    ? []
    : TextSpan.of(list, 'namedGamePoset')
        .balanced(',')
        .map(({ text }) => text);
}
