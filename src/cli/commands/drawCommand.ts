import { InvalidArgumentError } from 'commander';
import type { Board } from '../../boards/index.js';
import { VERSION } from '../../formats/index.js';
import { InputError } from '../../errors.js';
import { drawBoard, type PictureOptions } from '../../pictures/index.js';
import { FILE_FORMATS } from '../../pictures/internal.js';
import { boardIn } from '../boardIn.js';
import { addPositionOption, parseNames } from '../commonOptions.js';
import { drawSource, OF_COMPLEXES, PICTURES, type PictureName } from '../draw/drawSource.js';
import { addPictureOptions, fileFormatOf, pictureOptionsOf, type GivenPictureOptions } from '../draw/pictureFile.js';
import { pictureWriter } from '../draw/pictureWriter.js';
import { NamesOption } from '../NamesOption.js';
import type { Session } from '../Session.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';

/** The picture of many sources. */
const TEMPERATURES = 'temperatures';

interface DrawOptions extends GivenPictureOptions {
  readonly what?: string;
  readonly illegal?: boolean;
  readonly depth?: number;
  readonly orbits?: boolean;
  readonly uncut?: boolean;
  readonly position?: string;
  readonly json?: boolean;
}

/** `draw SOURCE --what PICTURE`: a picture as SVG, TikZ, PNG or PDF. */
export const drawCommand: SourceCommand = {
  name: 'draw',
  description:
    'Draw a source or a board: for a game the board with its pieces, the legal complex, its face poset, the game graph, the game tree, or the thermograph of its value; for a complex or an ideal also the Betti table and the face numbers; for a digraph the digraph, the game graph and the game tree; for a source with a range such as snort@path:1..9 the temperatures over it. Without --what the board or the digraph if there is one, else the complex; for a value, the thermograph. SVG and TikZ (for LaTeX) need nothing else; PNG needs the package @resvg/resvg-js, PDF pdfkit and svg-to-pdfkit.',
  examples: [
    "draw 'domineering@grid:3x2/.#|.#|..' -o board.svg",
    'draw grid:3x3 -o empty.svg',
    "draw 'domineering(oriented)@grid:3x3' --position 'x1 y6' --black-and-white -o position.pdf",
    'draw snort@path:3 --what complex --illegal -o illegal.svg',
    'draw snort@path:3 --what poset -o poset.tex',
    "draw 'value:{2|-2}' --what tree --open",
    "draw 'digraph:LLR 0>1 1>2 2>0' -o digraph.svg",
    'draw named:torus -o torus.svg',
    'draw named:dunce-hat --what betti --to tikz',
    'draw snort@path:1..9 --what temperatures -o temperatures.png',
  ],
  addOptions: (command) => {
    command
      .addOption(new NamesOption('--what <picture>', 'one of', [...PICTURES, TEMPERATURES]))
      .option('--illegal', 'draw the illegal complex of the game instead of the legal one')
      .option(
        '--depth <moves>',
        'for a game graph or tree, only the first moves; for a face poset, only the faces with at most this many vertices',
        parseDepth,
      )
      .option(
        '--orbits',
        'for a game graph or tree, one position of each orbit under symmetries of the legal complex, with the size of the orbit',
      )
      .option('--uncut', 'draw a surface such as a torus as it is, with crossings, not cut open to a polygon');
    addPositionOption(command);
    addPictureOptions(command);
  },
  answer: async (text, given, session) => {
    const options = given as DrawOptions;
    const format = fileFormatOf(options);
    const isBytes = format === 'png' || format === 'pdf';
    if (isBytes && (options.json === true || (options.output === undefined && options.open !== true)))
      throw new InputError('invalid-option', `draw: ${format} without a file; expected -o FILE.${format}.`);
    // What is missing is said before the long work.
    const write = await pictureWriter(format);
    const picture = await drawn(text, options, pictureOptionsOf(options, format, text), session);
    const field = format === 'tikz' ? 'tikz' : 'svg';
    const answer: Answer = {
      json: () => ({ spgames: VERSION, type: 'drawing', [field]: picture }),
      text: () => picture,
      ...(options.open === true && { opens: FILE_FORMATS[format] }),
    };
    return write === undefined
      ? answer
      : { ...answer, bytes: await session.stoppable((signal) => write(picture, text, signal)) };
  },
};

/** @throws InputError `unknown-field`, `invalid-option` */
async function drawn(
  text: string,
  { what, illegal = false, position, depth, orbits, uncut }: DrawOptions,
  options: PictureOptions,
  session: Session,
): Promise<string> {
  const [picture] = what === undefined ? [] : parseNames(what, 'draw', [...PICTURES, TEMPERATURES]);
  if (illegal && picture !== undefined && !OF_COMPLEXES.includes(picture as PictureName))
    throw new InputError(
      'invalid-option',
      `draw: --illegal with --what ${picture}; expected --what ${OF_COMPLEXES.join(' or ')}.`,
    );
  if (picture === TEMPERATURES)
    return (await import('../draw/drawTemperatures.js')).drawTemperatures(text, position, options, session);
  const isOfBoard = (picture === undefined || picture === 'board') && position === undefined && !illegal;
  const board = isOfBoard ? await boardIn(text, session) : undefined;
  const ofOthers = Object.entries({ depth, orbits, uncut }).find(([, given]) => given !== undefined);
  if (board !== undefined && ofOthers !== undefined)
    throw new InputError(
      'invalid-option',
      `draw: --${ofOthers[0]} of a board; expected a ${ofOthers[0] === 'uncut' ? 'complex' : 'game'}.`,
    );
  if (board !== undefined) return drawBare(board, text, options);
  return drawSource(
    await session.source(text, position),
    { ...options, what: picture, illegal, depth, orbits, uncut },
    session.work,
  );
}

function parseDepth(text: string): number {
  const depth = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(depth))
    throw new InvalidArgumentError('Expected a number of moves, such as 2.');
  return depth;
}

/** A board without a ruleset; heaps as heaps. */
function drawBare(board: Board, text: string, options: PictureOptions): string {
  const isOfHeaps = text.split('+').every((part) => /^\s*heaps?:/.test(part));
  return drawBoard(board, { ...options, ...(isOfHeaps && { form: 'heaps' as const }) });
}
