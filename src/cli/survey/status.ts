import { openSurvey, type SurveyStatus } from '../../surveys/index.js';
import { table } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { SurveyAction } from './actions.js';

/** `survey status FOLDER`: how far it has come. */
export const status: SurveyAction = async ({ folder, options, session }) => {
  const found = await session.within((await openSurvey(folder)).status());
  session.end();
  session.terminal.print(options.json === true ? `${printJson(found)}\n` : statusText(found));
  return 0;
};

function statusText(found: SurveyStatus): string {
  const { items, done, skipped, undecided, failed, perSecond, bytes, secondsLeft, complete } = found;
  const rows = Object.entries({ items, done, skipped, undecided, failed, perSecond, bytes });
  const left = complete ? 'nothing' : secondsLeft === null ? 'unknown' : durationText(secondsLeft);
  return `${table([...rows.map(([name, count]) => [name, String(count)]), ['left', left]]).join('\n')}\n`;
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
