import type { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { InputError } from '../errors.js';
import { Ticker, type RunOptions } from '../run.js';
import { SetFamily, dualize } from '../sets/index.js';
import { type BasicPosition, inVariableOrder, positionKey, respectColours, variablesOf } from './BasicPosition.js';
import { type Clause, type Ruleset, violatedClause } from './Ruleset.js';
import { SPGame } from './SPGame.js';

/**
 * Plays a ruleset on a board: finds the basic positions and the legal complex. Clauses on single pieces and on pairs
 * give its minimal nonfaces outright; clauses on whole positions are asked as an oracle while both borders are
 * dualised; listed positions are looked up. Pieces that lie on the board already make the game the link of their
 * position.
 * @throws InputError `unsuitable-board`, `illegal-start`, `void-game` if not even the empty position is legal
 * @throws LimitError; `limit` counts placements, and maximal legal and minimal illegal positions
 * @complexity quadratic in the basic positions for pairs; `dualize` for clauses on positions
 * @source Huntemann 2018, Def. 1.43
 */
export function compile(ruleset: Ruleset, board: Board, options: RunOptions = {}): SPGame {
  const positions = inVariableOrder(respectColours(ruleset.basicPositions(board, options), board));
  const vertices = variablesOf(positions);
  const nonfaces = forbiddenByPieces(ruleset, positions, board, options);
  const onPositions = ruleset.clauses.filter(({ on }) => on === 'position' || on === 'count');
  const listed = ruleset.clauses.filter((clause) => clause.on === 'listed');
  let complex: SimplicialComplex;
  if (onPositions.length > 0) {
    // Sets put to the oracle contain no forbidden piece or pair: these are known to the search from the start.
    const rest: Ruleset = { ...ruleset, clauses: [...onPositions, ...listed] };
    const isLegal = (set: readonly number[]): boolean =>
      violatedClause(
        rest,
        set.map((v) => positions[v]!),
        board,
      ) === undefined;
    const { minimalIllegal, maximalLegal } = dualize(positions.length, isLegal, nonfaces, options);
    complex = SimplicialComplex.ofAntichain(vertices, { facets: maximalLegal, nonfaces: minimalIllegal });
  } else if (listed.length === 0) complex = SimplicialComplex.fromNonfaces(nonfaces, vertices);
  else complex = listedComplex(listed, positions, nonfaces, options).withVertices(vertices);
  if (complex.isVoid)
    throw new InputError('void-game', `compile: ${ruleset.name} forbids the empty position; expected a legal start.`);
  const game = new SPGame(complex, [{ ruleset, board, positions }]);
  return board.pieces.length === 0 ? game : game.after(startPosition(game, board));
}

/** The illegal single pieces and pairs of otherwise legal pieces. */
function forbiddenByPieces(
  ruleset: Ruleset,
  positions: readonly BasicPosition[],
  board: Board,
  options: RunOptions,
): number[][] {
  const ticker = new Ticker('compile', options);
  const single = ruleset.clauses.filter((clause) => clause.on === 'piece');
  const pair = ruleset.clauses.filter((clause) => clause.on === 'pair');
  const forbidden: number[][] = [];
  const legal: number[] = [];
  positions.forEach((piece, v) => {
    if (single.some((clause) => clause.forbids(piece, board))) forbidden.push([v]);
    else legal.push(v);
  });
  legal.forEach((u, i) => {
    ticker.tick(forbidden.length);
    for (const v of legal.slice(i + 1))
      if (pair.some((clause) => clause.forbids(positions[u]!, positions[v]!, board))) forbidden.push([u, v]);
  });
  return forbidden;
}

/** The complex of the positions that all listed clauses and the other forbidden sets leave. */
function listedComplex(
  listed: readonly (Clause & { on: 'listed' })[],
  positions: readonly BasicPosition[],
  nonfaces: readonly number[][],
  options: RunOptions,
): SimplicialComplex {
  const n = positions.length;
  const index = new Map(positions.map((position, v) => [positionKey(position), v]));
  const indices = (pieces: readonly BasicPosition[]): number[] =>
    pieces.map((piece) => {
      const v = index.get(positionKey(piece));
      if (v === undefined)
        throw new InputError(
          'unknown-placement',
          `compile: a listed position has the piece ${positionKey(piece)}, which does not fit on the board; expected placements on the board.`,
        );
      return v;
    });
  const forbidden = [...nonfaces, ...listed.flatMap((clause) => (clause.forbidden ?? []).map(indices))];
  const legal = listed.flatMap((clause) => (clause.legal === undefined ? [] : [clause.legal.map(indices)]));
  if (legal.length === 0) return SimplicialComplex.fromNonfaces(forbidden, n);
  if (legal.length === 1 && forbidden.every((set) => !SetFamily.fromLists(legal[0]!, n).hasSupersetOf(set)))
    return SimplicialComplex.fromFacets(legal[0]!, n);
  const all = legal.reduce<SetFamily>(
    (sum, facets) => sum.concat(SimplicialComplex.fromFacets(facets, n).listMinimalNonfaces(options)),
    SetFamily.fromLists(forbidden, n),
  );
  return SimplicialComplex.fromNonfaces(all, n);
}

/** The basic positions of the pieces that lie on the board. */
function startPosition(game: SPGame, board: Board): number[] {
  return board.pieces.map(({ vertex, side }) => {
    const v = game.basicPositions.findIndex(
      ({ cells, side: owner }) => cells.length === 1 && cells[0] === vertex && (owner === undefined || owner === side),
    );
    if (v === -1)
      throw new InputError(
        'unsuitable-board',
        `compile: a ${side === 'L' ? 'Left' : 'Right'} piece lies on vertex ${vertex}, but no such piece covers that vertex alone; expected an empty board or pieces of the ruleset.`,
      );
    return v;
  });
}
