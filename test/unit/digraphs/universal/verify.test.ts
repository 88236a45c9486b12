import { describe, expect, it } from 'vitest';
import { parseValue } from 'spgames/values';
import {
  type DigraphCertificate,
  DigraphPlacement,
  digraphWithValue,
  digraphWithValueOrder,
  parseDigraphPlacement,
  verifyDigraphWithValue,
} from 'spgames/digraphs';
import { codeOf } from '../../../helpers/codeOf.js';

const made = digraphWithValue(parseValue('^'));
const steps = made.certificate.steps;
const last = steps.at(-1)!;
const because = (digraph: unknown, certificate: unknown): string => {
  const found = verifyDigraphWithValue({ digraph, certificate } as never);
  return found.verified ? '' : found.because;
};
const withLast = (change: object): DigraphCertificate => ({ steps: [...steps.slice(0, -1), { ...last, ...change }] });

describe('verifyDigraphWithValue', () => {
  it('looks at the size before it plays a step out', () => {
    const n = 2 ** 11 + 1;
    const digraph = new DigraphPlacement('L'.repeat(n));
    const certificate = { steps: [{ value: String(n), vertices: [...digraph.sides.keys()] }] };
    expect(codeOf(() => verifyDigraphWithValue({ digraph, certificate }))).toBe('too-many-vertices');
  });

  it('says what is wrong', () => {
    expect(because(made.digraph, made.certificate)).toBe('');
    expect(because(made.digraph, withLast({ value: 'v' }))).toBe('the value is ^, not v');
    expect(because(made.digraph, withLast({ value: '{' }))).toContain('is not a value');
    expect(because(made.digraph, withLast({ x: [8] }))).toBe('1 vertices x; the proof needs two');
    expect(because(made.digraph, withLast({ x: [10, 11] }))).toContain('belongs to the other player');
    expect(because(made.digraph, withLast({ y: [10, 10] }))).toBe('vertex 10 is used twice');
    expect(because(made.digraph, withLast({ vertices: [...last.vertices, 12] }))).toBe('the digraph has no vertex 12');
    expect(because(made.digraph, withLast({ left: [{ control: 6, part: 9 }] }))).toBe(
      'step 9 does not come before this one',
    );
    expect(because(made.digraph, { steps: steps.slice(0, -1) })).toMatch(
      /^the last step has \d+ vertices, the digraph 12$/,
    );
    expect(because(made.digraph, { steps: [] })).toBe('certificate.steps is []; expected at least one step');
    expect(because(made.digraph, 5)).toContain('expected');
    expect(because(made.digraph.negative(), made.certificate)).toContain('belongs to the other player');
    expect(codeOf(() => verifyDigraphWithValue({ digraph: 5, certificate: made.certificate } as never))).toBe(
      'invalid-argument',
    );
  });

  it('plays out steps that are not gadgets, and in the end all', () => {
    const star = parseDigraphPlacement('LR 0-1');
    expect(because(star, { steps: [{ value: '*', vertices: [0, 1] }] })).toBe('');
    expect(because(star, { steps: [{ value: '*2', vertices: [0, 1] }] })).toBe('the value is *, not *2');
    expect(codeOf(() => verifyDigraphWithValue(made, { store: 5 as never }))).toBe('invalid-option');
    expect(verifyDigraphWithValue(made, { limit: 10 })).toMatchObject({ verified: true, evaluated: false });
    const large = digraphWithValue(parseValue('*4'));
    expect(large.digraph.n).toBe(188);
    expect(verifyDigraphWithValue(large)).toMatchObject({ verified: true, evaluated: true, steps: 81 });
  });
});

describe('digraphWithValue', () => {
  it('knows its order before it builds', () => {
    expect(digraphWithValueOrder(parseValue('{7|*4}'))).toBe(201n);
    expect(digraphWithValueOrder(parseValue('*20')) > 10n ** 9n).toBe(true);
    expect(codeOf(() => digraphWithValue(parseValue('*20')))).toBe('too-large-construction');
    expect(codeOf(() => digraphWithValue(parseValue('^'), { limit: 11 }))).toBe('too-large-construction');
    expect(codeOf(() => digraphWithValue(parseValue('^'), { limit: '5' as never }))).toBe('invalid-option');
    expect(codeOf(() => digraphWithValue(parseValue('1000000000')))).toBe('too-large-construction');
  });

  it('0 is empty, integers have no arcs, numbers are stalks', () => {
    expect(String(digraphWithValue(parseValue('0')).digraph)).toBe('digraph:');
    expect(String(digraphWithValue(parseValue('-3')).digraph)).toBe('digraph:RRR');
    expect(String(digraphWithValue(parseValue('1/4')).digraph)).toBe('digraph:LRR 0>1 0>2 1>2');
  });
});
