import { aFlag, optional } from '../arguments.js';
import type { GameByMoves } from '../games/index.js';
import { sumOfMoves } from '../games/internal.js';
import type { LatticeGame } from '../lattice/index.js';
import { Work } from '../run.js';
import { fields, integer, requireShape } from '../shape.js';
import { movesOrGame } from './asGame.js';
import type { SingleSource, Source } from './kinds/Kind.js';
import { kindOf, summandsOfSource } from './kinds/register.js';
import {
  latticeOfGame,
  latticeOfMoves,
  notALatticeGame,
  type LatticeSource,
  type LatticeSourceOptions,
} from './latticeEncodings.js';
const ownOptions = /* @__PURE__ */ fields({ heaps: optional(integer(0, 2 ** 16)), misere: optional(aFlag) });

/**
 * A source as a lattice game: one as it stands, a sum of heaps of one game with a coordinate for each size of heaps,
 * any other impartial game with one for each component that it can have.
 * @throws InputError `not-impartial`; `not-normal-play` for misère play of a lattice game with other defeated points;
 * `not-a-lattice-game` for a value in misère play and a loopy game; those of `asGame`
 * @throws LimitError
 * @example latticeSource(parseSource('lattice:moves 1,0 0,1@3,4')).start // [3, 4]
 */
export function latticeSource(source: Source, options: LatticeSourceOptions = {}): LatticeSource {
  requireShape('latticeSource', ownOptions, options, 'options');
  const { heaps, misere = false, ...bounds } = options;
  const work = new Work('latticeSource', bounds);
  const summands = summandsOfSource(source);
  if (summands.length > 1) return latticeOfMoves(movesOfSum(summands, work), misere, work);
  const summand = summands[0]!;
  const kind = kindOf(summand);
  const own = kind.lattice?.(summand.object, { ...(heaps !== undefined && { heaps }), misere }, work);
  if (own !== undefined) return own;
  const game = movesOrGame(summand, work.part(), 'latticeSource');
  return 'legalComplex' in game ? latticeOfGame(game, misere, work) : latticeOfMoves(game, misere, work);
}

/** The moves of a sum of games with rules. */
function movesOfSum(summands: readonly SingleSource[], work: Work): GameByMoves<unknown> {
  const value = summands.map(kindOf).find(({ isValue }) => isValue);
  if (value !== undefined) throw notALatticeGame(`a sum with ${value.called}`);
  return sumOfMoves(summands.map((each) => movesOrGame(each, work.part(), 'latticeSource'))) as GameByMoves<unknown>;
}

/**
 * The lattice game that a source is or that it is a position of: that of `latticeSource`.
 * @throws InputError, LimitError those of `latticeSource`
 * @example asLatticeGame(parseSource('lattice:moves 1,0 0,1@3,4')).dimension // 2
 */
export function asLatticeGame(source: Source, options: LatticeSourceOptions = {}): LatticeGame {
  return latticeSource(source, options).game;
}
