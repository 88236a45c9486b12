import { aNumber, listOf } from '../../arguments.js';
import type { ComplexSource } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { InputError, LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { type RunOptions, Work } from '../../run.js';
import { requireShape } from '../../shape.js';
import { LossWalk } from './LossWalk.js';
import type { OutcomeProofByPositions } from './OutcomeProof.js';
import { lineOf, rulesOf, tableOf, type PlainRules } from './plainRules.js';
import { type ReadSymmetry, readSymmetries } from './proofSymmetries.js';
import { replyPlaces } from './ReplyWriter.js';
import { BY_POSITIONS } from './verifyOutcomeProof.js';

/** The most replies that are kept. */
const MOST_REPLIES = 2 ** 20;

/**
 * The replies of a proof by positions, each by the position that it is for.
 * @complexity the moves of all positions, once, when it is made; then the symmetries for each reply
 * @source Huntemann 2018, Def. 1.14
 * @example
 * const game = compile(snort, path(4));
 * const proof = proveOutcome(game, { byPositions: true }) as OutcomeProofByPositions;
 * new ProofReplies(game, proof).reply([], 'L') === proof.first.L // true
 */
export class ProofReplies {
  readonly #proof: OutcomeProofByPositions;
  readonly #rules: PlainRules;
  readonly #symmetries: readonly ReadSymmetry[];
  readonly #replies = new Map<string, number>();

  /**
   * Walks through the proof as `verifyOutcomeProof` does.
   * @param subject a complex, or a game, which stands for its legal complex
   * @throws InputError `invalid-argument` if the proof does not show its outcome; LimitError `too-many-items`
   */
  constructor(subject: ComplexSource, proof: OutcomeProofByPositions, options: RunOptions = {}) {
    const work = new Work('new ProofReplies', options);
    requireShape('new ProofReplies', BY_POSITIONS, proof, 'proof');
    this.#proof = proof;
    this.#rules = rulesOf(complexOf(subject, 'new ProofReplies'), work);
    const read = readSymmetries(proof.symmetries, this.#rules);
    if (typeof read === 'string') throw noProof(read);
    const { vertices } = this.#rules;
    this.#symmetries = [{ images: new Map(vertices.map((v) => [v, v])), exchanges: false }, ...read];
    const flaw = this.#walk(read, work);
    if (flaw !== undefined) throw noProof(flaw);
  }

  /** How many positions have a reply, those up to symmetries once. */
  get size(): number {
    return this.#replies.size;
  }

  /**
   * What the winner plays.
   * @param placed the vertices that were played
   * @param player the winner, whose turn it is
   * @returns a vertex; −1 if he wins as nothing can be played; undefined if the proof does not lead there
   */
  reply(placed: readonly number[], player: Player): number | undefined {
    requireShape('ProofReplies.reply', listOf(aNumber), placed, 'placed');
    if (placed.length === 0 && this.#proof.first[player] !== null) return this.#proof.first[player];
    for (const { images, exchanges } of this.#symmetries) {
      const image = placed.map((v) => images.get(v) ?? -1);
      const found = this.#replies.get(this.#keyOf(image, (player === 'R') !== exchanges ? 1 : 0));
      if (found === undefined) continue;
      return found === -1 ? -1 : [...images].find(([, w]) => w === found)![0];
    }
    return undefined;
  }

  #walk(read: readonly ReadSymmetry[], work: Work): string | undefined {
    const { vertices } = this.#rules;
    const { first, positions, play } = this.#proof;
    const places = replyPlaces(positions);
    const line = lineOf(this.#rules);
    const path: number[] = [];
    let begins: 0 | 1 = 0;
    const next = (): number | undefined => {
      const place = places.next().value;
      if (place === undefined) return undefined;
      const key = this.#keyOf(path, ((begins + path.length) & 1) as 0 | 1);
      if (!this.#replies.has(key)) this.#replies.set(key, place === -1 ? -1 : (vertices[place] ?? -1));
      if (this.#replies.size > MOST_REPLIES)
        throw new LimitError('too-many-items', `new ProofReplies: more than ${MOST_REPLIES} replies.`, {
          hint: 'Choose a smaller game.',
          details: { limit: MOST_REPLIES },
        });
      return place;
    };
    const companion = {
      play: (place: number) => void path.push(vertices[place]!),
      takeBack: () => void path.pop(),
    };
    const table = tableOf(this.#rules, read);
    const walk = new LossWalk(vertices.length, line, table, play === 'misere', work, next, companion);
    for (const player of [0, 1] as const) {
      begins = player;
      const start = first[player === 0 ? 'L' : 'R'];
      const place = start === null || start === -1 ? start : vertices.indexOf(start);
      const flaw = place === null ? walk.notLost(player) : walk.notWonBy(player, place);
      if (flaw !== undefined) return flaw;
    }
    return undefined;
  }

  /** Tells positions apart: the free vertices, and what lies there and matters to them. */
  #keyOf(placed: readonly number[], player: 0 | 1): string {
    const { vertices, nonfaces } = this.#rules;
    const lying = new Set(placed);
    const free = new Set(vertices.filter((v) => !lying.has(v)));
    for (const set of nonfaces) {
      const left = set.filter((v) => !lying.has(v));
      if (left.length === 1) free.delete(left[0]!);
    }
    const matters = new Set<number>();
    for (const set of nonfaces)
      if (set.every((v) => lying.has(v) || free.has(v))) for (const v of set) if (lying.has(v)) matters.add(v);
    return `${player} ${[...free].join()} ${[...matters].sort((a, b) => a - b).join()}`;
  }
}

function noProof(flaw: string): InputError {
  return new InputError('invalid-argument', `new ProofReplies: found ${flaw}; expected a proof of its outcome.`);
}
