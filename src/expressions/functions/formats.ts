import {
  printCGSuite,
  printDot,
  printJson,
  printLatex,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
  printSingular,
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
} from '../../formats/index.js';
import { drawBoard, drawComplex, drawGame, drawThermograph } from '../../pictures/index.js';

import { printValueLatex } from '../../values/index.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import { board, complex, game, ideal, text, value, anything } from '../kinds.js';
import type { Language } from '../Language.js';
import { Picture } from '../Picture.js';
import { resultDocument } from '../resultDocument.js';

/** A printer for games, complexes and ideals. */
function printer(name: string, program: string, print: typeof printSage): Definition {
  return define(
    name,
    `A script for ${program}.`,
    `${name}(complex("facets:1 2, 2 3"))`,
    on([game], (G, language) => print(G, language.run())),
    on([complex], (D, language) => print(D, language.run())),
    on([ideal], (I, language) => print(I, language.run())),
  );
}

/** A picture, and one with the name of a file. */
function drawing<T>(call: Call, draw: (it: T, language: Language) => string): Call[] {
  const [kind] = call.kinds;
  return [
    on([kind!], (it, language) => new Picture(draw(it as T, language))),
    on([kind!, text], (it, file, language) => new Picture(draw(it as T, language), file)),
  ];
}

/** Texts for other programs, and pictures. */
export const formatFunctions: readonly Definition[] = [
  define(
    'printMacaulay2',
    'A script for Macaulay2.',
    'printMacaulay2(complex("facets:1 2, 2 3"))',
    on([game], (G, language) => printMacaulay2Game(G, language.run())),
    on([complex], (D, language) => printMacaulay2Complex(D, language.run())),
    on([ideal], (I, language) => printMacaulay2Ideal(I, language.run())),
  ),
  printer('printSingular', 'Singular', printSingular),
  printer('printSage', 'Sage', printSage),
  printer('printPolymake', 'polymake', printPolymake),
  printer('printDot', 'Graphviz', printDot),
  printer('printLatex', 'LaTeX', printLatex),
  define(
    'printCGSuite',
    'An expression of CGSuite.',
    'printCGSuite(snort(path(2)))',
    on([game], (G, language) => printCGSuite([G], language.run())),
    on([value], (v, language) => printCGSuite([v], language.run())),
  ),
  define(
    'parseMacaulay2Complex',
    'The complex that Macaulay2 printed.',
    'parseMacaulay2Complex("simplicialComplex {a*b, b*c}")',
    on([text], (t) => parseMacaulay2Complex(t)),
  ),
  define(
    'parseMacaulay2Ideal',
    'The ideal that Macaulay2 printed.',
    'parseMacaulay2Ideal("monomialIdeal (a*b, b*c)")',
    on([text], (t) => parseMacaulay2Ideal(t)),
  ),
  define(
    'latex',
    'The name of a value in LaTeX.',
    'latex(value("{2|-2}"))',
    on([value], (v) => printValueLatex(v)),
  ),
  define(
    'document',
    'The JSON document of anything.',
    'document(value("*"))',
    on([anything], (x, language) => printJson(resultDocument(x, language.run()))),
  ),
  define(
    'draw',
    'A picture: the thermograph of a value, the board of a game, a complex; with a name it is written to that file.',
    ['draw(snort(path(3)), "a.svg")', 'draw(value("{5|1}"), "t.svg")'],
    ...drawing(
      on([value], () => ''),
      (v: never, _) => drawThermograph(v),
    ),
    ...drawing(
      on([game], () => ''),
      (G: never, _) => drawGame(G),
    ),
    ...drawing(
      on([board], () => ''),
      (B: never, _) => drawBoard(B),
    ),
    ...drawing(
      on([complex], () => ''),
      (D: never, language) => drawComplex(D, language.run()),
    ),
    ...drawing(
      on([ideal], () => ''),
      (I: { complex: never }, language) => drawComplex(I.complex, language.run()),
    ),
  ),
];
