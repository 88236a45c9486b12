import { describe, expect, it } from 'vitest';
import {
  boilingPoint,
  confusionInterval,
  confusionMeasure,
  Dyadic,
  mean,
  parseValue,
  temperature,
  thermograph,
  type Thermograph,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { numberTemperature } from '../../../../src/values/temperature/closedFormThermograph.js';
import oracle from '../../../oracle/huntemann-temperature.json' with { type: 'json' };
import { tightGame } from '../../../helpers/tightGame.js';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);
const d = (text: string): Dyadic => Dyadic.parse(text);
const walls = ({ leftWall, rightWall }: Thermograph): string[] =>
  [leftWall, rightWall].map((wall) => wall.toJSON().join(' '));

describe('thermograph', () => {
  /**
   * @source Huntemann 2018, Ex. 5.8
   * @source Huntemann 2018, Ex. 5.11
   * @source Huntemann 2018, Ex. 5.17
   * @source Huntemann 2018, Ex. 5.18
   * @source Huntemann 2018, Ex. 5.22
   */
  it.each(oracle.thermographs)('draws $game as in $where', (entry) => {
    const game = value(entry.game);
    const graph = thermograph(game);
    expect(graph.toJSON()).toMatchObject({
      temperature: entry.temperature,
      mean: entry.mean,
      left: entry.left,
      right: entry.right,
    });
    const stops = [graph.leftWallAt(Dyadic.zero), graph.rightWallAt(Dyadic.zero)];
    expect(stops.map(String)).toEqual([entry.leftStop, entry.rightStop]);
    expect([game.leftStop, game.rightStop].map(String)).toEqual([entry.leftStop, entry.rightStop]);
    expect([temperature(game), mean(game)].map(String)).toEqual([entry.temperature, entry.mean]);
  });

  it.each([
    ['0', '-1', ['-1,0', '-1,0']],
    ['-7', '-1', ['-1,-7', '-1,-7']],
    ['3/8', '-1/8', ['-1,1 -1/2,1/2 -1/4,1/2 -1/8,3/8', '-1,0 -1/2,0 -1/8,3/8']],
    ['-3/8', '-1/8', ['-1,0 -1/2,0 -1/8,-3/8', '-1,-1 -1/2,-1/2 -1/4,-1/2 -1/8,-3/8']],
    ['*', '0', ['-1,1 0,0', '-1,-1 0,0']],
    ['*5', '0', ['-1,1 0,0', '-1,-1 0,0']],
    ['^', '0', ['-1,1 0,0', '-1,0']],
    ['^^^*2', '0', ['-1,1 0,0', '-1,0']],
    ['^*', '0', ['-1,1 0,0', '-1,-1 0,0']],
    ['v', '0', ['-1,0', '-1,-1 0,0']],
    ['1/2*', '0', ['-1,1 -1/2,1 0,1/2', '-1,0 -1/2,0 0,1/2']],
    ['1/2^', '0', ['-1,1 -1/2,1 0,1/2', '-1,0 -1/2,1/2']],
    ['tiny(2)', '0', ['-1,1 0,0', '-1,0']],
    ['{2|-2}', '2', ['-1,3 2,0', '-1,-3 2,0']],
  ])('of %s: temperature %s', (text, degree, expected) => {
    expect(temperature(value(text)).toString()).toBe(degree);
    expect(walls(thermograph(value(text)))).toEqual(expected);
  });

  it('treats closed forms as their options say', () => {
    for (const number of ['0', '3', '-1/2', '5/8', '-11/32'])
      for (let ups = -3; ups <= 3; ups++)
        for (const nimber of [0, 1, 2, 3, 4]) {
          const game = store.closed({ number: d(number), ups, nimber });
          if (game.number?.isInteger === true) continue;
          const graph = thermograph(game);
          const best = (t: Dyadic, player: 'L' | 'R'): Dyadic => {
            if (graph.temperature.compare(t) <= 0) return graph.mean;
            const places = game
              .options(player)
              .map((option) =>
                player === 'L'
                  ? thermograph(option).rightWallAt(t).minus(t)
                  : thermograph(option).leftWallAt(t).plus(t),
              );
            return places.reduce((x, y) => (player === 'L' ? Dyadic.max(x, y) : Dyadic.min(x, y)));
          };
          for (let i = -32; i <= 8; i++) {
            const t = Dyadic.of(i, 5);
            const where = `${number} ${ups} ${nimber} at ${t.toString()}`;
            expect(graph.leftWallAt(t).toString(), where).toBe(best(t, 'L').toString());
            expect(graph.rightWallAt(t).toString(), where).toBe(best(t, 'R').toString());
          }
        }
  });

  it('is exact for switches of 200 digits', () => {
    const [a, b] = [Dyadic.of(10n ** 200n + 1n, 3), Dyadic.of(-(10n ** 199n))];
    const graph = thermograph(store.fromOptions([store.number(a)], [store.number(b)]));
    expect(graph.temperature.equals(a.minus(b).half())).toBe(true);
    expect(graph.mean.equals(a.plus(b).half())).toBe(true);
    expect(graph.leftWallAt(Dyadic.of(7)).equals(a.minus(Dyadic.of(7)))).toBe(true);
  });

  it('visits a follower once: 1500 games inside each other, sums with thousands of followers', () => {
    expect(temperature(tightGame(1500, store)).equals(Dyadic.of(9).minus(Dyadic.of(3, 1500)))).toBe(true);
    const games = [
      '{13|1||-3}',
      '{17|4||-6}',
      '{21|2||-9}',
      '{25|2||-12}',
      '{29|4||-15}',
      '{33|1||-18}',
      '{37|3||-21}',
    ];
    const sum = games.map(value).reduce((x, y) => x.plus(y));
    const means = games.map((text) => mean(value(text))).reduce((x, y) => x.plus(y));
    expect(mean(sum).equals(means)).toBe(true);
  });

  /** @source Huntemann 2018, Ex. 5.26 */
  it('is tight for Ex. 5.26', () => {
    expect(oracle.tightSequence.map((_, n) => temperature(tightGame(n, store)).toString())).toEqual(
      oracle.tightSequence,
    );
  });

  it('of the values of day 2 stands between -1 and 1', () => {
    const table = new Map<string, number>();
    for (const game of valuesBornBy(2, { store })) {
      const degree = temperature(game).toString();
      table.set(degree, (table.get(degree) ?? 0) + 1);
    }
    expect(Object.fromEntries(table)).toEqual({ '-1': 5, '-1/2': 2, '0': 8, '1/2': 6, '1': 1 });
    expect(boilingPoint(valuesBornBy(2, { store })).toString()).toBe('1');
  });
});

describe('numberTemperature', () => {
  /** @source Huntemann 2018, Ex. 5.8 */
  it('is −1/2^k for m/2^k in lowest terms, and −1 for integers', () => {
    for (let k = 0; k <= 6; k++)
      for (let m = -9; m <= 9; m++) {
        if (k > 0 && m % 2 === 0) continue;
        const x = Dyadic.of(m, k);
        expect(numberTemperature(x).equals(Dyadic.of(-1, k))).toBe(true);
        expect(temperature(store.number(x)).equals(numberTemperature(x))).toBe(true);
        expect(mean(store.number(x)).equals(x)).toBe(true);
      }
  });
});

describe('confusionInterval', () => {
  it.each([
    ['1/2', '1/2', '1/2', '0', false, false],
    ['*', '0', '0', '0', true, true],
    ['^', '0', '0', '0', false, false],
    ['{2|-1}', '2', '-1', '3', true, true],
    ['{2||1|0}', '2', '1', '1', true, false],
    ['{3|2||0}', '2', '0', '2', false, true],
  ])('of %s', (text, leftStop, rightStop, measure, includesLeftStop, includesRightStop) => {
    const game = value(text);
    const { leftStop: l, rightStop: r, measure: m, ...ends } = confusionInterval(game);
    expect([l, r, m].map(String)).toEqual([leftStop, rightStop, measure]);
    expect(ends).toEqual({ includesLeftStop, includesRightStop });
    expect(confusionMeasure(game).toString()).toBe(measure);
    for (let i = -32; i <= 32; i++) {
      const x = Dyadic.of(i, 3);
      const inside = x.compare(r) > 0 && x.compare(l) < 0;
      const atEnd = (includesLeftStop && x.equals(l)) || (includesRightStop && x.equals(r));
      expect(game.compare(store.number(x)) === '||').toBe(inside || atEnd);
    }
  });
});
