/**
 * Why is a position of NOGO illegal?
 * Shows: the clause that forbids it, and a minimal illegal position inside it.
 * Run:   npm run example -- explain-nogo
 */
import { parseBoard } from 'spgames/boards';
import { compile, explain, nogo } from 'spgames/games';

const game = compile(nogo, parseBoard('grid:2x3'));
const labels = (vertices: readonly number[]): string => vertices.map((v) => game.vertices[v]!.label).join(' ');

for (const position of ['x1 y2', 'x1 y2 y4', 'x1 x2 x3 x4 x5']) {
  const answer = explain(game, game.legalComplex.indices(position.split(' ')));
  if (answer.legal) console.log(`${position}: legal; may be added: ${labels(answer.moves)}`);
  else console.log(`${position}: illegal because of ${labels(answer.minimalIllegal)} (${answer.because})`);
}
