import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { analyzeValue } from 'spgames/analysis';
import { compile, snort } from 'spgames/games';
import { grid } from 'spgames/boards';
import { type Outcome, parseValue } from 'spgames/values';
import { provenValue } from '../../../src/analysis/sums/provenValue.js';
import type { Term } from '../../../src/analysis/sums/Term.js';
import { LimitError } from '../../../src/errors.js';
import { Work } from '../../../src/run.js';
import { inFull } from '../../helpers/sampling.js';

/** What is found at a turn of its own, and cut off before. */
function foundAtTurn<T>(
  turn: number,
  found: T,
  code: 'too-long' | 'too-many-values' | 'too-much-memory' = 'too-long',
): () => T {
  let turns = 0;
  return () => {
    if (++turns < turn) throw new LimitError(code, 'cut off');
    return found;
  };
}

function termOf(value: Term['value']): Term {
  return { value, height: () => 1n, moves: () => [], isOwnNegative: () => false };
}

const switchOf = parseValue('{2|-2}');

describe('the value of a sum and its outcome, in turns', () => {
  const told = (value: Term['value'], search: () => Outcome): [unknown, Outcome[]] => {
    const outcomes: Outcome[] = [];
    const work = new Work('test', { timeoutMs: 1e9 });
    const found = provenValue([termOf(value)], new Evaluator(), work, 1, search, (outcome) => outcomes.push(outcome));
    return [found, outcomes];
  };

  it('tells the outcome that is found before the value, once', () => {
    expect(told(foundAtTurn(3, switchOf), foundAtTurn(2, 'N'))).toEqual([{ value: switchOf }, ['N']]);
    expect(told(foundAtTurn(2, switchOf), foundAtTurn(9, 'N'))).toEqual([{ value: switchOf }, []]);
    expect(told(foundAtTurn(1, switchOf), foundAtTurn(1, 'N'))).toEqual([{ value: switchOf }, []]);
  });

  it('gives the time to the search when the value will not come, and to the value when the search will not', () => {
    const never = foundAtTurn(Infinity, switchOf, 'too-many-values');
    expect(told(never, foundAtTurn(1, 'N'))).toEqual([{ value: 'undecided', outcome: 'N' }, ['N']]);
    const noSearch = foundAtTurn<Outcome>(Infinity, 'N', 'too-much-memory');
    expect(told(foundAtTurn(2, switchOf), noSearch)).toEqual([{ value: switchOf }, []]);
  });

  it.skipIf(!inFull)('finds who wins a game whose value is out of reach', () => {
    const found = analyzeValue(compile(snort, grid(5, 5)), { timeoutMs: 20_000 });
    expect(found).toMatchObject({ value: 'undecided', outcome: 'N', formalBirthday: 25n });
  });
});
