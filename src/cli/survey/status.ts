import { openSurvey, type SurveyStatus } from '../../surveys/index.js';
import { queueStatus, type QueueStatus } from '../../surveys/internal.js';
import { table } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { SurveyAction } from './actions.js';
import { redisIfGiven } from './redisOf.js';

/** `survey status FOLDER`: how far it has come. */
export const status: SurveyAction = async ({ folder, options, session }) => {
  const found = await session.within((await openSurvey(folder)).status());
  const redis = options.redis === undefined ? undefined : redisIfGiven(options, session);
  const queue = redis === undefined ? undefined : await session.within(queueStatus(folder, redis));
  session.end();
  const json = (): string => `${printJson({ ...found, ...(queue !== undefined && { queue }) })}\n`;
  session.terminal.print(
    options.json === true ? json() : statusText(found) + (queue === undefined ? '' : queueText(queue)),
  );
  return 0;
};

function statusText(found: SurveyStatus): string {
  const { items, done, skipped, undecided, failed, perSecond, bytes, secondsLeft, complete } = found;
  const rows = Object.entries({ items, done, skipped, undecided, failed, perSecond, bytes });
  const left = complete ? 'nothing' : secondsLeft === null ? 'unknown' : durationText(secondsLeft);
  return `${table([...rows.map(([name, count]) => [name, String(count)]), ['left', left]]).join('\n')}\n`;
}

function queueText({ workers, ...counts }: QueueStatus): string {
  const rows = Object.entries(counts).map(([name, count]) => [name, count === null ? 'unknown' : String(count)]);
  const atWork = workers?.map(({ name, active }) => ['worker', `${name}, ${active} in work`]) ?? [
    ['workers', 'unknown'],
  ];
  return `\nqueue\n${table([...rows, ...atWork]).join('\n')}\n`;
}

/** A time as `2 h 5 min`, `40 s`. */
export function durationText(seconds: number): string {
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${Math.ceil(seconds % 60)} s` : `${Math.ceil(seconds)} s`;
}
