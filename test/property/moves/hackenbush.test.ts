import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MovesEvaluator } from 'spgames/evaluation';
import {
  greenHackenbushNimber,
  hackenbush,
  type HackenbushEdge,
  hackenbushStalkNumber,
  hackenbushValueByTheorem,
  MoveGame,
} from 'spgames/moves';
import { standardStore, ValueStore } from 'spgames/values';
import { grounded } from '../../../src/moves/hackenbush/HackenbushEdge.js';
import { hackenbushPosition } from '../../../src/moves/hackenbush/hackenbushPosition.js';
import { runs } from '../../helpers/sampling.js';
import { hackenbushMasks } from '../../reference/hackenbushRules.js';
import { expectMoveRulesetLaws, plainMoves } from '../../reference/moveRulesetLaws.js';
import { treeOfPosition } from '../../reference/moves.js';
import * as reference from '../../reference/values.js';

type Colour = HackenbushEdge[2];

/** Multigraphs with loops, of what is connected to the ground. */
function graphs(
  maxEdges: number,
  colours: readonly Colour[] = ['L', 'R', 'E'],
  vertices = 4,
): fc.Arbitrary<HackenbushEdge[]> {
  const vertex = fc.nat({ max: vertices });
  return fc
    .array(fc.tuple(vertex, vertex, fc.constantFrom(...colours)), { maxLength: maxEdges })
    .map((edges) => grounded(edges));
}

/** Forests that stand on the ground: the lower end of each edge is one of those before. */
function forests(maxEdges: number, colours: readonly Colour[] = ['L', 'R', 'E']): fc.Arbitrary<HackenbushEdge[]> {
  return fc
    .array(fc.tuple(fc.nat(), fc.constantFrom(...colours)), { maxLength: maxEdges })
    .map((list) => list.map(([lower, colour], i): HackenbushEdge => [lower % (i + 1), i + 1, colour]));
}

const everything = (edges: readonly HackenbushEdge[]): number => 2 ** edges.length - 1;
const search = (edges: readonly HackenbushEdge[], store = standardStore): ReturnType<MovesEvaluator<number>['value']> =>
  new MovesEvaluator(hackenbushMasks(edges), { store }).value(everything(edges));

describe('HACKENBUSH', () => {
  /** @source Siegel 2011, Sec. 1.2.2 */
  it('is the game of the rules in words', () => {
    fc.assert(
      fc.property(graphs(5), (edges) => {
        const tree = treeOfPosition(hackenbushMasks(edges), everything(edges));
        const position = hackenbushPosition(edges);
        const own = treeOfPosition(plainMoves(hackenbush), position);
        expect(reference.writtenSet(own)).toBe(reference.writtenSet(tree));
        const { solver } = new MoveGame([{ ruleset: hackenbush, position }]);
        expect(solver.misereOutcome(position)).toBe(reference.misereOutcome(tree));
        expect(solver.formalBirthday(position)).toBe(edges.length);
        expectMoveRulesetLaws(hackenbush, position);
      }),
      { numRuns: runs(400) },
    );
  });

  it('has the value that a search without theorems, parts and isomorphisms finds', () => {
    fc.assert(
      fc.property(graphs(8, ['L', 'R', 'E'], 5), (edges) => {
        const store = new ValueStore();
        const position = hackenbushPosition(edges);
        const { solver } = new MoveGame([{ ruleset: hackenbush, position }]);
        expect(solver.value(position, { store })).toBe(search(edges, store));
      }),
      { numRuns: runs(600) },
    );
  });

  /** @source Siegel 2011, Thm 2.2.10 */
  it('is evaluated without a search on forests', () => {
    fc.assert(
      fc.property(forests(9), (edges) => {
        expect(hackenbushValueByTheorem(edges)).toBe(search(edges));
      }),
      { numRuns: runs(400) },
    );
  });

  it('gives a value without a search only where it is that of the search', () => {
    fc.assert(
      fc.property(graphs(8), (edges) => {
        const value = hackenbushValueByTheorem(edges);
        if (value !== undefined) expect(value).toBe(search(edges));
      }),
      { numRuns: runs(600) },
    );
  });

  /** @source Siegel 2013, Ex. 2.1 */
  it('is a nimber without L and R, found by fusion', () => {
    fc.assert(
      fc.property(fc.oneof(graphs(10, ['E'], 5), forests(10, ['E'])), (edges) => {
        expect(search(edges)).toBe(standardStore.nimber(greenHackenbushNimber(edges)));
      }),
      { numRuns: runs(500) },
    );
  });

  /** @source Siegel 2013, Ex. 1.6 */
  it('is a number without E', () => {
    fc.assert(
      fc.property(graphs(8, ['L', 'R'], 5), (edges) => {
        expect(search(edges).number).toBeDefined();
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Siegel 2011, Lemma 2.2.14 */
  it('is a number on a stalk without E, found in one pass', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('L', 'R'), { maxLength: 14 }), (colours) => {
        const edges = colours.map((colour, i): HackenbushEdge => [i, i + 1, colour as Colour]);
        expect(search(edges)).toBe(standardStore.number(hackenbushStalkNumber(colours.join(''))));
      }),
      { numRuns: runs(300) },
    );
  });

  it('has the negative value with colours exchanged, and does not depend on names', () => {
    const other = { L: 'R', R: 'L', E: 'E' } as const;
    fc.assert(
      fc.property(graphs(7), fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }), (edges, names) => {
        const name = (vertex: number): number => (vertex === 0 ? 0 : names[vertex - 1]!);
        const swapped = edges.map(([u, v, colour]): HackenbushEdge => [name(u), name(v), other[colour]]);
        const [own, its] = [edges, swapped].map(hackenbushPosition) as [string, string];
        const parts = (position: string): unknown =>
          hackenbush.components!(position)
            .map((part) => hackenbush.canonical!(part).position)
            .sort();
        expect(parts(its)).toEqual(parts(own));
      }),
      { numRuns: runs(300) },
    );
  });
});
