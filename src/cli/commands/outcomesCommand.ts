import { InputError } from '../../errors.js';
import { OutcomeTable, type LatticeGame, type LatticePoint } from '../../lattice/index.js';
import type { LatticeSource } from '../../sources/index.js';
import { drawOutcomes } from '../../pictures/index.js';
import { addPictureOptions, fileFormatOf, pictureOptionsOf, type GivenPictureOptions } from '../draw/pictureFile.js';
import { pictureWriter } from '../draw/pictureWriter.js';
import { integerOption } from '../integerOption.js';
import { shortList } from '../plainText.js';
import type { Session } from '../Session.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';
import { counted } from '../../text/internal.js';

interface OutcomesOptions extends GivenPictureOptions {
  readonly box?: string;
  readonly weight?: string;
  readonly misere?: boolean;
  readonly heaps?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** The sides of a box if nothing is said, in one or two dimensions. */
const SIDE = 9;
/** The weight if nothing is said, in more. */
const WEIGHT = 12;
/** The largest heap if nothing is said. */
const HEAPS = 10;
/** Wider tables are lists. */
const WIDEST = 120;

/** `outcomes SOURCE --box 8,8`: who wins from each position of a lattice game. */
export const outcomesCommand: SourceCommand = {
  name: 'outcomes',
  description:
    'Say who wins in all positions of an impartial game in a box, or up to a weight: the P-positions are those in which the player to move loses. Positions of lattice:… are points; for a game on heaps such as octal(.77) they count the heaps of each size up to --heaps, for other games their components. Defeated points are neither P- nor N-positions. Every move decreases the weight. A table in one or two dimensions, else a list; with -o FILE.svg (.tex, .png, .pdf) a picture of one or two.',
  argument: {
    name: 'game',
    description: 'lattice:…, a game on heaps such as octal(.77), hexadecimal(.8F) or nim, or another impartial source',
  },
  examples: [
    "outcomes 'lattice:moves 1,0 0,1 -1,1; defeated 0,0' --box 8,8",
    "outcomes 'lattice:moves 1,0,0 0,1,0 0,0,1 1,1,0' --weight 6 --json",
    "outcomes 'lattice:moves 1,0 0,1 1,1 3,3' --box 40 -o outcomes.svg",
    "outcomes 'octal(.77)' --heaps 4 --misere --weight 10",
  ],
  addOptions: (command) => {
    command
      .option(
        '--box <bounds>',
        'all positions with coordinates from 0 to these bounds, such as 8,8; one bound is for all coordinates',
      )
      .option('--weight <n>', 'all positions of at most this weight')
      .option('--misere', 'misère play, where whoever makes the last move loses: the origin is defeated')
      .option('--heaps <n>', 'the largest heap; by default 10 for a game given without heaps')
      .option('--all', 'print long lists in full');
    addPictureOptions(command);
  },
  answer: async (text, given, session) => {
    const options = given as OutcomesOptions;
    const isPicture = options.output !== undefined || options.to !== undefined || options.open === true;
    const format = isPicture && options.json !== true ? fileFormatOf(options) : undefined;
    // What is missing is said before the long work.
    const write = format === undefined ? undefined : await pictureWriter(format);
    const source = await sourceOf(text, options, session);
    const table = tableOf(source.game, options, session);
    const json = (): object => jsonOf(table);
    if (format === undefined) return { json, text: () => inWords(text, table, source.names, options.all === true) };
    const isBytes = format === 'png' || format === 'pdf';
    if (isBytes && options.output === undefined && options.open !== true)
      throw new InputError('invalid-option', `outcomes: ${format} without a file; expected -o FILE.${format}.`);
    const picture = drawOutcomes(table, pictureOptionsOf(options, format, text));
    const answer: Answer = { json, text: () => picture };
    return write === undefined
      ? answer
      : { ...answer, bytes: await session.stoppable((signal) => write(picture, text, signal)) };
  },
};

async function sourceOf(
  text: string,
  { misere = false, heaps }: OutcomesOptions,
  session: Session,
): Promise<LatticeSource> {
  const largest = heaps === undefined ? undefined : integerOption('outcomes', '--heaps', heaps);
  const source = await session.latticeSource(text, { misere, ...(largest !== undefined && { heaps: largest }) });
  const isOpen = largest === undefined && source.heaps !== undefined && source.start === undefined;
  return isOpen ? session.latticeSource(text, { misere, heaps: HEAPS }) : source;
}

function tableOf(game: LatticeGame, { box, weight }: OutcomesOptions, session: Session): OutcomeTable {
  if (box !== undefined && weight !== undefined)
    throw new InputError('invalid-option', 'outcomes: --box and --weight; expected one of them.');
  if (weight !== undefined || (box === undefined && game.dimension > 2))
    return OutcomeTable.toWeight(
      game,
      weight === undefined ? WEIGHT : integerOption('outcomes', '--weight', weight),
      session.run(),
    );
  return OutcomeTable.inBox(game, boxOf(game, box), session.run());
}

function boxOf({ dimension }: LatticeGame, given: string | undefined): LatticePoint {
  const bounds =
    given === undefined ? [SIDE] : given.split(',').map((bound) => integerOption('outcomes', '--box', bound));
  if (bounds.length === 1) return Array<number>(dimension).fill(bounds[0]!);
  if (bounds.length !== dimension)
    throw new InputError(
      'invalid-option',
      `outcomes: --box ${given!} has ${bounds.length} bounds; expected ${dimension}, or one for all coordinates.`,
    );
  return bounds;
}

function jsonOf(table: OutcomeTable): object {
  const { box, weight, game } = table;
  const asked = box === undefined ? { weight, weights: game.weights, countsByWeight: table.countPByWeight() } : { box };
  return { pPositions: table.pPositions(), ...asked };
}

function inWords(text: string, table: OutcomeTable, names: readonly string[], all: boolean): string {
  const { game, box, weight } = table;
  const found = table.pPositions();
  if (game.dimension === 0) {
    const only =
      found.length === 1
        ? ', the only point of dimension 0'
        : '; the only point of dimension 0 is defeated or not on the board';
    return `${text.trim()}: ${counted(found.length, 'P-position')}${only}`;
  }
  const bound =
    box === undefined ? `of weight at most ${weight!}, by the weights ${game.weights.join()}` : `up to ${box.join()}`;
  const counts = names.every((name, i) => name === String(i + 1)) ? [] : [`  coordinates: ${names.join(', ')}`];
  const head = [`${text.trim()}: ${counted(found.length, 'P-position')} ${bound}`, ...counts];
  if (box !== undefined && game.dimension >= 1 && game.dimension <= 2 && box[0]! < WIDEST / 2)
    return [...head, ...grid(table, box).map((row) => `  ${row}`)].join('\n');
  const lines = shortList(found.length, (i) => found[i]!.join(), all).map((each) => `  ${each}`);
  const byWeight =
    box === undefined && game.isOrthant ? [`  by weight from 0 on: ${table.countPByWeight().join(' ')}`] : [];
  return [...head, ...byWeight, ...lines].join('\n');
}

/** The second coordinate grows upwards; what is not a position of the board is blank. */
function grid(table: OutcomeTable, [width, height = 0]: LatticePoint): string[] {
  const { game } = table;
  const mark = (point: LatticePoint): string => {
    if (!game.contains(point)) return ' ';
    return game.isDefeated(point) ? 'x' : table.isP(point) ? 'P' : '.';
  };
  const isLine = game.dimension === 1;
  const margin = isLine ? 0 : String(height).length;
  const rows = Array.from({ length: height + 1 }, (_, i) => {
    const y = height - i;
    const cells = Array.from({ length: width! + 1 }, (_, x) => mark(isLine ? [x] : [x, y]));
    return `${isLine ? '' : `${String(y).padStart(margin)}  `}${cells.join(' ').trimEnd()}`;
  });
  const ticks = Array.from({ length: Math.floor(width! / 5) + 1 }, (_, i) => String(5 * i).padEnd(10));
  return [...rows, `${' '.repeat(isLine ? 0 : margin + 2)}${ticks.join('').trimEnd()}`];
}
