import { machineMemory } from '../memory.js';
import type { ThreadStart } from './messages.js';
import type { SurveyDocument } from './SurveyDocument.js';

/** What the process needs besides its threads. */
const BASE_BYTES = 2 ** 28;

/** The bounds of each of so many threads. @param each seconds for each item */
export function threadBounds(
  { memory, each: asked }: SurveyDocument,
  threads: number,
  each: number = asked,
): Pick<ThreadStart, 'bounds' | 'heap'> {
  const whole = memory === undefined ? 0.75 * (machineMemory() ?? Infinity) : memory * threads + BASE_BYTES;
  return { bounds: { timeoutMs: each * 1000, ...(Number.isFinite(whole) && { memory: whole }) }, heap: memory };
}
