import type { Board } from '../boards/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import { InputError } from '../errors.js';
import { playerName } from '../player.js';
import { type RunOptions, Work } from '../run.js';
import { shown } from '../shape.js';
import { type BasicPosition, inVariableOrder, positionKey, respectColours, variablesOf } from './BasicPosition.js';
import { type Ruleset, violatedClause } from './Ruleset.js';
import { SPGame } from './SPGame.js';
import { complexOfRules } from './complexOfRules.js';
import { deepFrozen } from './deepFrozen.js';
import { listedSets } from './listedSets.js';

/** Bounds of a compilation, and when it takes place. */
export interface CompileOptions extends RunOptions {
  /** Finds only the basic positions, and the legal complex when it is first asked for: enough for `explain`. */
  readonly lazy?: boolean;
}

/**
 * Plays a ruleset on a board: finds the basic positions and the legal complex. Clauses on single pieces, on pairs and
 * on numbers of pieces give its minimal nonfaces outright; clauses on whole positions are asked as an oracle while both
 * borders are dualised; listed positions are looked up. Facets are listed when they are asked for, unless the rules
 * give them. Pieces that lie on the board already make the game the link of their position.
 * @throws InputError `not-a-suitable-board`, `not-a-legal-start`, `not-a-game` if not even the empty position is legal,
 * `not-monotone` if the rules are seen to allow a position and to forbid a part of it
 * @throws LimitError; `limit` counts placements, and maximal legal and minimal illegal positions; `timeoutMs` is for
 * all
 * @complexity pairs that lie near each other for pairs; `dualize` for clauses on positions
 * @source Huntemann 2018, Def. 1.43
 * @example compile(snort, path(2)).illegalComplex.facets.size // 4
 */
export function compile(ruleset: Ruleset, board: Board, options: CompileOptions = {}): SPGame {
  const played = ruleset.boardOf?.(board) ?? board;
  const work = new Work('compile', options);
  const found = ruleset.basicPositions(played, work.rest());
  checkPositions(ruleset.name, found, played, work);
  const positions = inVariableOrder(respectColours(found, played), () => work.tick(0)).map(copyOf);
  work.tick(0);
  const vertices = variablesOf(positions);
  const forbidsAll = (): InputError =>
    new InputError('not-a-game', `compile: ${ruleset.name} forbids the empty position; expected a legal start.`);
  const complex = (within: Work): SimplicialComplex => {
    const found = complexOfRules(ruleset, played, positions, vertices, within);
    if (found.isVoid) throw forbidsAll();
    return found;
  };
  if (options.lazy === true) {
    listedSets(ruleset, positions); // checks that they fit
    if (violatedClause(ruleset, [], played) !== undefined) throw forbidsAll();
  }
  const legal =
    options.lazy === true
      ? { vertices, legalComplex: (bounds = options) => complex(new Work('compile', bounds)) }
      : complex(work);
  // Not before they are compared with each other, which takes twice as long then.
  deepFrozen(positions);
  const game = new SPGame(legal, [{ ruleset, board: played, positions }]);
  return played.pieces.length === 0 ? game : game.after(startPosition(game, played));
}

/** The objects of a ruleset in code stay its own. */
function copyOf({ side, piece, cells }: BasicPosition): BasicPosition {
  return side === undefined ? { piece, cells: cells.slice() } : { side, piece, cells: cells.slice() };
}

/** The basic positions of the pieces that lie on the board. */
function startPosition(game: SPGame, board: Board): number[] {
  const { basicPositions } = game;
  return board.pieces.map(({ vertex, side }) => {
    const v = basicPositions.findIndex(
      ({ cells, side: owner }) => cells.length === 1 && cells[0] === vertex && (owner === undefined || owner === side),
    );
    if (v === -1)
      throw new InputError(
        'not-a-suitable-board',
        `compile: a ${playerName(side)} piece lies on vertex ${vertex}, but no such piece covers that vertex alone; expected an empty board or pieces of the ruleset.`,
        { hint: 'Pieces that cover several vertices are placed by their labels: --position.' },
      );
    return v;
  });
}

/**
 * What a ruleset says are its basic positions on a board, once they are known to be some.
 * @throws InputError `invalid-ruleset` for a piece without name, with a wrong side or cells that are not vertices, and
 * for one that is listed twice
 */
function checkPositions(ruleset: string, positions: readonly BasicPosition[], board: Board, work: Work): void {
  const refuse = (found: string, expected: string, details: Readonly<Record<string, unknown>> = {}): never => {
    throw new InputError('invalid-ruleset', `compile: ${ruleset}: ${found}; expected ${expected}.`, { details });
  };
  if (!Array.isArray(positions)) return refuse(`basicPositions gives ${shown(positions)}`, 'a list of basic positions');
  const seen = new Set<string>();
  positions.forEach((position: unknown, i) => {
    if ((i & 4095) === 0) work.tick(0);
    const { side, piece, cells } = (position ?? {}) as Partial<BasicPosition>;
    const here = `basic position ${i}`;
    if (typeof piece !== 'string') refuse(`${here} has the piece ${shown(piece)}`, 'a text', { position: i });
    if (side !== undefined && side !== 'L' && side !== 'R')
      refuse(`${here} has the side ${shown(side)}`, '"L", "R" or none', { position: i });
    if (!Array.isArray(cells) || cells.length === 0)
      return refuse(`${here} has the cells ${shown(cells)}`, 'at least one vertex', { position: i });
    (cells as readonly unknown[]).forEach((v, k) => {
      if (!Number.isInteger(v) || (v as number) < 0 || (v as number) >= board.vertexCount)
        refuse(`${here} has the cell ${shown(v)}`, `vertices v with 0 ≤ v < ${board.vertexCount}`, { position: i });
      if (k > 0 && !((cells as readonly number[])[k - 1]! < (v as number)))
        refuse(`${here} has the cells ${shown(cells)}`, 'vertices in ascending order', { position: i });
    });
    const key = positionKey(position as BasicPosition);
    if (seen.has(key)) refuse(`${here} was listed before`, 'every piece once', { position: i });
    seen.add(key);
  });
}
