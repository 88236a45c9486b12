import { describe, expect, it } from 'vitest';
import { Dyadic, printValue, ValueStore } from 'spgames/values';
import { type Moves, MovesEvaluator, movesOfHeaps, nimHeaps, oabHeaps } from 'spgames/evaluation';
import { InputError, LimitError } from '../../../src/errors.js';
import noGoStrips from '../../oracle/nogo-strips.json' with { type: 'json' };
import impartial from '../../oracle/siegel-impartial.json' with { type: 'json' };
import { thrownBy } from '../../helpers/thrownBy.js';

/** TOADS AND FROGS on a strip: T moves right, F moves left, by a step or by a jump over one of the others. */
const toadsAndFrogs: Moves<string> = {
  key: (strip) => strip,
  *options(strip) {
    for (const [player, pattern, to] of [
      ['L', /T\./g, '.T'],
      ['L', /TF\./g, '.FT'],
      ['R', /\.F/g, 'F.'],
      ['R', /\.TF/g, 'FT.'],
    ] as const)
      for (const { index, 0: from } of strip.matchAll(pattern))
        yield { player, position: strip.slice(0, index) + to + strip.slice(index + from.length) };
  },
  canonical: (strip) => {
    const mirrored = [...strip].reverse().map((c) => (c === 'T' ? 'F' : c === 'F' ? 'T' : c));
    const other = mirrored.join('');
    return other < strip ? { position: other, negated: true } : { position: strip };
  },
};

/**
 * NoGo on a strip: Left places x, Right o, in the impartial variant both either; every group keeps a free neighbour.
 */
function noGo(isImpartial: boolean): Moves<string> {
  const isLegal = (strip: string): boolean =>
    [...strip.matchAll(/x+|o+/g)].every(
      ({ index, 0: group }) => strip[index - 1] === '.' || strip[index + group.length] === '.',
    );
  const swapped = (strip: string): string => strip.replace(/[xo]/g, (stone) => (stone === 'x' ? 'o' : 'x'));
  const smaller = (a: string, b: string): string => (a < b ? a : b);
  return {
    impartial: isImpartial,
    key: (strip) => strip,
    *options(strip) {
      for (const [player, stone] of [
        ['L', 'x'],
        ['R', 'o'],
      ] as const)
        for (const { index } of strip.matchAll(/\./g)) {
          const position = strip.slice(0, index) + stone + strip.slice(index + 1);
          if (isLegal(position)) yield { player, position };
        }
    },
    canonical: (strip) => {
      const mirrored = [...strip].reverse().join('');
      const [own, other] = [smaller(strip, mirrored), smaller(swapped(strip), swapped(mirrored))];
      return { position: smaller(own, other), negated: other < own };
    },
  };
}

describe('MovesEvaluator', () => {
  it('evaluates a partizan game', () => {
    const evaluator = new MovesEvaluator(toadsAndFrogs);
    const { store } = evaluator;
    expect(evaluator.value('T.F')).toBe(store.nimber(1));
    expect(evaluator.value('T..F')).toBe(store.zero);
    expect(printValue(evaluator.value('TT.F'))).toBe('{1/2|0}');
    expect(evaluator.value('T.FF')).toBe(evaluator.value('TT.F').negative());
    expect(evaluator.value('T.')).toBe(store.number(1));
    expect(evaluator.value('.F')).toBe(store.number(-1));
    expect(['T.F', 'T..F', 'TT.F', 'T.', '.F'].map((strip) => evaluator.outcome(strip))).toEqual([...'NPNLR']);
  });

  it('plays NoGo on strips', () => {
    const strips = [...noGoStrips.outcomes].map((_, i) => '.'.repeat(i + 1));
    const evaluator = new MovesEvaluator(noGo(false), { store: new ValueStore() });
    expect(strips.map((strip) => evaluator.outcome(strip)).join('')).toBe(noGoStrips.outcomes);
    expect(strips.map((strip) => evaluator.value(strip).outcome).join('')).toBe(noGoStrips.outcomes);
    const impartial = new MovesEvaluator(noGo(true));
    expect(strips.map((strip) => impartial.grundyValue(strip))).toEqual(noGoStrips.impartialNimValues);
    expect(strips.map((strip) => impartial.outcome(strip) === 'P')).toEqual(
      noGoStrips.impartialNimValues.map((value) => value === 0),
    );
  });

  it('lists the moves with what they gain, and the best ones', () => {
    const evaluator = new MovesEvaluator(movesOfHeaps(oabHeaps(1, 2)), { store: new ValueStore() });
    const { store } = evaluator;
    const values = evaluator.evaluatedMoves([3], 'L').map(({ position, value, wins }) => [position, value, wins]);
    const one = store.number(1);
    const hot = store.fromOptions([one], [store.zero]);
    expect(values).toEqual([
      [[2], hot, false],
      [[1, 1], store.number(2), true],
    ]);
    const [best, ...others] = evaluator.bestMoves([3], 'L');
    expect(others).toEqual([]);
    expect(best!.position).toEqual([1, 1]);
    expect(best!.incentive).toBe(store.number(2).minus(evaluator.value([3])));
    expect(best!.temperature).toEqual(Dyadic.of(-1));
    expect(evaluator.bestMoves([3], 'R').map(({ position, wins }) => [position, wins])).toEqual([[[1], false]]);
    expect(evaluator.bestMoves([1], 'R')).toEqual([]);
  });

  it('finds the winning moves of Nim', () => {
    const evaluator = new MovesEvaluator(movesOfHeaps(nimHeaps));
    for (const { heaps, moves } of impartial.winningMoves) {
      const winning = evaluator.bestMoves(heaps, 'L').filter(({ wins }) => wins);
      expect(winning.map(({ position }) => position)).toEqual(
        moves.map(([from, to]) => heaps.map((heap) => (heap === from ? to : heap))),
      );
    }
  });

  it('knows remoteness, genus and misère outcomes', () => {
    const evaluator = new MovesEvaluator(movesOfHeaps(nimHeaps));
    const heaps = [0, 1, 2, 3, 4, 5];
    expect(heaps.map((heap) => evaluator.remoteness([heap]))).toEqual(impartial.remoteness.nimHeaps0to5);
    expect(heaps.map((heap) => evaluator.misereRemoteness([heap]))).toEqual(impartial.remoteness.misereNimHeaps0to5);
    expect(evaluator.genus([2, 2])).toEqual({ grundy: 0, misere: [0, 2] });
    expect(evaluator.misereGrundyValue([1, 1])).toBe(1);
    for (const position of [
      [1, 1],
      [1, 1, 1],
      [2, 2],
      [3, 2, 1],
      [1, 2],
    ]) {
      const large = position.some((heap) => heap > 1);
      const xor = position.reduce((sum, heap) => sum ^ heap, 0);
      expect(evaluator.misereOutcome(position)).toBe((large ? xor !== 0 : position.length % 2 === 0) ? 'N' : 'P');
    }
  });

  it('survives games of thousands of moves', () => {
    const steps = 6_000;
    const walk: Moves<number> = {
      key: (n) => n,
      *options(n) {
        if (n > 0) yield { position: n - 1 };
        if (n > 1) yield { player: 'L', position: n - 2 };
      },
    };
    const evaluator = new MovesEvaluator(walk, { store: new ValueStore() });
    expect(evaluator.outcome(steps)).toBe(evaluator.value(steps).outcome);
    expect(evaluator.misereOutcome(steps)).toMatch(/[NPLR]/);
    const alone = new MovesEvaluator({
      key: (n: number) => n,
      options: (n) => (n > 0 ? [{ position: n - 1 }] : []),
      impartial: true,
    });
    expect([steps, steps + 1].map((n) => alone.grundyValue(n))).toEqual([0, 1]);
    expect(alone.remoteness(steps)).toBe(steps);
    expect(alone.outcome(steps)).toBe('P');
  });

  it('asks for each position once, and counts', () => {
    let asked = 0;
    const counting: Moves<readonly number[]> = {
      ...movesOfHeaps(oabHeaps(1, 2)),
      options(position) {
        asked++;
        return movesOfHeaps(oabHeaps(1, 2)).options(position);
      },
    };
    const evaluator = new MovesEvaluator(counting, { store: new ValueStore() });
    evaluator.value([10]);
    expect(asked).toBe(10);
    expect(evaluator.statistics).toMatchObject({ positions: 10, remembered: 10, forgotten: 0 });
    evaluator.value([10, 9]);
    expect(asked).toBe(10);
    expect(evaluator.statistics.hits).toBeGreaterThan(10);
  });

  it('stops at its limits, and goes on afterwards', () => {
    const evaluator = new MovesEvaluator(movesOfHeaps(oabHeaps(1, 2)), { store: new ValueStore(), maxPositions: 20 });
    expect(thrownBy(() => evaluator.value([40], { limit: 12 }))).toMatchObject({ code: 'too-many-items' });
    expect(thrownBy(() => evaluator.value([40]))).toMatchObject({ code: 'too-much-memory' });
    expect(thrownBy(() => evaluator.outcome([40]))).toBeInstanceOf(LimitError);
    expect(thrownBy(() => evaluator.form([40]))).toMatchObject({ code: 'too-much-memory' });
    expect(evaluator.value([6]).outcome).toBe(evaluator.outcome([6]));
    expect(evaluator.form([4]).birthday).toBe(4);
    expect(evaluator.statistics.forgotten).toBeGreaterThan(0);
    const patient = new MovesEvaluator(movesOfHeaps(oabHeaps(2, 3)), { store: new ValueStore() });
    expect(thrownBy(() => patient.value([150], { timeoutMs: 0 }))).toMatchObject({ code: 'too-long' });
  });

  it('rejects what is not a short game, or not impartial', () => {
    const loop: Moves<number> = { key: (n) => n, options: (n) => [{ position: (n + 1) % 3 }] };
    const evaluator = new MovesEvaluator(loop);
    expect(thrownBy(() => evaluator.value(0))).toMatchObject({ code: 'not-loopfree' });
    expect(thrownBy(() => evaluator.outcome(0))).toMatchObject({ code: 'not-loopfree' });
    const partizan = new MovesEvaluator(toadsAndFrogs);
    expect(thrownBy(() => partizan.grundyValue('T.F'))).toMatchObject({ code: 'not-impartial' });
    expect(thrownBy(() => partizan.genus('T.F'))).toMatchObject({ code: 'not-impartial' });
    expect(thrownBy(() => new MovesEvaluator(loop, { maxPositions: 1 }))).toBeInstanceOf(InputError);
  });
});
