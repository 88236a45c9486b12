import { givenItems, requireIndex, requireInstance, wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { showAs } from '../../inspect.js';
import { requireOrthant } from './requireOrthant.js';
import { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { leastPositions } from './leastPositions.js';
import { quotientToJson, type QuotientJson } from './quotientJson.js';

/** What a coordinate becomes in a quotient. */
export interface QuotientGenerator {
  /** The element of one copy of the coordinate. */
  readonly element: number;
  /** The powers of the element from this one on repeat. */
  readonly index: number;
  /** After so many. */
  readonly period: number;
}

const TASK = 'new LatticeQuotient';

/**
 * A finite commutative monoid with a set of elements, its P-portion, and the map from the positions of a lattice game
 * on the orthant to it: a position is a P-position if its element is in the P-portion. Elements are numbers from 0, the
 * identity, on. In one that `latticeQuotient` has found, equal elements are exactly the positions p and q for which p +
 * r and q + r are both P-positions or both not, for all r; `verifyQuotient` proves that. Immutable.
 * @source Guo & Miller 2009, Def. 6.6
 */
export class LatticeQuotient {
  readonly game: LatticeGame;
  /** For each element its products with the generators, one for each coordinate. */
  readonly products: readonly (readonly number[])[];
  /** The elements of the P-positions, ascending. */
  readonly pPortion: readonly number[];
  /** What each coordinate becomes. */
  readonly generators: readonly QuotientGenerator[];
  /** The least position of each element: by the number of its parts, then fewer of the last coordinates. */
  readonly positions: readonly LatticePoint[];
  readonly #isP: readonly boolean[];

  /**
   * @param game on the orthant
   * @param products for each element, the identity first, its products with the generators, one for each coordinate
   * @param pPortion the elements of the P-positions
   * @throws InputError `not-an-orthant`, `not-a-monoid` if the products do not commute or not all elements are products
   * of generators, `invalid-argument`
   */
  constructor(game: LatticeGame, products: Iterable<Iterable<number>>, pPortion: Iterable<number>) {
    requireInstance(TASK, game, LatticeGame, 'a LatticeGame');
    requireOrthant(TASK, game);
    this.game = game;
    this.products = readProducts(products, game.dimension);
    const order = this.products.length;
    const isP = new Array<boolean>(order).fill(false);
    for (const element of givenItems(pPortion, TASK, 'a list of elements as the P-portion')) {
      requireIndex(TASK, element, order);
      isP[element as number] = true;
    }
    this.#isP = isP;
    this.pPortion = Object.freeze(isP.flatMap((yes, element) => (yes ? [element] : [])));
    requireCommuting(this.products);
    const positions = leastPositions(this.products, game.dimension);
    const missing = positions.findIndex((position) => position === undefined);
    if (missing !== -1)
      throw new InputError(
        'not-a-monoid',
        `${TASK}: the element ${missing} is not a product of generators; expected a monoid that they generate.`,
      );
    this.positions = Object.freeze(positions as LatticePoint[]);
    this.generators = Object.freeze(Array.from({ length: game.dimension }, (_, i) => powersOf(this.products, i)));
    Object.freeze(this);
  }

  /** The number of elements. */
  get order(): number {
    return this.products.length;
  }

  /**
   * The element of a position, or of a defeated point.
   * @throws InputError `invalid-argument`
   */
  elementOf(position: LatticePoint): number {
    return this.#elementOf(position, 'LatticeQuotient.elementOf');
  }

  /** Is it a P-position? Defeated points are none. @throws InputError `invalid-argument` */
  isP(position: LatticePoint): boolean {
    return this.#isP[this.#elementOf(position, 'LatticeQuotient.isP')]!;
  }

  /** Is an element in the P-portion? @throws InputError `invalid-argument` */
  isPElement(element: number): boolean {
    requireIndex('LatticeQuotient.isPElement', element, this.order);
    return this.#isP[element]!;
  }

  /**
   * The product of two elements.
   * @throws InputError `invalid-argument`
   * @complexity the number of parts of the least position of the second
   */
  product(first: number, second: number): number {
    for (const element of [first, second]) requireIndex('LatticeQuotient.product', element, this.order);
    return this.#after(first, this.positions[second]!);
  }

  /**
   * The moves from a position to P-positions, in the order of the game.
   * @throws InputError `not-a-position`, `invalid-argument`
   */
  winningMoves(position: LatticePoint): LatticePoint[] {
    const { game } = this;
    game.requirePosition('LatticeQuotient.winningMoves', position);
    return game.moves.filter((move) => {
      const option = position.map((x, i) => x - move[i]!);
      return game.isPosition(option) && this.#isP[this.#after(0, option)]!;
    });
  }

  toJSON(): QuotientJson {
    return quotientToJson(this);
  }

  toString(): string {
    return `the quotient of order ${this.order} of ${this.game.toString()}`;
  }

  #elementOf(position: unknown, task: string): number {
    const { dimension } = this.game;
    const isPoint =
      Array.isArray(position) &&
      position.length === dimension &&
      Array.from(position).every((x) => Number.isSafeInteger(x) && (x as number) >= 0);
    if (!isPoint) throw wrongArgument(task, position, `a list of ${dimension} integers ≥ 0`);
    return this.#after(0, position as LatticePoint);
  }

  /** Large powers are taken by index and period. */
  #after(element: number, position: LatticePoint): number {
    let found = element;
    for (let i = 0; i < position.length; i++) {
      const { index, period } = this.generators[i]!;
      const count = position[i]!;
      const least = count < index + period ? count : index + ((count - index) % period);
      for (let k = 0; k < least; k++) found = this.products[found]![i]!;
    }
    return found;
  }
}

showAs(LatticeQuotient);

function readProducts(given: unknown, dimension: number): readonly (readonly number[])[] {
  const expected = `for each element a list of ${dimension} products with the generators`;
  const rows = Array.from(givenItems(given, TASK, expected), (row) => givenItems(row, TASK, expected));
  if (rows.length === 0) throw wrongArgument(TASK, [], 'at least one element');
  for (const row of rows) {
    if (row.length !== dimension) throw wrongArgument(TASK, row, expected);
    for (let i = 0; i < dimension; i++) requireIndex(TASK, row[i], rows.length);
  }
  return Object.freeze(rows.map((row) => Object.freeze([...(row as readonly number[])])));
}

function requireCommuting(products: readonly (readonly number[])[]): void {
  for (const [element, row] of products.entries())
    for (let i = 0; i < row.length; i++)
      for (let j = 0; j < i; j++)
        if (products[row[i]!]![j] !== products[row[j]!]![i])
          throw new InputError(
            'not-a-monoid',
            `${TASK}: the generators ${j} and ${i} do not commute at the element ${element}.`,
          );
}

/** What a coordinate becomes, by its powers. @internal */
export function powersOf(products: readonly (readonly number[])[], i: number): QuotientGenerator {
  const at = new Map<number, number>();
  let power = 0;
  for (; !at.has(power); power = products[power]![i]!) at.set(power, at.size);
  const index = at.get(power)!;
  return Object.freeze({ element: products[0]![i]!, index, period: at.size - index });
}
