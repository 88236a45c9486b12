import type { Board } from '../boards/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import { InputError, LimitError } from '../errors.js';
import { playerName } from '../player.js';
import type { RunOptions } from '../run.js';
import { inVariableOrder, respectColours, variablesOf } from './BasicPosition.js';
import { complexOfRules } from './complexOfRules.js';
import { listedSets } from './listedSets.js';
import { violatedClause, type Ruleset } from './Ruleset.js';
import { SPGame } from './SPGame.js';

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
 * @throws InputError `unsuitable-board`, `illegal-start`, `void-game` if not even the empty position is legal,
 * `not-monotone` if the rules are seen to allow a position and to forbid a part of it
 * @throws LimitError; `limit` counts placements, and maximal legal and minimal illegal positions; `timeoutMs` is for all
 * @complexity pairs that lie near each other for pairs; `dualize` for clauses on positions
 * @source Huntemann 2018, Def. 1.43
 */
export function compile(ruleset: Ruleset, board: Board, options: CompileOptions = {}): SPGame {
  const played = ruleset.boardOf?.(board) ?? board;
  const bounds = sharedTime(options);
  const positions = timed(options, () =>
    inVariableOrder(respectColours(ruleset.basicPositions(played, bounds()), played)),
  );
  const vertices = variablesOf(positions);
  const forbidsAll = (): InputError =>
    new InputError('void-game', `compile: ${ruleset.name} forbids the empty position; expected a legal start.`);
  const complex = (time: () => RunOptions): SimplicialComplex => {
    const found = timed(options, () => complexOfRules(ruleset, played, positions, vertices, time));
    if (found.isVoid) throw forbidsAll();
    return found;
  };
  if (options.lazy === true) {
    listedSets(ruleset, positions); // checks that they fit
    if (violatedClause(ruleset, [], played) !== undefined) throw forbidsAll();
  }
  const legal =
    options.lazy === true ? { vertices, legalComplex: () => complex(sharedTime(options)) } : complex(bounds);
  const game = new SPGame(legal, [{ ruleset, board: played, positions }]);
  return played.pieces.length === 0 ? game : game.after(startPosition(game, played));
}

/** Options for one step after the other: each gets the time that is left. */
function sharedTime(options: RunOptions): () => RunOptions {
  const { timeoutMs, limit, onProgress } = options;
  const start = performance.now();
  return () => ({
    ...(limit !== undefined && { limit }),
    ...(onProgress !== undefined && { onProgress }),
    ...(timeoutMs !== undefined && { timeoutMs: timeoutMs - (performance.now() - start) }),
  });
}

/** A step whose error at the end of the time names the time for all steps. */
function timed<T>({ timeoutMs }: RunOptions, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof LimitError) || error.code !== 'timeout' || timeoutMs === undefined) throw error;
    const { hint, details } = error;
    throw new LimitError('timeout', `compile: not finished after ${timeoutMs} ms; expected less work.`, {
      ...(hint !== undefined && { hint }),
      details: { ...details, timeoutMs },
      cause: error,
    });
  }
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
        'unsuitable-board',
        `compile: a ${playerName(side)} piece lies on vertex ${vertex}, but no such piece covers that vertex alone; expected an empty board or pieces of the ruleset.`,
      );
    return v;
  });
}
