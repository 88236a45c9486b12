import type { SPGame } from '../SPGame.js';
import type { PlacementGame } from './PlacementGame.js';

/** No two positions have the same name: where a label has a point in it, blanks join the labels, which have none. */
function namesOfPositions({ vertices }: SPGame): (position: readonly number[]) => string {
  const joint = vertices.some(({ label }) => label.includes('.')) ? ' ' : '.';
  const empty = vertices.some(({ label }) => label === '∅') ? '' : '∅';
  return (position) => (position.length === 0 ? empty : position.map((v) => vertices[v]!.label).join(joint));
}

/**
 * An SP-game by its positions (legal ones, ascending) and moves (vertices that may be added), found by asking for the
 * legality of positions, one piece after the other; of a game compiled with `lazy` the rules are asked. What such a
 * game is by its rules is thus not taken for granted.
 */
export function movesOf(game: SPGame): PlacementGame<readonly number[]> {
  const { vertices } = game;
  const pieces = game.summands.flatMap(({ positions }, i) => {
    const before = game.summands.slice(0, i).reduce((sum, { board }) => sum + board.vertexCount, 0);
    return positions.map((position) => ({ ...position, cells: position.cells.map((cell) => cell + before) }));
  });
  return {
    start: [],
    key: namesOfPositions(game),
    *options(position) {
      for (let v = 0; v < vertices.length; v++) {
        if (position.includes(v)) continue;
        const next = [...position, v].sort((a, b) => a - b);
        if (!game.isLegal(next)) continue;
        const { side, label } = vertices[v]!;
        yield { position: next, move: label, ...(side !== undefined && { player: side }) };
      }
    },
    placed: (position) => position.map((v) => pieces[v]!),
    get board() {
      return game.board;
    },
    pieces,
  };
}
