import { valueName } from '../../formats/internal.js';
import { PLAYERS } from '../../player.js';
import type { Value } from '../../values/index.js';
import type { DescribeValueOptions } from './describeValue.js';
import type { Row } from './ValueReport.js';

/** Longer names are not written unless they are asked for. */
export const LONGEST_SHOWN = 1000;

/** What there is to say of a value whose name is too long to be shown. */
export function inShort(value: Value, { all = false, ...options }: DescribeValueOptions): Row[] {
  if (valueName(value, all ? options : { ...options, maxLength: LONGEST_SHOWN }) !== undefined) return [];
  const [left, right] = PLAYERS.map((player) => value.options(player).length);
  const ways = options.output === undefined ? '-o FILE writes all of it, --thermograph draws its thermograph' : 'below';
  return [
    ['options', `${left} of Left, ${right} of Right`],
    ['whole form', ways],
  ];
}
