import fc from 'fast-check';
import type { Board } from 'spgames/boards';
import type { ClauseData, PieceData, PlacementData, RulesetData } from 'spgames/games';
import { cellBoards, chains, graphs } from './boards.js';

const side = fc.constantFrom<('L' | 'R' | undefined)[]>('L', 'R', undefined);
const between = fc.constantFrom('own', 'opposing', 'any', undefined);

/** A field that may be missing. */
function maybe<K extends string, T>(name: K, value: T | undefined): Partial<Record<K, T>> {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<K, T>>;
}

function numbers(max: number, minLength: number, maxLength: number): fc.Arbitrary<number[]> {
  return fc.uniqueArray(fc.integer({ min: 0, max }), { minLength, maxLength });
}

/** Small graphs, some with a chain. */
const graphPieces: fc.Arbitrary<PieceData> = fc
  .record({
    graph: fc.oneof(
      graphs(3, 1),
      chains(2).filter(({ vertexCount }) => vertexCount > 0),
    ),
    side,
    on: fc.option(numbers(7, 0, 7), { nil: undefined, freq: 4 }),
  })
  .map(({ graph: { vertexCount, edges, lengths }, side, on }) => ({
    piece: 'part',
    ...maybe('side', side),
    ...maybe('on', on),
    graph: {
      n: vertexCount,
      edges: edges.map(([u, v], i) => (lengths === undefined ? ([u, v] as const) : ([u, v, lengths[i]!] as const))),
    },
  }));

/** Shapes on up to 3 × 3 squares, connected or not. */
const shapePieces: fc.Arbitrary<PieceData> = fc
  .record({
    rows: fc.integer({ min: 1, max: 3 }),
    columns: fc.integer({ min: 1, max: 3 }),
    marks: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    side,
    rotate: fc.constantFrom(undefined, false, true),
    reflect: fc.constantFrom(undefined, false, true),
  })
  .map(({ rows, columns, marks, side, rotate, reflect }) => ({
    piece: 'shape',
    ...maybe('side', side),
    shape: Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_, c) => (marks[3 * r + c]! ? '#' : '.')).join(''),
    ),
    ...maybe('rotate', rotate),
    ...maybe('reflect', reflect),
  }))
  .filter(({ shape }) => shape.some((row) => row.includes('#')));

/** Clauses of every kind; those that list placements take them from the given ones. */
function clauses(placements: readonly PlacementData[], onGrid: boolean): fc.Arbitrary<ClauseData> {
  const most = placements.length;
  const some = fc.subarray([...placements], { minLength: Math.min(1, most), maxLength: Math.min(4, most) });
  const positions = numbers(Math.max(0, most - 1), 0, 4);
  const kinds: fc.Arbitrary<ClauseData>[] = [
    fc.constant({ forbid: 'overlap' }),
    between.map((between) => ({ forbid: 'adjacent', ...maybe('between', between) })),
    fc
      .tuple(numbers(4, 1, 3), between)
      .map(([distances, between]) => ({ forbid: 'distance', in: distances, ...maybe('between', between) })),
    fc
      .array(fc.oneof(numbers(4, 1, 1), numbers(4, 3, 3)), { minLength: 1, maxLength: 2 })
      .map((sets) => ({ forbid: 'distances', sets })),
    fc
      .tuple(numbers(6, 1, 3), side)
      .map(([vertices, side]) => ({ forbid: 'vertices', ...maybe('side', side), vertices })),
    fc
      .tuple(fc.integer({ min: 0, max: 4 }), side)
      .map(([pieces, side]) => ({ forbid: 'more-than', pieces, ...maybe('side', side) })),
    ...(onGrid
      ? [
          fc
            .tuple(side, fc.constantFrom('horizontal' as const, 'vertical' as const))
            .map(([side, orientation]): ClauseData => ({ forbid: 'orientation', ...maybe('side', side), orientation })),
        ]
      : []),
    ...(placements.length === 0
      ? []
      : [
          some.map((pieces): ClauseData => ({ forbid: 'position', pieces })),
          fc
            .tuple(fc.constantFrom('listed' as const, 'unlisted' as const), fc.array(positions, { maxLength: 5 }))
            .map(([forbid, positions]): ClauseData => ({ forbid, placements, positions })),
        ]),
  ];
  return fc.oneof(...kinds);
}

export interface RulesetOnBoard {
  readonly board: Board;
  readonly data: RulesetData;
}

/**
 * Rulesets with up to two pieces and four clauses on small boards.
 * @param piecesOn the placements of pieces on a board, for clauses that list some; rulesets with too many are left out
 */
export function rulesetsOnBoards(
  piecesOn: (data: Pick<RulesetData, 'pieces'>, board: Board) => readonly PlacementData[],
  most: number,
): fc.Arbitrary<RulesetOnBoard> {
  const withPieces = fc.oneof(
    fc.record({
      board: fc.oneof(graphs(6), chains(3)),
      pieces: fc.array(graphPieces, { minLength: 1, maxLength: 2 }),
      onGrid: fc.constant(false),
    }),
    fc.record({
      board: cellBoards(3)
        .filter(({ grid }) => grid?.kind === 'grid')
        .map((board) => board.withPieces([])),
      pieces: fc.array(fc.oneof(shapePieces, graphPieces), { minLength: 1, maxLength: 2 }),
      onGrid: fc.constant(true),
    }),
  );
  return withPieces
    .map((given) => ({ ...given, placements: piecesOn(given, given.board) }))
    .filter(({ placements }) => placements.length <= most)
    .chain(({ board, pieces, onGrid, placements }) =>
      fc
        .tuple(fc.array(clauses(placements, onGrid), { maxLength: 4 }), fc.integer({ min: 0, max: 3 }))
        .map(([list, liberty]) => ({
          board,
          data: {
            type: 'ruleset',
            name: 'any',
            pieces,
            clauses:
              liberty === 0 ? [...list, { forbid: 'no-liberty' as const }, { forbid: 'overlap' as const }] : list,
          },
        })),
    );
}
