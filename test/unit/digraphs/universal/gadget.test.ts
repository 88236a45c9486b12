import { describe, expect, it } from 'vitest';
import { digraphGadget, digraphValue, parseDigraphPlacement, largeGadgetSize } from 'spgames/digraphs';
import { parseValue } from 'spgames/values';
import { codeOf } from '../../../helpers/codeOf.js';

const empty = parseDigraphPlacement('');
const star = parseDigraphPlacement('LR 0-1');

describe('digraphGadget', () => {
  it('1⟨H|∅⟩ is ↓ on 6 vertices, with the arcs of the definition', () => {
    const game = digraphGadget([star], [empty], { x: 1, y: 1 });
    expect(String(game)).toBe('digraph:LRLRLR 0-1 0>2 0-3 0-4 1>2 1-3 1-5 2-3 2-4 2-5 3-4 3-5 4>1 5>0');
    expect(String(digraphValue(game))).toBe('v');
  });

  it('1⟨∅,H|∅,H⟩ is *2 on 10 vertices (Figure 3)', () => {
    const game = digraphGadget([empty, star], [empty, star], { x: 1, y: 1 });
    expect([game.n, String(digraphValue(game))]).toEqual([10, '*2']);
  });

  it('2 + ↓ + * has 10 vertices as a sum (Figure 1)', () => {
    const down = digraphGadget([star], [empty], { x: 1, y: 1 });
    const value = digraphValue(down)
      .plus(digraphValue(star))
      .plus(digraphValue(parseDigraphPlacement('LL')));
    expect(value.equals(parseValue('{2|2,2*}'))).toBe(true);
    expect(down.n + star.n + 2).toBe(10);
  });

  it('needs two vertices x and two y: with one of each the value can be another', () => {
    const left = [parseDigraphPlacement('R')];
    const right = [parseDigraphPlacement('LR'), parseDigraphPlacement('LLR 2>0')];
    expect(String(digraphValue(digraphGadget(left, right, { x: 1, y: 1 })))).toBe('-1/4');
    expect(String(digraphValue(digraphGadget(left, right)))).toBe('-1/2');
  });

  it('may have no parts at all', () => {
    expect(String(digraphValue(digraphGadget([], [], { x: 3, y: 1 })))).toBe('2');
    expect(String(digraphGadget([], [], { x: 0, y: 0 }))).toBe('digraph:');
  });

  it('of Lemma 4.4 is larger than all parts', () => {
    expect(largeGadgetSize([], [])).toBe(4);
    expect(largeGadgetSize([star], [empty])).toBe(8);
  });

  it('refuses what is none', () => {
    expect(codeOf(() => digraphGadget([star], [empty], { x: -1 }))).toBe('invalid-option');
    expect(codeOf(() => digraphGadget([star], [empty], { y: 1.5 }))).toBe('invalid-option');
    expect(codeOf(() => digraphGadget([star], [empty], { x: 1e9 }))).toBe('too-large-construction');
    expect(codeOf(() => digraphGadget(['*'] as never, []))).toBe('invalid-argument');
  });
});
