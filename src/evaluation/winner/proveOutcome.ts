import type { ComplexSource, SimplicialComplex } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { InvariantError, LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { withinStack } from '../withinStack.js';
import { LossWalk } from './LossWalk.js';
import type { OutcomeProof, OutcomeProofByPositions } from './OutcomeProof.js';
import { WholePositionSearch } from './WholePositionSearch.js';
import { ReplyWriter } from './ReplyWriter.js';
import { SumsProofWriter } from './SumsProofWriter.js';
import { lineOf, rulesOf, tableOf } from './plainRules.js';
import { readSymmetries, writtenSymmetries } from './proofSymmetries.js';
import { outcomeOf, type OutcomeSearchOptions, type SearchedGame, searchOf } from './winner.js';

/** How a proof is found and written. */
export interface OutcomeProofOptions extends OutcomeSearchOptions {
  /**
   * Whether the proof is by positions, with a reply to each move until the end, wherever there is a search for that:
   * for games with at most 57 vertices that can be played. By default for games that suit it.
   */
  readonly byPositions?: boolean;
}

/** The most replies in a proof: its text has to fit into a string, which has at most about 2²⁹ characters. */
const MOST_REPLIES = 5e8;

/**
 * A proof by positions: the search is asked for the replies while the walk of the verifier goes on.
 * @throws LimitError
 */
export function provePositions(
  complex: SimplicialComplex,
  { search, game, symmetries, work }: SearchedGame<WholePositionSearch>,
  play: 'normal' | 'misere',
): OutcomeProofByPositions {
  const rules = rulesOf(complex, work);
  const written = writtenSymmetries(symmetries, game.vertices);
  const read = readSymmetries(written, rules);
  if (typeof read === 'string') throw new InvariantError('not-proven', `proveOutcome: ${read}.`);
  const replies = new ReplyWriter();
  const reply = (): number | undefined => {
    const place = search.winningMove();
    if (place === undefined) return undefined;
    if (replies.size === MOST_REPLIES) throw tooLong();
    replies.add(place);
    return place;
  };
  const walk = new LossWalk(
    game.vertices.length,
    lineOf(rules),
    tableOf(rules, read),
    play === 'misere',
    work,
    reply,
    search,
  );
  const begin = (player: 0 | 1): number | null => {
    search.start(player);
    const place = search.winningMove() ?? null;
    const flaw = place === null ? walk.notLost(player) : walk.notWonBy(player, place);
    if (flaw !== undefined) throw new InvariantError('not-proven', `proveOutcome: ${flaw}.`);
    return place === null || place === -1 ? place : game.vertices[place]!;
  };
  const first: Record<Player, number | null> = { L: begin(0), R: begin(1) };
  replies.end();
  const outcome = outcomeOf(first.L !== null, first.R !== null);
  return { play, outcome, first, symmetries: written, positions: replies.texts };
}

function tooLong(): LimitError {
  return new LimitError(
    'too-many-items',
    `proveOutcome: a proof with more than ${MOST_REPLIES} replies is not written.`,
    {
      hint: 'Choose a smaller game; its outcome can be found without a proof.',
      details: { limit: MOST_REPLIES },
    },
  );
}

/**
 * The outcome class of a game on a complex, with the moves that show it. `verifyOutcomeProof` checks them.
 * @param complex or a game, which stands for its legal complex
 * @throws InputError, LimitError as `outcomeBySearch`
 * @complexity as `outcomeBySearch`, then the moves of each position that a loser can reach, once
 * @example proveOutcome(compile(snort, path(5))).outcome // 'N'
 */
export function proveOutcome(complex: ComplexSource, options: OutcomeProofOptions = {}): OutcomeProof {
  const { search, ...searched } = searchOf('proveOutcome', complex, options, options.byPositions);
  const subject = complexOf(complex, 'proveOutcome');
  const play = options.play ?? 'normal';
  return withinStack('proveOutcome', 'the game is too long', () =>
    search instanceof WholePositionSearch
      ? provePositions(subject, { search, ...searched }, play)
      : new SumsProofWriter(subject, { search, ...searched }).write(play),
  );
}
