import { describe, expect, it } from 'vitest';
import { rankModP, rankOverQ, smithDecomposition, smithNormalForm, SparseMatrix } from 'spgames/linear';
import { InputError, LimitError } from '../../../src/errors.js';
import { bareiss } from '../../../src/linear/bareiss.js';
import { smithModulo } from '../../../src/linear/smithModulo.js';
import { Work } from '../../../src/run.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const dense = (rows: number[][]): SparseMatrix => SparseMatrix.fromDense(rows);

describe('SparseMatrix', () => {
  it('keeps the entries that are not 0, by ascending row', () => {
    const matrix = SparseMatrix.fromColumns(4, [
      [
        [3, 5],
        [0, -2],
      ],
      [],
      [[1, 0]],
    ]);
    expect([matrix.rows, matrix.columns]).toEqual([4, 3]);
    expect([0, 1, 2].map((j) => matrix.column(j))).toEqual([
      [
        [0, -2],
        [3, 5],
      ],
      [],
      [],
    ]);
    expect(matrix.toDense()).toEqual([
      [-2, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [5, 0, 0],
    ]);
    expect(dense(matrix.toDense())).toEqual(matrix);
  });

  it.each<[string, number, [number, number][][], string]>([
    ['rows', -1, [], '-1 rows'],
    ['rows', 1.5, [], '1.5 rows'],
    ['rows', 2 ** 31, [], '2147483648 rows'],
    ['row', 2, [[], [[2, 1]]], 'column 1 has an entry in row 2'],
    ['row', 2, [[[-1, 1]]], 'row -1'],
    ['row', 2, [[[0.5, 1]]], 'row 0.5'],
    [
      'repeated row',
      2,
      [
        [
          [1, 1],
          [0, 1],
          [1, 1],
        ],
      ],
      'column 0 has two entries in row 1',
    ],
    ['value', 2, [[[1, 2 ** 53]]], 'entry 9007199254740992'],
    ['value', 2, [[[1, NaN]]], 'entry NaN'],
  ])('refuses bad %s', (_, rows, columns, found) => {
    const error = thrownBy(() => SparseMatrix.fromColumns(rows, columns));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'invalid-matrix' });
    expect((error as Error).message).toContain(found);
  });

  it('refuses ragged rows', () => {
    expect(thrownBy(() => dense([[1, 2], [3]]))).toMatchObject({ code: 'invalid-matrix' });
  });
});

describe('smithNormalForm', () => {
  it.each<[string, number[][], bigint[]]>([
    ['no rows', [], []],
    ['no columns', [[], []], []],
    ['zeros', [[0, 0]], []],
    [
      'a textbook example',
      [
        [2, 4, 4],
        [-6, 6, 12],
        [10, 4, 16],
      ],
      [2n, 2n, 156n],
    ],
    [
      'coprime entries on the diagonal',
      [
        [2, 0],
        [0, 3],
      ],
      [1n, 6n],
    ],
    [
      'a chain to be found',
      [
        [4, 0, 0],
        [0, 6, 0],
        [0, 0, 10],
      ],
      [2n, 2n, 60n],
    ],
    [
      'rank one',
      [
        [6, 10],
        [9, 15],
      ],
      [1n],
    ],
    [
      'a common factor',
      [
        [6, 12],
        [12, 24],
      ],
      [6n],
    ],
    [
      'large entries',
      [
        [2 ** 52, 0],
        [0, 3 * 2 ** 50],
      ],
      [2n ** 50n, 12n * 2n ** 50n],
    ],
  ])('of %s', (_, rows, factors) => {
    expect(smithNormalForm(dense(rows))).toEqual({ rank: factors.length, invariantFactors: factors });
    expect(smithDecomposition(dense(rows)).invariantFactors).toEqual(factors);
  });

  it('is exact where a product passes 2^53 and comes back', () => {
    const x = 94906267; // its square is odd and above 2^53
    const rows = [
      [1, x],
      [x, 3],
    ];
    const determinant = 3n - BigInt(x) * BigInt(x);
    expect(smithNormalForm(dense(rows)).invariantFactors).toEqual([1n, -determinant]);
  });

  it('finds the factors modulo any multiple of the last', () => {
    const rows = [
      [2n, 0n, 0n],
      [0n, 12n, 0n],
      [0n, 0n, 0n],
    ];
    for (const modulus of [12n, 24n, 60n, 12n * 35n])
      expect(smithModulo(rows, 2, modulus, new Work('test'))).toEqual([2n, 12n]);
    expect(smithModulo([[1n]], 1, 1n, new Work('test'))).toEqual([1n]);
  });

  it('bareiss gives the rank and a minor that the product of the factors divides', () => {
    const rows = [
      [2n, 4n, 4n],
      [-6n, 6n, 12n],
      [10n, 4n, 16n],
    ];
    expect(bareiss(rows, new Work('test'))).toMatchObject({ rank: 3, minor: 624n });
    expect(bareiss([[0n, 0n]], new Work('test'))).toMatchObject({ rank: 0, minor: 1n });
    expect(bareiss([], new Work('test'))).toMatchObject({ rank: 0, minor: 1n });
  });
});

describe('ranks', () => {
  const rows = [
    [2, 0, 0],
    [0, 6, 0],
    [0, 0, 30],
  ];

  it('depend on the characteristic', () => {
    expect([0, 2, 3, 5, 7].map((p) => (p === 0 ? rankOverQ(dense(rows)) : rankModP(dense(rows), p)))).toEqual([
      3, 0, 1, 2, 3,
    ]);
  });

  it('are exact modulo the largest prime below 2^31', () => {
    const p = 2147483647;
    const a = p - 2;
    const b = p - 3;
    // (p − 2)(p − 3) is 6 modulo p
    expect(
      rankModP(
        dense([
          [a, 6],
          [1, b],
        ]),
        p,
      ),
    ).toBe(1);
    expect(
      rankModP(
        dense([
          [a, 7],
          [1, b],
        ]),
        p,
      ),
    ).toBe(2);
  });

  it.each([0, 1, -3, 4, 9, 2.5, NaN, 2147483646, 2 ** 31 + 11, 46337 * 46339])('refuse %s as a prime', (p) => {
    expect(thrownBy(() => rankModP(dense(rows), p))).toMatchObject({ name: 'InputError', code: 'not-a-prime' });
  });
});

describe('limits', () => {
  const rows = Array.from({ length: 60 }, (_, i) =>
    Array.from({ length: 60 }, (__, j) => ((i * i + 7 * j * j) % 101) * 2),
  );
  it.each([
    ['smithNormalForm', smithNormalForm],
    ['smithDecomposition', smithDecomposition],
    ['rankOverQ', rankOverQ],
  ])('%s stops in time', (name, work) => {
    const error = thrownBy(() => work(dense(rows), { timeoutMs: 0 }));
    expect(error).toBeInstanceOf(LimitError);
    expect(error).toMatchObject({ code: 'too-long' });
    expect((error as Error).message).toContain(name);
  });

  it('rankModP stops in time', () => {
    const many = Array.from({ length: 100 }, (_, i) => Array.from({ length: 100 }, (__, j) => (i * j + i + j) % 7));
    expect(thrownBy(() => rankModP(dense(many), 7, { timeoutMs: 0 }))).toMatchObject({ code: 'too-long' });
  });
});
