import { Work, type RunOptions } from '../../run.js';
import { fields, indexBelow, instance, integer, listOf } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { QuotientGenerator } from './LatticeQuotient.js';
import { generatorFlaw, monoidFlaw, reductionFlaw } from './monoidFlaws.js';
import { wrongLabel } from './wrongLabel.js';

/** What a quotient is claimed to be: a `LatticeQuotient` is such a claim, and so is one out of a file. */
export interface QuotientClaim {
  /** On the orthant. */
  readonly game: LatticeGame;
  readonly order: number;
  /** For each element its products with the generators, one for each coordinate; the identity is 0. */
  readonly products: readonly (readonly number[])[];
  /** The elements of the P-positions. */
  readonly pPortion: readonly number[];
  readonly generators: readonly QuotientGenerator[];
}

/** A position at which a claim is wrong. */
export interface WrongPosition {
  readonly position: LatticePoint;
}

/**
 * Is a monoid with a P-portion the quotient of a lattice game? Proves that the table is one of a commutative monoid
 * with the given generators, that no two elements could be one, and that the labels of all positions fulfil the rule
 * that a position which is not defeated is a P-position if and only if no option is one, by an induction over finitely
 * many cases: the element of a position together with the set of the elements of its options. Shares nothing with what
 * learned the quotient.
 * @param claim anything; what is malformed is refused
 * @param options `limit` counts cases
 * @throws LimitError, `too-many-positions` where the moves are so large that the proof does not fit into the memory;
 * InputError `invalid-option`
 * @complexity cases, of which there are few for each element, times the parts of what a move takes away
 * @source Guo & Miller 2009, Thm 4.6
 * @example const found = latticeQuotient(parseLatticeGame('lattice:moves 1,0 0,1 -1,1; defeated 0,0'));
 * found.finite === true && verifyQuotient(found.quotient).verified // true
 */
export function verifyQuotient(claim: QuotientClaim, options: RunOptions = {}): Verification<object, WrongPosition> {
  const work = new Work('verifyQuotient', options);
  const malformed = shapeFlaw(claim);
  if (malformed !== undefined) return refuse(malformed);
  const { game } = claim;
  if (!game.isOrthant) return refuse('the board is not the orthant');
  // Where play could go on for ever the induction has no beginning.
  if (!canBeWeighed(game)) return refuse('play can go on for ever');
  const noMonoid = monoidFlaw(claim);
  if (noMonoid !== undefined) return refuse(noMonoid);
  const wrong = wrongLabel(claim, work);
  if (wrong !== undefined) return wrong;
  const inP = new Set(claim.pPortion);
  const labels = claim.products.map((_, x) => (inP.has(x) ? 'P' : 'N'));
  const flaw = generatorFlaw(claim) ?? reductionFlaw(claim.products, labels, work);
  return flaw === undefined ? VERIFIED : refuse(flaw);
}

function shapeFlaw(claim: unknown): string | undefined {
  const outer = fields({
    game: instance(LatticeGame, 'a LatticeGame'),
    order: integer(1),
    products: listOf(listOf(integer(0))),
  }).flaw(claim, 'claim');
  if (outer !== undefined) return outer;
  const { game, order, products } = claim as QuotientClaim;
  if (products.length !== order) return `claim.products has ${products.length} rows; expected ${order}, the order`;
  const element = indexBelow(order);
  const generator = fields({ element, index: integer(0), period: integer(1) });
  return fields({
    products: listOf(listOf(element, 'a list', { length: game.dimension })),
    pPortion: listOf(element),
    generators: listOf(generator, 'a list', { length: game.dimension }),
  }).flaw(claim, 'claim');
}

function canBeWeighed(game: LatticeGame): boolean {
  try {
    return game.moves.every((move) => game.weight(move) > 0);
  } catch {
    return false;
  }
}
