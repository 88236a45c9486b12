import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { type Value, temperature } from '../../values/index.js';
import type { Session } from '../Session.js';
import { evaluatorOf, type EvaluatedTerm } from './evaluateTerms.js';
import type { MoveInTerm } from './terms.js';
import type { FoundMove } from './ValueFinding.js';

/** A nimber with more options has no list of moves. */
const MOST_OPTIONS = 1000;

/**
 * The moves of a player in a sum, and which of them no other one beats.
 * @param total the value of the sum
 * @throws LimitError when the time is up
 */
export function findMoves(
  terms: readonly EvaluatedTerm[],
  total: Value,
  player: Player,
  session: Session,
): readonly FoundMove[] {
  const moves = terms.flatMap((term) => movesIn(term, player, session));
  const found = moves.map(({ vertex, incentive }) => {
    const value = player === 'L' ? total.plus(incentive) : total.minus(incentive);
    return { vertex, value, incentive, temperature: temperature(value) };
  });
  const values = [...new Set(found.map(({ value }) => value))];
  const isBeaten = (a: Value): boolean =>
    values.some((b) => a !== b && (player === 'L' ? a.isAtMost(b) : b.isAtMost(a)));
  const best = new Set(values.filter((value) => !isBeaten(value)));
  return found.map((move) => ({ ...move, best: best.has(move.value) }));
}

/** @throws LimitError `value-too-large` for an enormous nimber, before its options are made */
function requireFewOptions({ closedForm }: Value): void {
  if (closedForm !== undefined && closedForm.nimber > MOST_OPTIONS)
    throw new LimitError('value-too-large', `value: the options of *${closedForm.nimber}; at most ${MOST_OPTIONS}.`);
}

/** The moves in a summand, in the order of its vertices, or of the options of a value. */
function movesIn({ term }: EvaluatedTerm, player: Player, session: Session): MoveInTerm[] {
  if (term.kind === 'moves') return term.moves(player, session.run());
  if (term.kind === 'complex')
    return evaluatorOf(session)
      .moves(term.complex, player, session.run())
      .map(({ vertex, incentive }) => ({ vertex: term.labels[vertex]!, incentive }));
  requireFewOptions(term.value);
  return term.value.options(player).map((option) => ({
    vertex: null,
    incentive: player === 'L' ? option.minus(term.value) : term.value.minus(option),
  }));
}
