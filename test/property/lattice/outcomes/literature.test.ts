import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LatticeGame, LatticeOutcomes, OutcomeTable } from 'spgames/lattice';
import { inFull } from '../../../helpers/sampling.js';
import { pointsInBox } from '../../../reference/latticeOutcomes.js';

interface Game {
  readonly moves: number[][];
  readonly defeated?: number[][];
}
interface Oracle {
  readonly ex812: Game & { weights: number[]; P_positions_weight_le_12: number[][]; H_by_weight_0_150: number[] };
  readonly fink: Game & { weights: number[] };
  readonly mathOverflow: Game & { n_with_equal_outcome: number[]; checked_up_to: number };
  readonly weaklySquarefree: Game;
}
const file = new URL('../../../oracle/lattice-outcomes.json', import.meta.url);
const oracle = JSON.parse(readFileSync(file, 'utf8')) as Oracle;

const gameOf = ({ moves, defeated = [] }: Game): LatticeGame => new LatticeGame(moves, { defeated });
const nim2 = gameOf({
  moves: [
    [1, 0],
    [0, 1],
    [-1, 1],
  ],
});

describe('outcomes of the literature', () => {
  /** @source Guo & Miller 2009, Ex. 2.4 @source Guo & Miller 2009, Ex. 8.2 */
  it('NIM with heaps of at most 2', () => {
    const isEven = (x: number): boolean => x % 2 === 0;
    const [normal, misere] = [OutcomeTable.inBox(nim2, [20, 20]), OutcomeTable.inBox(nim2.misere(), [20, 20])];
    expect(normal.pPositions()).toEqual(pointsInBox([20, 20]).filter((point) => point.every(isEven)));
    const inMisere = ([a, b]: number[]): boolean => (b === 0 ? !isEven(a!) : isEven(a!) && isEven(b!));
    expect(misere.pPositions()).toEqual(pointsInBox([20, 20]).filter(inMisere));
    const both = OutcomeTable.toWeight(
      nim2.withDefeated([
        [0, 0],
        [1, 0],
      ]),
      12,
    );
    expect(
      both
        .pPositions()
        .map((point) => point.join(' '))
        .join(','),
    ).toBe('0 1,0 4,0 6,1 2,2 0,2 4,3 2,4 0,4 4,5 2,6 0,7 2,8 0,10 0,12 0');
  });

  /** @source Guo & Miller 2009, Thm 4.6 */
  it('layers of NIM with heaps of at most 2', () => {
    const rows = (game: LatticeGame): (number | undefined)[][] => {
      const outcomes = new LatticeOutcomes(game);
      return [0, 1, 2].map((b) =>
        [0, 1, 2, 3, 4].map((a) => (game.isPosition([a, b]) ? outcomes.remoteness([a, b]) : undefined)),
      );
    };
    expect(rows(nim2)).toEqual([
      [0, 1, 2, 3, 4],
      [1, 3, 3, 5, 5],
      [4, 5, 6, 7, 8],
    ]);
    expect(rows(nim2.misere())).toEqual([
      [undefined, 0, 1, 2, 3],
      [1, 1, 3, 3, 5],
      [2, 3, 4, 5, 6],
    ]);
  });

  it('a game of index 4, and games on a cone that is not an orthant', () => {
    const index4 = OutcomeTable.inBox(
      gameOf({
        moves: [
          [2, 0],
          [0, 2],
        ],
      }),
      [21, 21],
    );
    expect(index4.pPositions()).toEqual(
      pointsInBox([21, 21]).filter(([x, y]) => (Math.floor(x! / 2) + Math.floor(y! / 2)) % 2 === 0),
    );
    const inequalities = [{ normal: [0, 1] }, { normal: [2, -1] }];
    const cone = new LatticeGame(
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      { inequalities },
    );
    for (const [game, parity] of [
      [cone, 0],
      [cone.misere(), 1],
    ] as const) {
      const points = pointsInBox([20, 40]).filter((point) => game.isPosition(point));
      expect(OutcomeTable.inBox(game, [20, 40]).pPositions()).toEqual(points.filter(([x]) => x! % 2 === parity));
      const { weights } = game;
      const table = OutcomeTable.toWeight(game, 12);
      const light = points.filter(([x, y]) => x! % 2 === parity && weights[0]! * x! + weights[1]! * y! <= 12);
      expect(table.pPositions()).toEqual(light);
    }
  });

  /** @source Guo & Miller 2009, Ex. 8.12 */
  it('the example with an affine stratification, by weight', () => {
    const game = gameOf(oracle.ex812);
    expect(game.weights).toEqual(oracle.ex812.weights);
    expect(OutcomeTable.toWeight(game, 12).pPositions()).toEqual(oracle.ex812.P_positions_weight_le_12);
    const most = inFull ? 150 : 60;
    expect(OutcomeTable.toWeight(game, most).countPByWeight()).toEqual(
      oracle.ex812.H_by_weight_0_150.slice(0, most + 1),
    );
    const box = OutcomeTable.inBox(game, [7, 5, 3, 3, 2]);
    const table = OutcomeTable.toWeight(game, game.weight([7, 5, 3, 3, 2]));
    expect(box.pPositions()).toEqual(
      table.pPositions().filter((p) => [7, 5, 3, 3, 2].every((most, i) => p[i]! <= most)),
    );
  });

  it('a weakly squarefree game: the formula for all positions', () => {
    const isEven = (x: number): boolean => x % 2 === 0;
    const isP = ([a, b, c]: number[]): boolean =>
      isEven(c!) ? isEven(a!) && isEven(b!) : !isEven(Math.max(a!, b!)) && isEven(Math.min(a!, b!));
    const box = [14, 13, 12];
    expect(OutcomeTable.inBox(gameOf(oracle.weaklySquarefree), box).pPositions()).toEqual(pointsInBox(box).filter(isP));
  });

  it('a game without a rational strategy: the triangle of Sierpiński', () => {
    const game = gameOf(oracle.fink);
    const most = inFull ? 16 : 8;
    const table = OutcomeTable.inBox(game, [6 * most, 6 * most, 1]);
    for (let i = 0; i <= most; i++)
      for (let j = 0; i + j <= most; j++) expect(table.isP([6 * i, 6 * j, 1])).toBe((i & j) === 0);
    const inLayer = ['0,0', '0,1', '1,0', '2,0'];
    for (const [a, b] of pointsInBox([40, 40]))
      expect(table.isP([a!, b!, 0])).toBe(inLayer.includes(`${a! % 6},${b! % 6}`));
  });

  it('a misère game without a pattern', () => {
    const game = gameOf(oracle.mathOverflow);
    const most = inFull ? 17 : 12;
    const table = OutcomeTable.inBox(game, [0, 0, 0, most + 1]);
    const equal = Array.from({ length: most }, (_, i) => i + 1).filter(
      (n) => table.isP([0, 0, 0, n]) === table.isP([0, 0, 0, n + 1]),
    );
    expect(equal).toEqual(oracle.mathOverflow.n_with_equal_outcome.filter((n) => n <= most));
  });
});
