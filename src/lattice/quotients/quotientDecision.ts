import { optional } from '../../arguments.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import { fields, integer, requireShape, type Shape } from '../../shape.js';
import type { LatticeGame } from '../LatticeGame.js';
import { LatticeQuotient } from './LatticeQuotient.js';
import { inLeastOrder } from './leastPositions.js';
import type { MoveRules } from './PPositionSearch.js';
import { QuotientLearner, type Learned } from './QuotientLearner.js';
import { requireOrthant } from './requireOrthant.js';

/** How far a quotient is looked for. */
export interface QuotientOptions extends RunOptions {
  /** The most elements; by default 1000. */
  readonly maxStates?: number;
}

/** A finite quotient; or it is not known whether it is finite. */
export type QuotientDecision =
  | { readonly finite: true; readonly quotient: LatticeQuotient }
  | ({
      readonly finite: 'undecided';
      /** So many positions were found no two of which are equal in the quotient. */
      readonly atLeast: number;
    } & Undecided);

/** @internal */
const MOST_STATES: number = 2 ** 20;

/** The shape of `maxStates`. @internal */
export const quotientBounds: Shape = /* @__PURE__ */ fields({ maxStates: optional(integer(1, MOST_STATES)) });

/**
 * The quotient of the positions of a lattice game on the orthant: p and q are the same if p + r and q + r are both
 * P-positions or both not, for all r. It is learned from the outcomes of single positions, and proved. With the origin
 * defeated it is the misère quotient. An infinite quotient is never known to be one: then the answer is `undecided`.
 * @param game on the orthant, with any moves and defeated points
 * @param options the largest number of elements to search for; `limit` counts positions that are searched and steps of
 * the proof
 * @throws InputError `not-an-orthant`, `not-positive` for a game in which play can go on for ever, `invalid-argument`,
 * `invalid-option`
 * @complexity elements · dimension searches of positions, and one step of the proof for each pair of an element and a
 * least set of elements of options
 * @source Guo & Miller 2009, Def. 6.6
 * @example const decision = latticeQuotient(latticeGameOfHeaps('.77', { heaps: 5, misere: true }).game);
 * decision.finite === true && decision.quotient.order // 12
 */
export function latticeQuotient(game: LatticeGame, options: QuotientOptions = {}): QuotientDecision {
  requireShape('latticeQuotient', quotientBounds, options, 'options');
  requireOrthant('latticeQuotient', game);
  // Throws where play can go on for ever.
  void game.weights;
  const { maxStates = 1000, ...run } = options;
  const found = learnQuotient(game, new Work('latticeQuotient', run), maxStates);
  return found.finite === true ? { finite: true, quotient: found.quotient } : found;
}

/** As `latticeQuotient`, with what was learned of the first coordinates, and for more of them. @internal */
export function learnQuotient(
  game: LatticeGame,
  work: Work,
  maxStates: number,
  previous?: Learned,
):
  | { readonly finite: true; readonly quotient: LatticeQuotient; readonly learned: Learned }
  | Exclude<QuotientDecision, { finite: true }> {
  let learner: QuotientLearner | undefined;
  // What is known of the first coordinates is known in their order.
  const order = previous === undefined ? orderOfParts(game) : Array.from({ length: game.dimension }, (_, i) => i);
  const rules = reordered(game, order);
  const learn = (): { readonly finite: true; readonly quotient: LatticeQuotient; readonly learned: Learned } => {
    let learned = previous;
    for (const part of [...closedParts(rules, previous?.dimension ?? 0), rules]) {
      learner = new QuotientLearner(part, work, maxStates, learned);
      learned = learner.learn();
    }
    return { finite: true, quotient: quotientOf(game, learned!, order), learned: learned! };
  };
  return work.unlessCutOff(learn, (explored) => ({ finite: 'undecided', atLeast: learner?.size ?? 1, explored }));
}

/** An order of the coordinates in which each stands behind those that its moves leave, as far as there is one. */
function orderOfParts({ dimension, moves }: MoveRules): number[] {
  const order: number[] = [];
  const isDone = new Array<boolean>(dimension).fill(false);
  const needs = Array.from({ length: dimension }, (_, i) => {
    const own = moves.filter((move) => move[i]! > 0);
    return Array.from({ length: dimension }, (__, j) => j).filter((j) => j !== i && own.some((move) => move[j]! < 0));
  });
  while (order.length < dimension) {
    const ready = needs.findIndex((list, i) => !isDone[i] && list.every((j) => isDone[j]));
    const chosen = ready === -1 ? isDone.indexOf(false) : ready;
    isDone[chosen] = true;
    order.push(chosen);
  }
  return order;
}

function reordered({ dimension, moves, defeated }: MoveRules, order: readonly number[]): MoveRules {
  const put = (vector: readonly number[]): number[] => order.map((i) => vector[i]!);
  return { dimension, moves: moves.map(put), defeated: defeated.map(put) };
}

/**
 * The games of the first coordinates that no move leaves, with more coordinates than there were: their quotients are
 * images of parts of that of the whole, and what is known of them needs no search.
 */
function closedParts({ dimension, moves, defeated }: MoveRules, least: number): MoveRules[] {
  const parts: MoveRules[] = [];
  for (let d = least + 1; d < dimension; d++) {
    const isWithin = (vector: readonly number[]): boolean => vector.every((x, i) => i < d || x === 0);
    const own = moves.filter((move) => move.every((x, i) => i < d || x <= 0));
    if (own.length > 0 && own.every(isWithin))
      parts.push({
        dimension: d,
        moves: own.map((move) => move.slice(0, d)),
        defeated: defeated.filter(isWithin).map((point) => point.slice(0, d)),
      });
  }
  return parts;
}

/** The elements are numbered by their least positions. */
function quotientOf(game: LatticeGame, learned: Learned, order: readonly number[]): LatticeQuotient {
  const { dimension } = game;
  const { isP } = learned;
  const next = learned.next.map((row) => Array.from({ length: dimension }, (_, i) => row[order.indexOf(i)]!));
  const { states, products } = inLeastOrder(next, dimension);
  return new LatticeQuotient(
    game,
    products,
    states.flatMap((state, element) => (isP[state]! ? [element] : [])),
  );
}
