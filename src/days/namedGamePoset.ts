import { options as anOptions, takes, text } from '../arguments.js';
import { InputError } from '../errors.js';
import type { LoopyGame } from '../loopy/index.js';
import { shown } from '../shape.js';
import { parseValue, standardStore, type Value } from '../values/index.js';
import { childrenPoset } from './childrenPoset.js';
import { dayPoset } from './dayPoset.js';
import type { GamePoset } from './GamePoset.js';
import { optionClosedPoset } from './optionClosed/optionClosedPoset.js';
import { osloPoset } from './osloPoset.js';
import { placementPoset } from './placementPoset.js';
import { ordinalSumPoset, sideSumPoset, type SumPosetOptions } from './sumPosets.js';

const BY_DAY: Readonly<Record<string, (day: number, options: SumPosetOptions) => GamePoset<Value | LoopyGame>>> = {
  day: dayPoset,
  os: ordinalSumPoset,
  ss: sideSumPoset,
  oc: optionClosedPoset,
  oslo: (day, { store: _, reduced: __, ...bounds }) => osloPoset(day, bounds),
  placement: placementPoset,
};

const namedGamePosetTakes = /* @__PURE__ */ takes('namedGamePoset', () => ({ name: text, options: anOptions }));

/**
 * The poset of games with a name: `day:3`, `os:2`, `ss:2`, `oc:4`, `oslo:3`, `placement:2`, or `children:{0|},{|0}`, the children of the values between
 * commas.
 * @throws InputError `unknown-poset` for any other name; what the posets and `parseValue` throw
 * @example namedGamePoset('children:0,*').size // 9
 */
export function namedGamePoset(name: string, options: SumPosetOptions = {}): GamePoset<Value | LoopyGame> {
  namedGamePosetTakes(name, options);
  const [prefix, rest] = [name.slice(0, Math.max(0, name.indexOf(':'))), name.slice(name.indexOf(':') + 1).trim()];
  const byDay = Object.hasOwn(BY_DAY, prefix) ? BY_DAY[prefix] : undefined;
  if (byDay !== undefined && /^\d+$/.test(rest)) return byDay(Number(rest), options);
  if (prefix === 'children') {
    const { store = standardStore, reduced: _, ...bounds } = options;
    return childrenPoset(
      valuesOf(rest).map((value) => parseValue(value, store)),
      bounds,
    );
  }
  throw new InputError(
    'unknown-poset',
    `namedGamePoset: ${shown(name)}; expected ${Object.keys(BY_DAY).join(', ')} with a day, such as day:2, or children with values, such as children:{0|},{|0}.`,
  );
}

/** The parts of a text between the commas outside braces; none of an empty text. */
function valuesOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if ('{(['.includes(letter)) depth++;
    if ('})]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop()! + letter);
  }
  return list === '' ? [] : parts;
}
