import { VERSION } from '../../formats/index.js';
import { InputError } from '../../errors.js';
import { addOutputOption, addPositionOption, parseNames } from '../commonOptions.js';
import { PICTURES, PLANNED_PICTURES, drawSource } from '../drawSource.js';
import { NamesOption } from '../NamesOption.js';
import type { SourceCommand } from '../SourceCommand.js';

/** `draw SOURCE --what PICTURE`: an SVG picture. */
export const drawCommand: SourceCommand = {
  name: 'draw',
  description:
    'Draw the board, the complex or the thermograph of a source as SVG; without --what the board if there is one, else the complex, of a value the thermograph.',
  examples: [
    "draw 'domineering@grid:3x2/.#|.#|..' -o board.svg",
    'draw snort@path:3 --what complex --illegal -o illegal.svg',
    "draw 'domineering(oriented)@grid:3x3' --position 'x1 y6' -o position.svg",
    'draw snort@path:4 --what thermograph -o thermograph.svg',
  ],
  addOptions: (command) => {
    command
      .addOption(new NamesOption('--what <picture>', 'one of', PICTURES))
      .option('--illegal', 'draw the illegal complex of the game in place of the legal one');
    addPositionOption(command);
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const { what, illegal, position } = options as {
      readonly what?: string;
      readonly illegal?: boolean;
      readonly position?: string;
    };
    const [picture] = what === undefined ? [] : parseNames(what, 'draw', PICTURES, PLANNED_PICTURES);
    if (illegal === true && picture !== undefined && picture !== 'complex')
      throw new InputError(
        'invalid-option',
        `draw: --illegal with the picture of a ${picture}; expected --what complex.`,
      );
    const source = await session.source(text, position);
    const wanted = illegal === true ? 'complex' : picture;
    const svg = drawSource(source, wanted, illegal === true, session.work, text);
    return { json: () => ({ spgames: VERSION, type: 'drawing', svg }), text: () => svg };
  },
};
