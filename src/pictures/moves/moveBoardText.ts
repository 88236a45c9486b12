import { takes } from '../../arguments.js';
import type { MoveGame } from '../../moves/index.js';
import { aMoveGame } from '../../moves/internal.js';

const moveBoardTextTakes = /* @__PURE__ */ takes('moveBoardText', () => ({ game: aMoveGame }));

/**
 * The position of a game by its moves as lines of text: the rows of a grid below each other, all else as it is written behind the `@`; before a
 * summand stands its number in the sum, and a minus if the players are exchanged.
 * @example moveBoardText(parseMoveGame('toppling-dominoes@row:LR')) // 'row:LR'
 */
export function moveBoardText(game: MoveGame): string {
  moveBoardTextTakes(game);
  const { summands } = game;
  return summands
    .flatMap(({ ruleset, position, negative }, i) => {
      const sign = negative === true ? '-' : '';
      const before = summands.length > 1 ? `${i + 1}: ${sign}` : sign;
      return linesOf(ruleset.print(position)).map((line, j) => (j === 0 ? before : ' '.repeat(before.length)) + line);
    })
    .join('\n');
}

function linesOf(notation: string): string[] {
  const rows = /^grid:\d+x\d+\/([^:]*)$/.exec(notation)?.[1]?.split('|');
  return rows?.map((row) => [...row].join(' ')) ?? [notation];
}
