import { describe, expect, it } from 'vitest';
import { DigraphPlacement, parseDigraphPlacement } from 'spgames/digraphs';
import { analyze, gameProperties } from 'spgames/analysis';
import { movesFromJson } from 'spgames/games';
import { codeOf } from '../../helpers/codeOf.js';

const star = movesFromJson({
  type: 'moves',
  start: 'a',
  positions: [{ id: 'a', left: ['b'], right: ['b'] }, { id: 'b' }],
});

describe('analyze of games without a complex', () => {
  it('says all of a digraph', () => {
    const found = analyze(parseDigraphPlacement('LLR 0>1 1>2 2>0'));
    expect(Object.keys(found)).toEqual(Object.keys(gameProperties));
    expect(String(found.value?.value)).toBe('1*');
    expect(String(found.temperature?.value)).toBe('0');
    expect(found).toMatchObject({
      outcome: { value: 'L' },
      misereOutcome: { value: 'N' },
      formalBirthday: { value: 2, witness: { play: ['x2', 'x1'] } },
      symmetric: { value: false, witness: { arc: ['x1', 'x2'] } },
    });
    expect(found.acyclicComplex?.value).toHaveProperty('dimension', 1);
    expect(analyze(new DigraphPlacement(''), { only: ['symmetric'] })).toEqual({ symmetric: { value: true } });
  });

  it('says of a game by its moves what does not need a digraph', () => {
    const found = analyze(star);
    expect(Object.keys(found)).toEqual(['value', 'outcome', 'misereOutcome', 'temperature', 'formalBirthday']);
    expect(found).toMatchObject({
      outcome: { value: 'N' },
      misereOutcome: { value: 'P' },
      formalBirthday: { value: 1 },
    });
    expect(analyze(star, { only: ['outcome'], play: 'misere' })).toEqual({ outcome: { value: 'P' } });
    expect(codeOf(() => analyze(star, { only: ['symmetric'] }))).toBe('not-a-digraph');
    expect(codeOf(() => analyze(star, { store: {} as never }))).toBe('invalid-option');
  });

  it('leaves open what is not found in time, and asks for the value once', () => {
    const arcs = Array.from({ length: 60 }, (_, v): [number, number] => [v, (v * 7 + 3) % 61]).filter(
      ([u, v]) => u !== v,
    );
    const game = new DigraphPlacement('LR'.repeat(30) + 'L', arcs);
    const found = analyze(game, { timeoutMs: 0 });
    expect(Object.values(found).every(({ value }) => value === 'undecided')).toBe(true);
  });
});
