import { describe, expect, it } from 'vitest';
import { heapQuotients, isTame } from 'spgames/lattice';
import { printResult, Worksheet } from 'spgames/mathjs';
import { parseMoveGame } from 'spgames/moves';
import { literalForm } from 'spgames/games';
import {
  FormStore,
  formFollowers,
  genus,
  misereOutcome,
  parseValue,
  formOf,
  parseForm,
  printGenus,
  randomForm,
  tameness,
  type Form,
} from 'spgames/values';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { errorOf } from '../../helpers/codeOf.js';
import { inFull, sampled } from '../../helpers/sampling.js';

/** Genera of sums of heaps up to 7, in full. */
const store = new FormStore();
const heap = (m: number): Form => formOf(parseValue(`*${m}`), store);
const SUMS = [0, 1, 2, 3, 4, 5, 6, 7].map(heap).flatMap((a) => [a, a.plus(heap(2))]);
const OF_NIM = new Set(SUMS.map((sum) => printGenus(genus(sum))));

describe('tameness', () => {
  it('of small games', () => {
    const found = ['0', '*', '*5', '{*2|*2}', '{0,{*2|*2}|0,{*2|*2}}'].map((text) => tameness(parseForm(text)));
    expect(found).toEqual([...Array<string>(4).fill('hereditarily tame'), 'wild']);
    expect(errorOf(() => tameness(parseForm('1'))).code).toBe('not-impartial');
    const sheet = new Worksheet();
    const shown = (expression: string): string => printResult(sheet.evaluate(expression));
    expect(shown('[isTame(form("{*2|*2}")), isTame(form("{0,{*2|*2}|0,{*2|*2}}"))]')).toBe('[true, false]');
    expect(['*2', '*', '0', '{*2|*2}', '{*2,*3|*2,*3}'].map((x) => shown(`shortGenus(form("${x}"))`))).toEqual([
      ...['2^2', '1^0', '0^1', '0^0', '0^0'],
    ]);
    expect(shown('shortGenus(form("{0,{*2|*2}|0,{*2|*2}}"))')).toBe(shown('genus(form("{0,{*2|*2}|0,{*2|*2}}"))'));
  });

  it('is hereditary iff all followers have genera of NIM, and tame games behave like sums of heaps', () => {
    const random = randomIntegers(5);
    const beside = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => heap(a).plus(heap(b))));
    const seen = new Set<string>();
    const tame: { readonly form: Form; readonly like: Form }[] = [];
    for (let i = 0; i < (inFull ? 600 : 60); i++) {
      const some = randomForm(store, { birthday: 1 + (i % 5), options: 3, random, impartial: true });
      // A heap of 2, with another option from which one may move back to it.
      const beyond = [...some.options('L'), heap(2)];
      const options = [heap(0), heap(1), store.fromOptions(beyond, beyond)];
      const form = i % 2 === 0 ? some : store.fromOptions(options, options);
      const found = tameness(form);
      seen.add(found);
      const all = formFollowers(form).every((each) => OF_NIM.has(printGenus(genus(each))));
      expect(found === 'hereditarily tame').toBe(all);
      if (found === 'wild') continue;
      const like = SUMS.find((sum) => printGenus(genus(sum)) === printGenus(genus(form)))!;
      for (const x of beside) expect(misereOutcome(form.plus(x))).toBe(misereOutcome(like.plus(x)));
      for (const other of sampled(tame, 4))
        expect(misereOutcome(form.plus(other.form))).toBe(misereOutcome(like.plus(other.like)));
      if (form.birthday < 5) tame.push({ form, like });
    }
    expect([...seen].sort()).toEqual(['hereditarily tame', 'tame', 'wild']);
  });

  it('of all heaps is hereditary iff their misère quotient is tame', () => {
    for (const code of sampled(['0.123', '0.77', '0.7', '0.07', '0.33', '0.3122', '0.26', '0.15', '0.137'], 2))
      for (const { heap: n, decision } of heapQuotients(code, { heaps: inFull ? 6 : 4, misere: true, maxStates: 60 })) {
        if (decision.finite !== true) break;
        const form = (m: number): Form => literalForm(parseMoveGame(`octal(${code.slice(1)})@heap:${m}`), store);
        const all = Array.from({ length: n }, (_, m) => tameness(form(m + 1)) === 'hereditarily tame');
        expect([code, n, all.every(Boolean)]).toEqual([code, n, isTame(decision.quotient)]);
      }
  });
});
