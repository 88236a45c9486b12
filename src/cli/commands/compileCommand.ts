import { GAME_FIELDS, gameToJson, printIdeal, type GameField } from '../../formats/index.js';
import type { SPGame } from '../../games/index.js';
import type { Work } from '../../run.js';
import { SquarefreeIdeal } from '../../ideal/index.js';
import { playerName } from '../../player.js';
import { asGame, type Source } from '../../sources/index.js';
import { wordsOfSource } from '../../sources/internal.js';
import { parseNames } from '../commonOptions.js';
import { SHOWN, counted, setLines, shortList, table } from '../plainText.js';
import type { SourceCommand } from '../SourceCommand.js';

/** `compile SOURCE`: the vertices, complexes and ideals of a game. */
export const compileCommand: SourceCommand = {
  name: 'compile',
  description: 'Compile a game: its basic positions, its legal and illegal complex and both ideals.',
  examples: [
    'compile snort@path:3',
    "compile 'nogo@path:3 + col@cycle:4' --json",
    "compile 'domineering@grid:3x2/.#|.#|..' --only vertices,nonfaces --json",
  ],
  addOptions: (command) =>
    void command
      .option('--only <fields>', `only some of ${GAME_FIELDS.join(',')}`)
      .option('--all', 'do not shorten long lists'),
  answer: async (text, options, session) => {
    const { only, all } = options as { readonly only?: string; readonly all?: boolean };
    const fields = only === undefined ? GAME_FIELDS : parseNames(only, 'compile', GAME_FIELDS);
    const source = await session.source(text);
    const game = asGame(source, session.run());
    return {
      json: () => gameToJson(game, { ...session.run(), only: fields }),
      text: () =>
        [
          `${text}: ${game.players}, ${counted(game.vertices.length, 'basic position')}`,
          ...read(source),
          ...describe(game, fields, all === true, session.work),
        ].join('\n'),
    };
  },
};

/** What was read, where the source is no ruleset on a board. */
function read(source: Source): string[] {
  const words = source.kind === 'game' ? undefined : wordsOfSource(source);
  return words === undefined ? [] : [`  read as ${words}`];
}

function describe(game: SPGame, fields: readonly GameField[], all: boolean, work: Work): string[] {
  const { vertices, legalComplex } = game;
  const lines: string[] = [];
  if (fields.includes('basicPositions')) lines.push('', ...basicPositions(game, all));
  else if (fields.includes('vertices'))
    lines.push('', 'Vertices', ...shortList(vertices.length, (v) => vertices[v]!.label, all));
  const facets = fields.includes('facets') ? legalComplex.listFacets(work.part()) : undefined;
  const nonfaces = fields.includes('nonfaces') ? legalComplex.listMinimalNonfaces(work.part()) : undefined;
  if (facets !== undefined) {
    lines.push('', `Maximal legal positions: facets of the legal complex (${facets.size})`);
    lines.push(...setLines(facets, vertices, all));
  }
  if (nonfaces !== undefined) {
    lines.push('', `Minimal illegal positions: facets of the illegal complex (${nonfaces.size})`);
    lines.push(...setLines(nonfaces, vertices, all));
  }
  if (facets !== undefined) lines.push('', 'Legal ideal', `  ${shortIdeal(game.legalIdeal, all)}`);
  if (nonfaces !== undefined) lines.push('', 'Illegal ideal', `  ${shortIdeal(game.illegalIdeal, all)}`);
  return lines;
}

function basicPositions(game: SPGame, all: boolean): string[] {
  const positions = game.basicPositions;
  const several = game.summands.length > 1;
  const rows = positions.map(({ vertex, side, piece, cells, summand }) => [
    game.vertices[vertex]!.label,
    playerName(side, 'either'),
    piece,
    `on ${cells.join(' ')}`,
    ...(several ? [`summand ${summand}`] : []),
  ]);
  const aligned = table(all ? rows : rows.slice(0, SHOWN));
  return ['Basic positions: vertices of both complexes', ...shortList(rows.length, (i) => aligned[i]!, all)];
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
