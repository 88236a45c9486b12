import { options as anOptions, takes } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, indexBelow, instance, integer, listOf } from '../../shape.js';
import { refuse, VERIFIED, type Refusal, type Verification } from '../../verification.js';
import { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { QuotientGenerator } from './LatticeQuotient.js';

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

type Wrong = Refusal<WrongPosition>;

const verifyQuotientTakes = /* @__PURE__ */ takes('verifyQuotient', () => ({
  claim: () => undefined,
  options: anOptions,
}));

/**
 * Is a monoid with a P-portion the quotient of a lattice game? Proves that the table is one of a commutative monoid with the given generators, that no two elements could be one, and that the labels of all
 * positions fulfil the rule that a position which is not defeated is a P-position if and only if no option is one, by an induction over finitely many cases: the element of a position together with
 * the set of the elements of its options. Shares nothing with what learned the quotient.
 * @param claim anything; what is malformed is refused
 * @param options `limit` counts cases
 * @throws LimitError, InputError `invalid-option`
 * @source Guo & Miller 2009, Thm 4.6
 * @example const found = latticeQuotient(parseLatticeGame('lattice:moves 1,0 0,1 -1,1; defeated 0,0'));
 * found.finite === true && verifyQuotient(found.quotient).verified // true
 */
export function verifyQuotient(claim: QuotientClaim, options: RunOptions = {}): Verification<object, WrongPosition> {
  verifyQuotientTakes(claim, options);
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
  const flaw = generatorFlaw(claim) ?? reductionFlaw(claim);
  return flaw === undefined ? VERIFIED : refuse(flaw);
}

function shapeFlaw(claim: unknown): string | undefined {
  const outer = fields({ game: instance(LatticeGame, 'a LatticeGame'), order: integer(1), products: listOf(listOf(integer(0))) })(claim, 'claim'); // prettier-ignore
  if (outer !== undefined) return outer;
  const { game, order, products } = claim as QuotientClaim;
  if (products.length !== order) return `claim.products has ${products.length} rows; expected ${order}, the order`;
  const element = indexBelow(order);
  const generator = fields({ element, index: integer(0), period: integer(1) });
  return fields({
    products: listOf(listOf(element, game.dimension)),
    pPortion: listOf(element),
    generators: listOf(generator, game.dimension),
  })(claim, 'claim');
}

function canBeWeighed(game: LatticeGame): boolean {
  try {
    return game.moves.every((move) => game.weight(move) > 0);
  } catch {
    return false;
  }
}

function monoidFlaw({ products }: QuotientClaim): string | undefined {
  for (const [x, row] of products.entries())
    for (const [i, xi] of row.entries())
      for (const [j, xj] of row.entries())
        if (products[xi]![j] !== products[xj]![i]) return `the generators ${i} and ${j} do not commute at the element ${x}`; // prettier-ignore
  const reached = new Set([0]);
  for (const x of reached) for (const product of products[x]!) reached.add(product);
  const missing = products.findIndex((_, x) => !reached.has(x));
  return missing === -1 ? undefined : `the element ${missing} is no product of generators`;
}

function generatorFlaw({ products, generators }: QuotientClaim): string | undefined {
  for (const [i, { element, index, period }] of generators.entries()) {
    if (products[0]![i] !== element) return `the coordinate ${i} becomes the element ${products[0]![i]!}, not ${element}`; // prettier-ignore
    const powers = [0];
    while (powers.indexOf(powers.at(-1)!) === powers.length - 1) powers.push(products[powers.at(-1)!]![i]!);
    const first = powers.indexOf(powers.at(-1)!);
    if (index !== first) return `the coordinate ${i} has the index ${first}, not ${index}`;
    if (period !== powers.length - 1 - first) return `the coordinate ${i} has the period ${powers.length - 1 - first}, not ${period}`; // prettier-ignore
  }
  return undefined;
}

/** Elements are told apart by the P-portion, then by the classes of their products, as often as that gives more classes. */
function reductionFlaw({ products, pPortion }: QuotientClaim): string | undefined {
  const inP = new Set(pPortion);
  let classes: number[] = products.map((_, x) => (inP.has(x) ? 1 : 0));
  for (let count = new Set(classes).size; ;) {
    const names = new Map<string, number>();
    const finer = products.map((row, x) => {
      const name = [classes[x]!, ...row.map((product) => classes[product]!)].join();
      if (!names.has(name)) names.set(name, names.size);
      return names.get(name)!;
    });
    if (names.size === products.length) return undefined;
    if (names.size === count) {
      const twin = finer.findIndex((name, x) => finer.indexOf(name) !== x);
      return `the elements ${finer.indexOf(finer[twin]!)} and ${twin} are not told apart by any position`;
    }
    count = names.size;
    classes = finer;
  }
}

/** One case of the induction: all positions with this element, whose options include these. */
interface Case {
  readonly element: number;
  readonly options: ReadonlySet<number>;
  /** The elements of position − part, where that is on the board, for each part of what a move takes away. */
  readonly less: ReadonlyMap<string, number>;
  /** One such position. */
  readonly position: readonly number[];
}

function wrongLabel({ game, products, pPortion }: QuotientClaim, work: Work): Wrong | undefined {
  const { dimension: d, moves } = game;
  const inP = new Set(pPortion);
  const times = (x: number, vector: readonly number[]): number => {
    let product = x;
    for (const [i, count] of vector.entries()) for (let k = 0; k < count; k++) product = products[product]![i]!;
    return product;
  };
  const positive = (vector: LatticePoint): number[] => vector.map((x) => (x > 0 ? x : 0));
  const rules = moves.map((move) => ({ takes: positive(move), leaves: positive(move.map((x) => -x)) }));
  const wrong = (position: LatticePoint, why: string): Wrong => refuse(`the position ${position.join() || '()'} ${why}`, { position }); // prettier-ignore

  for (const point of game.defeated)
    if (inP.has(times(0, point))) return wrong(point, 'is defeated, but a P-position of the table');
  const parts = properParts(rules.map(({ takes }) => takes));
  const far = game.defeated.map((point) => point.join());
  const start: Case = { element: 0, options: new Set(), less: new Map(), position: new Array<number>(d).fill(0) };
  const known = new Map<string, Case[]>();
  const queue: Case[] = [];
  const enter = (found: Case): Wrong | undefined => {
    const { element, options, less, position } = found;
    const isBelow = game.defeated.some((point) => point.every((x, i) => position[i]! <= x));
    const key = isBelow ? `${element} ${position.join()}` : `${element}`;
    const others = known.get(key) ?? [];
    if (others.some((other) => isSubset(other.options, options) && isPart(other.less, less))) return undefined;
    known.set(key, [...others, found]);
    queue.push(found);
    if (far.includes(position.join())) return undefined;
    const toP = [...options].some((x) => inP.has(x));
    if (inP.has(element) && toP) return wrong(position, 'is a P-position of the table and has an option that is one');
    return inP.has(element) || toP ? undefined : wrong(position, 'is no P-position of the table and has no option that is one'); // prettier-ignore
  };
  const first = enter(start);
  if (first !== undefined) return first;
  for (let at = 0; at < queue.length; at++) {
    const { element, options, less, position } = queue[at]!;
    work.step();
    for (let i = 0; i < d; i++) {
      const grown = position.map((x, j) => (j === i ? x + 1 : x));
      const before = (part: readonly number[]): number | undefined => {
        const rest = part.map((x, j) => (j === i ? x - 1 : x));
        return rest.every((x) => x === 0) ? element : less.get(rest.join());
      };
      const grownOptions = new Set([...options].map((x) => products[x]![i]!));
      for (const { takes, leaves } of rules)
        if (takes[i]! > 0) {
          const rest = before(takes);
          if (rest !== undefined) grownOptions.add(times(rest, leaves));
        }
      const grownLess = new Map<string, number>();
      for (const part of parts) {
        const old = less.get(part.join());
        const rest = part[i]! > 0 ? before(part) : old === undefined ? undefined : products[old]![i]!;
        if (rest !== undefined) grownLess.set(part.join(), rest);
      }
      const flaw = enter({ element: products[element]![i]!, options: grownOptions, less: grownLess, position: grown });
      if (flaw !== undefined) return flaw;
    }
  }
  // Pairs of P-positions may be hidden behind cases with fewer options: every element is looked at with every move.
  const least = leastOfEach(products, d);
  for (const [x, position] of least.entries())
    for (const { takes, leaves } of rules)
      if (inP.has(times(x, takes)) && inP.has(times(x, leaves)))
        return wrong(position.map((y, i) => y + takes[i]!), 'is a P-position of the table and has an option that is one'); // prettier-ignore
  return undefined;
}

/** One position for each element. */
function leastOfEach(products: QuotientClaim['products'], d: number): LatticePoint[] {
  const position = new Map<number, LatticePoint>([[0, new Array<number>(d).fill(0)]]);
  for (const [x, point] of position)
    for (let i = 0; i < d; i++) {
      const product = products[x]![i]!;
      if (!position.has(product)) position.set(product, point.map((y, j) => (j === i ? y + 1 : y))); // prettier-ignore
    }
  return products.map((_, x) => position.get(x)!);
}

function isSubset(few: ReadonlySet<number>, many: ReadonlySet<number>): boolean {
  if (few.size > many.size) return false;
  for (const x of few) if (!many.has(x)) return false;
  return true;
}

function isPart(few: ReadonlyMap<string, number>, many: ReadonlyMap<string, number>): boolean {
  for (const [part, x] of few) if (many.get(part) !== x) return false;
  return true;
}

/** Everything between nothing and the whole of some vectors, both excluded. */
function properParts(vectors: readonly LatticePoint[]): LatticePoint[] {
  const parts = new Map<string, LatticePoint>();
  const add = (vector: readonly number[]): void => {
    for (const [i, x] of vector.entries())
      if (x > 0) {
        const part = vector.map((y, j) => (j === i ? y - 1 : y));
        if (parts.has(part.join()) || part.every((y) => y === 0)) continue;
        parts.set(part.join(), part);
        add(part);
      }
  };
  for (const vector of vectors) add(vector);
  return [...parts.values()];
}
