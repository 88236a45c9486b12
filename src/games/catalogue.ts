import type { CatalogueEntry } from './CatalogueEntry.js';
import { deepFrozen } from './deepFrozen.js';
import * as read from './rulesetArguments.js';
import type { Ruleset } from './Ruleset.js';
import { bigraphNodeKayles, partizanNodeKayles } from './rulesets/colouredKayles.js';
import { cram, domineering, orientedDomineering } from './rulesets/domineering.js';
import { arcKayles, col, nodeKayles, nogo, snort } from './rulesets/graphs.js';
import { hex } from './rulesets/hex.js';
import { nim } from './rulesets/nim.js';
import { nonAttacking } from './rulesets/nonAttacking.js';
import { avoidOwn, avoid, FANO_PLANE, inside, TIC_TAC_TOE_LINES } from './rulesets/setSystems.js';
import { dawsonsChess, dawsonsKayles, kayles } from './rulesets/strips.js';

type Variants = Readonly<Record<string, Ruleset>>;

type Said = Omit<CatalogueEntry, 'name' | 'title' | 'words' | 'variants' | 'invariant' | 'independence'> & {
  readonly invariant?: false;
  readonly independence?: false;
  readonly variants?: Variants;
};

/** An entry of a ruleset that has a plain form. */
function entry(title: string, ruleset: Ruleset, said: Said): CatalogueEntry {
  const { name, words } = ruleset;
  const variants = { '': ruleset, ...said.variants };
  return deepFrozen({ name, title, words, invariant: true, independence: true, ...said, variants });
}

/** An entry of a ruleset that always has arguments: its variants are made when they are looked at. */
function entryWithArguments(
  title: string,
  ruleset: () => Ruleset,
  { variants: made, ...said }: Omit<Said, 'variants'> & { readonly variants?: () => Variants },
): CatalogueEntry {
  let words: string | undefined;
  let variants: Variants | undefined;
  return Object.freeze({
    name: said.example.split('(', 1)[0]!,
    title,
    invariant: true,
    independence: true,
    ...deepFrozen(said),
    get words() {
      return (words ??= ruleset().words);
    },
    get variants() {
      return (variants ??= deepFrozen(made?.() ?? {}));
    },
  });
}

const APPENDIX = 'Huntemann 2018, App. A';
const VERTICES = 'a vertex for each player';
const VERTEX = 'a vertex for either player';
const DOMINO = 'a domino for each player';

/**
 * Every ruleset that has a notation, by name.
 * @example catalogue.some(({ name }) => name === 'nogo') // true
 */
export const catalogue: readonly CatalogueEntry[] = Object.freeze([
  entryWithArguments('ANTICHAIN', () => read.antichainParameters.ruleset('0<1,0<2'), {
    players: 'impartial',
    source: 'the complex of antichains of a poset',
    pieces: VERTEX,
    boards: 'any board with as many vertices as the poset has elements; edges play no part',
    example: 'antichain(0<1,0<2,1<3,2<3)@empty:4',
    invariant: false,
    facts: ['the illegal complex is the comparability graph without its isolated vertices'],
    parameters: read.antichainParameters,
  }),
  entry('ARC-KAYLES', arcKayles, {
    players: 'impartial',
    source: APPENDIX,
    pieces: 'an edge for either player',
    boards: 'any graph',
    example: 'arc-kayles@path:5',
    facts: [
      'the illegal complex is the line graph of the board, without the isolated vertices of that graph',
      'on a path it is DAWSON’S KAYLES',
    ],
  }),
  entryWithArguments('AVOID', () => avoid(FANO_PLANE), {
    players: 'impartial',
    source: 'Huntemann 2018, Def. 1.42',
    pieces: VERTEX,
    boards: 'any board with as many vertices as there are points; edges play no part',
    example: 'avoid(fano)@empty:7',
    invariant: false,
    independence: false,
    facts: [
      'the sets are the minimal illegal positions, where none contains another: the game of any square-free ideal but (0) and (1)',
    ],
    variants: () => ({ fano: avoid(FANO_PLANE, { name: 'avoid(fano)' }) }),
    parameters: read.avoidParameters,
  }),
  entryWithArguments('AVOID-OWN', () => avoidOwn(FANO_PLANE), {
    players: 'partizan',
    source: 'Siegel 2013, Sec. 4',
    pieces: VERTICES,
    boards: 'any board with as many vertices as there are points; edges play no part',
    example: 'avoid-own(fano)@empty:7',
    invariant: false,
    independence: false,
    facts: [
      'avoid-own(tic-tac-toe)@grid:3x3 forbids completing a line of TICTACTOE',
      'with the edges of the board as sets it is COL',
    ],
    variants: () => ({
      fano: avoidOwn(FANO_PLANE, { name: 'avoid-own(fano)' }),
      'tic-tac-toe': avoidOwn(TIC_TAC_TOE_LINES, { name: 'avoid-own(tic-tac-toe)' }),
    }),
    parameters: read.avoidOwnParameters,
  }),
  entry('BIGRAPH NODE-KAYLES', bigraphNodeKayles, {
    players: 'partizan',
    source: 'Schaefer 1978',
    pieces: VERTEX,
    boards: 'graphs with coloured vertices whose edges join different colours',
    example: 'bigraph-node-kayles@path:4 sides:LRLR',
    facts: ['the illegal complex is the board without its isolated vertices'],
  }),
  entryWithArguments('CHAIN', () => read.chainParameters.ruleset('0<1,0<2'), {
    players: 'impartial',
    source: 'the order complex of a poset',
    pieces: VERTEX,
    boards: 'any board with as many vertices as the poset has elements; edges play no part',
    example: 'chain(0<1,0<2,1<3,2<3)@empty:4',
    invariant: false,
    facts: ['the legal complex is the order complex'],
    parameters: read.chainParameters,
  }),
  entry('COL', col, {
    players: 'partizan',
    source: APPENDIX,
    pieces: VERTICES,
    boards: 'any graph',
    example: 'col@cycle:5',
    facts: ['the value of path:1 is *, that of path:2 is 0'],
  }),
  entry('CRAM', cram, {
    players: 'impartial',
    source: 'Berlekamp, Conway and Guy 1982, Ch. 15',
    pieces: 'a domino for either player',
    boards: 'grids of squares, cells may be missing',
    example: 'cram@grid:3x3',
    facts: ['the same game as ARC-KAYLES on the grid', 'the nimber of 4x4 is 0, that of 4x5 is 2'],
  }),
  entry('DAWSON’S CHESS', dawsonsChess, {
    players: 'impartial',
    source: 'Siegel 2013, Ex. 1.5',
    pieces: 'a file of a board with 3 rows for either player',
    boards: 'files:n, the files of a 3 × n board; paths and heaps',
    example: 'dawsons-chess@files:7',
    facts: [
      'with the captures as parts of the advance; move by move the plays are longer, with the same outcomes in both conventions',
      'on n files the game is that of DAWSON’S KAYLES on n + 1 vertices in a row',
      'the nimbers of 1, 2, 3, … files are 1, 1, 2, 0, 3, 1, 1, 0, …',
      'octal(.137)',
    ],
  }),
  entry('DAWSON’S KAYLES', dawsonsKayles, {
    players: 'impartial',
    source: 'Siegel 2013, Sec. 1',
    pieces: 'two vertices side by side for either player',
    boards: 'paths and heaps, whose vertices lie in a row by their numbers',
    example: 'dawsons-kayles@path:7',
    facts: [
      'the nimbers of rows of 0, 1, 2, … vertices are 0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, …',
      'a heap is played as the path of its vertices in the order of their numbers',
      'octal(.07)',
    ],
  }),
  entry('DOMINEERING', domineering, {
    players: 'partizan',
    source: APPENDIX,
    pieces: DOMINO,
    boards: 'grids of squares, cells may be missing',
    example: 'domineering@grid:3x2/.#|.#|..',
    invariant: false,
    independence: false,
    facts: [
      'not invariant: half of the dominoes are illegal',
      'domineering(oriented) leaves the illegal dominoes out and is an independence ruleset',
      'on grid:5x5/..###|#...#|....#|##...|##.#. its value is {2*|-2*}, of temperature 2: no other connected region with at most 15 squares is as hot',
    ],
    variants: { oriented: orientedDomineering },
  }),
  entry('HEX', hex, {
    players: 'partizan',
    source: APPENDIX,
    pieces: VERTICES,
    boards: 'parallelograms of hexagons',
    example: 'hex@hex:3x3',
    facts: [
      'the winner is the player who joins two sides, not the last to move; hexWinner and hexOutcome tell who that is',
      'on a full board exactly one player has won; the first player wins on hex:3x3',
      'the legal complex is a join of pairs of points',
    ],
  }),
  entryWithArguments('INSIDE', () => inside(FANO_PLANE), {
    players: 'impartial',
    source: 'Huntemann 2018, Sec. 8.2.3',
    pieces: VERTEX,
    boards: 'any board with as many vertices as there are points; edges play no part',
    example: 'inside(fano)@empty:7',
    invariant: false,
    independence: false,
    facts: ['the sets are the facets, where none contains another: the game on any complex that has a vertex'],
    variants: () => ({ fano: inside(FANO_PLANE, { name: 'inside(fano)' }) }),
    parameters: read.insideParameters,
  }),
  entry('KAYLES', kayles, {
    players: 'impartial',
    source: 'Berlekamp, Conway and Guy 1982, Ch. 4',
    pieces: 'a vertex or an edge for either player',
    boards: 'any graph; paths are the rows of pins',
    example: 'kayles@path:5',
    facts: ['on paths it is octal(.77)', 'the nimbers of rows of 0, 1, 2, … pins are 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, …'],
  }),
  entry('NIM', nim, {
    players: 'impartial',
    source: APPENDIX,
    pieces: 'any number of tokens for either player',
    boards: 'heaps',
    example: 'nim@heaps:3,5',
    facts: [
      'the same set form and value as the heaps',
      'not literally equal to them from a heap of 2 on: there are as many moves as ways to choose the tokens',
    ],
  }),
  entry('NODE-KAYLES', nodeKayles, {
    players: 'impartial',
    source: APPENDIX,
    pieces: VERTEX,
    boards: 'any graph; a coloured vertex belongs to its player',
    example: 'node-kayles@grid:3x3',
    facts: ['the illegal complex is the board without its isolated vertices'],
  }),
  entry('NOGO', nogo, {
    players: 'partizan',
    source: APPENDIX,
    pieces: VERTICES,
    boards: 'any graph',
    example: 'nogo@path:3',
    invariant: false,
    independence: false,
    facts: ['not an independence ruleset: path:3', 'not invariant: a piece on an isolated vertex is illegal'],
  }),
  entryWithArguments('NON-ATTACKING', () => nonAttacking('queens'), {
    players: 'impartial',
    source: 'the queens problem',
    pieces: 'a square for either player',
    boards: 'grids of squares, cells may be missing',
    example: 'non-attacking(queens)@grid:4x4',
    invariant: false,
    facts: [
      'with queens the nimbers of n×n, n = 0, 1, …, are 0, 1, 1, 2, 1, 3, 1, …',
      'rooks on grid:RxC: min(R, C) moves in every play',
    ],
    variants: () =>
      Object.fromEntries(
        (['queens', 'rooks', 'bishops', 'knights', 'kings'] as const).map((piece) => [piece, nonAttacking(piece)]),
      ),
  }),
  entryWithArguments('Oab', () => read.oabParameters.ruleset('1,2'), {
    players: 'partizan',
    source: 'Huntemann 2018, Sec. 5.2.1',
    pieces: 'a path for each player',
    boards: 'any graph; paths are the strips',
    example: 'oab(1,2)@path:9',
    facts: [
      'on paths literally equal to the strip with every placement a move',
      'oab(2,2) is partizan: players have their own pieces',
    ],
    parameters: read.oabParameters,
  }),
  entryWithArguments('OCTAL', () => read.octalParameters.ruleset('.7|.07'), {
    players: 'partizan',
    source: APPENDIX,
    pieces: 'vertices side by side; of either player, if there is one code',
    boards: 'paths and heaps, whose vertices lie in a row by their numbers',
    example: 'octal(.7|.07)@heap:9',
    facts: [
      'the codes of digits 0 and 7; those of digits 0 and 3, which are subtraction games on heaps; .137, which is NODE-KAYLES on rows',
      'octal(.7|.07)@heap:9 is oab(1,2)@path:9',
    ],
    parameters: read.octalParameters,
  }),
  entryWithArguments('PARTIZAN ARC-KAYLES', () => read.arcParameters.ruleset('LR.'), {
    players: 'partizan',
    source: 'ARC-KAYLES of Huntemann 2018, App. A, with colours',
    pieces: 'an edge of the player’s colour',
    boards: 'graphs with as many edges as there are letters',
    example: 'partizan-arc-kayles(LRL)@path:4',
    invariant: false,
    facts: ['the illegal complex is the line graph of the board, without the isolated vertices of that graph'],
    parameters: read.arcParameters,
  }),
  entry('PARTIZAN NODE-KAYLES', partizanNodeKayles, {
    players: 'partizan',
    source: 'NODE-KAYLES of Huntemann 2018, App. A, with colours',
    pieces: VERTEX,
    boards: 'graphs with coloured vertices',
    example: 'partizan-node-kayles@cycle:4 sides:LLRR',
    facts: ['the illegal complex is the board without its isolated vertices'],
  }),
  entryWithArguments('POLYOMINO', () => read.polyominoParameters.ruleset('L:##/#.;R:###'), {
    players: 'partizan',
    source: 'DOMINEERING of Huntemann 2018, App. A, with other pieces',
    pieces: 'polyominoes for each player, or for either',
    boards: 'grids of squares, cells may be missing',
    example: 'polyomino(L:##/#.;R:###)@grid:3x3',
    invariant: false,
    facts: ['polyomino(L:#/#;R:##) is domineering(oriented)', 'polyomino(##^) is CRAM'],
    parameters: read.polyominoParameters,
  }),
  entry('SNORT', snort, {
    players: 'partizan',
    source: APPENDIX,
    pieces: VERTICES,
    boards: 'any graph',
    example: 'snort@path:3',
    facts: ['the value of path:1 is *, that of path:2 is {1|-1}'],
  }),
  entryWithArguments('SUBTRACTION', () => read.subtractionParameters.ruleset('1;2,3'), {
    players: 'partizan',
    source: APPENDIX,
    pieces: 'numbers of tokens; of either player, if there is one list',
    boards: 'heaps',
    example: 'subtraction(1;2,3)@heap:7',
    facts: [
      'the same set form and value as the heap, not literally equal to it if a move can leave tokens in the heap',
    ],
    parameters: read.subtractionParameters,
  }),
]);
