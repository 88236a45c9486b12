import { aFlag } from '../../arguments.js';
import type { ComplexSource, SimplicialComplex } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { type RunOptions, Work } from '../../run.js';
import { byFlaw, fields, integer, listOf, oneOf, type Shape, text, tuple } from '../../shape.js';
import { refuse, type Verification, VERIFIED } from '../../verification.js';
import { LossWalk } from './LossWalk.js';
import type { OutcomeProof, OutcomeProofByPositions } from './OutcomeProof.js';
import { replyPlaces } from './ReplyWriter.js';
import { SumsCheck } from './SumsCheck.js';
import { lineOf, rulesOf, tableOf } from './plainRules.js';
import { readSymmetries } from './proofSymmetries.js';

/** The most vertices that can be played in a game with a proof by positions. */
const MOST_VERTICES = 57;

/** What is wrong with a proof by positions, or undefined. */
function checkPositions(
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
  const replies = replyPlaces(positions);
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

const NUMBERS = /* @__PURE__ */ listOf(integer(0));
const REPLY: Shape = byFlaw((value, place) =>
  value === null ? undefined : tuple(integer(-1), integer(0), integer(-1)).flaw(value, place),
);
const START: Shape = byFlaw((value, place) =>
  typeof value === 'number' ? integer(-1).flaw(value, place) : REPLY.flaw(value, place),
);
const FIRST: Shape = byFlaw((value, place) => (value === null ? undefined : integer(-1).flaw(value, place)));
const HEAD = {
  play: oneOf('normal', 'misere'),
  outcome: oneOf('N', 'P', 'L', 'R'),
  symmetries: /* @__PURE__ */ listOf(
    /* @__PURE__ */ fields({
      exchanges: aFlag,
      images: /* @__PURE__ */ listOf(/* @__PURE__ */ tuple(integer(0), integer(0))),
    }),
  ),
} as const;
const BY_SUMS: Shape = /* @__PURE__ */ fields({
  ...HEAD,
  first: fields({ L: START, R: START }),
  parts: listOf(fields({ free: NUMBERS, placed: NUMBERS })),
  values: listOf(text),
  positions: listOf(
    fields({ parts: NUMBERS, value: integer(0), replies: listOf(REPLY), options: listOf(tuple(integer(0), REPLY)) }),
  ),
});
/** What a proof by positions looks like. */
export const BY_POSITIONS: Shape = /* @__PURE__ */ fields({
  ...HEAD,
  first: fields({ L: FIRST, R: FIRST }),
  positions: listOf(text),
});

/**
 * Does a proof show the outcome? Every move of the loser is made, its reply is played, and what comes of it has to be a
 * position of the proof as well, or to be won. Shares nothing with the search but the arithmetic of values.
 * @param subject a complex, or a game, which stands for its legal complex
 * @param proof of `proveOutcome`, or anything that came out of a file
 * @throws LimitError; `limit` counts positions, and components whose value is found
 * @complexity the moves of all positions, each with the components after it
 */
export function verifyOutcomeProof(
  subject: ComplexSource,
  proof: OutcomeProof,
  options: RunOptions = {},
): Verification {
  const complex = complexOf(subject, 'verifyOutcomeProof');
  const work = new Work('verifyOutcomeProof', options);
  const flaw = isByPositions(proof) ? BY_POSITIONS.flaw(proof, 'proof') : BY_SUMS.flaw(proof, 'proof');
  if (flaw !== undefined) return refuse(`${flaw}.`);
  const because = isByPositions(proof)
    ? checkPositions(complex, proof, work)
    : new SumsCheck(complex, proof, work).run();
  return because === undefined ? VERIFIED : refuse(because);
}

/** Proofs by positions have no parts. */
function isByPositions(proof: OutcomeProof): proof is OutcomeProofByPositions {
  return typeof proof === 'object' && (proof as unknown) !== null && !('parts' in proof);
}
