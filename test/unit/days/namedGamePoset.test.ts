import { describe, expect, it } from 'vitest';
import { namedGamePoset } from 'spgames/days';
import { codeOf, errorOf } from '../../helpers/codeOf.js';

describe('namedGamePoset', () => {
  it('reads the names that posets have', () => {
    for (const name of ['day:2', 'os:1', 'ss:1', 'oc:3', 'oslo:1', 'twoslo:1', 'placement:2'])
      expect(namedGamePoset(name).name).toBe(name);
    expect(namedGamePoset('os:1', { reduced: true })).toMatchObject({ name: 'os:1 reduced', size: 7 });
    expect(namedGamePoset('children:{0|},{|0}').name).toBe('children:1,-1');
    expect(namedGamePoset('children:{1|0,*}, 0').elements).toHaveLength(5);
    expect(namedGamePoset('children:').labels).toEqual(['0']);
  });

  it('refuses any other name, with those that there are', () => {
    for (const name of ['', 'day', 'day:', 'day:x', 'oslo', 'toString:1', 'day:-1', 'week:2'])
      expect([name, codeOf(() => namedGamePoset(name))]).toEqual([name, 'unknown-poset']);
    expect(errorOf(() => namedGamePoset('week:2')).message).toBe(
      'namedGamePoset: "week:2"; expected day, os, ss, oc, oslo, twoslo, placement with a day, such as day:2, or children with values, such as children:{0|},{|0}.',
    );
    expect(codeOf(() => namedGamePoset('day:4'))).toBe('too-many-values');
    expect(codeOf(() => namedGamePoset('children:{0|'))).toMatch(/^(invalid|not)-/);
  });
});
