import { VERSION } from '../../formats/index.js';
import { InputError } from '../../errors.js';
import { printMacaulay2Quotient } from '../../lattice/index.js';
import type { Source } from '../../sources/index.js';
import { boardIn } from '../boardIn.js';
import { addOutputOption, addPositionOption, parseCharacteristic, parseNames } from '../commonOptions.js';
import { BOARD_FORMATS, CHECKED, EXPORT_FORMATS, OVER_FIELDS } from '../exportFormats.js';
import { GRAPH_FORMATS, GRAPHS } from '../exportGraphs.js';
import { quotientIn, withQuotientHint } from '../quotientExport.js';
import { NamesOption } from '../NamesOption.js';
import type { SourceCommand } from '../SourceCommand.js';

/** The literal game of a source. */
const TREE = 'tree';

/** `export SOURCE --to FORMAT`: a game, complex, ideal or value for another program. */
export const exportCommand: SourceCommand = {
  name: 'export',
  description:
    'Write a game, complex, ideal or value for another program, as JSON or as a picture. A script for Macaulay2 defines S and legalComplex, illegalComplex, legalIdeal, illegalIdeal for a game; S, Delta, stanleyReisnerIdeal, facetIdeal for a complex; S, I for an ideal; S and the monomial ideal J of the board for a lattice game on the orthant; S, the binomial ideal I and the P-portion P for a quotient, a file of quotient --json. CGSuite gets the literal game in braces. As a graph (graphml, gexf, graph6, sparse6, digraph6, dot) a game is its board, a digraph itself, anything else the vertices and edges of its complex; a board alone may be the source, too.',
  examples: [
    'export snort@path:3 --to macaulay2 -o snort.m2',
    "export 'ideal:x1*x3, x2*x3*x4' --to json",
    'export named:real-projective-plane --to macaulay2 --char 2 --check -o plane.m2',
    "export 'lattice:moves 1,0 0,1; defeated 0,0' --to macaulay2",
    "quotient 'octal(.77)' --misere --heaps 5 --json | spgames export - --to macaulay2",
    'export nogo@grid:2x3 --to svg -o board.svg',
    'export snort@path:3 --to gexf --what graph -o positions.gexf',
    'export grid:3x4 --to graph6',
    'export snort@path:2 --to json --what tree',
  ],
  addOptions: (command) => {
    command.addOption(new NamesOption('--to <format>', 'one of', Object.keys(EXPORT_FORMATS)).makeOptionMandatory());
    command.option(
      '--char <p>',
      `the characteristic of the field: 0 or a prime (${OVER_FIELDS.join(', ')})`,
      parseCharacteristic,
    );
    command.option(
      '--check',
      `the script also asserts what spgames finds: face numbers, homology, duals, Betti numbers, … (${CHECKED.join(', ')})`,
    );
    command.addOption(
      new NamesOption(
        '--what <graph>',
        'which graph of the source (dot and formats of graphs); graph: its positions and moves; tree: the literal game (json)',
        [...GRAPHS, TREE],
      ),
    );
    addPositionOption(command);
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const {
      to,
      position,
      char,
      check = false,
      what,
    } = options as {
      readonly to: string;
      readonly position?: string;
      readonly char?: number;
      readonly check?: boolean;
      readonly what?: string;
    };
    const [format] = parseNames(to, 'export', Object.keys(EXPORT_FORMATS));
    if (char !== undefined && !OVER_FIELDS.includes(format!))
      throw new InputError(
        'invalid-option',
        `export: --char with ${format!}; expected --to ${OVER_FIELDS.join(' or ')}.`,
      );
    if (check && !CHECKED.includes(format!))
      throw new InputError('invalid-option', `export: --check with ${format!}; expected --to ${CHECKED.join(' or ')}.`);
    const isGraph = format === 'dot' || Object.hasOwn(GRAPH_FORMATS, format!);
    const [picked] = what === undefined ? [] : parseNames(what, 'export', [...GRAPHS, TREE]);
    const isTree = picked === TREE;
    if (isTree && format !== 'json')
      throw new InputError('invalid-option', `export: --what tree with ${format!}; expected --to json.`, {
        hint: 'draw --what tree draws it.',
      });
    if (what !== undefined && !isTree && !isGraph)
      throw new InputError(
        'invalid-option',
        `export: --what with ${format!}; expected --to dot or ${Object.keys(GRAPH_FORMATS).join(' or ')}.`,
      );
    const graph = isTree ? undefined : picked;
    const toMacaulay2 = format === 'macaulay2';
    const quotient = toMacaulay2 && position === undefined ? await quotientIn(text, session) : undefined;
    const board = position === undefined ? await boardIn(text, session) : undefined;
    const choice = { title: text, characteristic: char ?? 0, isChecked: check, isTree, what: graph };
    const ofSource = async (): Promise<string> => {
      let source: Source | undefined;
      try {
        source = await session.source(text, position);
        return EXPORT_FORMATS[format!]!(source, session.work, choice);
      } catch (error) {
        throw toMacaulay2 ? withQuotientHint(error, text, source) : error;
      }
    };
    const printed =
      quotient !== undefined
        ? printMacaulay2Quotient(quotient, { characteristic: choice.characteristic })
        : board !== undefined && graph === undefined && !isTree && Object.hasOwn(BOARD_FORMATS, format!)
          ? BOARD_FORMATS[format!]!(board)
          : await ofSource();
    return {
      json: () =>
        format === 'json'
          ? (JSON.parse(printed) as object)
          : { spgames: VERSION, type: 'export', to: format, text: printed },
      text: () => printed,
    };
  },
};
