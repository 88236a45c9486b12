import { Board } from '../../boards/index.js';
import {
  type HeapGame,
  type OctalCode,
  kaylesHeaps,
  oabHeaps,
  octalGame,
  subtractionGame,
} from '../../evaluation/index.js';
import { InputError } from '../../errors.js';
import { PLAYERS, type Player } from '../../player.js';
import { adjacentClause, overlapClause } from '../declarative/pairClauses.js';
import { graphFinder } from '../declarative/placementFinders.js';
import type { GraphPiece } from '../declarative/RulesetData.js';
import { rulesetOf, type DataOfKinds, type RulesetParts } from '../declarative/rulesetOf.js';
import { type Ruleset, unsuitableBoard } from '../Ruleset.js';
import { ANY_VERTEX, NODE_KAYLES } from './graphs.js';
import type { OnBoards } from './readOnBoards.js';
import { onBoards, requireHeaps } from './rulesetOnBoards.js';

/** The longest piece: larger ones are mistakes. */
const LONGEST = 1000;

function requireLengths(what: string, lengths: readonly number[]): void {
  const wrong = lengths.find((length) => !Number.isInteger(length) || length < 1 || length > LONGEST);
  if (wrong !== undefined)
    throw new InputError('invalid-piece-length', `${what}: a piece of ${wrong} vertices; expected 1 to ${LONGEST}.`);
}

function pathPiece(n: number, side: Player | undefined): GraphPiece {
  const edges = Array.from({ length: n - 1 }, (_, v): [number, number] => [v, v + 1]);
  return { piece: `path of ${n}`, ...(side !== undefined && { side }), graph: { n, edges } };
}

function completePiece(n: number, side: Player | undefined): GraphPiece {
  const edges = Array.from({ length: n }, (_, v) =>
    Array.from({ length: v }, (__, u): [number, number] => [u, v]),
  ).flat();
  return { piece: n === 1 ? '1 token' : `${n} tokens`, ...(side !== undefined && { side }), graph: { n, edges } };
}

/** What pieces that cover vertices of the board, and rules about neighbours, need. */
const RUNS: RulesetParts<GraphPiece, 'overlap' | 'adjacent'> = {
  finder: graphFinder,
  clauses: { overlap: overlapClause, adjacent: adjacentClause },
};

/** The ruleset of pieces that must not overlap, unless other clauses are given. */
function withRuns(
  {
    words,
    clauses = [{ forbid: 'overlap' }],
    ...rest
  }: Omit<Runs, 'type' | 'clauses'> & Partial<Pick<Runs, 'clauses'>>,
  ...boards: OnBoards
): Ruleset {
  return onBoards(rulesetOf({ type: 'ruleset', words, ...rest, clauses }, words, RUNS), ...boards);
}

type Runs = DataOfKinds<GraphPiece, 'overlap' | 'adjacent'> & { readonly words: string };

/** Oab: Left places paths of a vertices, Right of b vertices. @source Huntemann 2018, Sec. 5.2.1 */
export function oab(a: number, b: number): Ruleset {
  requireLengths('oab', [a, b]);
  const ruleset = withRuns({
    name: `oab(${a},${b})`,
    words: `Cover a path of empty vertices: Left ${a} of them, Right ${b}.`,
    pieces: [pathPiece(a, 'L'), pathPiece(b, 'R')],
  });
  return { ...ruleset, heaps: oabHeaps(a, b) };
}

/**
 * SUBTRACTION (S) with pieces of either player, or PARTIZAN SUBTRACTION (S_L | S_R): on a heap, a complete graph, a
 * piece covers as many vertices as tokens are taken.
 * @source Huntemann 2018, App. A
 */
export function subtraction(left: Iterable<number>, right?: Iterable<number>): Ruleset {
  const sets = [left, ...(right === undefined ? [] : [right])].map((set) => [...new Set(set)].sort((a, b) => a - b));
  requireLengths('subtraction', sets.flat());
  const owners = right === undefined ? [undefined] : PLAYERS;
  const taken = (i: number): string => sets[i]!.join(' or ') || 'no tokens';
  const ruleset = withRuns(
    {
      name: `subtraction(${sets.map((set) => set.join()).join(';')})`,
      words: `Cover tokens of one heap: ${right === undefined ? taken(0) : `Left ${taken(0)}, Right ${taken(1)}`}.`,
      pieces: owners.flatMap((side, i) => sets[i]!.map((s) => completePiece(s, side))),
    },
    requireHeaps,
  );
  return { ...ruleset, heaps: subtractionGame(sets[0]!, sets[1]) };
}

/**
 * The octal game, or partizan octal game, as a placement game on rows: paths, or heaps whose vertices lie in a row by
 * their numbers. Digits 7 place a run of so many vertices anywhere. Codes of digits 3 are subtraction games, on heaps
 * as such; .137 claims a vertex that is not adjacent to a claimed one.
 * @throws InputError `not-a-placement-game` for other codes, `invalid-piece-length`; ParseError `not-an-octal-code`
 * @source Huntemann 2018, App. A
 */
export function octal(left: OctalCode, right?: OctalCode): Ruleset {
  const heaps: HeapGame = octalGame(left, right);
  const { digits = { L: [], R: [] }, name } = heaps;
  const codes = right === undefined ? [digits.L] : [digits.L, digits.R];
  const notation = right !== undefined && !name.includes('|') ? name.replace(/\((.*)\)/, '($1|$1)') : name;
  const kinds = new Set(codes.flat().filter((digit) => digit !== 0));
  const taken = codes.map((code) => [...code.keys()].filter((i) => code[i] !== 0));
  if (kinds.size === 1 && kinds.has(3)) return renamed(subtraction(taken[0]!, taken[1]), notation);
  const dawsonsChess = right === undefined && codes[0]!.join('') === '0137';
  if (!dawsonsChess && [...kinds].some((digit) => digit !== 7))
    throw new InputError(
      'not-a-placement-game',
      `octal: ${notation} is not known as a placement game; expected digits 7 and 0 only, 3 and 0 only, or .137.`,
      { hint: 'octalGame(…) in spgames/evaluation evaluates any octal game on heaps.', details: { code: notation } },
    );
  requireLengths('octal', taken.flat());
  const owners = right === undefined ? [undefined] : PLAYERS;
  const runs = (i: number): string => taken[i]!.join(' or ') || 'no';
  const covering =
    right === undefined
      ? `Cover ${runs(0)} vertices of a row that lie side by side.`
      : `Cover vertices of a row that lie side by side: Left ${runs(0)}, Right ${runs(1)}.`;
  const said = dawsonsChess
    ? {
        words: 'Claim a vertex of a row that is not next to a claimed one.',
        pieces: ANY_VERTEX,
        clauses: NODE_KAYLES,
      }
    : {
        words: covering,
        pieces: owners.flatMap((side, i) => taken[i]!.map((length) => pathPiece(length, side))),
      };
  const ruleset = withRuns(
    { name: notation, ...said },
    (ruleset, board) => void inRows(ruleset, board),
    (board) => inRows(notation, board),
  );
  return { ...ruleset, heaps };
}

/** KAYLES: one vertex or two adjacent ones are covered. @source Berlekamp, Conway and Guy 1982, Ch. 4 */
export const kayles: Ruleset = {
  ...withRuns({
    name: 'kayles',
    words: 'Cover one vertex, or two adjacent ones, that are not covered yet.',
    pieces: [pathPiece(1, undefined), pathPiece(2, undefined)],
  }),
  heaps: kaylesHeaps,
};

/** DAWSON'S KAYLES: two adjacent vertices of a row are covered. @source Siegel 2013, Sec. 1 */
export const dawsonsKayles: Ruleset = renamed(octal('.07'), 'dawsons-kayles');

/**
 * DAWSON'S CHESS: two rows of pawns on 3 × n squares, in which captures have to be made. After an advance they follow
 * in turn until its file is blocked and those beside it are empty, an odd number of moves in all; here they are part of
 * the advance. So it is played on the files: one is claimed that is not next to a claimed one.
 * @source Siegel 2013, Ex. 1.5
 */
export const dawsonsChess: Ruleset = renamed(
  octal('.137'),
  'dawsons-chess',
  'Advance a pawn on a file that is not next to one where a pawn was advanced; the captures that follow are forced.',
);

function renamed(ruleset: Ruleset, name: string, words: string = ruleset.words): Ruleset {
  return { ...ruleset, name, words, data: { ...ruleset.data!, name, words } };
}

/** The board with paths for its complete components; they, and the other components, have to be rows. */
function inRows(ruleset: string, board: Board): Board {
  const edges = board.components().flatMap((row) => {
    if (row.every((v) => board.degree(v) === row.length - 1)) return row.slice(1).map((v, i) => [row[i]!, v] as const);
    const own = board.edges.filter(([u]) => row.includes(u));
    if (own.length !== row.length - 1 || row.some((v) => board.degree(v) > 2))
      throw unsuitableBoard(ruleset, 'no union of heaps and paths', 'heaps or paths, such as heap:9 or path:9');
    return own;
  });
  return edges.length === board.edges.length ? board : new Board({ ...board, edges });
}
