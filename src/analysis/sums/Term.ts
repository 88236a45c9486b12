import { complexIsomorphism, SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import type { Evaluator } from '../../evaluation/index.js';
import { playOn, SPGame, type GameByMoves } from '../../games/index.js';
import { solverOf, type MovesOfForm } from '../../games/internal.js';
import { opponent, type Player } from '../../player.js';
import type { RunOptions, Work } from '../../run.js';
import { birthday, formValue, Value, type Form, type Outcome } from '../../values/index.js';
import { gainFor } from '../../values/internal.js';
import { dimensionWithin } from '../../complex/internal.js';
import { movesOfPlayer } from '../play/movesOfPlayer.js';

/** A summand: a game, the complex that a game is played on, a game by its moves, or a value. */
export type Summand = SPGame | SimplicialComplex | GameByMoves<string> | Value;

/** A move in a summand. */
export interface MoveInTerm {
  /**
   * The label of the vertex that is claimed, or of the position that a move without a name leads to; null for an option
   * of a value.
   */
  readonly vertex: string | null;
  /** What the player gains. */
  readonly incentive: Value;
  /** The values after the replies of the opponent, where all of them count, not only those in the canonical form. */
  readonly replies?: readonly Value[];
}

/** A part of a sum that is evaluated on its own. Its methods throw `LimitError`. */
export interface Term {
  readonly value: Value | ((run: RunOptions) => Value);
  /** Who wins, where a theorem tells it without the value. */
  readonly outcome?: () => Outcome | undefined;
  /** The height of its game tree. */
  readonly height: (run: RunOptions) => bigint;
  readonly moves: (player: Player, run: RunOptions) => readonly MoveInTerm[];
  /** Is it its own negative, although its value is not known? */
  readonly isOwnNegative: (run: RunOptions) => boolean;
}

/**
 * The parts of a sum that are evaluated one by one; vertices have the labels that the summand gives them.
 * @throws LimitError when a game that is still to be compiled is not there in time
 * @source Huntemann 2018, Thm 1.55
 */
export function termsOf(summands: readonly Summand[], evaluator: Evaluator, work: Work): Term[] {
  const ofGame = (game: SPGame, labels: readonly string[]): Term[] => {
    if (game.parts.length === 1 && game.parts[0] === game)
      return [complexTerm(game.legalComplexWithin(work.part()), labels, evaluator)];
    let before = 0;
    return game.parts.flatMap((part) => ofGame(part, labels.slice(before, (before += part.vertices.length))));
  };
  return summands.flatMap((summand) => {
    if (summand instanceof Value) return [valueTerm(summand)];
    if (isByMoves(summand)) return [isLiteral(summand) ? formTerm(summand, evaluator) : movesTerm(summand, evaluator)];
    const labels = summand.vertices.map(({ label }) => label);
    return summand instanceof SPGame ? ofGame(summand, labels) : [complexTerm(summand, labels, evaluator)];
  });
}

/**
 * The number of moves in the longest run of play, either player moving at any time.
 * @source Huntemann 2018, Fact 4.16
 */
export function formalBirthdayOf(terms: readonly Term[], work: Work): bigint {
  return terms.reduce((sum, term) => sum + term.height(work.part()), 0n);
}

/** A summand with rules as a game; a complex is played on. @throws InputError `not-a-game` */
export function gameOf(summand: Exclude<Summand, Value>): SPGame | GameByMoves<string> {
  return summand instanceof SimplicialComplex ? playOn(summand) : summand;
}

/** Is a summand a game by its moves? */
export function isByMoves(summand: Summand): summand is GameByMoves<string> {
  return !(summand instanceof Value || summand instanceof SPGame || summand instanceof SimplicialComplex);
}

/** @param labels of the vertices, as the whole sum names them */
function complexTerm(complex: SimplicialComplex, labels: readonly string[], evaluator: Evaluator): Term {
  return {
    value: (run) => evaluator.value(complex, run),
    // The number of pieces in the longest run of play.
    height: (run) => BigInt(dimensionWithin(complex, run) + 1),
    moves: (player, run) =>
      evaluator.moves(complex, player, run).map(({ vertex, incentive }) => ({ vertex: labels[vertex]!, incentive })),
    // An isomorphism may exchange the players.
    isOwnNegative: (run) => complexIsomorphism(complex, complex, { ...run, sides: 'swap' }).isomorphic === true,
  };
}

function movesTerm(game: GameByMoves<string>, { store }: Evaluator): Term {
  const solver = solverOf(game);
  const { start } = game;
  return {
    value: (run) => solver.value(start, { ...run, store }),
    outcome: () => solver.outcomeByTheorem?.(start),
    height: (run) => BigInt(solver.formalBirthday(start, run)),
    moves: (player, run) => {
      const value = solver.value(start, { ...run, store });
      return movesOfPlayer(game, start, player).map(({ name, position }) => ({
        vertex: name,
        incentive: gainFor(player, value, solver.value(position, { ...run, store })),
      }));
    },
    isOwnNegative: () => false,
  };
}

function isLiteral(game: GameByMoves<string>): game is MovesOfForm {
  return 'form' in game;
}

/** A literal game: every reply to a move counts. */
function formTerm(game: MovesOfForm, evaluator: Evaluator): Term {
  const { store } = evaluator;
  const valueOf = (form: Form): Value => formValue(form, { store });
  return {
    ...movesTerm(game, evaluator),
    moves: (player) =>
      game.form.options(player).map((option) => ({
        vertex: game.nameOf(option),
        incentive: gainFor(player, valueOf(game.form), valueOf(option)),
        replies: option.options(opponent(player)).map(valueOf),
      })),
  };
}

/** A nimber with more options has no list of moves. */
const MOST_OPTIONS = 1000;

function valueTerm(value: Value): Term {
  return {
    value,
    height: () => birthday(value),
    moves: (player) => {
      const { closedForm } = value;
      if (closedForm !== undefined && closedForm.nimber > MOST_OPTIONS)
        throw new LimitError(
          'too-large-value',
          `analyzeValue: the options of *${closedForm.nimber}; at most ${MOST_OPTIONS}.`,
        );
      return value.options(player).map((option) => ({
        vertex: null,
        incentive: gainFor(player, value, option),
      }));
    },
    isOwnNegative: () => value.equals(value.negative()),
  };
}
