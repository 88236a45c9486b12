import type { Source } from '../sources/index.js';
import { kindOf, summandsOfSource } from '../sources/internal.js';

/**
 * What was read, in a line for people, where that may be other than expected: a ruleset on a board and a value say what
 * they are.
 */
export function linesOfReading(source: Source): string[] {
  const [summand, ...others] = summandsOfSource(source);
  const words = others.length > 0 ? undefined : kindOf(summand!).words?.(summand!.object);
  return words === undefined ? [] : [`  read as ${words}`];
}
