import type { HeapPeriod } from '../../analysis/index.js';
import { valueName } from '../../formats/internal.js';
import { PLAYERS, playerName } from '../../player.js';
import { printGenus, type ConfusionInterval, type Value } from '../../values/index.js';
import { UNDECIDED } from '../plainText.js';
import type { Details } from './findValue.js';
import { nameOf, writingOf, type DescribeValueOptions } from './describeValue.js';
import type { Row } from './ValueReport.js';

type Open = typeof UNDECIDED;

/** The fields of what is derived from a value, in the JSON document. */
export function detailsDocument(details: Details, options: DescribeValueOptions): object {
  const nameIn = (value: Value | null): string | null =>
    value === null ? null : (valueName(value, writingOf(options)) ?? null);
  const { reducedCanonicalForm, atomicWeight, cooled, heated, nortonProduct, confusionInterval, incentives, ...rest } =
    details;
  return {
    reducedCanonicalForm: unlessOpen(reducedCanonicalForm, nameIn),
    atomicWeight: unlessOpen(atomicWeight, nameIn),
    ...(cooled !== undefined && { cooled: unlessOpen(cooled, nameIn) }),
    ...(heated !== undefined && { heated: unlessOpen(heated, nameIn) }),
    ...(nortonProduct !== undefined && { nortonProduct: unlessOpen(nortonProduct, nameIn) }),
    ...(confusionInterval !== undefined && {
      confusionInterval: unlessOpen(confusionInterval, ({ leftStop, rightStop, measure, ...includes }) => ({
        leftStop: leftStop.toString(),
        rightStop: rightStop.toString(),
        measure: measure.toString(),
        ...includes,
      })),
    }),
    ...(incentives !== undefined && {
      incentives: unlessOpen(incentives, ({ L, R }) => ({ left: L.map(nameIn), right: R.map(nameIn) })),
    }),
    ...rest,
    ...(rest.genus !== undefined && {
      genus: unlessOpen(rest.genus, (genus) => ({ ...genus, name: printGenus(genus) })),
    }),
    ...(rest.period !== undefined && {
      period: unlessOpen(rest.period, (period) =>
        'saltus' in period && typeof period.saltus !== 'number'
          ? { ...period, saltus: period.saltus.toString() }
          : period,
      ),
    }),
  };
}

/**
 * Names and texts for people. The reduced canonical form is said where it is another value and no number, the atomic
 * weight of what is not a number and no nimber. Of a value that is not known only what is known is said.
 */
export function describeDetails(value: Value | Open, details: Details, options: DescribeValueOptions): Row[] {
  const rows = detailRows(value, details, options);
  return value === UNDECIDED ? rows.filter(([, text]) => text !== UNDECIDED) : rows;
}

/** The titles of the rows that details may have. @param details of which nothing is found */
export function titlesOf(details: Details): string[] {
  return detailRows(UNDECIDED, details, {}).map(([title]) => title);
}

function detailRows(value: Value | Open, details: Details, options: DescribeValueOptions): Row[] {
  const { reducedCanonicalForm: reduced, atomicWeight, cooled, heated, confusionInterval, incentives } = details;
  const { grundy, genus, period, remoteness, misereRemoteness, threePlayerOutcome, nortonProduct } = details;
  const name = (of: Value): string => nameOf(of, options);
  const row = <T>(title: string, found: T | Open | undefined, text: (found: T) => string): Row[] =>
    found === undefined ? [] : [[title, found === UNDECIDED ? UNDECIDED : text(found)]];
  const isPlain = reduced === value || (reduced !== UNDECIDED && reduced.number !== undefined);
  const isSimple = value === UNDECIDED || value.number !== undefined || value.nimber !== undefined;
  return [
    ...row('reduced form', isPlain ? undefined : reduced, name),
    ...row('atomic weight', atomicWeight === null || isSimple ? undefined : atomicWeight, name),
    ...row('cooled', cooled, name),
    ...row('heated', heated, name),
    ...row('Norton product', nortonProduct, name),
    ...row('confused with', confusionInterval, intervalInWords),
    ...PLAYERS.flatMap((player) =>
      row(`${playerName(player)} incentives`, incentives, (found) => found[player].map(name).join(', ') || 'none'),
    ),
    ...row('Grundy value', grundy, (found) => (found === null ? 'none, the value is not a nimber' : String(found))),
    ...row('remoteness', remoteness, ofImpartial),
    ...row('misère remoteness', misereRemoteness, ofImpartial),
    ...row('three players', threePlayerOutcome, (found) => ofImpartial(found && THREE_PLAYERS_IN_WORDS[found])),
    ...row('genus', genus, printGenus),
    ...row('period', period, periodInWords),
  ];
}

const THREE_PLAYERS_IN_WORDS = {
  N: 'N, the player who begins can force a win',
  O: 'O, the second player can force a win',
  P: 'P, the third player can force a win',
  Q: 'Q, no player can force a win',
} as const;

function ofImpartial(found: number | string | null): string {
  return found === null ? 'none, the game is not impartial' : String(found);
}

function unlessOpen<T>(found: T | Open, map: (found: T) => unknown): unknown {
  return found === UNDECIDED ? UNDECIDED : map(found);
}

function intervalInWords({ leftStop, rightStop, includesLeftStop, includesRightStop }: ConfusionInterval): string {
  const [from, to] = [rightStop.toString(), leftStop.toString()];
  if (from === to) return includesLeftStop ? `the number ${from} only` : 'no number';
  return `the numbers from ${from} (${including(includesRightStop)}) to ${to} (${including(includesLeftStop)})`;
}

function including(included: boolean): string {
  return included ? 'included' : 'not included';
}

function periodInWords(period: HeapPeriod): string {
  if (period.status === 'not-found') return `none seen in heaps up to ${period.terms - 1}`;
  const saltus = String(period.saltus);
  const each = saltus === '0' ? '' : `, growing by ${saltus}`;
  const how =
    period.status === 'proven'
      ? `proven by the heaps up to ${period.comparedTo + period.period - 1}`
      : `seen up to ${period.comparedTo + period.period - 1}, not proven`;
  return `${period.period} from heap ${period.preperiod} on${each}; ${how}`;
}
