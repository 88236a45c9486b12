import { describe, expect, it } from 'vitest';
import { parseValue, standardStore, type Value } from 'spgames/values';
import { LimitError } from '../../../src/errors.js';
import {
  flawOfClaim,
  layOut,
  leftFirst,
  optionValues,
  planFollowers,
  playedToo,
  proveSteps,
  requireSize,
  Sizes,
  sizeWithAnswers,
  type ControlledPart,
  type Planned,
  type Recipe,
  type Sharing,
} from '../../../src/recipes/internal.js';

/** A follower with its options, and how often each was planned. */
interface Plan extends Planned<Plan> {
  readonly value: Value;
}

function planOf(value: Value, asked: string[] = []): Plan[] {
  const recipeOf = (follower: Value): Recipe<Value, Plan> => {
    asked.push(String(follower));
    return {
      options: [follower.options('L'), follower.options('R')],
      plan: (parts) => ({ value: follower, parts }),
    };
  };
  return planFollowers(recipeOf(value), recipeOf, ({ id }) => id);
}

interface Step {
  readonly value: string;
  readonly left: readonly ControlledPart[];
  readonly right: readonly ControlledPart[];
  readonly old: readonly number[];
}

/** The steps of {0, ∗ | 0, ∗} = ∗2: controls, and nothing besides. */
function stepsOf(sharing: Sharing): Step[] {
  return layOut(planOf(parseValue('*2')).at(-1)!, {
    sharing,
    number: leftFirst(10),
    step: (_: Plan, { value, controls, old }): Step => {
      const before = [...old('L'), ...old('R')];
      const [left, right] = controls();
      return { value, left, right, old: before };
    },
  });
}

describe('planFollowers', () => {
  it('plans each follower once, options before what has them', () => {
    const asked: string[] = [];
    const plans = planOf(parseValue('{*2,^|-1/2}'), asked);
    expect(new Set(asked).size).toBe(asked.length);
    expect(plans.map(({ value }) => String(value)).sort()).toEqual([...asked].sort());
    for (const [i, { value, parts }] of plans.entries()) {
      for (const part of parts.flat()) expect(plans.indexOf(part)).toBeLessThan(i);
      expect(parts.map((side) => side.map((part) => part.value.id))).toEqual(
        (['L', 'R'] as const).map((player) => value.options(player).map(({ id }) => id)),
      );
    }
  });

  it('takes the whole apart from a follower with the same key, and followers of any depth', () => {
    const [zero, star] = [parseValue('0'), parseValue('*')];
    const recipe = (value: Value, options: readonly Value[]): Recipe<Value, string> => ({
      options: [options, options],
      plan: (parts) => `${String(value)}:${parts.flat().length}`,
    });
    const known = (value: Value): Recipe<Value, string> => recipe(value, value.options('L'));
    expect(planFollowers(recipe(zero, [star]), known, ({ id }) => id)).toEqual(['0:0', '*:2', '0:2']);
    const chain = (n: number): Recipe<number, number> => ({
      options: [n === 0 ? [] : [n - 1], []],
      plan: ([[below = -1]]) => below + 1,
    });
    expect(planFollowers(chain(1e5), chain, (n) => n).at(-1)).toBe(1e5);
  });
});

describe('layOut', () => {
  it('gives followers vertices of their own once, each time, or the same ones', () => {
    const controls = (steps: readonly Step[]): number[][] =>
      steps.map(({ left, right }) => [...left, ...right].map(({ control }) => control));
    expect(controls(stepsOf('grown'))).toEqual([[], [0, 10], [1, 2, 11, 12]]);
    expect(controls(stepsOf('overlapping'))).toEqual([[], [0, 10], [1, 2, 11, 12]]);
    expect(stepsOf('overlapping').at(-1)!.old).toEqual([0, 10]);
    const apart = stepsOf('apart');
    expect(apart.map(({ value }) => value)).toEqual(['0', '0', '0', '*', '0', '0', '0', '*', '*2']);
    expect(new Set(controls(apart).flat()).size).toBe(8);
  });

  it('leads controls to the steps of the options, in their order', () => {
    for (const sharing of ['apart', 'grown', 'overlapping'] as const) {
      const steps = stepsOf(sharing);
      const { left, right } = steps.at(-1)!;
      for (const side of [left, right])
        expect(side.map(({ part }) => steps[part]!.value)).toEqual(parseValue('*2').options('L').map(String));
    }
  });
});

describe('proveSteps', () => {
  const check = {
    value: (step: Step, _: number, values: readonly Value[]): Value =>
      standardStore.fromOptions(...optionValues(step, values)),
  };

  it('proves the value of the last step', () => {
    const found = proveSteps(stepsOf('grown'), check);
    expect(found.verified && String(found.value)).toBe('*2');
    expect(proveSteps([], check)).toMatchObject({ verified: false, because: 'the certificate has no step' });
  });

  it('names the step that claims another value, has none, or has a flaw of another kind', () => {
    const steps = stepsOf('grown');
    const wrong = steps.map((step, i) => (i === 1 ? { ...step, value: '^' } : step));
    expect(proveSteps(wrong, check)).toMatchObject({ because: 'the value is *, not ^', witness: { step: 1 } });
    const none = (step: Step, i: number, values: readonly Value[]): Value | string =>
      i === 2 ? 'no value' : check.value(step, i, values);
    expect(proveSteps(steps, { value: none })).toMatchObject({ because: 'no value', witness: { step: 2 } });
    const flaw = (_: Step, i: number): string | undefined => (i === 0 ? 'a flaw' : undefined);
    expect(proveSteps(steps, { ...check, flaw })).toMatchObject({ because: 'a flaw', witness: { step: 0 } });
    expect(flawOfClaim('x?', parseValue('1'))).toMatch(/^"x\?" is not a value: /);
  });

  it('is confirmed or contradicted by play, unless that is cut off', () => {
    const proof = { value: parseValue('1') };
    expect(playedToo(proof, 'game', () => parseValue('1'))).toMatchObject({ verified: true, evaluated: true });
    expect(playedToo(proof, 'game', () => parseValue('2'))).toMatchObject({
      because: 'played out, the game has the value 2, not 1',
    });
    const cutOff = (): never => {
      throw new LimitError('too-long', 'cut off');
    };
    expect(playedToo(proof, 'digraph', cutOff)).toMatchObject({ verified: true, evaluated: false });
    const broken = (): never => {
      throw new RangeError('broken');
    };
    expect(() => playedToo(proof, 'digraph', broken)).toThrow(RangeError);
  });
});

describe('sizes', () => {
  it('are those that are known, and those at which all options are one size smaller', () => {
    const sizes = new Sizes(
      (value, size) => (value.integer !== undefined && size >= 2 ? 'known' : undefined),
      (value) => sizeWithAnswers(value, 3n),
    );
    expect(sizes.way(parseValue('0'), 2)).toBe('known');
    expect([2, 3, 4].map((size) => sizes.way(parseValue('*'), size))).toEqual([undefined, 'options', 'options']);
    expect([3, 4, 5].map((size) => sizes.way(parseValue('^'), size))).toEqual([undefined, 'options', 'options']);
    expect(sizeWithAnswers(parseValue('{5|-7}'), 3n)).toBe(10n);
    expect(sizeWithAnswers(parseValue('-7/2'), 3n)).toBe(6n);
    expect(sizeWithAnswers(parseValue('0'), 3n)).toBe(3n);
  });

  it('above the limit are refused', () => {
    expect(() => requireSize('task', { what: 'things', size: 5n }, 5)).not.toThrow();
    expect(() => requireSize('task', { what: 'things', size: 6n, orMore: true }, 5n)).toThrow(
      'task: needs at least 6 things; the limit is 5.',
    );
    expect(() => requireSize('task', { what: 'things', size: 10n ** 40n }, 5)).toThrow(
      'task: needs a number of 41 digits of things; the limit is 5.',
    );
  });
});
