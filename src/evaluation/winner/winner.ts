import { complexOf } from '../../complex/internal.js';
import { SimplicialComplex, type ComplexSource } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import { opponent, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { integer, optional, requireShape } from '../../shape.js';
import { ValueStore, type Outcome } from '../../values/index.js';
import { playablePart, type PlayableComplex } from '../complexes/playablePart.js';
import { gameSymmetries, type GameSymmetry } from './gameSymmetries.js';
import { withinStack } from '../withinStack.js';
import type { OutcomeSearch } from './OutcomeSearch.js';
import { PlayedSums } from './PlayedSums.js';
import { WholePositionSearch, suitsPositions } from './WholePositionSearch.js';
import { WinnerBoard } from './WinnerBoard.kernel.js';
import { WinnerSearch } from './WinnerSearch.js';
import { strideOf } from '../../sets/internal.js';

/** How a search for the winner is done. */
export interface OutcomeSearchOptions extends RunOptions {
  /** Whoever cannot move loses under normal play, which is the default, and wins under misère play. */
  readonly play?: 'normal' | 'misere';
  /**
   * What the search may keep, in bytes, at least 64 KiB; then it forgets what was easy to find. By default half of
   * `memory`, but at least 1 GiB.
   */
  readonly maxBytes?: number;
}

/** Who begins, and how the search is done. */
export interface WinnerOptions extends OutcomeSearchOptions {
  readonly first: Player;
}

const MAX_BYTES = 2 ** 30;
/** The symmetries may take an eighth of the time, and so many milliseconds at any rate. */
const SYMMETRIES_MS = 2000;
/** The most symmetries that are used, and the most vertices with which any are. */
const SYMMETRIES = 64;
const MOST_VERTICES_WITH_SYMMETRIES = 512;
/** The most vertices: their number fits into 16 bits, also that of moves. */
const MOST_VERTICES = 2 ** 15;
/** Masks that are kept for each vertex. */
const MASKS = 8;

/**
 * Who wins a game on a complex with best play, without its value: far beyond the boards whose values can be found.
 * @param complex or a game, which stands for its legal complex
 * @throws InputError `not-a-game`
 * @throws LimitError `too-many-items`, `too-long`, `too-much-memory`, `too-deep`; `limit` counts positions whose moves
 * are tried
 * @complexity exponential; memory at most `maxBytes` and what values take: when it is full, what was easy to find is
 * forgotten
 * @source Huntemann 2018, Def. 1.14
 * @example winner(compile(domineering, grid(5, 5)), { first: 'L' }) // 'R'
 */
export function winner(complex: ComplexSource, options: WinnerOptions): Player {
  const wins = winsFirst('winner', complex, options);
  return wins(options.first) ? options.first : opponent(options.first);
}

/**
 * The outcome class of a game on a complex, by two searches for the winner that share what they learn.
 * @param complex or a game, which stands for its legal complex
 * @throws InputError, LimitError as `winner`
 * @source Huntemann 2018, Def. 1.14
 * @example outcomeBySearch(compile(domineering, grid(5, 5))) // 'P'
 */
export function outcomeBySearch(complex: ComplexSource, options: OutcomeSearchOptions = {}): Outcome {
  const wins = winsFirst('outcomeBySearch', complex, options);
  return outcomeOf(wins('L'), wins('R'));
}

/** The outcome class, by whether each player wins who begins. */
export function outcomeOf(left: boolean, right: boolean): Outcome {
  if (left) return right ? 'N' : 'L';
  return right ? 'R' : 'P';
}

/** Whether a player wins who begins, by one search for all questions. */
function winsFirst(task: string, complex: ComplexSource, options: OutcomeSearchOptions): (first: Player) => boolean {
  const { search } = searchOf(task, complex, options);
  return (first) => winsIn(task, search, first);
}

function winsIn(task: string, search: OutcomeSearch, first: Player): boolean {
  return withinStack(task, 'the game is too long', () => search.wins(first === 'L' ? 0 : 1));
}

/**
 * A search for an outcome that can be cut off and go on: what it has learnt stays known. For pages and programs that
 * have to hear of other things in between.
 * @param play under which rule the player who cannot move loses or wins
 * @returns finds the outcome within bounds, called as often as it takes
 * @source Huntemann 2018, Def. 1.14
 * @throws InputError, LimitError as `outcomeBySearch`
 * @example resumableOutcome(compile(domineering, grid(4, 4)), 'normal')({ timeoutMs: 1000 }) // 'N'
 */
export function resumableOutcome(complex: ComplexSource, play: 'normal' | 'misere'): (run: RunOptions) => Outcome {
  const task = 'outcomeBySearch';
  let search: OutcomeSearch | undefined;
  return (run) => {
    if (search === undefined) ({ search } = searchOf(task, complex, { ...run, play }));
    else search.continueWith(new Work(task, run));
    return outcomeOf(winsIn(task, search, 'L'), winsIn(task, search, 'R'));
  };
}

/**
 * As `resumableOutcome`, for one player who begins.
 * @returns finds within bounds whether the player wins
 */
export function resumableWinner(
  complex: ComplexSource,
  play: 'normal' | 'misere',
  first: Player,
): (run: RunOptions) => boolean {
  const task = 'winner';
  let search: OutcomeSearch | undefined;
  return (run) => {
    if (search === undefined) ({ search } = searchOf(task, complex, { ...run, play }));
    else search.continueWith(new Work(task, run));
    return winsIn(task, search, first);
  };
}

/** A search, and what it searches. */
export interface SearchedGame<Search = WholePositionSearch | WinnerSearch> {
  readonly search: Search;
  readonly game: PlayableComplex;
  readonly symmetries: readonly GameSymmetry[];
  readonly work: Work;
}

/**
 * Reads a complex for a search.
 * @param byPositions whether positions are searched as they are, if that is possible, though sums may be quicker
 * @throws InputError `not-a-game`; LimitError
 */
export function searchOf(
  task: string,
  complex: ComplexSource,
  options: OutcomeSearchOptions,
  byPositions: boolean = false,
): SearchedGame {
  requireShape(task, optional(integer(2 ** 16)), options.maxBytes, 'options.maxBytes');
  const work = new Work(task, options);
  const game = nonfacesOf(playablePart(complexOf(complex, task), work), work);
  const maxBytes = options.maxBytes ?? Math.max(MAX_BYTES, (options.memory ?? 0) / 2);
  requireMemory(task, game, maxBytes);
  const most = game.sides.length > MOST_VERTICES_WITH_SYMMETRIES ? 1 : SYMMETRIES;
  const symmetries = work.unlessCutOff(
    () => gameSymmetries(game, most, work.part({ timeoutMs: Math.max(work.timeLeft / 8, SYMMETRIES_MS) })),
    () => {
      // Who has no time for the symmetries has none for the search: one that goes on later is to have them.
      work.tick(0);
      return gameSymmetries(game, 1, work.rest());
    },
  );
  const isMisere = options.play === 'misere';
  const search =
    (byPositions || suitsPositions(game)
      ? WholePositionSearch.open(game, symmetries, isMisere, work, maxBytes)
      : undefined) ?? sumSearch(game, symmetries, isMisere, work, maxBytes);
  return { search, game, symmetries, work };
}

/** A search by sums of parts, for all games. */
function sumSearch(
  { sides, sets }: PlayableComplex,
  symmetries: readonly GameSymmetry[],
  isMisere: boolean,
  work: Work,
  maxBytes: number,
): WinnerSearch {
  const board = new WinnerBoard(sides, sets, symmetries);
  return new WinnerSearch(new PlayedSums(board, new ValueStore(), isMisere), work, maxBytes);
}

/** @throws LimitError `too-much-memory` if the masks of the vertices and of the nonfaces need more than that */
function requireMemory(task: string, { sides, sets }: PlayableComplex, maxBytes: number): void {
  const n = sides.length;
  const bytesOfMask = 4 * strideOf(n);
  const large = sets.reduce((bytes, { length }) => bytes + (length > 2 ? bytesOfMask + 12 * length : 0), 0);
  if (n <= MOST_VERTICES && n * MASKS * bytesOfMask + large <= maxBytes) return;
  throw new LimitError(
    'too-much-memory',
    `${task}: ${n} vertices with ${sets.length} nonfaces; expected at most ${MOST_VERTICES} vertices, and masks in ${maxBytes} bytes.`,
    { hint: 'Choose a smaller game.', details: { vertices: n, nonfaces: sets.length, maxBytes } },
  );
}

/** The game by its minimal nonfaces. */
function nonfacesOf(game: PlayableComplex, work: Work): PlayableComplex {
  if (game.kind !== 'facets') return game;
  const nonfaces = SimplicialComplex.fromFacets(game.sets, game.sides.length).listMinimalNonfaces(work.rest());
  return { ...game, sets: nonfaces.toLists().filter(({ length }) => length > 1), kind: 'nonfaces' };
}
