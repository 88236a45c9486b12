import { fields, integer, oneOf } from '../../../shape.js';
import type { HeapPeriod } from '../heapPeriod.js';
import type { DetailOfRules, DetailOfValue } from './ValueDetail.js';

/** The m for which the value is ∗m; null if it is not a nimber. */
export const grundyDetail: DetailOfValue<number | null, 'grundy'> = {
  option: 'grundy',
  about: 'the Grundy value: m for the value *m',
  needs: 'value',
  type: () => integer(0),
  rows: { 'Grundy value': (found) => (found === null ? 'none, the value is not a nimber' : String(found)) },
  find: ({ nimber }) => nimber ?? null,
};

/** The period of the heaps of the game. */
export const periodDetail: DetailOfRules<HeapPeriod, 'period'> = {
  option: 'period',
  about: 'the period of the Grundy values (or values) of the heaps of this game, proven where a theorem applies',
  needs: 'rules',
  type: () => fields({ status: oneOf('proven', 'observed', 'not-found') }, 'a period'),
  json: (found) =>
    'saltus' in found && typeof found.saltus !== 'number' ? { ...found, saltus: found.saltus.toString() } : found,
  rows: { period: inWords },
  find: (rules, run) => rules.period(run),
};

function inWords(found: HeapPeriod): string {
  if (found.status === 'not-found') return `none seen in heaps up to ${found.terms - 1}`;
  const saltus = String(found.saltus);
  const each = saltus === '0' ? '' : `, growing by ${saltus}`;
  const last = found.comparedTo + found.period - 1;
  const how = found.status === 'proven' ? `proven by the heaps up to ${last}` : `seen up to ${last}, not proven`;
  return `${found.period} from heap ${found.preperiod} on${each}; ${how}`;
}
