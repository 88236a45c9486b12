import {
  drawBettiTable,
  drawBoard,
  drawComplex,
  drawFaceNumbers,
  drawGame,
  drawGameGraph,
  drawGameTree,
  drawPoset,
  drawThermograph,
} from '../../pictures/index.js';
import type { RunOptions } from '../../run.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import { board, complex, game, ideal, poset, text, value, type Kind } from '../kinds.js';
import { Picture } from '../Picture.js';

/** A picture, and one with the name of a file. */
function drawing<T>(kind: Kind<T>, draw: (it: T, run: RunOptions) => string): Call[] {
  return [
    on([kind], (it, language) => new Picture(draw(it, language.run()))),
    on([kind, text], (it, file, language) => new Picture(draw(it, language.run()), file)),
  ];
}

/** Pictures; with the name of a file they are written to it. */
export const pictureFunctions: readonly Definition[] = [
  define(
    'draw',
    'A picture: the thermograph of a value, the board of a game, a complex, the Hasse diagram of a poset; with a name it is written to that file.',
    ['draw(snort(path(3)), "a.svg")', 'draw(value("{5|1}"), "t.svg")'],
    ...drawing(value, (v) => drawThermograph(v)),
    ...drawing(game, (G) => drawGame(G)),
    ...drawing(board, (B) => drawBoard(B)),
    ...drawing(complex, drawComplex),
    ...drawing(ideal, (I, run) => drawComplex(I.complex, run)),
    ...drawing(poset, drawPoset),
  ),
  define(
    'drawPoset',
    'The Hasse diagram of a poset, or of the faces of a complex.',
    'drawPoset(complex("facets:1 2, 2 3"), "faces.svg")',
    ...drawing(poset, drawPoset),
    ...drawing(complex, drawPoset),
  ),
  define(
    'drawGameGraph',
    'The positions of a game in layers, with the moves.',
    'drawGameGraph(snort(path(2)), "graph.svg")',
    ...drawing(game, drawGameGraph),
    ...drawing(value, drawGameGraph),
  ),
  define(
    'drawGameTree',
    'The game tree.',
    'drawGameTree(snort(path(2)), "tree.svg")',
    ...drawing(game, drawGameTree),
    ...drawing(value, drawGameTree),
  ),
  define(
    'drawBettiTable',
    'The Betti table of an ideal, or of the Stanley–Reisner ideal of a complex, as a picture.',
    'drawBettiTable(ideal("a*b, b*c"), "betti.svg")',
    ...drawing(ideal, drawBettiTable),
    ...drawing(complex, drawBettiTable),
  ),
  define(
    'drawFaceNumbers',
    'The f- and h-vector of a complex as bars.',
    'drawFaceNumbers(complex("named:torus"), "f.svg")',
    ...drawing(complex, drawFaceNumbers),
  ),
];
