import type { Board } from '../boards/index.js';
import { InputError, LimitError } from '../errors.js';
import type { Work } from '../run.js';
import { SetFamily } from '../sets/index.js';
import { strideOf } from '../sets/internal.js';
import type { BasicPosition } from './BasicPosition.js';
import { shown } from '../shape.js';
import { NearbyPieces } from './NearbyPieces.js';
import type { Clause, Ruleset } from './Ruleset.js';

/** The most words that the sets take: 4 GiB. */
const MOST_WORDS = 2 ** 30;

function tooMany(limit: number): LimitError {
  return new LimitError(
    'too-many-positions',
    `compile: more than ${limit} pairs of pieces are illegal together; expected fewer.`,
    {
      hint: 'Choose a smaller board, or a ruleset with fewer pieces.',
      details: { limit },
    },
  );
}

/**
 * The pieces that are illegal alone, and the pairs of otherwise legal pieces that are illegal together: an antichain in
 * canonical order.
 * @param board the one that the cells of the positions are vertices of
 * @param work its limit counts sets
 * @throws LimitError
 * @complexity the pairs that lie near enough for some clause on pairs; all pairs, if a clause does not say how near
 */
export function forbiddenPairs(
  ruleset: Ruleset,
  positions: readonly BasicPosition[],
  board: Board,
  work: Work,
): SetFamily {
  const single = ruleset.clauses.filter((clause) => clause.on === 'piece');
  const pair = ruleset.clauses.filter((clause) => clause.on === 'pair');
  const near = pair.filter(({ within }) => within !== undefined);
  const far = pair.filter(({ within }) => within === undefined);
  const reach = near.reduce((most, { within = 0 }) => Math.max(most, within), -1);
  const isLoop = positions.map((piece) =>
    single.some((clause) => yesOrNo(ruleset.name, clause.words, clause.forbids(piece, board))),
  );
  const forbidden = new PairList();
  isLoop.forEach((is, v) => is && forbidden.add(v, v));
  const most = Math.floor(MOST_WORDS / Math.ceil((positions.length + 1) / 32));
  const forbids = pairOracle(ruleset.name, board);
  const nearby = new NearbyPieces(positions, board);
  positions.forEach((piece, u) => {
    work.tick(forbidden.size);
    if (forbidden.size > most) throw tooMany(most);
    if (isLoop[u]!) return;
    const partners: number[] = [];
    const test = (clauses: typeof pair, v: number): void => {
      if (v <= u || isLoop[v]!) return;
      for (const clause of clauses) if (forbids(clause, piece, positions[v]!)) return void partners.push(v);
    };
    nearby.visit(u, reach, (v) => test(near, v));
    if (far.length > 0) {
      const found = new Set(partners);
      for (let v = u + 1; v < positions.length; v++) if (!found.has(v)) test(far, v);
    }
    if (partners.length > 1) partners.sort((a, b) => a - b);
    for (const v of partners) forbidden.add(u, v);
  });
  work.tick(forbidden.size);
  return forbidden.toFamily(positions.length);
}

/** Pairs of vertices in the order in which they are found; a vertex with itself is a loop. */
class PairList {
  size = 0;
  #ends = new Uint32Array(128);

  add(u: number, v: number): void {
    if (2 * this.size === this.#ends.length) {
      const longer = new Uint32Array(2 * this.#ends.length);
      longer.set(this.#ends);
      this.#ends = longer;
    }
    this.#ends[2 * this.size] = u;
    this.#ends[2 * this.size++ + 1] = v;
  }

  toFamily(n: number): SetFamily {
    const stride = strideOf(n);
    const words = new Uint32Array(this.size * stride);
    for (let i = 0; i < 2 * this.size; i++)
      words[(i >>> 1) * stride + (this.#ends[i]! >>> 5)]! |= 1 << (this.#ends[i]! & 31);
    return SetFamily.fromWords(words, n);
  }
}

/** So many of the first pairs are asked about in both orders. */
const ASKED_TWICE = 256;

/** Asks clauses on pairs, and looks whether they answer yes or no, and the same in both orders. */
function pairOracle(ruleset: string, board: Board) {
  let asked = 0;
  return (clause: Clause & { on: 'pair' }, first: BasicPosition, second: BasicPosition): boolean => {
    const answer = yesOrNo(ruleset, clause.words, clause.forbids(first, second, board));
    if (asked++ < ASKED_TWICE && clause.forbids(second, first, board) !== answer)
      throw new InputError(
        'invalid-ruleset',
        `compile: ${ruleset}: the clause ${JSON.stringify(clause.words)} forbids two pieces in one order only; expected the same answer in both.`,
        { details: { first, second } },
      );
    return answer;
  };
}

function yesOrNo(ruleset: string, words: string, answer: unknown): boolean {
  if (typeof answer === 'boolean') return answer;
  throw new InputError(
    'invalid-ruleset',
    `compile: ${ruleset}: the clause ${JSON.stringify(words)} answers ${shown(answer)}; expected true or false.`,
  );
}
