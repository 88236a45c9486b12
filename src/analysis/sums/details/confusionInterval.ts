import { fields, flag, text } from '../../../shape.js';
import { confusionInterval, type ConfusionInterval } from '../../../values/index.js';
import type { DetailOfValue } from './ValueDetail.js';

/** The confusion interval. */
export const confusionIntervalDetail: DetailOfValue<ConfusionInterval, 'confusionInterval'> = {
  option: 'confusionInterval',
  about: 'the numbers that the value is confused with',
  example: 'confusionInterval(value("{5|1}"))',
  needs: 'value',
  type: () =>
    fields({ leftStop: text, rightStop: text, measure: text, includesLeftStop: flag, includesRightStop: flag }),
  json: ({ leftStop, rightStop, measure, ...includes }) => ({
    leftStop: leftStop.toString(),
    rightStop: rightStop.toString(),
    measure: measure.toString(),
    ...includes,
  }),
  rows: { 'confused with': inWords },
  find: confusionInterval,
};

function inWords({ leftStop, rightStop, includesLeftStop, includesRightStop }: ConfusionInterval): string {
  const [from, to] = [rightStop.toString(), leftStop.toString()];
  if (from === to) return includesLeftStop ? `the number ${from} only` : 'no number';
  return `the numbers from ${from} (${including(includesRightStop)}) to ${to} (${including(includesLeftStop)})`;
}

function including(included: boolean): string {
  return included ? 'included' : 'not included';
}
