import { LONGEST_SHOWN } from '../../analysis/internal.js';
import { valueName } from '../../formats/internal.js';
import { PLAYERS } from '../../player.js';
import type { Value } from '../../values/index.js';
import { writingOf, type DescribeValueOptions } from './describeValueAnalysis.js';
import type { Row } from './ValueReport.js';

/** What there is to say of a value whose name is too long to be shown. */
export function inShort(value: Value, options: DescribeValueOptions): Row[] {
  const writing = writingOf(options);
  const bound = options.all === true ? {} : { maxLength: LONGEST_SHOWN };
  if (valueName(value, { ...writing, ...bound }) !== undefined) return [];
  const [left, right] = PLAYERS.map((player) => value.options(player).length);
  const ways = options.output === undefined ? '-o FILE writes all of it, --thermograph draws its thermograph' : 'below';
  return [
    ['options', `${left} of Left, ${right} of Right`],
    ['whole form', ways],
  ];
}
