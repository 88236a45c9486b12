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
} from '../../pictures/door.js';
import { isOtherFormat } from '../../pictures/internal.js';
import { InputError } from '../../errors.js';
import { digraphPlacements } from '../../digraphs/door.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import {
  boardKind,
  complexKind,
  digraphKind,
  gameKind,
  gamePosetKind,
  idealKind,
  textKind,
  thermographKind,
  valueKind,
  type ArgumentKind,
} from '../kinds.js';
import type { Language } from '../Language.js';
import { Picture, type Draw } from '../Picture.js';

/** A picture, and one with the name of a file. */
export function drawing<T>(kind: ArgumentKind<T>, draw: (it: T, options: Parameters<Draw>[0]) => string): Call[] {
  const picture = (it: T, language: Language, file?: string): Picture =>
    new Picture((options) => draw(it, options), language.run(), file);
  return [
    on([kind], (it, language) => picture(it, language)),
    on([kind, textKind], (it, file, language, name) => {
      requirePictureFile(name, file);
      const drawn = picture(it, language, file);
      language.filed.push(drawn);
      return drawn;
    }),
  ];
}

/** @throws InputError `invalid-argument` */
function requirePictureFile(name: string, file: string): void {
  if (file === '' || isOtherFormat(file))
    throw new InputError(
      'invalid-argument',
      `${name}: the file ${JSON.stringify(file)}; expected a name that ends with .svg, .tex (TikZ), .png or .pdf.`,
      { hint: `For example ${name}(…, ${JSON.stringify(`${file.replace(/\.[^./\\]*$/, '') || 'picture'}.svg`)}).` },
    );
}

/** Pictures; with the name of a file they are written to it. */
export const pictureFunctions: readonly Definition[] = [
  define(
    'draw',
    'A picture: a thermograph, also that of a value, the board of a game, a complex, the Hasse diagram of a poset; with a name it is written to that file, as SVG, TikZ, PNG or PDF by its ending (.svg, .tex, .png, .pdf).',
    ['draw(snort(path(3)), "a.svg")', 'draw(value("{5|1}"), "t.svg")'],
    ...drawing(valueKind, (v, { format }) => drawThermograph(v, { ...(format !== undefined && { format }) })),
    ...drawing(thermographKind, (T, { format }) => drawThermograph(T, { ...(format !== undefined && { format }) })),
    ...drawing(gameKind, (G, { format }) => drawGame(G, { ...(format !== undefined && { format }) })),
    ...drawing(boardKind, (B, { format }) => drawBoard(B, { ...(format !== undefined && { format }) })),
    ...drawing(complexKind, drawComplex),
    ...drawing(idealKind, (I, options) => drawComplex(I.complex, options)),
    ...drawing(gamePosetKind, drawPoset),
  ),
  define(
    'drawThermograph',
    'The thermograph of a value.',
    'drawThermograph(value("{5|1}"), "t.svg")',
    ...drawing(valueKind, (v, { format }) => drawThermograph(v, { ...(format !== undefined && { format }) })),
    ...drawing(thermographKind, (T, { format }) => drawThermograph(T, { ...(format !== undefined && { format }) })),
  ),
  define(
    'drawComplex',
    'A complex in the plane, its facets filled; for a game, the legal complex.',
    'drawComplex(complex("facets:1 2 3, 3 4"), "complex.svg")',
    ...drawing(complexKind, drawComplex),
    ...drawing(gameKind, drawComplex),
    ...drawing(idealKind, (I, options) => drawComplex(I.complex, options)),
  ),
  define(
    'drawPoset',
    'The Hasse diagram of a poset, or of the faces of a complex.',
    ['drawPoset(complex("facets:1 2, 2 3"), "faces.svg")', 'drawPoset(poset("day:2"), "day2.tex")'],
    ...drawing(gamePosetKind, drawPoset),
    ...drawing(complexKind, drawPoset),
  ),
  define(
    'drawGameGraph',
    'The positions of a game in layers, with the moves.',
    'drawGameGraph(snort(path(2)), "graph.svg")',
    ...drawing(gameKind, drawGameGraph),
    ...drawing(digraphKind, (D, options) => drawGameGraph(digraphPlacements(D), options)),
    ...drawing(valueKind, drawGameGraph),
  ),
  define(
    'drawGameTree',
    'The game tree.',
    'drawGameTree(snort(path(2)), "tree.svg")',
    ...drawing(gameKind, drawGameTree),
    ...drawing(digraphKind, (D, options) => drawGameTree(digraphPlacements(D), options)),
    ...drawing(valueKind, drawGameTree),
  ),
  define(
    'drawBettiTable',
    'The Betti table of an ideal, or of the Stanley–Reisner ideal of a complex, as a picture.',
    'drawBettiTable(ideal("a*b, b*c"), "betti.svg")',
    ...drawing(idealKind, drawBettiTable),
    ...drawing(complexKind, drawBettiTable),
  ),
  define(
    'drawFaceNumbers',
    'The f- and h-vector of a complex as bars.',
    'drawFaceNumbers(complex("named:torus"), "f.svg")',
    ...drawing(complexKind, drawFaceNumbers),
  ),
];
