/**
 * Writes `docs/catalogue.md` and its pictures from the catalogue (`npx tsx scripts/catalogue.ts`).
 * A test compares the files with what this program would write.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseBoard } from '../src/boards/index.js';
import {
  catalogue,
  compile,
  describeRuleset,
  findRuleset,
  type CatalogueEntry,
  type SPGame,
} from '../src/games/index.js';
import { loopyGameName, loopyGameOfMoves } from '../src/loopy/index.js';
import { moveCatalogue, parseMoveGame, type MoveCatalogueEntry } from '../src/moves/index.js';
import { formsOfEntry } from '../src/games/internal.js';
import { orderWitness, orderWitnessInWords, usualStartOf } from '../src/moves/internal.js';
import { drawGame, drawMoveBoard, type DrawnPiece } from '../src/pictures/index.js';
import { printValue } from '../src/values/index.js';
import { root } from './filesUnder.js';

/**
 * Games of A. N. Siegel, Combinatorial Game Theory, Chapter I, that are not strong placement games and not in the
 * catalogue, and why.
 */
const OTHERS: readonly (readonly [string, string])[] = [
  ['DAWSON’S CHESS, CHESS', 'pieces move'],
  ['GO', 'pieces are captured; NOGO is the placement game'],
  [
    'TICTACTOE',
    'play ends with a line, so that positions cannot be reached in any order: [a positional game](positional.md); avoid-own(tic-tac-toe) forbids lines instead',
  ],
  ['DOTS AND BOXES', 'completing a box scores and gives another move; the edges alone are the game on a simplex'],
];

interface ExampleOfPlay {
  readonly game: SPGame;
  readonly pieces: readonly DrawnPiece[];
  readonly moves: readonly string[];
}

/** The first final position of the example that alternating play reaches, each player taking the first legal piece. */
function exampleOfPlay({ example }: CatalogueEntry): ExampleOfPlay {
  const [name, notation] = example.split('@') as [string, string];
  const board = parseBoard(notation);
  const game = compile(findRuleset(name), board);
  const pieces: DrawnPiece[] = [];
  const position: number[] = [];
  const moves: string[] = [];
  for (let turn = 0, passes = 0; passes < 2 && moves.length < 4; turn++) {
    const player = turn % 2 === 0 ? 'L' : 'R';
    const move = game.vertices.findIndex(
      ({ side }, v) =>
        (side ?? player) === player && !position.includes(v) && game.isLegal([...position, v].sort((a, b) => a - b)),
    );
    passes = move === -1 ? passes + 1 : 0;
    if (move === -1) continue;
    position.push(move);
    const { cells } = game.basicPositions[move]!;
    pieces.push({ side: player, vertices: cells });
    moves.push(`${player === 'L' ? 'Left' : 'Right'} on ${cells.map((v) => v + 1).join(', ')}`);
  }
  return { game, pieces, moves };
}

function section(entry: CatalogueEntry): string {
  const { name, title, example, parameters, facts, invariant, independence, variants } = entry;
  const ruleset = findRuleset(example.split('@')[0]!);
  const game = compile(ruleset, parseBoard(example.split('@')[1]!));
  const written = [
    ...Object.keys(variants).map((key) => (key === '' ? name : `${name}(${key})`)),
    ...(parameters === undefined ? [] : [`${name}(${parameters.form})`]),
  ];
  const pair = (is: boolean, word: string): string => `${is ? '' : 'not '}${word}`;
  const rows = [
    `- Written: ${written.map((form) => `\`${form}\``).join(', ')}${parameters === undefined ? '' : ` (${parameters.words})`}`,
    `- Pieces: ${entry.pieces}`,
    `- Boards: ${entry.boards}`,
    `- Source: ${entry.source}`,
    `- Class: ${entry.players}, ${pair(invariant, 'invariant')}, ${pair(independence, 'an independence ruleset')}`,
    ...(ruleset.data === undefined
      ? ['- Rules: given by functions']
      : [`- Rules as data: ${describeRuleset(ruleset.data)}`]),
    ...facts.map((fact) => `- ${fact[0]!.toUpperCase()}${fact.slice(1)}`),
    `- Example: \`spgames compile '${example}'\`: ${game.vertices.length} basic positions, ${game.illegalComplex.facets.size} minimal illegal positions, ${game.legalComplex.facets.size} maximal legal positions`,
  ];
  const { moves } = exampleOfPlay(entry);
  const picture = `![${title}: ${moves.join('; ')}](pictures/catalogue/${name}.svg)`;
  return [`## ${title}`, '', entry.words, '', ...rows, '', picture, '', `${moves.join('; ')}.`].join('\n');
}

/** What the catalogue says of a ruleset that is not a placement game. */
function moveSection(entry: MoveCatalogueEntry): string {
  const { name, title, example, parameters, facts, players, words, boards, source } = entry;
  const written = formsOfEntry(entry)
    .map((form) => `\`${form}\``)
    .join(', ');
  const game = parseMoveGame(example);
  const start = usualStartOf(entry);
  const value = game.loopy
    ? loopyGameName(loopyGameOfMoves(game))
    : printValue(game.solver.value(game.start), { maxLength: 60 });
  const rows = [
    `- Written: ${written}${parameters === undefined ? '' : ` (${parameters.words})`}`,
    `- Positions: ${boards}`,
    ...(start === undefined
      ? []
      : [
          `- Usual start, on a board without a position: ${start.words}; \`${name}\` alone is \`${name}@${start.board}\``,
        ]),
    `- Source: ${source}`,
    `- Class: ${players}, not a strong placement game: ${orderWitnessInWords(orderWitness(entry))}`,
    ...facts.map((fact) => `- ${fact[0]!.toUpperCase()}${fact.slice(1)}`),
    `- Example: \`spgames value '${example}'\`${value === undefined ? '' : `: the value is \`${value}\``}`,
  ];
  const picture = `![${title}: ${example}](pictures/catalogue/${name}-position.svg)`;
  return [`### ${title}`, '', words, '', ...rows, '', picture].join('\n');
}

/** The files, by their paths from the root of the repository. */
export function catalogueFiles(): ReadonlyMap<string, string> {
  const intro = [
    '# Catalogue of rulesets',
    '',
    'Written by `npx tsx scripts/catalogue.ts` from the catalogue in the library (`catalogue` in `spgames/games`, `spgames catalog`); do not edit it by',
    'hand. Every statement is tested. Pictures show the first moves when each player takes the first legal piece; vertices are numbered from 1. In',
    'arguments, as in JSON, vertices are numbered from 0. _Invariant_ and _independence ruleset_ are as in Huntemann 2018, Def. 2.3 and 2.21, for the',
    'ruleset of the example.',
  ].join('\n');
  const others = [
    '## No strong placement games',
    '',
    'Games in which pieces move, fall or are taken away (`moveCatalogue` in `spgames/moves`): each with two moves whose order matters, so that it is no',
    'strong placement game. They have values, outcomes and trees; [Games by their moves](moves.md) tells more.',
    '',
    ...moveCatalogue.flatMap((entry) => [moveSection(entry), '']),
    '### Others',
    '',
    'Other games of A. N. Siegel, _Combinatorial Game Theory_, Chapter I, and why they are not here:',
    '',
    ...OTHERS.map(([games, why]) => `- ${games}: ${why}.`),
  ].join('\n');
  const page = `${[intro, ...catalogue.map(section), others].join('\n\n')}\n`;
  const pictures = catalogue.map((entry): [string, string] => [
    `docs/pictures/catalogue/${entry.name}.svg`,
    pictureOf(entry),
  ]);
  const positions = moveCatalogue.map(({ name, title, example }): [string, string] => [
    `docs/pictures/catalogue/${name}-position.svg`,
    drawMoveBoard(parseMoveGame(example), { title }),
  ]);
  return new Map([['docs/catalogue.md', page], ...pictures, ...positions]);
}

function pictureOf(entry: CatalogueEntry): string {
  const { game, pieces } = exampleOfPlay(entry);
  return drawGame(game, { title: entry.title, pieces });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of catalogueFiles()) writeFileSync(`${root}${path}`, text);
