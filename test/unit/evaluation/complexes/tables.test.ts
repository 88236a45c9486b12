import { describe, expect, it } from 'vitest';
import { Board, cycle, grid, path } from 'spgames/boards';
import { Evaluator } from 'spgames/evaluation';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { col, compile, domineering, nodeKayles, nogo, snort } from 'spgames/games';
import { parseValue, temperature } from 'spgames/values';
import { inFull } from '../../../helpers/sampling.js';
import huntemann from '../../../oracle/huntemann-values.json' with { type: 'json' };
import placement from '../../../oracle/placement-values.json' with { type: 'json' };

/** Boards of DOMINEERING with more squares are left out: 5x6 takes seconds. */
const MOST_SQUARES = 25;

const evaluator = new Evaluator();

function complexOf(facets: readonly (readonly string[])[]): SimplicialComplex {
  const labels = [...new Set(facets.flat())];
  return SimplicialComplex.fromFacets(
    facets.map((facet) => facet.map((label) => labels.indexOf(label))),
    labels.map(vertexFromLabel),
  );
}

/** Rows x columns. */
function squares(board: string): Board {
  const [rows, columns] = board.split('x').map(Number);
  return grid(rows!, columns!);
}

/** Either player may claim every vertex. */
function withoutSides(complex: SimplicialComplex): SimplicialComplex {
  return complex.withVertices(complex.vertices.map(({ label }) => ({ label })));
}

describe('Huntemann 2018', () => {
  /**
   * @source Huntemann 2018, Sec. 4.2.3
   * @source Huntemann 2018, Ex. 4.26
   */
  it.each(huntemann.values_of_complexes)('Sec. 4.2: $facets has the value $value', ({ value, facets }) => {
    expect(evaluator.value(complexOf(facets))).toBe(parseValue(value));
  });

  it.each(Object.entries(huntemann.snort_path_temperature))(
    'Sec. 5.3: SNORT on a path of %s has temperature %s',
    (n, t) => {
      expect(String(temperature(evaluator.value(compile(snort, path(Number(n))).legalComplex)))).toBe(t);
    },
  );

  it.each(Object.entries(huntemann.snort_2xn_temperature))(
    'Sec. 5.3: SNORT on a 2 x %s grid has temperature %s',
    (n, t) => {
      expect(String(temperature(evaluator.value(compile(snort, grid(2, Number(n))).legalComplex)))).toBe(t);
    },
  );
});

describe('DOMINEERING', () => {
  it.each(placement.domineering.filter(({ rows, cols }) => rows * cols <= MOST_SQUARES))(
    'on $rows x $cols squares has the value $value and the outcome $outcome',
    ({ rows, cols, value, outcome }) => {
      const found = evaluator.value(compile(domineering, grid(rows, cols)).legalComplex);
      expect(found.outcome).toBe(outcome);
      if (value !== null) expect(found).toBe(parseValue(value));
    },
  );

  it('on 2 x 4 squares is won by the next player under misère play', () => {
    expect(evaluator.misereOutcome(compile(domineering, grid(2, 4)).legalComplex)).toBe(placement.misereDomineering2x4);
  });
});

describe('NOGO', () => {
  // 2x6 takes as long as all others.
  it.each(placement.nogo.filter(({ board }) => inFull || board !== '2x6'))(
    'on $board squares has the outcome $outcome',
    ({ board, outcome }) => {
      const complex = compile(nogo, squares(board)).legalComplex;
      expect(complex.isFlag()).toBe(board === '1x1' || board === '1x2');
      expect(evaluator.outcome(complex)).toBe(outcome);
    },
  );

  it.each(placement.impartialNogo)('for both players on $board squares has Grundy value $grundyValue', (known) => {
    const complex = withoutSides(compile(nogo, squares(known.board)).legalComplex);
    expect(evaluator.grundyValue(complex)).toBe(known.grundyValue);
  });
});

describe('NODE-KAYLES', () => {
  const grundyValue = (board: Board): number => evaluator.grundyValue(compile(nodeKayles, board).legalComplex);

  it('on 3 x n grids', () => {
    expect(placement.nodeKaylesGrid3xN.map((_, i) => grundyValue(grid(3, i + 1)))).toEqual(placement.nodeKaylesGrid3xN);
  });

  it('of queens on n x n squares', () => {
    const queens = (n: number): Board => {
      const cells = Array.from({ length: n * n }, (_, v) => [Math.floor(v / n), v % n] as const);
      const edges = cells.flatMap(([r, c], v) =>
        cells
          .slice(0, v)
          .flatMap(([s, d], u): [number, number][] =>
            r === s || c === d || r - c === s - d || r + c === s + d ? [[u, v]] : [],
          ),
      );
      return new Board({ vertexCount: n * n, edges });
    };
    expect(placement.nodeKaylesQueens.map((_, n) => grundyValue(queens(n)))).toEqual(placement.nodeKaylesQueens);
  });

  it('on generalised Petersen graphs P(n, 2)', () => {
    const petersen = (n: number): Board =>
      new Board({
        vertexCount: 2 * n,
        edges: Array.from({ length: n }, (_, i): [number, number][] => [
          [i, (i + 1) % n],
          [i, n + i],
          [n + i, n + ((i + 2) % n)],
        ]).flat(),
      });
    const known = placement.nodeKaylesPetersenFrom5;
    expect(known.map((_, i) => grundyValue(petersen(i + 5)))).toEqual(known);
  });
});

describe('SNORT and COL', () => {
  it.each(placement.positions)('$ruleset with vertices for $sides has the value $value', (position) => {
    const { ruleset, edges, sides, value } = position;
    const board = new Board({
      vertexCount: sides.length,
      edges: edges as [number, number][],
      sides: Array.from(sides, (side) => (side === '.' ? undefined : (side as 'L' | 'R'))),
    });
    const game = compile(ruleset === 'snort' ? snort : col, board);
    expect(evaluator.value(game.legalComplex)).toBe(parseValue(value));
  });

  it('COL on cycles has the value 0 and on paths 0 or *', () => {
    // Every position of COL is a number or a number and *; mirroring in a cycle leaves 0.
    const { store } = evaluator;
    for (let n = 3; n <= 12; n++) {
      expect(evaluator.value(compile(col, cycle(n)).legalComplex)).toBe(store.zero);
      const { closedForm } = evaluator.value(compile(col, path(n)).legalComplex);
      expect(closedForm?.ups).toBe(0);
      expect(closedForm!.nimber).toBeLessThan(2);
    }
  });
});
