import { valueName } from '../../formats/internal.js';
import { PLAYERS, playerName } from '../../player.js';
import { type NameStyleName, type Outcome, type Value, birthday, mean, temperature } from '../../values/index.js';
import { UNDECIDED } from '../plainText.js';
import { SHOWN, shortList, table } from '../plainText.js';
import type { ProvenOfValue, ValueFinding } from './ValueFinding.js';

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
  const { value, proven, formalBirthday, misereOutcome, moves } = finding;
  const outcome = value?.outcome ?? proven.outcome;
  const ofValue = (name: string, text: (value: Value) => string): string[][] =>
    value === undefined ? [] : [[name, text(value)]];
  const rows = [
    ['value', value === undefined ? openValue(proven) : nameOf(value, options)],
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
  const list = moves === null || moves === undefined ? [] : describeMoves(moves, options);
  return [source, ...table(rows).map((row) => `  ${row}`), ...list, ...below].join('\n');
}

/** The name of a value as it is asked for; shortened unless all of it is asked for. */
function nameOf(value: Value, { all = false, ...options }: DescribeValueOptions): string {
  const name = valueName(value, all ? options : { ...options, maxLength: LONGEST_SHOWN });
  if (name !== undefined) return name;
  return all || valueName(value, options) === undefined
    ? 'more than 20,480 characters'
    : `more than ${LONGEST_SHOWN} characters (--all shows them)`;
}

function outcomeInWords(outcome: Outcome | undefined): string {
  return outcome === undefined ? UNDECIDED : OUTCOME_WORDS[outcome];
}

function openValue({ bounds }: ProvenOfValue): string {
  return bounds === undefined ? UNDECIDED : `${UNDECIDED}, from ${String(bounds.lower)} to ${String(bounds.upper)}`;
}

function describeMoves(moves: NonNullable<ValueFinding['moves']>, options: DescribeValueOptions): string[] {
  return PLAYERS.flatMap((player) => {
    const rows = moves[player].map(({ vertex, value, incentive, temperature: t, best }) => [
      vertex ?? 'value',
      `to ${nameOf(value, options)}`,
      `incentive ${nameOf(incentive, options)}`,
      `temperature ${t.toString()}`,
      best ? 'best' : '',
    ]);
    const lines = table(options.all === true ? rows : rows.slice(0, SHOWN));
    const title = `Moves of ${playerName(player)}`;
    if (rows.length === 0) return ['', `${title}: none`];
    return ['', title, ...shortList(rows.length, (i) => lines[i]!, options.all === true)];
  });
}
