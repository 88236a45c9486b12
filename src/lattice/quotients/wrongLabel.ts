import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { refuse, type Refusal } from '../../verification.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { QuotientClaim, WrongPosition } from './verifyQuotient.js';

type Wrong = Refusal<WrongPosition>;

/** What a move takes away, and what it leaves in its place. */
interface Rule {
  readonly takes: LatticePoint;
  readonly leaves: LatticePoint;
}

/** A part of what a move takes away, and the element of a position without it. */
interface Less {
  readonly part: LatticePoint;
  readonly rest: number;
}

/** One case of the induction: all positions with this element, whose options include these. */
interface Case {
  readonly element: number;
  readonly options: ReadonlySet<number>;
  /** For each proper part of what a move takes away, by its text, that the position has. */
  readonly less: ReadonlyMap<string, Less>;
  /** One such position. */
  readonly position: LatticePoint;
}

/** The most options and parts of all cases together. */
const MOST_ENTRIES = 2 ** 21;

/**
 * A position whose label by a table is not the one that the rules give it, by an induction over finitely many cases;
 * undefined if there is none.
 * @param claim a table of a commutative monoid, of a game on the orthant whose play ends
 */
export function wrongLabel({ game, products, pPortion }: QuotientClaim, work: Work): Wrong | undefined {
  const d = game.dimension;
  const inP = new Set(pPortion);
  const positive = (vector: LatticePoint): number[] => vector.map((x) => Math.max(x, 0));
  const rules = game.moves.map((move): Rule => ({ takes: positive(move), leaves: positive(move.map((x) => -x)) }));
  const times = (x: number, vector: LatticePoint): number =>
    vector.reduce((product, count, i) => timesPower(products, product, i, count), x);
  const wrong = (position: LatticePoint, why: string): Wrong =>
    refuse(`the position ${position.join() || '()'} ${why}`, { position });

  for (const point of game.defeated)
    if (inP.has(times(0, point))) return wrong(point, 'is defeated, but a P-position of the table');
  const defeated = new Set(game.defeated.map((point) => point.join()));
  const known = new Map<string, Case[]>();
  const queue: Case[] = [];
  let entries = 0;
  const enter = (found: Case): Wrong | undefined => {
    const { element, options, less, position } = found;
    const isBelow = game.defeated.some((point) => point.every((x, i) => position[i]! <= x));
    const key = isBelow ? `${element} ${position.join()}` : `${element}`;
    const others = known.get(key) ?? [];
    if (others.some((other) => isSubset(other.options, options) && isPart(other.less, less))) return undefined;
    others.push(found);
    known.set(key, others);
    queue.push(found);
    entries += 1 + options.size + less.size;
    if (entries > MOST_ENTRIES)
      throw new LimitError(
        'too-many-positions',
        `${work.task}: the proof looks at more than ${MOST_ENTRIES} positions and parts of moves; the limit is ${MOST_ENTRIES}.`,
        { hint: 'Nothing wrong was found so far; moves and defeated points with smaller entries take less.' },
      );
    if (defeated.has(position.join())) return undefined;
    const toP = [...options].some((x) => inP.has(x));
    if (inP.has(element) && toP) return wrong(position, 'is a P-position of the table and has an option that is one');
    return inP.has(element) || toP
      ? undefined
      : wrong(position, 'is not a P-position of the table and has no option that is one');
  };
  const first = enter({ element: 0, options: new Set(), less: new Map(), position: new Array<number>(d).fill(0) });
  if (first !== undefined) return first;
  for (const { element, options, less, position } of queue)
    for (let i = 0; i < d; i++) {
      work.step();
      const grownOptions = new Set([...options].map((x) => products[x]![i]!));
      for (const { takes, leaves } of rules) {
        if (takes[i] === 0) continue;
        const part = grown(takes, i, -1);
        const rest = isZero(part) ? element : less.get(part.join())?.rest;
        if (rest !== undefined) grownOptions.add(times(rest, leaves));
      }
      const grownLess = new Map<string, Less>();
      for (const { part, rest } of [{ part: position.map(() => 0), rest: element }, ...less.values()]) {
        const larger = grown(part, i, 1);
        if (rules.some(({ takes }) => isProperPart(larger, takes)))
          grownLess.set(larger.join(), { part: larger, rest });
        if (!isZero(part)) grownLess.set(part.join(), { part, rest: products[rest]![i]! });
      }
      const flaw = enter({
        element: products[element]![i]!,
        options: grownOptions,
        less: grownLess,
        position: grown(position, i, 1),
      });
      if (flaw !== undefined) return flaw;
    }
  // Pairs of P-positions may be hidden behind cases with fewer options: every element is looked at with every move.
  for (const [x, position] of leastOfEach(products, d).entries())
    for (const { takes, leaves } of rules)
      if (inP.has(times(x, takes)) && inP.has(times(x, leaves)))
        return wrong(
          position.map((y, i) => y + takes[i]!),
          'is a P-position of the table and has an option that is one',
        );
  return undefined;
}

/** An element times a power of a generator: the powers repeat, so that a large one takes no longer. */
function timesPower(products: QuotientClaim['products'], element: number, generator: number, exponent: number): number {
  const powers = [element];
  const exponents = new Map([[element, 0]]);
  while (powers.length <= exponent) {
    const next = products[powers.at(-1)!]![generator]!;
    const index = exponents.get(next);
    if (index !== undefined) return powers[index + ((exponent - index) % (powers.length - index))]!;
    exponents.set(next, powers.length);
    powers.push(next);
  }
  return powers[exponent]!;
}

/** One position for each element. */
function leastOfEach(products: QuotientClaim['products'], d: number): LatticePoint[] {
  const position = new Map<number, LatticePoint>([[0, new Array<number>(d).fill(0)]]);
  for (const [x, point] of position)
    for (const [i, product] of products[x]!.entries())
      if (!position.has(product)) position.set(product, grown(point, i, 1));
  return products.map((_, x) => position.get(x)!);
}

function grown(point: LatticePoint, coordinate: number, by: number): number[] {
  return point.map((x, i) => (i === coordinate ? x + by : x));
}

function isZero(vector: LatticePoint): boolean {
  return vector.every((x) => x === 0);
}

function isProperPart(part: LatticePoint, whole: LatticePoint): boolean {
  return part.every((x, i) => x <= whole[i]!) && part.some((x, i) => x < whole[i]!);
}

function isSubset(few: ReadonlySet<number>, many: ReadonlySet<number>): boolean {
  if (few.size > many.size) return false;
  for (const x of few) if (!many.has(x)) return false;
  return true;
}

function isPart(few: ReadonlyMap<string, Less>, many: ReadonlyMap<string, Less>): boolean {
  if (few.size > many.size) return false;
  for (const [part, { rest }] of few) if (many.get(part)?.rest !== rest) return false;
  return true;
}
