import type { MoveGame, MoveRuleset } from '../../moves/index.js';
import { positionalLayout } from './positionalLayout.js';

/**
 * The position of a game by its moves as lines of text: the rows of a grid, or of the cells of TIC-TAC-TOE or HEX,
 * one below the other, anything else as it is written after the `@`; before a summand stands its number in the sum, and
 * a minus if the players are exchanged.
 * @example moveBoardText(parseMoveGame('toppling-dominoes@row:LR')) // 'row:LR'
 */
export function moveBoardText(game: MoveGame): string {
  const { summands } = game;
  return summands
    .flatMap(({ ruleset, position, negative }, i) => {
      const sign = negative === true ? '-' : '';
      const before = summands.length > 1 ? `${i + 1}: ${sign}` : sign;
      return (positionalLines(ruleset, position) ?? linesOf(ruleset.print(position))).map(
        (line, j) => (j === 0 ? before : ' '.repeat(before.length)) + line,
      );
    })
    .join('\n');
}

function linesOf(notation: string): string[] {
  const rows = /^grid:\d+x\d+\/([^:]*)$/.exec(notation)?.[1]?.split('|');
  return rows?.map((row) => [...row].join(' ')) ?? [notation];
}

/** The cells of a positional game in rows, x for the claims of Left, o for those of Right; layers below each other. */
function positionalLines(ruleset: MoveRuleset, position: string): string[] | undefined {
  const game = ruleset.positional?.(position);
  const layout = game && positionalLayout(game.labels);
  if (game === undefined || layout === undefined || layout.shape === 'none' || layout.shape === 'edges')
    return undefined;
  const { layers, rows, columns, cells } = layout;
  const texts = Array.from({ length: layers }, () =>
    Array.from({ length: rows }, () => new Array<string>(columns).fill(' ')),
  );
  for (const [point, [layer, row, column]] of cells.entries())
    texts[layer]![row]![column] = game.left.includes(point) ? 'x' : game.right.includes(point) ? 'o' : '.';
  const isHex = layout.shape === 'hexagons';
  return texts.flatMap((layer, l) => [
    ...(l === 0 ? [] : ['']),
    ...layer.map((row, r) => `${isHex ? ' '.repeat(r) : ''}${row.join(' ')}`.trimEnd()),
  ]);
}
