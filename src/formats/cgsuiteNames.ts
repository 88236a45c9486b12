import { MoveGame } from '../moves/index.js';

/**
 * How CGSuite writes a position of a ruleset that it has, by the notation behind the `@`; undefined for one that it
 * does not read.
 */
const NAMES: Readonly<Record<string, (board: string) => string | undefined>> = {
  amazons: (board) => onGrid('Amazons', board),
  // There missing squares are no part of CLOBBER.
  clobber: (board) => (board.includes('#') ? undefined : onGrid('Clobber', board)),
  grundy: (board) => between(/^heap:(\d+)$/, board, (heap) => `game.heap.GrundysGame(${heap})`),
  hackenbush: (board) =>
    between(/^stalk:([LRE]+)$/, board, (edges) => `game.graph.Hackenbush("${edges.toLowerCase()}")`),
  'toads-and-frogs': (board) =>
    between(/^row:([LR_]+)$/, board, (row) => {
      const pieces = row.replaceAll('L', 't').replaceAll('R', 'f').replaceAll('_', '.');
      return `game.strip.ToadsAndFrogs("${pieces}")`;
    }),
};

function onGrid(name: string, board: string): string | undefined {
  return between(/^grid:\d+x\d+\/([.xo#|]+)$/, board, (rows) => `game.grid.${name}("${rows}")`);
}

function between(form: RegExp, board: string, write: (found: string) => string): string | undefined {
  const found = form.exec(board)?.[1];
  return found === undefined ? undefined : write(found);
}

/**
 * The summands of a game as CGSuite's own games, negative ones behind a minus; undefined if it does not have them all.
 */
export function cgsuiteNames(game: unknown): readonly string[] | undefined {
  if (!(game instanceof MoveGame)) return undefined;
  const names = game.summands.map(({ ruleset, position, negative }) => {
    const name = NAMES[ruleset.name]?.(ruleset.print(position));
    return name === undefined ? undefined : `${negative === true ? '-' : ''}${name}`;
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}
