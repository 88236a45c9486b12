import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grundysGame, hexadecimalGame, movesOfHeaps, MovesEvaluator, nimHeaps, octalGame } from 'spgames/evaluation';
import {
  latticeAxioms,
  latticeGameOfForm,
  latticeGameOfHeaps,
  latticeGameOfMoves,
  latticeGameOfOptions,
  type LatticeEncoding,
} from 'spgames/lattice';
import { parseForm } from 'spgames/values';
import { runs } from '../../helpers/sampling.js';
import { takeAndBreakRules, winsMisere, grundyOf, type Rules } from '../../reference/heapRules.js';
import { naiveIsP } from '../../reference/latticeOutcomes.js';

/** Parts whose options are sums of at most two smaller ones. */
const someParts: fc.Arbitrary<number[][][]> = fc.integer({ min: 1, max: 8 }).chain((n) =>
  fc.tuple(
    ...Array.from({ length: n }, (_, part) =>
      fc.uniqueArray(fc.array(fc.nat({ max: Math.max(0, part - 1) }), { maxLength: part === 0 ? 0 : 2 }), {
        maxLength: part === 0 ? 0 : 3,
        selector: (option) => [...option].sort((a, b) => a - b).join(),
      }),
    ),
  ),
);

/** The misère and the normal game on lists of parts, by its tree. */
const rulesOf =
  (options: readonly (readonly number[][])[]): Rules<number[]> =>
  (parts) =>
    parts.flatMap((part, i) =>
      options[part]!.map((option) => [...parts.slice(0, i), ...option, ...parts.slice(i + 1)].sort((a, b) => a - b)),
    );

/**
 * Is the sum of parts a P-position of the lattice game? The origin of misère play is none of its positions: it is an
 * N-position by convention.
 */
const isPOf = (encoding: LatticeEncoding): ((parts: number[]) => boolean) => {
  const isP = naiveIsP(encoding.game);
  return (parts) => {
    const position = encoding.position(parts);
    return encoding.game.isPosition(position) && isP(position);
  };
};

describe('a game as a lattice game', () => {
  /** @source Guo & Miller 2009, Thm 5.1 */
  it('has the outcomes of its sums, in normal and misère play', () => {
    fc.assert(
      fc.property(someParts, fc.array(fc.nat({ max: 7 }), { maxLength: 4 }), (options, wanted) => {
        const parts = wanted.map((part) => part % options.length).sort((a, b) => a - b);
        const rules = rulesOf(options);
        expect(isPOf(latticeGameOfOptions(options))(parts)).toBe(grundyOf(rules)(parts) === 0);
        expect(isPOf(latticeGameOfOptions(options, { misere: true }))(parts)).toBe(!winsMisere(rules)(parts));
      }),
      { numRuns: runs(800) },
    );
  });

  /** @source Guo & Miller 2009, Thm 5.1 */
  it('fulfils the axioms', () => {
    fc.assert(
      fc.property(someParts, fc.boolean(), (options, misere) => {
        expect(latticeAxioms(latticeGameOfOptions(options, { misere }).game).holds).toBe(true);
      }),
      { numRuns: runs(300) },
    );
    for (const code of ['.77', '.07', '.6', '4.07', '.8F'])
      expect(latticeAxioms(latticeGameOfHeaps(code, { heaps: 7, misere: true }).game).holds).toBe(true);
  });

  it('has a coordinate for each part with an option, and a move for each option', () => {
    fc.assert(
      fc.property(someParts, (options) => {
        const { game, coordinates, parts } = latticeGameOfOptions(options);
        const live = [...options.keys()].filter((part) => options[part]!.length > 0);
        expect(parts).toEqual(live);
        expect(coordinates).toEqual(options.map((list, part) => (list.length > 0 ? live.indexOf(part) : null)));
        for (const move of game.moves) {
          const heads = [...move.keys()].filter((i) => move[i]! > 0);
          expect(heads.map((i) => move[i])).toEqual([1]);
          expect(heads[0]).toBe(move.findLastIndex((entry) => entry !== 0));
        }
      }),
      { numRuns: runs(400) },
    );
  });
});

describe('a heap game as a lattice game', () => {
  const codes = fc
    .tuple(fc.constantFrom(0, 4), fc.array(fc.nat({ max: 15 }), { maxLength: 4 }))
    .map(([first, rest]) => [first, ...rest]);

  /** @source Guo & Miller 2009, Ex. 2.5 */
  it('has the outcomes of its heaps', () => {
    fc.assert(
      fc.property(codes, fc.array(fc.nat({ max: 6 }), { maxLength: 3 }), (digits, heaps) => {
        const rules = takeAndBreakRules(digits);
        const sorted = heaps.sort((a, b) => b - a);
        expect(isPOf(latticeGameOfHeaps(digits, { heaps: 6 }))(sorted)).toBe(grundyOf(rules)(sorted) === 0);
        expect(isPOf(latticeGameOfHeaps(digits, { heaps: 6, misere: true }))(sorted)).toBe(!winsMisere(rules)(sorted));
      }),
      { numRuns: runs(600) },
    );
  });

  it('agrees with the evaluator of games by their moves', () => {
    const games = [
      nimHeaps,
      grundysGame,
      octalGame('.77'),
      octalGame('4.7'),
      octalGame('.137'),
      hexadecimalGame('.8F'),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.array(fc.nat({ max: 8 }), { maxLength: 3 }), (game, heaps) => {
        const evaluator = new MovesEvaluator(movesOfHeaps(game));
        expect(isPOf(latticeGameOfHeaps(game, { heaps: 8 }))(heaps)).toBe(evaluator.outcome(heaps) === 'P');
        const misere = latticeGameOfHeaps(game, { heaps: 8, misere: true });
        expect(isPOf(misere)(heaps)).toBe(evaluator.misereOutcome(heaps) === 'P');
        const { encoding, start } = latticeGameOfMoves(movesOfHeaps(game), heaps, { misere: true });
        if (encoding.game.isPosition(start)) expect(naiveIsP(encoding.game)(start)).toBe(isPOf(misere)(heaps));
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ['.77', 1, [1, 3, 6, 10, 15]],
    ['.07', 2, [1, 2, 4, 6, 9]],
    ['.137', 1, [1, 2, 4, 6, 9]],
    ['4.7', 1, [1, 3, 6, 10, 15]],
  ])('%s has so many moves', (code, least, counts) => {
    const found = counts.map((_, i) => latticeGameOfHeaps(code, { heaps: least + i }).game.moves.length);
    expect(found).toEqual(counts);
  });

  it('of NIM has n(n + 1)/2 moves on heaps up to n', () => {
    for (let n = 0; n <= 12; n++)
      expect(latticeGameOfHeaps(nimHeaps, { heaps: n }).game.moves).toHaveLength((n * (n + 1)) / 2);
  });

  /** @source Guo & Miller 2009, Ex. 6.4 */
  it('leaves out heaps without moves', () => {
    const { game, coordinates, parts } = latticeGameOfHeaps('.137', { heaps: 5 });
    expect(coordinates).toEqual([null, 0, 1, 2, 3, 4]);
    expect(parts).toEqual([1, 2, 3, 4, 5]);
    expect(game.dimension).toBe(5);
    const dawson = latticeGameOfHeaps('.07', { heaps: 4 });
    expect(dawson.coordinates).toEqual([null, null, 0, 1, 2]);
    expect(dawson.game.moves).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [-1, 0, 1],
      [0, 0, 1],
    ]);
    expect(latticeGameOfHeaps('.0', { heaps: 3 }).game.dimension).toBe(0);
  });
});

describe('a form as a lattice game', () => {
  it('has a coordinate for each follower', () => {
    const star2 = parseForm('{0,*|0,*}');
    expect(latticeGameOfForm(star2, { misere: true })).toMatchObject({ start: [0, 1] });
    expect(latticeGameOfForm(parseForm('{|}')).encoding.game.dimension).toBe(0);
    const [sum, star] = [latticeGameOfForm(parseForm('{*2|*2}')), latticeGameOfForm(parseForm('*'))];
    expect(sum.encoding.game.dimension).toBe(3);
    expect(sum.encoding.game.moves).toHaveLength(4);
    expect(star.start).toEqual([1]);
  });
});
