import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { ValueStore } from 'spgames/values';
import { decidedByCounts } from '../../../src/evaluation/winner/decidedByCounts.js';
import {
  NUMBER_OF_COUNTS,
  DOUBLES,
  MOST,
  MoveCounts,
  SINGLES,
  SURE,
  TRIPLES,
} from '../../../src/evaluation/winner/MoveCounts.kernel.js';
import { LargeSets } from '../../../src/evaluation/winner/LargeSets.kernel.js';
import { proofCounts } from '../../../src/evaluation/winner/proofCounts.js';
import { WinnerBoard } from '../../../src/evaluation/winner/WinnerBoard.kernel.js';
import { labelledComplexes } from '../../generators/labelledGames.js';
import { complexGame, literalTree } from '../../reference/complexGames.js';
import { outcome } from '../../reference/values.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const SIDES = { L: 1, R: 2, undefined: 3 } as const;

/** A complex without its loops, and its minimal nonfaces, in the order of a trie. */
function read(complex: SimplicialComplex) {
  const kept = complex.support;
  const whole = SimplicialComplex.fromFacets(
    complex.facets.toLists().map((facet) => facet.map((v) => kept.indexOf(v))),
    kept.length,
  );
  const sides = kept.map((v) => complex.vertices[v]!.side);
  const nonfaces = whole.minimalNonfaces.toLists().sort((a, b) => {
    const i = a.findIndex((v, k) => v !== b[k]);
    return i === -1 ? -1 : a[i]! - (b[i] ?? -1);
  });
  return { whole, sides, nonfaces, vertices: range(whole.n) };
}

const isPair = ({ length }: readonly number[]): boolean => length === 2;

/** The larger nonfaces in the order in which the search has them: which of them are packed depends on it. */
function largeOf({ large, n }: WinnerBoard): number[][] {
  return range(large.size).map((set) => range(n).filter((v) => ((large.word(set, v >>> 5) >>> (v & 31)) & 1) === 1));
}

describe('numbers of moves', () => {
  it('are those that the verifier of proofs finds, if it has the nonfaces in the same order', () => {
    fc.assert(
      fc.property(labelledComplexes({ maxN: 9 }), (complex) => {
        const { sides, nonfaces, vertices } = read(complex);
        const board = new WinnerBoard(
          Uint8Array.from(sides, (side) => SIDES[`${side!}`]),
          nonfaces,
          [{ images: Int32Array.from(vertices), exchanges: false }],
        );
        const words = new Int32Array(2);
        words[0] = 2 ** vertices.length - 1;
        const counts = new MoveCounts(board);
        counts.count(
          words,
          0,
          board.large.size === 0 ? new Int32Array(0) : Int32Array.from(range(board.large.size)),
          0,
          board.large.size,
        );
        const found = proofCounts(vertices, (v) => sides[v], [...nonfaces.filter(isPair), ...largeOf(board)]);
        [found.L, found.R].forEach(({ most, sure, singles, doubles, triples }, player) => {
          const at = (which: number): number => counts.counts[NUMBER_OF_COUNTS * player + which]!;
          expect([MOST, SURE, SINGLES, DOUBLES, TRIPLES].map(at)).toEqual([most, sure, singles, doubles, triples]);
        });
      }),
      { numRuns: runs(10_000, 150) },
    );
  });

  it('decide only what is so, also beside a value', () => {
    const store = new ValueStore();
    fc.assert(
      fc.property(labelledComplexes({ maxN: 8 }), fc.integer({ min: -3, max: 3 }), (complex, more) => {
        const { whole, sides, nonfaces, vertices } = read(complex);
        const counts = proofCounts(vertices, (v) => sides[v], nonfaces);
        const decided = decidedByCounts([counts], store.number(more), store);
        if (decided === undefined) return;
        const free = Array.from({ length: Math.abs(more) }, (): 'L' | 'R' => (more > 0 ? 'L' : 'R'));
        const tree = literalTree(
          complexGame([...sides, ...free], (set) => whole.isFace(set.filter((v) => v < whole.n))),
        );
        expect(['N', 'L'].includes(outcome(tree))).toBe(decided);
      }),
      { numRuns: runs(10_000, 150) },
    );
  });
});

describe('the trie of nonfaces', () => {
  it('finds those within a position', () => {
    const subsets = fc.uniqueArray(fc.uniqueArray(fc.integer({ min: 0, max: 39 }), { minLength: 3, maxLength: 6 }), {
      selector: (set) => [...set].sort((a, b) => a - b).join(),
      maxLength: 30,
    });
    fc.assert(
      fc.property(
        subsets,
        fc.shuffledSubarray(range(40), { minLength: 40 }),
        fc.bigInt(0n, 2n ** 40n - 1n),
        fc.bigInt(0n, 2n ** 40n - 1n),
        (lists, order, free, placed) => {
          const sorted = lists.map((set) => [...set].sort((a, b) => a - b));
          const antichain = sorted.filter((set) => !sorted.some((s) => s !== set && s.every((v) => set.includes(v))));
          const large = new LargeSets(antichain, 2, order);
          const words = Int32Array.from([free, free >> 32n, placed, placed >> 32n], (x) => Number(x & 0xffffffffn) | 0);
          const list = new Int32Array(64);
          const end = large.within(words, 0, list, 0);
          const has = (v: number): boolean => (((free | placed) >> BigInt(v)) & 1n) === 1n;
          expect(end).toBe(antichain.filter((set) => set.every(has)).length);
          for (let k = 0; k < end; k++)
            for (let w = 0; w < 2; w++) expect(large.word(list[k]!, w) & ~(words[w]! | words[2 + w]!)).toBe(0);
        },
      ),
      { numRuns: runs(3000, 100) },
    );
  });
});
