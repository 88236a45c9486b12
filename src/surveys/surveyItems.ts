import type { FamilyItem } from './FamilyItem.js';
import { parseItems } from './parseItems.js';

/**
 * The items of a family, in the order of their numbers, as a survey goes through them.
 * @param over as in `createSurvey`: `graphs:1..5 connected`
 * @throws ParseError, LimitError, InputError as `parseFamily`
 * @example [...surveyItems('path:1..3')].map(({ text }) => text) // ['path:1', 'path:2', 'path:3']
 */
export function surveyItems(over: string): Iterable<FamilyItem> {
  return parseItems(over).from();
}
