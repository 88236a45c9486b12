import type { TextSpan } from '../../text/internal.js';
import type { Scene } from '../Scene.js';
import { behindPrefix } from '../rows/readRow.js';

/** More heaps, or larger ones, are mistakes. */
const [MOST_HEAPS, LARGEST_HEAP] = [4096, 2 ** 24];

/**
 * The heaps behind `heap:` or `heaps:`, as they are written.
 * @param example a position, for errors
 * @throws ParseError `not-a-position`, `not-a-number`, `too-large-board`
 */
export function readHeaps(notation: TextSpan, example: string, largest: number = LARGEST_HEAP): number[] {
  const { prefix, rest } = behindPrefix(notation, ['heap', 'heaps'], example);
  const items = rest.items();
  if (prefix === 'heap' && items.length !== 1)
    rest.refuse(
      'not-a-position',
      'the size of one heap',
      `Several heaps are written heaps:3,5. For example ${example}.`,
    );
  if (items.length > MOST_HEAPS)
    rest.refuse('too-large-board', `at most ${MOST_HEAPS} heaps`, undefined, `${items.length} heaps`);
  return items.map((item) => {
    const size = item.integer();
    return size <= largest ? size : item.refuse('too-large-board', `a heap of at most ${largest}`);
  });
}

/** Heaps as positions have them: by size, with commas. */
export function heapsText(heaps: readonly number[]): string {
  return [...heaps].sort((a, b) => a - b).join();
}

/** The heaps of such a text. */
export function heapsOf(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** As they are written in sources. */
export function printHeaps(text: string): string {
  return heapsOf(text).length === 1 ? `heap:${text}` : `heaps:${text}`;
}

/** Heaps as they are drawn. */
export function heapScene(position: string): Scene {
  return { kind: 'heaps', heaps: heapsOf(position).map((size) => ({ size, copies: 1 })) };
}
