import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumsQuotient, verifySumsQuotient, type SumsQuotient } from 'spgames/analysis';
import { heapQuotients } from 'spgames/lattice';
import { asForm, parseSource } from 'spgames/sources';
import { type Form, FormStore, misereOutcome, normalOutcome, type Outcome, parseForm } from 'spgames/values';
import { heapGameOfRuleset } from 'spgames/analysis';
import { runs } from '../../helpers/sampling.js';

const store = new FormStore();
const form = (text: string): Form => parseForm(text, { store });
const GAMES = [['^'], ['{*|0}'], ['1'], ['{^|0}'], ['*2'], ['{0|*2}'], ['{0,*|0}', '*'], ['{1|1}', '2']];
const PLAYS = [true, false];

function found(games: readonly Form[], misere: boolean): SumsQuotient {
  const decision = sumsQuotient(games, { misere });
  if (decision.finite !== true) throw new Error('expected a finite quotient');
  return decision.quotient;
}

/** Who wins if each player begins, by all plays. */
function byPlay(summands: readonly Form[], misere: boolean): Outcome {
  const wins = (mover: 'L' | 'R', sum: readonly Form[]): boolean => {
    const options = sum.flatMap((each, i) =>
      each.options(mover).map((option) => sum.map((other, j) => (i === j ? option : other))),
    );
    return options.length === 0 ? misere : options.some((option) => !wins(mover === 'L' ? 'R' : 'L', option));
  };
  const [left, right] = [wins('L', summands), wins('R', summands)];
  return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
}

/** @source Huntemann 2018, Sec. 8.2.1 */
describe('the quotient of sums', () => {
  const quotients = GAMES.flatMap((games) => PLAYS.map((misere) => found(games.map(form), misere)));

  it('has the outcomes of the sums of followers by all plays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...quotients), fc.array(fc.nat(9), { maxLength: 4 }), (quotient, word) => {
        const { letters, products, outcomes, misere } = quotient;
        const own = word.map((i) => i % letters.length);
        const element = own.reduce((at, i) => products[at]![i]!, 0);
        expect(outcomes[element]).toBe(
          byPlay(
            own.map((i) => letters[i]!),
            misere,
          ),
        );
      }),
      { numRuns: runs(2000, 200) },
    );
  });

  it('identifies what no sum tells apart: the least sums of any two elements differ with a third', () => {
    for (const { letters, products, outcomes, misere } of quotients) {
      const { store: own } = letters[0]!;
      const outcome = misere ? misereOutcome : normalOutcome;
      const sums: Form[] = [own.zero];
      const queue = [0];
      for (const x of queue)
        for (const [i, y] of products[x]!.entries())
          if (sums[y] === undefined) {
            sums[y] = sums[x]!.plus(letters[i]!);
            queue.push(y);
          }
      expect(queue).toHaveLength(outcomes.length);
      for (const [i, x] of sums.entries())
        for (const y of sums.slice(0, i))
          expect(sums.some((z) => outcome(x.plus(z)) !== outcome(y.plus(z)))).toBe(true);
    }
  });

  it('is verified; with another outcome or product, or a letter less, it is not', () => {
    for (const quotient of quotients) {
      expect(verifySumsQuotient(quotient)).toEqual({ verified: true });
      const { outcomes, products, letters } = quotient;
      for (const [x, outcome] of outcomes.entries()) {
        const other = outcomes.with(x, outcome === 'L' ? 'P' : 'L');
        expect(verifySumsQuotient({ ...quotient, outcomes: other }).verified).toBe(false);
        for (const [i, y] of products[x]!.entries()) {
          const changed = products.with(x, products[x]!.with(i, (y + 1) % outcomes.length));
          expect(verifySumsQuotient({ ...quotient, products: changed }).verified).toBe(false);
        }
      }
      const less = {
        ...quotient,
        letters: letters.slice(1),
        generators: quotient.generators.slice(1),
        products: products.map((row) => row.slice(1)),
      };
      expect(verifySumsQuotient(less).verified).toBe(false);
      expect(verifySumsQuotient({ ...quotient, misere: !quotient.misere }).verified).toBe(false);
    }
    expect(verifySumsQuotient({ games: [] } as unknown as SumsQuotient).verified).toBe(false);
  });

  it('of heaps is that of their lattice game, with the P-portion as the elements of the outcome P', () => {
    for (const [ruleset, heaps] of [
      ['nim', 3],
      ['kayles', 4],
      ['octal(.123)', 5],
    ] as const)
      for (const misere of PLAYS) {
        const sizes = Array.from({ length: heaps }, (_, i) =>
          asForm(parseSource(`${ruleset}@heap:${i + 1}`), { store }),
        );
        const { outcomes } = found(sizes, misere);
        const { decision } = heapQuotients(heapGameOfRuleset(ruleset), { heaps, misere }).at(-1)!;
        if (decision.finite !== true) throw new Error('expected a finite quotient');
        expect(outcomes).toHaveLength(decision.quotient.order);
        expect(outcomes.filter((outcome) => outcome === 'P')).toHaveLength(decision.quotient.pPortion.length);
        expect(outcomes.every((outcome) => 'NP'.includes(outcome))).toBe(true);
      }
  });

  it('is infinite with 1 and −1, and undecided beyond a bound', () => {
    expect(sumsQuotient([form('{1|-1}')], { misere: true })).toMatchObject({ finite: false });
    expect(sumsQuotient([form('^'), form('*2')], { misere: true, maxStates: 5 })).toMatchObject({
      finite: 'undecided',
      atLeast: 5,
    });
    expect(found([], true).outcomes).toEqual(['N']);
  });
});
