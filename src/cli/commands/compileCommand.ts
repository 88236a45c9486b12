import { GAME_FIELDS, gameToJson, printIdeal, printMonomial, type GameField } from '../../formats/index.js';
import type { Vertex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import type { SPGame } from '../../games/index.js';
import { SquarefreeIdeal } from '../../ideal/index.js';
import { playerName } from '../../player.js';
import type { RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { asGame } from '../../sources/index.js';
import { addOutputOption, parseNames } from '../commonOptions.js';
import { linesOfReading } from '../linesOfReading.js';
import { SHOWN } from '../../analysis/internal.js';
import { UNDECIDED, setLines, shortList, table } from '../plainText.js';
import { NamesOption } from '../NamesOption.js';
import type { SourceCommand } from '../SourceCommand.js';
import { vertexNumbering } from '../vertexNumbering.js';
import { counted } from '../../text/internal.js';

/** `compile SOURCE`: the vertices, complexes and ideals of a game. */
export const compileCommand: SourceCommand = {
  name: 'compile',
  description: 'Compile a game: its basic positions, its legal and illegal complex and both ideals.',
  examples: [
    'compile snort@path:3',
    "compile 'nogo@path:3 + col@cycle:4' --json",
    "compile 'domineering@grid:3x2/.#|.#|..' --only vertices,nonfaces --json",
  ],
  addOptions: (command) => {
    command
      .addOption(new NamesOption('--only <fields>', 'only some of', GAME_FIELDS, { isList: true }))
      .option('--all', 'print long lists in full');
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const { only, all } = options as { readonly only?: string; readonly all?: boolean };
    const fields = only === undefined ? GAME_FIELDS : parseNames(only, 'compile', GAME_FIELDS);
    const source = await session.source(text);
    const game = asGame(source, session.run());
    const run = (): RunOptions => session.work.part();
    return {
      json: () => gameToJson(game, { ...session.run(), only: fields }),
      text: () => {
        let whole = '';
        for (const section of describe(
          [title(text, game), ...linesOfReading(source)],
          game,
          fields,
          all === true,
          run,
        )) {
          const piece = `${whole === '' ? '' : '\n'}${section.lines.join('\n')}\n`;
          whole += piece;
          session.show(piece);
          session.cutOffBy ??= section.cutOffBy;
        }
        return whole;
      },
      get exitCode() {
        return session.cutOffBy === undefined ? 0 : 3;
      },
    };
  },
};

function title(source: string, game: SPGame): string {
  return `${source}: ${game.players}, ${counted(game.vertices.length, 'basic position')}`;
}

/** Some lines, or where their list does not fit into the limits a line that says so. */
interface Section {
  readonly lines: readonly string[];
  readonly cutOffBy?: LimitError;
}

/** What people read, one section after the other as it is found. */
function* describe(
  head: readonly string[],
  game: SPGame,
  fields: readonly GameField[],
  all: boolean,
  run: () => RunOptions,
): Generator<Section> {
  const { vertices, legalComplex } = game;
  yield { lines: head };
  if (fields.includes('basicPositions')) yield { lines: basicPositions(game, all) };
  else if (fields.includes('vertices'))
    yield { lines: ['Vertices', ...shortList(vertices.length, (v) => vertices[v]!.label, all)] };
  const facets = fields.includes('facets') ? inLimits(() => legalComplex.listFacets(run())) : undefined;
  if (facets !== undefined)
    yield positions('Maximal legal positions: facets of the legal complex', facets, vertices, all);
  const nonfaces = fields.includes('nonfaces') ? inLimits(() => legalComplex.listMinimalNonfaces(run())) : undefined;
  if (nonfaces !== undefined)
    yield positions('Minimal illegal positions: facets of the illegal complex', nonfaces, vertices, all);
  if (facets instanceof SetFamily)
    yield {
      lines: [`Legal ideal${namesInIdeals(vertices, game.legalIdeal)}`, `  ${shortIdeal(game.legalIdeal, all)}`],
    };
  if (nonfaces instanceof SetFamily)
    yield {
      lines: [`Illegal ideal${namesInIdeals(vertices, game.illegalIdeal)}`, `  ${shortIdeal(game.illegalIdeal, all)}`],
    };
}

/** A list, or why it does not fit into the limits. */
function inLimits(list: () => SetFamily): SetFamily | LimitError {
  try {
    return list();
  } catch (error) {
    if (error instanceof LimitError) return error;
    throw error;
  }
}

function positions(title: string, found: SetFamily | LimitError, vertices: readonly Vertex[], all: boolean): Section {
  if (found instanceof LimitError) return { lines: [`${title}: ${UNDECIDED}`], cutOffBy: found };
  return { lines: [`${title} (${found.size})`, ...setLines(found, vertices, all)] };
}

function basicPositions(game: SPGame, all: boolean): string[] {
  const positions = game.basicPositions;
  const several = game.summands.length > 1;
  const numbers = vertexNumbering(game);
  const rows = positions.map(({ vertex, side, piece, cells, summand }) => [
    game.vertices[vertex]!.label,
    playerName(side, 'either'),
    piece,
    `on ${cells.map((cell) => numbers(summand, cell)).join(' ')}`,
    ...(several ? [`summand ${summand + 1}`] : []),
  ]);
  const aligned = table(all ? rows : rows.slice(0, SHOWN));
  return [
    'Basic positions: vertices of both complexes (board vertices from 1, in JSON from 0)',
    ...shortList(rows.length, (i) => aligned[i]!, all),
  ];
}

/** How ideals call vertices whose labels are not words: ` (z1 is 1, z2 is 2, …)`; nothing where all labels are. */
function namesInIdeals(vertices: readonly Vertex[], { ring }: SquarefreeIdeal): string {
  const others = vertices.flatMap(({ label }, v) => {
    const name = printMonomial([v], ring);
    return name === label ? [] : [`${name} is ${label}`];
  });
  return others.length === 0 ? '' : ` (${others.slice(0, 2).join(', ')}${others.length > 2 ? ', …' : ''})`;
}

function shortIdeal(ideal: SquarefreeIdeal, all: boolean): string {
  const { generators, ring } = ideal;
  if (all || generators.size <= SHOWN) return `(${printIdeal(ideal)})`;
  const some = SquarefreeIdeal.fromGenerators(
    generators.filter((i) => i < SHOWN),
    ring,
  );
  return `(${printIdeal(some)}, … and ${generators.size - SHOWN} more)`;
}
