import {
  printCGSuite,
  printDot,
  printLatex,
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
  type ExportSource,
} from '../../formats/door.js';
import { SCRIPT_FORMATS } from '../../formats/internal.js';
import { printDigraph6, printGexf, printGraph6, printGraphML, printSparse6 } from '../../boards/door.js';
import type { RunOptions } from '../../run.js';
import { printValueLatex } from '../../values/door.js';
import { define, on, type Definition } from '../Definition.js';
import { boardKind, complexKind, digraphKind, gameKind, idealKind, textKind, valueKind } from '../kinds.js';

/** A printer for games, complexes and ideals. */
function printer(
  name: string,
  program: string,
  print: (subject: ExportSource, options: RunOptions) => string,
): Definition {
  return define(
    name,
    `A script for ${program}.`,
    `${name}(complex("facets:1 2, 2 3"))`,
    on([gameKind], (G, language) => print(G, language.run())),
    on([complexKind], (D, language) => print(D, language.run())),
    on([idealKind], (I, language) => print(I, language.run())),
  );
}

/** Texts for other programs. */
export const formatFunctions: readonly Definition[] = [
  ...Object.values(SCRIPT_FORMATS).map(({ program, print }) =>
    printer(`print${program[0]!.toUpperCase()}${program.slice(1)}`, program, print),
  ),
  printer('printDot', 'Graphviz', printDot),
  printer('printLatex', 'LaTeX', printLatex),
  define(
    'printCGSuite',
    'An expression of CGSuite.',
    'printCGSuite(snort(path(2)))',
    on([gameKind], (G, language) => printCGSuite([G], language.run())),
    on([valueKind], (v, language) => printCGSuite([v], language.run())),
  ),
  define(
    'printGraph6',
    'The graph of a board in graph6.',
    'printGraph6(grid(2, 3))',
    on([boardKind], (B) => printGraph6(B)),
  ),
  define(
    'printSparse6',
    'The graph of a board in sparse6.',
    'printSparse6(grid(2, 3))',
    on([boardKind], (B) => printSparse6(B)),
  ),
  define(
    'printDigraph6',
    'A digraph in digraph6, without the owners of its vertices; a board with arcs both ways.',
    'printDigraph6(digraph("LLR 0>1 1>2 2>0"))',
    on([digraphKind], ({ n, arcs }) => printDigraph6({ n, arcs: arcs.map(([from, to]) => ({ from, to })) })),
    on([boardKind], (B) => printDigraph6(B)),
  ),
  define(
    'printGraphML',
    'A board as GraphML.',
    'printGraphML(path(2))',
    on([boardKind], (B) => printGraphML(B)),
  ),
  define(
    'printGexf',
    'A board as GEXF.',
    'printGexf(path(2))',
    on([boardKind], (B) => printGexf(B)),
  ),
  define(
    'parseMacaulay2Complex',
    'The complex that Macaulay2 printed.',
    'parseMacaulay2Complex("simplicialComplex {a*b, b*c}")',
    on([textKind], (t) => parseMacaulay2Complex(t)),
  ),
  define(
    'parseMacaulay2Ideal',
    'The ideal that Macaulay2 printed.',
    'parseMacaulay2Ideal("monomialIdeal (a*b, b*c)")',
    on([textKind], (t) => parseMacaulay2Ideal(t)),
  ),
  define(
    'latex',
    'The name of a value in LaTeX.',
    'latex(value("{2|-2}"))',
    on([valueKind], (v) => printValueLatex(v)),
  ),
];
