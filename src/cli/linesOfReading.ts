import type { Source } from '../sources/index.js';
import { wordsOfSource } from '../sources/internal.js';

/** What was read, in a line for people, where the source is no ruleset on a board and no value. */
export function linesOfReading(source: Source): string[] {
  const words = source.kind === 'game' ? undefined : wordsOfSource(source);
  return words === undefined ? [] : [`  read as ${words}`];
}
