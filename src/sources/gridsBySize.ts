import { TextSpan } from '../text/internal.js';

const SIZE = /^\s*(\d+)\s*[x×]\s*(\d+)(?=\s*$|\s*\/|\s)/;

/** What is said of a source that is read as another one: its notation. */
export type OnReadAs = (notation: string) => void;

/**
 * Boards in which a size alone is a grid: `3x3` and `3×3` are `grid:3x3`, or `hex:3x3` for HEX. Columns in what comes
 * before stay as they are.
 * @param ruleset whose boards these are
 * @param onReadAs is told each grid
 */
export function gridsBySize(ruleset: string, boards: TextSpan, onReadAs: OnReadAs | undefined): TextSpan {
  const parts = boards.text.split(' + ');
  if (!parts.some((part) => SIZE.test(part))) return boards;
  const kind = /^\s*hex\s*(?:\(|$)/i.test(ruleset) ? 'hex' : 'grid';
  const whole = parts.map((part) =>
    part.replace(SIZE, (_, rows: string, columns: string) => {
      const grid = `${kind}:${rows}x${columns}`;
      onReadAs?.(grid);
      return grid;
    }),
  );
  const before = boards.padded().length - boards.text.length;
  return TextSpan.of(boards.whole.slice(0, before) + whole.join(' + '), 'parseSource').slice(before);
}
