import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MovesEvaluator } from 'spgames/evaluation';
import { clobber, MoveGame, parseMoveGame } from 'spgames/moves';
import { ValueStore, type Outcome } from 'spgames/values';
import { runs, sampled } from '../../helpers/sampling.js';

const letters = (alphabet: string, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength }).map((row) => `row:${row.join('')}`);
const grids = (alphabet: string, maxCells: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
    .filter(([r, c]) => r * c <= maxCells)
    .chain(([r, c]) =>
      fc
        .array(fc.constantFrom(...alphabet), { minLength: r * c, maxLength: r * c })
        .map(
          (cells) =>
            `grid:${r}x${c}/${Array.from({ length: r }, (_, i) => cells.slice(i * c, (i + 1) * c).join('')).join('|')}`,
        ),
    );
const lawns = fc
  .tuple(fc.array(fc.nat({ max: 3 }), { maxLength: 2 }), fc.array(fc.nat({ max: 3 }), { maxLength: 2 }))
  .map(([west, east]) => `row:${[...west, '@', ...east].join(',')}`);
/** Trees: an edge from each vertex to one before it. */
const edges = fc
  .array(fc.tuple(fc.nat({ max: 6 }), fc.constantFrom(...'LRE')), { minLength: 1, maxLength: 7 })
  .map((list) => `edges:${list.map(([below, owner], i) => `${below % (i + 1)}-${i + 1}${owner}`).join()}`);

/** Positions of all partizan rulesets whose games end. */
const POSITIONS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  clobber: grids('xxxooo.', 12),
  amazons: grids('xo...#', 9),
  konane: grids('xxoo..', 15),
  'toads-and-frogs': letters('LR_', 10),
  'toppling-dominoes': letters('LRE', 8),
  'toppling-dominoes(E,W)': letters('LRE', 8),
  'toppling-dominoes(E,E)': letters('LRE', 8),
  push: letters('LR_', 7),
  shove: letters('LR_', 7),
  lenres: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 1, maxLength: 5 }).map((row) => `row:${row.join()}`),
  'roll-the-lawn': lawns,
  'cricket-pitch': lawns,
  hackenbush: edges,
};

function sumOf(sources: readonly string[]): MoveGame {
  return MoveGame.sum(sources.map(parseMoveGame));
}

function outcomeBySearch(game: MoveGame): Outcome {
  return new MovesEvaluator(game, { store: new ValueStore() }).outcome(game.start);
}

describe.each(Object.entries(POSITIONS))('outcomes of %s', (name, positions) => {
  /** @source Huntemann 2018, Def. 1.14 */
  it('are those by value, also of sums and negatives', () => {
    const store = new ValueStore();
    fc.assert(
      fc.property(fc.array(positions, { minLength: 1, maxLength: 2 }), fc.boolean(), (places, negated) => {
        const [first, ...others] = places.map((place) => parseMoveGame(`${name}@${place}`));
        const game = MoveGame.sum([...others, negated ? first!.negative() : first!]);
        expect(outcomeBySearch(game)).toBe(game.solver.value(game.start, { store }).outcome);
      }),
      { numRuns: runs(1000, 50) },
    );
  });
});

interface Published {
  readonly outcomes: readonly { ruleset: string; sum: readonly string[]; outcome: Outcome }[];
  readonly impartialClobber: readonly { row: string; nimber: number }[];
}
const published = JSON.parse(readFileSync('test/oracle/move-outcomes.json', 'utf8')) as Published;

describe('published outcomes', () => {
  it.each(sampled(published.outcomes, 6))('$ruleset $sum is $outcome', ({ ruleset, sum, outcome }) => {
    const sources = sum.map((rows) => {
      const lines = rows.split('|');
      return `${ruleset}@grid:${lines.length}x${lines[0]!.length}/${rows}`;
    });
    expect(outcomeBySearch(sumOf(sources))).toBe(outcome);
  });

  it.each(published.impartialClobber)('$row as an impartial game is *$nimber', ({ row, nimber }) => {
    const components = clobber.components!;
    const options = (position: string): Iterable<{ position: string }> =>
      [...clobber.options(position)].map(({ position }) => ({ position }));
    const evaluator = new MovesEvaluator({ options, key: (position: string) => position, components, impartial: true });
    expect(evaluator.grundyValue(row)).toBe(nimber);
  });
});
