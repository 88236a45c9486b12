import { describe, expect, it } from 'vitest';
import { continuedConjunctiveSum, type Form, formOf, FormStore, nimSum, parseValue } from 'spgames/values';
import { type MoveGame, parseMoveGame } from 'spgames/moves';
import { inFull } from '../../helpers/sampling.js';
import { dawsonsChess, type ChessBoard } from '../../reference/dawsonsChess.js';
import { geeseWinSecond } from '../../reference/foxAndGeese.js';
import oracle from '../../oracle/siegel-impartial.json' with { type: 'json' };

/** The multisets of positive numbers with a sum, each ascending. */
function partitions(sum: number, least = 1): number[][] {
  if (sum === 0) return [[]];
  return Array.from({ length: Math.max(0, sum - least + 1) }, (_, i) => least + i).flatMap((first) =>
    partitions(sum - first, first).map((rest) => [first, ...rest]),
  );
}

/** The winning moves of NIM, by heap. */
function winningMoves(heaps: readonly number[]): number[][] {
  const sum = nimSum(...heaps);
  return heaps.flatMap((heap, i) => (nimSum(heap, sum) < heap ? [heaps.with(i, nimSum(heap, sum))] : []));
}

describe('docs/errata.md, Siegel 2013, Ch. I', () => {
  /** @source Siegel 2013, Ex. 1.2 */
  it('winning moves of NIM are odd in number if told apart by heaps, else from seven tokens on perhaps not', () => {
    const positionsOf = (moves: readonly number[][]): number =>
      new Set(moves.map((heaps) => String(heaps.filter((heap) => heap > 0).sort((a, b) => a - b)))).size;
    for (let tokens = 0; tokens <= 14; tokens++) {
      const even: string[] = [];
      for (const heaps of partitions(tokens)) {
        const moves = winningMoves(heaps);
        expect(moves.length === 0 || moves.length % 2 === 1).toBe(true);
        if (moves.length > 0 && positionsOf(moves) % 2 === 0) even.push(String(heaps));
      }
      if (tokens < 7) expect(even).toEqual([]);
      if (tokens === 7) expect(even).toEqual(['1,1,2,3', '1,3,3', '2,2,3']);
    }
  });

  /** @source Siegel 2013, Ex. 1.5 */
  it('DAWSON’S CHESS has the outcomes of DAWSON’S KAYLES, but other plays from two files on', () => {
    for (const { n, normal, misere } of oracle.dawsonsChess) {
      const chess = plays<ChessBoard>(['w'.repeat(n), '.'.repeat(n), 'b'.repeat(n)], (board, turn) =>
        dawsonsChess(board, turn === 0 ? 'w' : 'b'),
      );
      const kayles = plays<readonly number[]>([n + 1], (strips) =>
        strips.flatMap((strip, i) =>
          Array.from({ length: Math.max(0, strip - 1) }, (_, k) => strips.toSpliced(i, 1, k, strip - 2 - k)),
        ),
      );
      for (const { outcomes } of [chess, kayles]) expect(outcomes).toBe(normal + misere);
      expect(n === 1).toBe(String(chess.lengths) === String(kayles.lengths));
      if (n === 2) expect([chess.lengths, kayles.lengths]).toEqual([[3], [1]]);
    }
  });

  /** @source Siegel 2013, Ex. 4.3 */
  it('continued conjunctive sums of three partizan games depend on which two are summed first', () => {
    const store = new FormStore();
    const [one, minusOne] = ['1', '-1'].map((name) => formOf(parseValue(name), store)) as [Form, Form];
    const sum = continuedConjunctiveSum;
    expect(sum(sum(one, one), minusOne)).toBe(store.zero);
    expect(sum(one, sum(one, minusOne))).toBe(one);
  });

  /** @source Siegel 2013, Sec. 4 */
  it('NIMANIA cannot be played randomly where the turn is odd: {2, 2, 1}₁ is the smallest case', () => {
    const outcome = (game: MoveGame): string => game.solver.value(game.start).outcome;
    for (let tokens = 1; tokens <= 5; tokens++)
      for (const heaps of partitions(tokens).filter((parts) => Math.max(...parts) <= (tokens < 5 ? 3 : 2)))
        for (const turn of [1, 2, 3]) {
          const twos = heaps.filter((heap) => heap === 2).length;
          const [ones, isExact] = [heaps.length - twos, Math.max(...heaps) === 2 && twos === 1];
          const game = parseMoveGame(`nimania@heaps:${String(heaps)} turn:${turn}`);
          if (Math.max(...heaps) === 3 && turn > 1) continue;
          expect(outcome(game), String(game)).toBe(
            Math.max(...heaps) === 1 ? 'PN'[ones % 2] : turn % 2 === 1 || (isExact && ones % 2 === 1) ? 'N' : 'P',
          );
          if (outcome(game) === 'P' || isExact) continue;
          const losing = [...game.options(game.start)].filter(({ move }) => outcome(game.after(move!)) !== 'P');
          const isCounterexample = twos === 2 && ones % 2 === 1;
          expect(losing.length > 0, String(game)).toBe(isCounterexample);
        }
  });

  /**
   * @source Siegel 2013, Sec. 4
   * On nine rows the printed value is 3/2.
   */
  it.runIf(inFull)('FOX AND GEESE: Left wins with two passes for Right, on eight rows and on nine', () => {
    expect([geeseWinSecond(8, 2), geeseWinSecond(9, 2)]).toEqual([true, true]);
  });

  /**
   * @source Siegel 2013, Sec. 4
   * All spanning trees of a connected graph have as many edges, whatever its redwood bed is worth.
   */
  it('least trees that contain given vertices differ between graphs whose spanning trees are equally large', () => {
    const least = (edges: readonly string[], given: string): number => {
      const sizes = Array.from({ length: 2 ** edges.length }, (_, set) => {
        const chosen = edges.filter((_, i) => ((set >> i) & 1) === 1);
        const part = new Map([...given, ...edges.join('')].map((vertex) => [vertex, vertex]));
        for (const [u, v] of chosen) {
          const [from, to] = [part.get(u!)!, part.get(v!)!];
          for (const [vertex, name] of part) if (name === from) part.set(vertex, to);
        }
        return new Set([...given].map((vertex) => part.get(vertex))).size === 1 ? chosen.length : Infinity;
      });
      return Math.min(...sizes);
    };
    for (const [edges, tree] of [
      [['ax', 'bx', 'cx', 'ay', 'az'], 3],
      [['ax', 'bx', 'by', 'cy', 'cz'], 4],
    ] as const)
      expect([least(edges, 'abc'), least(edges, 'abcxyz')]).toEqual([tree, 5]);
  });
});

/** The outcomes under both conventions, and the lengths of plays. */
function plays<P>(
  start: P,
  moves: (position: P, turn: 0 | 1) => readonly P[],
): { outcomes: string; lengths: number[] } {
  const known = new Map<string, { normal: boolean; misere: boolean; lengths: number[] }>();
  const look = (position: P, turn: 0 | 1): { normal: boolean; misere: boolean; lengths: number[] } => {
    const key = `${turn} ${JSON.stringify(position)}`;
    let found = known.get(key);
    if (found === undefined) {
      const next = moves(position, turn).map((option) => look(option, turn === 0 ? 1 : 0));
      const lengths = next.length === 0 ? [0] : next.flatMap((option) => option.lengths.map((length) => length + 1));
      found = {
        normal: next.some((option) => !option.normal),
        misere: next.length === 0 || next.some((option) => !option.misere),
        lengths: [...new Set(lengths)].sort((a, b) => a - b),
      };
      known.set(key, found);
    }
    return found;
  };
  const { normal, misere, lengths } = look(start, 0);
  return { outcomes: (normal ? 'N' : 'P') + (misere ? 'N' : 'P'), lengths };
}
