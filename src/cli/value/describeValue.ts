import { birthday } from '../../values/birthday.js';
import type { NameStyleName } from '../../values/names/NameStyle.js';
import { printValue } from '../../values/names/printValue.js';
import { printValueLatex } from '../../values/names/printValueLatex.js';
import type { Outcome } from '../../values/Player.js';
import { mean, temperature } from '../../values/temperature/temperature.js';
import type { Value } from '../../values/Value.js';
import { UNDECIDED } from '../analysis/Property.js';
import { table } from '../plainText.js';
import type { ValueFinding } from './ValueFinding.js';

/** How people want a value written. */
export interface DescribeValueOptions {
  readonly style?: NameStyleName | 'latex';
  readonly switches?: boolean;
  /** Whether long names are written too. */
  readonly all?: boolean;
}

/** Longer names are not written unless they are asked for. */
export const LONGEST_SHOWN = 1000;

/** Outcomes in words. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  L: 'L, Left wins whoever begins',
  R: 'R, Right wins whoever begins',
  N: 'N, the player who begins wins',
  P: 'P, the player who does not begin wins',
};

/**
 * A finding as people read it.
 * @param picture of the value, to stand below
 */
export function describeValue(
  source: string,
  finding: ValueFinding,
  options: DescribeValueOptions,
  picture?: (value: Value) => string,
): string {
  const { value, proven, formalBirthday, misereOutcome } = finding;
  const outcome = value?.outcome ?? proven.outcome;
  const ofValue = (name: string, text: (value: Value) => string): string[][] =>
    value === undefined ? [] : [[name, text(value)]];
  const rows = [
    ['value', value === undefined ? openValue(proven.bounds) : nameOf(value, options)],
    ['outcome', outcomeInWords(outcome)],
    ...(misereOutcome === null ? [] : [['misère outcome', outcomeInWords(misereOutcome)]]),
    ...ofValue('Left stop', ({ leftStop }) => leftStop.toString()),
    ...ofValue('Right stop', ({ rightStop }) => rightStop.toString()),
    ...(value === undefined && proven.mean !== undefined
      ? [['mean', `${proven.mean}, the value is its own negative`]]
      : []),
    ...ofValue('mean', (found) => mean(found).toString()),
    ...ofValue('temperature', (found) => temperature(found).toString()),
    ...ofValue('birthday', (found) => String(birthday(found))),
    ['formal birthday', formalBirthday?.toString() ?? UNDECIDED],
  ];
  const below = picture === undefined || value === undefined ? [] : ['', picture(value)];
  return [source, ...table(rows).map((row) => `  ${row}`), ...below].join('\n');
}

/** The name of a value as it is asked for; shortened unless all of it is asked for. */
function nameOf(value: Value, { style = 'ascii', switches = false, all = false }: DescribeValueOptions): string {
  const print = (maxLength?: number): string | undefined => {
    const common = { switches, ...(maxLength !== undefined && { maxLength }) };
    return style === 'latex' ? printValueLatex(value, common) : printValue(value, { ...common, style });
  };
  const name = print(all ? undefined : LONGEST_SHOWN);
  if (name !== undefined) return name;
  return all || print() === undefined
    ? 'more than 20,480 characters'
    : `more than ${LONGEST_SHOWN} characters (--all shows them)`;
}

function outcomeInWords(outcome: Outcome | undefined): string {
  return outcome === undefined ? UNDECIDED : OUTCOME_WORDS[outcome];
}

function openValue(bounds: ValueFinding['proven']['bounds']): string {
  if (bounds === undefined) return UNDECIDED;
  return `${UNDECIDED}, from ${bounds.lower} to ${bounds.upper}`;
}
