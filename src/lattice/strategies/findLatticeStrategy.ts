import { optional } from '../../arguments.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import { fields, integer, requireShape } from '../../shape.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { OutcomeTable } from '../outcomes/OutcomeTable.js';
import { latticeQuotient } from '../quotients/quotientDecision.js';
import { squarefreeness } from '../squarefree/squarefreeness.js';
import { squarefreeStrategy } from '../squarefree/squarefreeStrategy.js';
import { guessPeriods } from './guessPeriods.js';
import { guessStrata } from './guessStrata.js';
import { LatticeStrategy } from './LatticeStrategy.js';
import { sizeAround } from './PolyhedronPoints.js';
import { RecognisableSet } from './RecognisableSet.js';
import { SimplexPoints } from './SimplexPoints.js';
import { strategyOfQuotient } from './strategyOfQuotient.js';
import type { VerifiedLatticeStrategy } from './VerifiedLatticeStrategy.js';
import { verifyLatticeStrategy } from './verifyLatticeStrategy.js';

/** How far a strategy is looked for. */
export interface LatticeStrategySearchOptions extends RunOptions {
  /** The longest side of a table of outcomes in which periods are looked for; by default 48. */
  readonly maxSide?: number;
  /**
   * The largest weight of a table of outcomes in which strata on any generators are looked for; by default that of some
   * 2¹⁶ points.
   */
  readonly maxWeight?: number;
  /** The most elements of a quotient that is looked for where tables are too large; by default 100. */
  readonly maxStates?: number;
}

/** A strategy that is proven for all positions; or none was found, which does not say that there is none. */
export type LatticeStrategySearch =
  | {
      readonly found: true;
      readonly strategy: LatticeStrategy;
      /** The proof of it. */
      readonly verification: { readonly verified: true } & VerifiedLatticeStrategy;
    }
  | ({
      readonly found: 'undecided';
      /** The sides of the largest table in which periods were looked for; empty if there was none. */
      readonly sides: LatticePoint;
      /** The weight of the largest table in which strata on any generators were looked for, if there was one. */
      readonly weight: number | undefined;
    } & Undecided);

const TASK = 'findLatticeStrategy';
const bounds = /* @__PURE__ */ fields({
  maxSide: optional(integer(1, 2 ** 20)),
  maxWeight: optional(integer(1, 2 ** 20)),
  maxStates: optional(integer(1, 2 ** 20)),
});

/** The sides of the tables, from one to the next. */
const SIDES = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];
/** The most coordinates of squarefree games under normal play, and of strata on any generators. */
const MOST_COORDINATES = 12;
/** The most points of a table. */
const MOST_CELLS = 2 ** 20;
/** Boards whose positions have larger weights are not looked at. */
const LARGEST_WEIGHT = 2 ** 30;

/**
 * Looks for a stratification of the P-positions, and proves it. On the orthant the theorem of squarefree games under
 * normal play is tried first; then periods in each coordinate are guessed from tables of outcomes, larger and larger
 * ones, and proved in a finite box; then the finite quotient is tried. There is a stratification whose generators are
 * multiples of unit vectors if and only if the quotient is finite. Then, and on other boards, strata on any generators
 * are guessed from tables, and decided by automata. Not finding a strategy says nothing: there are games without any.
 * @param options how large tables and quotients may be; `limit` counts steps of all kinds
 * @returns `undecided` if nothing was found
 * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`, `invalid-option`
 * @source Guo & Miller 2009, Def. 8.6
 * @source Guo & Miller 2009, Conj. 8.9
 * The conjecture is false: Fink 2011.
 * @example const { strategy } = findLatticeStrategy(parseLatticeGame('moves 1,0 0,1 -1,1; defeated 0,0'));
 * strategy.series().toString() // 'a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))'
 */
export function findLatticeStrategy(
  game: LatticeGame,
  options: LatticeStrategySearchOptions = {},
): LatticeStrategySearch {
  requireShape(TASK, bounds, options, 'options');
  const { maxSide = 48, maxWeight, maxStates = 100, ...run } = options;
  const work = new Work(TASK, run);
  // Throws where play can go on for ever.
  void game.weights;
  let sides: LatticePoint = [];
  let weight: number | undefined;
  const inBoxes = function* (): Generator<LatticeStrategy> {
    for (const side of [...SIDES.filter((each) => each < maxSide), maxSide]) {
      const next = sidesOf(game, side);
      if (next.reduce((product, each) => product * each, 1) > MOST_CELLS) break;
      const before = sides;
      sides = next;
      const table = work.unlessCutOff(
        () => membersInBox(game, next, work),
        () => undefined,
      );
      if (table === undefined) {
        sides = before;
        break;
      }
      const guess = guessPeriods(
        table,
        next,
        game.defeated.reduce(
          after,
          next.map(() => 0),
        ),
        work,
      );
      if (guess !== undefined) yield strategyOfTable(game, table, next, guess);
    }
    const decision = latticeQuotient(game, { ...work.rest(), maxStates });
    if (decision.finite === true) yield* unlessTooLarge(work, () => strategyOfQuotient(decision.quotient, work.rest()));
  };
  const candidates = function* (): Generator<LatticeStrategy> {
    if (game.isOrthant && game.defeated.length === 0 && squarefreeness(game).squarefree) {
      // All strata of this form have the words of the code as points, and the proof looks at 3ᵈ positions.
      if (game.dimension <= MOST_COORDINATES) yield* unlessTooLarge(work, () => squarefreeStrategy(game, work.rest()));
      return;
    }
    if (game.isOrthant) yield* inBoxes();
    if (game.dimension > MOST_COORDINATES) return;
    for (weight of weightsOfTables(game, maxWeight, work)) {
      const strata = work.unlessCutOff(
        () => guessStrata(game, weight!, work),
        () => undefined,
      );
      if (strata !== undefined) yield new LatticeStrategy(game, strata);
    }
  };
  return work.unlessCutOff<LatticeStrategySearch, LatticeStrategySearch>(
    () => {
      for (const strategy of candidates()) {
        const verification = work.unlessCutOff(
          () => verifyLatticeStrategy(strategy, work.rest()),
          () => undefined,
        );
        if (verification?.verified === true) return { found: true, strategy, verification };
        work.step();
      }
      return { found: 'undecided', sides, weight, explored: work.steps };
    },
    (explored) => ({ found: 'undecided', sides, weight, explored }),
  );
}

/** Nothing if what is made is too large. */
function* unlessTooLarge(work: Work, make: () => LatticeStrategy): Generator<LatticeStrategy> {
  const made = work.unlessCutOff(make, () => undefined);
  if (made !== undefined) yield made;
}

/** A table has some points at least, unless the weight is large; how many it has by default at most. */
const LEAST_POINTS = 2 ** 5;
const ENOUGH_SIDE = 16;
const DEFAULT_POINTS = 2 ** 16;

/** The weights of larger and larger tables. */
function* weightsOfTables(game: LatticeGame, maxWeight: number | undefined, work: Work): Generator<number> {
  const size = (weight: number): number =>
    game.isOrthant ? new SimplexPoints(game.weights, weight).count : sizeAround(game, weight, work);
  const least = game.isOrthant ? 0 : leastWeight(size);
  const most = maxWeight ?? Infinity;
  for (const side of SIDES) {
    const weight = Math.min(least + side, most);
    const count = size(weight);
    if (maxWeight === undefined && count > DEFAULT_POINTS) return;
    if (count >= LEAST_POINTS || side >= ENOUGH_SIDE || weight === most) yield weight;
    if (weight === most) return;
  }
}

/** From some weight on there are points of a polyhedron. */
function leastWeight(size: (weight: number) => number): number {
  let [low, high] = [-LARGEST_WEIGHT, LARGEST_WEIGHT];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (size(middle) > 0) high = middle;
    else low = middle;
  }
  return high;
}

/** As long as given, and longer where points are defeated. */
function sidesOf(game: LatticeGame, side: number): LatticePoint {
  return game.defeated.reduce(after, Array<number>(game.dimension).fill(0)).map((from) => from + side);
}

/** The first entries behind those of all points. */
function after(first: LatticePoint, point: LatticePoint): LatticePoint {
  return first.map((entry, i) => Math.max(entry, point[i]! + 1));
}

/** 1 for the P-positions, the last coordinate running fastest. */
function membersInBox(game: LatticeGame, sides: LatticePoint, work: Work): Uint8Array {
  const table = OutcomeTable.inBox(
    game,
    sides.map((side) => side - 1),
    work.rest(),
  );
  const cells = new Uint8Array(sides.reduce((product, side) => product * side, 1));
  for (const point of table.pPositions()) {
    work.step();
    cells[point.reduce((cell, entry, i) => cell * sides[i]! + entry, 0)] = 1;
  }
  return cells;
}

function strategyOfTable(
  game: LatticeGame,
  cells: Uint8Array,
  sides: LatticePoint,
  { index, period }: { readonly index: LatticePoint; readonly period: LatticePoint },
): LatticeStrategy {
  const isMember = (point: LatticePoint): boolean =>
    cells[point.reduce((cell, entry, i) => cell * sides[i]! + entry, 0)] === 1;
  return new LatticeStrategy(game, RecognisableSet.of(index, period, isMember).strata());
}
