import { describe, expect, it } from 'vitest';
import { InputError } from '../../../../src/errors.js';
import { Dyadic, type Breakpoint } from '../../../../src/values/index.js';
import { Wall } from '../../../../src/values/temperature/Wall.js';
import { firstMeeting } from '../../../../src/values/temperature/Wall.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const d = (text: string): Dyadic => Dyadic.parse(text);
const points = (text: string): Breakpoint[] =>
  text.split(' ').map((point): Breakpoint => {
    const [t, x] = point.split(',');
    return [d(t!), d(x!)];
  });
const written = (wall: Wall): string => wall.toJSON().join(' ');

describe('Wall', () => {
  it('has a place at every t from -1 on', () => {
    const wall = new Wall(points('-1,3 1/2,3/2 5/2,3/2 3,1'), 0);
    const at = (t: string): string => wall.at(d(t)).toString();
    expect(['-1', '-3/4', '0', '1/2', '1', '5/2', '11/4', '3', '1000'].map(at)).toEqual([
      ...['3', '11/4', '2', '3/2', '3/2', '3/2', '5/4', '1', '1'],
    ]);
    expect([0, 1, 2, 3].map((i) => wall.slopeAfter(i))).toEqual([-1, 0, -1, 0]);
  });

  it('starts at -1', () => {
    const error = thrownBy(() => Wall.vertical(Dyadic.zero).at(d('-9/8')));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'too-cold', details: { t: '-9/8' } });
  });

  it('is sheared by t', () => {
    const sheared = new Wall(points('-1,0 1,2 3/2,2'), 0).sheared(-1);
    expect(written(sheared)).toBe('-1,1 1,1 3/2,1/2');
    expect(sheared.finalSlope).toBe(-1);
  });

  it('has the greater of two walls for Left and the smaller for Right as envelope, without points that do not turn', () => {
    const [falling, standing] = [new Wall([[d('-1'), d('2')]], -1), new Wall(points('-1,0 0,0 1,1'), 0)];
    expect(written(falling.envelope(standing, 'L'))).toBe('-1,2 1/2,1/2 1,1');
    expect(written(falling.envelope(standing, 'R'))).toBe('-1,0 0,0 1/2,1/2');
    expect(falling.envelope(standing, 'R').finalSlope).toBe(-1);
    expect(written(standing.envelope(standing, 'L'))).toBe('-1,0 0,0 1,1');
    const [low, high] = [Wall.vertical(d('0')), Wall.vertical(d('1/4'))];
    expect([written(low.envelope(high, 'L')), written(low.envelope(high, 'R'))]).toEqual(['-1,1/4', '-1,0']);
  });

  it('follows both walls where they touch without crossing', () => {
    const [a, b] = [new Wall(points('-1,1 0,0 1,1'), 0), new Wall(points('-1,0'), 0)];
    expect(written(a.envelope(b, 'L'))).toBe('-1,1 0,0 1,1');
    expect(written(a.envelope(b, 'R'))).toBe('-1,0');
  });

  it('meets another wall, at half of the distance if both are oblique', () => {
    const left = new Wall(points('-1,3'), -1);
    expect(firstMeeting(left, new Wall(points('-1,-1'), 1))?.join()).toBe('1,1');
    expect(firstMeeting(left, new Wall(points('-1,-3/2'), 0))?.join()).toBe('7/2,-3/2');
    expect(firstMeeting(Wall.vertical(d('1')), Wall.vertical(d('0')))).toBeUndefined();
    expect(firstMeeting(Wall.vertical(d('0')), Wall.vertical(d('1')))).toBeUndefined();
    expect(firstMeeting(left, left)?.join()).toBe('-1,3');
  });

  it('ends in a mast', () => {
    const wall = new Wall(points('-1,3 0,2 1,2'), -1);
    const masts = ['-1', '-1/2', '0', '1', '2'].map((t) => written(wall.withMast(d(t))));
    expect(masts).toEqual(['-1,3', '-1,3 -1/2,5/2', '-1,3 0,2', '-1,3 0,2', '-1,3 0,2 1,2 2,1']);
    expect(wall.withMast(d('2')).at(d('9')).toString()).toBe('1');
  });
});
