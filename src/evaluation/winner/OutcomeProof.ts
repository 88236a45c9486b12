import type { Player } from '../../player.js';
import type { Outcome } from '../../values/index.js';

/**
 * What the winner does, whose turn it is: [part, vertex, next], or [−1, value, next] for an option of the value. The
 * part is twice its number, plus 1 if it is negated; `next` is the position after it, or −1 if the winner has won
 * there: without parts and with a value at most 0, or by the bounds. Null if the winner has won before.
 */
export type Reply = readonly [part: number, move: number, next: number] | null;

/** A sum with Left to move, who loses: whatever he does, there is a reply. */
export interface ProofPosition {
  /** Twice the number of each part, plus 1 if it is negated. */
  readonly parts: readonly number[];
  /** The number of the value of the rest; under misère play there is none. */
  readonly value: number;
  /** For each part (once for equal ones) and each vertex that Left can play there, ascending. */
  readonly replies: readonly Reply[];
  /** For each of Left's options of the value. */
  readonly options: readonly (readonly [value: number, reply: Reply])[];
}

/** A part of a position: the vertices that can be played, and those that lie there and matter to them, ascending. */
export interface ProofPart {
  readonly free: readonly number[];
  readonly placed: readonly number[];
}

/** A permutation of the vertices that can be played, by its moved ones, that keeps the rules. */
export interface ProofSymmetry {
  readonly images: readonly (readonly [vertex: number, image: number])[];
  /** Does it exchange what belongs to Left and to Right, or keep it? */
  readonly exchanges: boolean;
}

/** The first move of who begins and wins; or the position that he loses in, or −1 if that is lost at once. */
export type ProofStart = Reply | number;

/** What all proofs of an outcome have. */
interface ProofHead {
  readonly play: 'normal' | 'misere';
  readonly outcome: Outcome;
  readonly symmetries: readonly ProofSymmetry[];
}

/**
 * A proof by sums. In all of them it is Left's turn, whoever that is: when it is the other's, the negative is written.
 * Parts are known up to the symmetries; a part and its negative cancel under normal play. Parts that are not listed
 * count by their values. What numbers of moves show is not written out: the verifier counts them again (`proofCounts`,
 * `decidedByCounts`).
 */
export interface OutcomeProofBySums extends ProofHead {
  /** For each player who begins. */
  readonly first: Readonly<Record<Player, ProofStart>>;
  readonly parts: readonly ProofPart[];
  /** Values in the notation of values. */
  readonly values: readonly string[];
  readonly positions: readonly ProofPosition[];
}

/**
 * A proof by whole positions, for games with at most 57 vertices that can be played. From the position that a player
 * loses, to move, each of his moves in ascending order is followed by the reply, and by what the same says of the
 * position after it; a position that was met before, up to symmetries, is passed by. So nothing but the replies has to
 * be written.
 */
export interface OutcomeProofByPositions extends ProofHead {
  /** For each player who begins: the vertex to play first, −1 for a win as nothing can be played, null for a loss. */
  readonly first: Readonly<Record<Player, number | null>>;
  /**
   * The replies in a row, cut into strings: those after Left has begun, then those after Right has. A letter (`A`–`Z`,
   * `a`–`z`, `0`–`4`) is the place of a vertex among those that can be played; `-` stands where the winner wins since
   * nothing can be played.
   */
  readonly positions: readonly string[];
}

/** Who wins a game on a complex, with the moves: a reply to whatever the loser does. */
export type OutcomeProof = OutcomeProofBySums | OutcomeProofByPositions;
