import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boilingPoint,
  boilingPointBound,
  confusionMeasure,
  cool,
  Dyadic,
  heat,
  incentives,
  isInfinitesimallyClose,
  mean,
  temperature,
  temperatureBound,
  thermicOptions,
  thermicVersion,
  thermograph,
  thermographBoundary,
  type Value,
  valuesBornBy,
  ValueStore,
  winningMovesBesideNumber,
} from 'spgames/values';
import { Cooling } from '../../reference/cooling.js';
import { hotValues, movedValues, nestedValues, temperatures } from '../../generators/temperature.js';
import { runs, sampled } from '../../helpers/sampling.js';

const store = new ValueStore();
const day3 = valuesBornBy(3, { store });
const moved = movedValues(store);
const nested = nestedValues(store);
const hot = hotValues(store);
const eighths = (from: number, to: number): Dyadic[] =>
  Array.from({ length: to - from + 1 }, (_, i) => Dyadic.of(from + i, 3));
const isAtMost = (a: Dyadic, b: Dyadic): void => {
  if (!a.isAtMost(b)) throw new Error(`${a.toString()} > ${b.toString()}`);
};
const areEqual = (a: Dyadic, b: Dyadic): void => {
  if (!a.equals(b)) throw new Error(`${a.toString()} ≠ ${b.toString()}`);
};

describe('walls', () => {
  /**
   * @source Huntemann 2018, Def. 5.5
   * @source Huntemann 2018, Def. 5.10
   */
  it('are the stops of the game cooled by definition, for all values of day 3', () => {
    const cooling = new Cooling(Dyadic.of(1, 3));
    const top = Dyadic.of(5, 1);
    for (const value of sampled(day3, 200)) {
      const graph = thermograph(value);
      areEqual(cooling.temperature(value, top)!, graph.temperature);
      for (const t of cooling.grid(top)) {
        const cooled = cooling.cooled(value, t);
        areEqual(graph.leftWallAt(t), cooled.leftStop);
        areEqual(graph.rightWallAt(t), cooled.rightStop);
        expect(cool(value, t)).toBe(cooled);
      }
    }
  });

  it('are the stops of cooled games', () => {
    fc.assert(
      fc.property(nested, temperatures(6), (value, t) => {
        const [cooled, graph] = [cool(value, t), thermograph(value)];
        areEqual(graph.leftWallAt(t), cooled.leftStop);
        areEqual(graph.rightWallAt(t), cooled.rightStop);
      }),
      { numRuns: runs(300) },
    );
  });

  it('lean inwards, Left’s to the left of Right’s, and meet in the mast', () => {
    fc.assert(
      fc.property(fc.oneof(moved, nested), (value) => {
        const graph = thermograph(value);
        const points = [...graph.leftWall.breakpoints, ...graph.rightWall.breakpoints, [graph.temperature]] as const;
        for (const [t] of points) {
          isAtMost(graph.rightWallAt(t), graph.leftWallAt(t));
          expect(graph.rightWallAt(t).equals(graph.leftWallAt(t))).toBe(graph.temperature.isAtMost(t));
          isAtMost(t, graph.temperature);
        }
        areEqual(graph.leftWallAt(graph.temperature), graph.mean);
        expect(graph.leftWall.breakpoints.every((_, i) => graph.leftWall.slopeAfter(i) <= 0)).toBe(true);
        expect(graph.rightWall.breakpoints.every((_, i) => graph.rightWall.slopeAfter(i) >= 0)).toBe(true);
        const slopes = graph.leftWall.breakpoints.map((_, i) => graph.leftWall.slopeAfter(i));
        expect(slopes.every((slope, i) => slope !== slopes[i + 1])).toBe(true);
        const mirrored = thermograph(value.negative()).leftWall.breakpoints.map(([t, x]) => [t, x.negative()].join());
        expect(graph.rightWall.breakpoints.map(([t, x]) => [t, x].join())).toEqual(mirrored);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of infinitesimally close games agree from t = 0 on', () => {
    fc.assert(
      fc.property(fc.constantFrom(...day3), fc.constantFrom(...day3), (a, b) => {
        fc.pre(isInfinitesimallyClose(a, b));
        for (const t of eighths(0, 12)) areEqual(thermograph(a).leftWallAt(t), thermograph(b).leftWallAt(t));
      }),
      { numRuns: runs(100) },
    );
  });

  /** @source Huntemann 2018, Fact 5.7 */
  it('tell numbers, tepid and hot games apart (Huntemann 2018, Fact 5.7)', () => {
    for (const value of day3) {
      const sign = temperature(value).compare(Dyadic.zero);
      expect(sign < 0).toBe(value.number !== undefined);
      expect(sign > 0).toBe(value.leftStop.compare(value.rightStop) > 0);
      areEqual(thermograph(value).temperature, temperature(value));
      areEqual(thermograph(value).mean, mean(value));
    }
  });
});

describe('sums', () => {
  /** @source Huntemann 2018, Fact 5.9 */
  it('have the sum of the means, and are no hotter than their parts (Fact 5.9)', () => {
    fc.assert(
      fc.property(nested, moved, (a, b) => {
        areEqual(mean(a.plus(b)), mean(a).plus(mean(b)));
        isAtMost(temperature(a.plus(b)), Dyadic.max(temperature(a), temperature(b)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('are cooled part by part for t > -1, numbers for t ≥ 0 not at all', () => {
    fc.assert(
      fc.property(moved, moved, temperatures(3), (a, b, t) => {
        expect(cool(a.plus(b), t)).toBe(cool(a, t).plus(cool(b, t)));
      }),
      { numRuns: runs(300) },
    );
  });

  /**
   * @source Huntemann 2018, Fact 5.2
   * @source Huntemann 2018, Lemma 5.13
   */
  it('have stops between the sums of stops (Fact 5.2)', () => {
    fc.assert(
      fc.property(nested, moved, (a, b) => {
        const sum = a.plus(b);
        isAtMost(a.rightStop.plus(b.leftStop), sum.leftStop);
        isAtMost(sum.leftStop, a.leftStop.plus(b.leftStop));
        isAtMost(a.rightStop.plus(b.rightStop), sum.rightStop);
        isAtMost(sum.rightStop, a.rightStop.plus(b.leftStop));
        isAtMost(confusionMeasure(sum), confusionMeasure(a).plus(confusionMeasure(b)));
        areEqual(a.negative().leftStop, a.rightStop.negative());
        for (const option of a.options('L')) isAtMost(option.rightStop, a.leftStop);
        for (const option of a.options('R')) isAtMost(a.rightStop, option.leftStop);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('heat', () => {
  it('is undone by cooling and moves the temperature of all but numbers', () => {
    fc.assert(
      fc.property(moved, temperatures(3), fc.integer({ min: -8, max: 8 }), (value, at, quarters) => {
        const t = Dyadic.max(at, Dyadic.zero);
        const heated = heat(value, t);
        expect(cool(heated, t)).toBe(value);
        expect(heat(value.negative(), t)).toBe(heated.negative());
        const number = store.number(Dyadic.of(quarters, 2));
        expect(heat(value.plus(number), t)).toBe(heated.plus(number));
        if (value.number === undefined) areEqual(temperature(heated), temperature(value).plus(t));
      }),
      { numRuns: runs(300) },
    );
  });

  it('keeps the order of the values of day 3 if t is small', () => {
    fc.assert(
      fc.property(fc.constantFrom(...day3), fc.constantFrom(...day3), (a, b) => {
        const t = Dyadic.of(1, 3);
        const [p, q] = [heat(a, t), heat(b, t)];
        expect(p.compare(q)).toBe(a.compare(b));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('thermic versions', () => {
  /**
   * @source Huntemann 2018, Def. 5.16
   * @source Huntemann 2018, Thm 5.15
   */
  it('are those pairs of options that alone have the temperature of the game (Def. 5.16)', () => {
    fc.assert(
      fc.property(hot, (value) => {
        const found = thermicOptions(value).map(({ left, right }) => `${left.id} ${right.id}`);
        const expected = value
          .options('L')
          .flatMap((left) => value.options('R').map((right) => ({ left, right })))
          .filter((pair) => temperature(thermicVersion(value, pair)).equals(temperature(value)));
        expect(found).toEqual(expected.map(({ left, right }) => `${left.id} ${right.id}`));
        expect(found.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(200) },
    );
  });

  /**
   * @source Huntemann 2018, Prop. 5.19
   * @source Huntemann 2018, Lemma 5.23
   * @source Huntemann 2018, Cor. 5.20
   */
  it('have thermographs inside that of the game, of which the boundaries are the walls (Prop. 5.19, Lemma 5.23)', () => {
    fc.assert(
      fc.property(hot, (value) => {
        const graph = thermograph(value);
        for (const pair of thermicOptions(value)) {
          const version = thermicVersion(value, pair);
          const inner = thermograph(version);
          for (const [t] of [...inner.leftWall.breakpoints, ...inner.rightWall.breakpoints]) {
            isAtMost(inner.leftWallAt(t), graph.leftWallAt(t));
            isAtMost(graph.rightWallAt(t), inner.rightWallAt(t));
          }
          const [left, right] = [thermographBoundary(version, 'L'), thermographBoundary(version, 'R')];
          areEqual(left.vertical.plus(left.oblique), graph.temperature);
          areEqual(right.vertical.plus(right.oblique), graph.temperature);
          areEqual(left.oblique.plus(right.oblique), confusionMeasure(version));
          isAtMost(confusionMeasure(version), confusionMeasure(value));
        }
      }),
      { numRuns: runs(200) },
    );
  });

  /** @source Huntemann 2018, Def. 5.21 */
  it('have the segments that the Right stops of their cooled Left option define (Def. 5.21)', () => {
    fc.assert(
      fc.property(hot, (value) => {
        const pair = thermicOptions(value)[0]!;
        const { turningPoints, segments } = thermographBoundary(thermicVersion(value, pair), 'L');
        const stops = turningPoints.map((t) => cool(pair.left, t).minus(store.number(t)).rightStop);
        segments.forEach(({ kind }, i) => {
          expect(kind).toBe(stops[i + 1]!.equals(stops[i]!) ? 'vertical' : 'oblique');
        });
        expect(segments.every(({ kind }, i) => kind !== segments[i + 1]?.kind)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('bounds on temperatures', () => {
  /**
   * @source Huntemann 2018, Thm 5.24
   * @source Huntemann 2018, Thm 5.25
   */
  it('hold for every thermic version (Thm 5.24) and every set (Thm 5.25)', () => {
    fc.assert(
      fc.property(fc.array(hot, { minLength: 1, maxLength: 4 }), (values) => {
        for (const value of values)
          for (const pair of thermicOptions(value)) {
            const { bound, option, optionMeasure, measure, left, right } = temperatureBound(value, pair);
            isAtMost(temperature(value), bound);
            expect([pair.left, pair.right]).toContain(option);
            areEqual(bound, optionMeasure.plus(measure.half()));
            isAtMost(left.vertical, confusionMeasure(pair.left));
            isAtMost(right.vertical, confusionMeasure(pair.right));
          }
        isAtMost(boilingPoint(values), boilingPointBound(values).bound);
      }),
      { numRuns: runs(200) },
    );
  });

  /** @source Huntemann 2018, Prop. 5.27 */
  it('on confusion intervals come from the stops of incentives (Prop. 5.27)', () => {
    for (const value of day3.filter((game) => temperature(game).compare(Dyadic.zero) > 0)) {
      const greatest = incentives(value, 'L')
        .map(({ leftStop }) => leftStop)
        .reduce((x, y) => Dyadic.max(x, y));
      isAtMost(confusionMeasure(value), greatest);
    }
  });
});

describe('numbers', () => {
  /** @source Siegel 2011, Thm 1.2.51 */
  it('need not be moved in (Siegel 2011, Thm 1.2.51)', () => {
    fc.assert(
      fc.property(moved, fc.integer({ min: -40, max: 40 }), (game, eights) => {
        fc.pre(game.number === undefined);
        const x = Dyadic.of(eights, 3);
        const { outcome } = game.plus(store.number(x));
        expect(winningMovesBesideNumber(game, x, 'L').length > 0).toBe(outcome === 'L' || outcome === 'N');
        expect(winningMovesBesideNumber(game, x, 'R').length > 0).toBe(outcome === 'R' || outcome === 'N');
      }),
      { numRuns: runs(500) },
    );
  });

  /** @source Siegel 2011, Prop. 1.2.56 */
  it('between the stops, and no other but the stops, are confused with the game (Cor. 1.2.56)', () => {
    fc.assert(
      fc.property(moved, fc.integer({ min: -40, max: 40 }), (game: Value, eights) => {
        const x = Dyadic.of(eights, 3);
        const [fromLeft, fromRight] = [x.compare(game.leftStop), x.compare(game.rightStop)];
        fc.pre(fromLeft !== 0 && fromRight !== 0);
        const expected = fromLeft > 0 ? '<' : fromRight < 0 ? '>' : '||';
        expect(game.compare(store.number(x))).toBe(expected);
      }),
      { numRuns: runs(500) },
    );
  });
});
