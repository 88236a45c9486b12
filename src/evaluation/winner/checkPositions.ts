import type { SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import { LossWalk } from './LossWalk.js';
import type { OutcomeProofByPositions } from './OutcomeProof.js';
import { lineOf, rulesOf, tableOf } from './plainRules.js';
import { readSymmetries } from './proofSymmetries.js';
import { placesOf } from './ReplyWriter.js';

/** The most vertices that can be played in a game with a proof by positions. */
const MOST_VERTICES = 57;

/** What is wrong with a proof by positions, or undefined. */
export function checkPositions(
  complex: SimplicialComplex,
  { play, outcome, first, symmetries, positions }: OutcomeProofByPositions,
  work: Work,
): string | undefined {
  const rules = rulesOf(complex, work);
  const { vertices } = rules;
  const n = vertices.length;
  if (n > MOST_VERTICES) return `the game has ${n} vertices; expected at most ${MOST_VERTICES} in a proof by positions`;
  const read = readSymmetries(symmetries, rules);
  if (typeof read === 'string') return read;
  const line = lineOf(rules);
  const replies = placesOf(positions);
  const next = (): number | undefined => replies.next().value;
  const walk = new LossWalk(n, line, tableOf(rules, read), play === 'misere', work, next);
  for (const player of [0, 1] as const) {
    const name = player === 0 ? 'L' : 'R';
    const start = first[name];
    const wins = outcome === 'N' || outcome === name;
    if (wins !== (start !== null))
      return `${name} begins with ${wins ? 'no move to win' : 'a move'}; expected the other for the outcome ${outcome}`;
    const place = start === null || start === -1 ? start : vertices.indexOf(start);
    if (place === -1 && start !== -1) return `${name} begins: the move ${start} is none`;
    const flaw = place === null ? walk.notLost(player) : walk.notWonBy(player, place);
    if (flaw !== undefined) return `${name} begins: ${flaw}`;
  }
  return next() === undefined ? undefined : 'there are more replies than moves of the loser';
}
