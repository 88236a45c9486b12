import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nimHeaps } from 'spgames/evaluation';
import {
  heapQuotients,
  LatticeGame,
  latticeGameOfHeaps,
  latticeGameOfOptions,
  LatticeOutcomes,
  latticeQuotient,
  LatticeQuotient,
  positivity,
  presentationOfQuotient,
  SquarefreeOutcomes,
  verifyQuotient,
  type LatticePoint,
} from 'spgames/lattice';
import known from '../../../oracle/misere-quotients.json' with { type: 'json' };
import { inFull, often, runs, sampled } from '../../../helpers/sampling.js';
import { naiveIsP, pointsInBox } from '../../../reference/latticeOutcomes.js';
import { naiveClasses } from '../../../reference/latticeQuotients.js';

const { orders, singleHeapsInP } = known;

const gameOf = (code: string): string | typeof nimHeaps => (code === 'nim' ? nimHeaps : code);

function quotientOf(game: LatticeGame, maxStates = 1000): LatticeQuotient | undefined {
  const decision = latticeQuotient(game, { maxStates });
  return decision.finite === true ? decision.quotient : undefined;
}

/** Moves that take one of a coordinate and leave some of smaller ones. */
const heapMoves: fc.Arbitrary<LatticeGame> = fc.integer({ min: 1, max: 4 }).chain((d) =>
  fc
    .array(
      fc
        .tuple(fc.nat({ max: d - 1 }), fc.array(fc.nat({ max: 2 }), { minLength: d, maxLength: d }))
        .map(([i, left]) => left.map((x, j) => (j === i ? 1 : j < i && x > 0 ? -x : 0))),
      { minLength: 1, maxLength: 6 },
    )
    .chain((moves) =>
      fc
        .constantFrom<readonly number[][]>([], [new Array<number>(d).fill(0)])
        .map((defeated) => new LatticeGame(moves, { dimension: d, defeated })),
    ),
);

/** Moves that take several of several coordinates. */
const anyMoves: fc.Arbitrary<LatticeGame> = fc.integer({ min: 1, max: 2 }).chain((d) =>
  fc
    .record({
      moves: fc.array(fc.array(fc.integer({ min: -1, max: 3 }), { minLength: d, maxLength: d }), {
        minLength: 1,
        maxLength: 4,
      }),
      defeated: fc.array(fc.array(fc.nat({ max: 2 }), { minLength: d, maxLength: d }), { maxLength: 2 }),
    })
    .map(({ moves, defeated }) => {
      // Positive on the form (1, 2).
      const positive = moves.filter((move) => move.reduce((sum, x, i) => sum + x * (i + 1), 0) > 0);
      return new LatticeGame(positive, { dimension: d, defeated });
    }),
);

/** Index and period of a coordinate with room for what is defeated and for what a move takes. */
function boxOf({ game, generators }: LatticeQuotient): number[] {
  return generators.map(({ index, period }, i) =>
    Math.max(index + period, ...game.defeated.map((point) => point[i]! + 1)),
  );
}

const sizeOf = (box: LatticePoint): number => box.reduce((product, x) => product * (x + 1), 1);

describe('quotients of lattice games', () => {
  /** @source Guo & Miller 2009, Def. 6.6 */
  it('are those of the definition', () => {
    fc.assert(
      fc.property(fc.oneof(heapMoves, anyMoves), (game) => {
        const quotient = quotientOf(game, 60);
        if (quotient === undefined) return;
        const box = boxOf(quotient);
        if (sizeOf(box) > 150) return;
        const classes = naiveClasses(game, box);
        const elements = new Map<number, number>();
        for (const point of pointsInBox(box)) {
          const found = classes.get(point.join())!;
          const element = quotient.elementOf(point);
          if (!elements.has(found)) elements.set(found, element);
          expect(elements.get(found)).toBe(element);
        }
        expect(new Set(elements.values()).size).toBe(quotient.order);
        expect(elements.size).toBe(quotient.order);
      }),
      { numRuns: runs(400) },
    );
  });

  it('have the outcomes of the game, and its winning moves', () => {
    fc.assert(
      fc.property(fc.oneof(heapMoves, anyMoves), (game) => {
        const quotient = quotientOf(game, 60);
        if (quotient === undefined) return;
        const isP = naiveIsP(game);
        for (const point of pointsInBox(new Array<number>(game.dimension).fill(game.dimension > 3 ? 3 : 5))) {
          if (!game.isPosition(point)) {
            expect(quotient.isP(point)).toBe(false);
            continue;
          }
          expect(quotient.isP(point)).toBe(isP(point));
          expect(quotient.winningMoves(point).length > 0).toBe(!isP(point));
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('are proved by a verifier of their own, and changed ones are refused', () => {
    fc.assert(
      fc.property(fc.oneof(heapMoves, anyMoves), fc.nat(), fc.nat(), fc.nat(), (game, a, b, c) => {
        const quotient = quotientOf(game, 40);
        if (quotient === undefined) return;
        expect(verifyQuotient(quotient)).toEqual({ verified: true });
        const { order, products, pPortion, generators } = quotient;
        const element = a % order;
        const toggled = pPortion.includes(element) ? pPortion.filter((x) => x !== element) : [...pPortion, element];
        const relabelled = verifyQuotient({ game, order, products, generators, pPortion: toggled });
        expect(relabelled.verified).toBe(false);
        if (order === 1 || game.dimension === 0) return;
        const i = b % game.dimension;
        const other = (products[element]![i]! + 1 + (c % (order - 1))) % order;
        const table = products.map((row, x) => (x === element ? row.map((y, j) => (j === i ? other : y)) : row));
        expect(verifyQuotient({ game, order, products: table, generators, pPortion }).verified).toBe(false);
        const longer = generators.map((each, j) => (j === i ? { ...each, period: each.period + 1 } : each));
        expect(verifyQuotient({ game, order, products, pPortion, generators: longer }).verified).toBe(false);
        const later = generators.map((each, j) => (j === i ? { ...each, index: each.index + 1 } : each));
        expect(verifyQuotient({ game, order, products, pPortion, generators: later }).verified).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of a game of which one move or one defeated point is another are refused, or are those of that game too', () => {
    let [refused, verified] = [0, 0];
    fc.assert(
      fc.property(
        fc.oneof(heapMoves, anyMoves),
        fc.nat(),
        fc.integer({ min: -2, max: 40 }),
        fc.boolean(),
        (game, place, entry, isMove) => {
          const quotient = quotientOf(game, 40);
          const { dimension, moves, defeated } = game;
          if (quotient === undefined || dimension === 0 || dimension > 2) return;
          const vectors = (isMove ? moves : [...defeated, new Array<number>(dimension).fill(0)]).map((each) => [
            ...each,
          ]);
          if (vectors.length === 0) return;
          vectors[place % vectors.length]![(place >> 8) % dimension] = isMove ? entry : Math.max(0, entry);
          if (vectors.some((each) => isMove && each.every((x) => x === 0))) return;
          const changed = new LatticeGame(isMove ? vectors : moves, {
            dimension,
            defeated: isMove ? defeated : vectors,
          });
          const { order, products, pPortion, generators } = quotient;
          const answer = verifyQuotient({ game: changed, order, products, pPortion, generators });
          if (!positivity(changed).positive) {
            expect(answer.verified).toBe(false);
            return;
          }
          const isP = naiveIsP(changed);
          const isSaid = (point: LatticePoint): boolean => pPortion.includes(quotient.elementOf(point));
          const box = dimension === 1 ? [120] : [50, 50];
          const wrong = pointsInBox(box).find((point) => isSaid(point) !== (changed.isPosition(point) && isP(point)));
          if (wrong !== undefined) expect(answer.verified).toBe(false);
          if (answer.verified) {
            verified++;
            expect(quotientOf(changed, 60)).toMatchObject({ order, products, pPortion });
          } else {
            refused++;
            if (answer.witness === undefined) return;
            const { position } = answer.witness;
            // The rule is broken there: the labels of the options say something else.
            expect(isSaid(position)).toBe(!(changed.isPosition(position) && !changed.options(position).some(isSaid)));
          }
        },
      ),
      { numRuns: runs(1000) },
    );
    expect(Math.min(refused, verified)).toBeGreaterThan(often(35));
  });

  it('are verified or refused however large the moves are', () => {
    const parity = (
      moves: readonly number[][],
      defeated: readonly number[][] = [],
    ): ReturnType<typeof verifyQuotient> => {
      const game = new LatticeGame(moves, { defeated });
      return verifyQuotient(new LatticeQuotient(game, [moves[0]!.map(() => 1), moves[0]!.map(() => 0)], [0]));
    };
    const most = 2 ** 31 - 1;
    for (const moves of [
      [[1], [1_000_001]],
      [[1], [most]],
      [
        [1, 0],
        [0, 1],
        [most, most - 1],
      ],
      [
        [1, 0],
        [0, 1],
        [most, -2],
      ],
    ])
      expect(parity(moves), String(moves)).toEqual({ verified: true });
    expect(parity([[1], [1_000_000]])).toMatchObject({ verified: false, witness: { position: [1_000_000] } });
    expect(parity([[1_000_000]])).toMatchObject({ verified: false, witness: { position: [1] } });
    expect(parity([[most, most]])).toMatchObject({ verified: false, witness: { position: [1, 0] } });
    expect(parity([[1]], [[5001]])).toEqual({ verified: true });
    expect(parity([[1]], [[most - 1]])).toMatchObject({ verified: false, witness: { position: [most - 1] } });
    if (inFull) expect(() => parity([[1]], [[most]])).toThrow(/more than 2097152 positions and parts of moves/);
  });

  it('are not verified if two elements could be one', () => {
    const game = new LatticeGame([[1]]);
    const doubled = new LatticeQuotient(game, [[1], [2], [3], [0]], [0, 2]);
    expect(verifyQuotient(doubled)).toEqual({
      verified: false,
      because: 'the elements 0 and 2 are not told apart by any position',
    });
  });

  it('name the position at which the rule is broken', () => {
    const misere = latticeGameOfHeaps('.77', { heaps: 2, misere: true }).game;
    const normal = quotientOf(misere.withDefeated([]))!;
    const claim = new LatticeQuotient(misere, normal.products, normal.pPortion);
    expect(verifyQuotient(claim)).toEqual({
      verified: false,
      because: 'the position 0,0 is defeated, but a P-position of the table',
      witness: { position: [0, 0] },
    });
  });

  /** Plambeck and Siegel: every misère quotient of games with moves has an even order. */
  it('have an even order in misère play, with a group in which a single token is an involution', () => {
    fc.assert(
      fc.property(heapMoves, (game) => {
        // A coordinate without moves would be a part without options beside the origin.
        if (game.weights.some((_, i) => game.moves.every((move) => move[i]! <= 0))) return;
        const quotient = quotientOf(game.misere(), 100);
        if (quotient === undefined) return;
        expect(quotient.order % 2).toBe(0);
        // The only move of the first coordinate takes it away.
        expect(quotient.generators[0]).toMatchObject({ index: 0, period: 2 });
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('presentations of quotients', () => {
  it('bring every position to the least one of its element', () => {
    fc.assert(
      fc.property(fc.oneof(heapMoves, anyMoves), (game) => {
        const quotient = quotientOf(game, 60);
        if (quotient === undefined) return;
        const relations = presentationOfQuotient(quotient);
        const reduced = (point: readonly number[]): readonly number[] => {
          const rule = relations.find(({ left }) => left.every((x, i) => x <= point[i]!));
          return rule === undefined ? point : reduced(point.map((x, i) => x - rule.left[i]! + rule.right[i]!));
        };
        for (const point of pointsInBox(new Array<number>(game.dimension).fill(game.dimension > 3 ? 2 : 4)))
          expect(reduced(point)).toEqual(quotient.positions[quotient.elementOf(point)]);
        for (const { left, right } of relations) expect(quotient.elementOf(left)).toBe(quotient.elementOf(right));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('misère quotients of games on heaps', () => {
  const codes = Object.keys(orders) as (keyof typeof orders)[];
  it.each(sampled(codes, 8))('of %s have the known orders', (code) => {
    const table: Readonly<Record<string, readonly number[]>> = orders[code];
    const heaps = Math.max(...Object.keys(table).map(Number));
    // The last order of 0.6 takes seconds.
    const largest = inFull || code !== '0.6' ? heaps : heaps - 1;
    const found = heapQuotients(gameOf(code), { heaps: largest, misere: true });
    expect(found).toHaveLength(largest);
    for (const { heap, decision } of found) {
      expect(decision.finite).toBe(true);
      const order = table[heap];
      if (order === undefined || decision.finite !== true) continue;
      expect([decision.quotient.order, decision.quotient.pPortion.length]).toEqual(order);
    }
  });

  it('are the same with the coordinates in another order, and verified', () => {
    for (const code of sampled(codes, 6))
      for (const { encoding, decision } of heapQuotients(gameOf(code), { heaps: 6, misere: true }).slice(-1)) {
        if (decision.finite !== true) continue;
        const { quotient } = decision;
        expect(verifyQuotient(quotient)).toEqual({ verified: true });
        // Backwards no part of the coordinates is closed.
        const { moves, dimension, defeated } = encoding.game;
        const backwards = quotientOf(
          new LatticeGame(
            moves.map((move) => move.toReversed()),
            { dimension, defeated },
          ),
        )!;
        expect(backwards.order).toBe(quotient.order);
        const elements = quotient.positions.map((position) => backwards.elementOf(position.toReversed()));
        expect(new Set(elements).size).toBe(quotient.order);
        expect(elements.map((element) => backwards.isPElement(element))).toEqual(
          elements.map((_, element) => quotient.isPElement(element)),
        );
      }
  });

  it('of 0.3122 are not known to be finite from heaps of 7 on', () => {
    const maxStates = inFull ? 300 : 100;
    const found = heapQuotients('0.3122', { heaps: 9, misere: true, maxStates });
    expect(found.map(({ heap }) => heap)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(found.at(-1)!.decision).toMatchObject({ finite: 'undecided', atLeast: maxStates });
  });

  it('of the game of Ex. 8.12 are finite for four parts, and not known to be for all five', () => {
    // *1, {0, *1}, {that}, {0, that}, {0, that}.
    const parts = latticeGameOfOptions([[], [[0]], [[0], [1]], [[2]], [[0], [3]], [[0], [4]]], { misere: true }).game;
    const orders = [1, 2, 3, 4].map((d) => {
      const moves = parts.moves
        .filter((move) => move.every((x, i) => i < d || x === 0))
        .map((move) => move.slice(0, d));
      const quotient = quotientOf(new LatticeGame(moves).misere())!;
      return [quotient.order, quotient.pPortion.length];
    });
    expect(orders).toEqual([
      [2, 1],
      [6, 2],
      [6, 2],
      [14, 4],
    ]);
    expect(latticeQuotient(parts, { maxStates: inFull ? 300 : 60 })).toMatchObject({ finite: 'undecided' });
  });

  it.runIf(inFull)('have the P-positions that are single heaps, beyond those whose quotients are found', () => {
    for (const [code, largest] of Object.entries(singleHeapsInP.range)) {
      const encoding = latticeGameOfHeaps(code, { heaps: largest, misere: true });
      const outcomes = new LatticeOutcomes(encoding.game);
      const heaps = encoding.parts.filter((heap) => outcomes.isP(encoding.position([heap])));
      expect(heaps).toEqual(singleHeapsInP[code as '0.77'].filter((heap) => heap < encoding.coordinates.length));
    }
  });

  it('of KAYLES up to 14 have 24 elements, and the P-positions that are single heaps', () => {
    const { encoding, decision } = heapQuotients('.77', { heaps: 14, misere: true }).at(-1)!;
    const quotient = decision.finite === true ? decision.quotient : undefined;
    expect(quotient!.order).toBe(24);
    expect(verifyQuotient(quotient!)).toEqual({ verified: true });
    const heaps = Array.from({ length: 14 }, (_, i) => i + 1);
    expect(heaps.filter((heap) => quotient!.isP(encoding.position([heap])))).toEqual(
      singleHeapsInP['0.77'].filter((heap) => heap <= 14),
    );
  });

  /** @source Guo & Miller 2009, Thm 6.11 */
  it('in normal play are groups of nimbers, with the equations of the code of P-positions', () => {
    for (const code of ['.77', '.07', '.137', 'nim']) {
      const { encoding, decision } = heapQuotients(gameOf(code), { heaps: 8 }).at(-1)!;
      if (decision.finite !== true) throw new Error('the quotient is finite');
      const { quotient } = decision;
      const outcomes = new SquarefreeOutcomes(encoding.game);
      expect(quotient.order).toBe(2 ** outcomes.rank);
      expect(quotient.pPortion).toEqual([0]);
      for (const { index, period } of quotient.generators) expect([index, 2 % period]).toEqual([0, 0]);
      for (const word of outcomes.basis()) expect(quotient.elementOf(word)).toBe(0);
    }
  });
});
