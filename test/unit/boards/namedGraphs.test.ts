import { describe, expect, it } from 'vitest';
import {
  boardIsomorphism,
  completeBipartite,
  completeMultipartite,
  fromEdges,
  parseBoard,
  parseGraphFile,
  petersen,
  wheel,
} from 'spgames/boards';
import { printResult, Worksheet } from 'spgames/mathjs';

describe('graphs with names', () => {
  it('petersen: Kneser graph of the pairs of five', () => {
    const pairs = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => b > a).map((b) => [a, b] as const));
    const disjoint = pairs.flatMap((p, i) =>
      pairs.flatMap((q, j) => (i < j && !q.some((x) => p.includes(x)) ? [[i, j] as const] : [])),
    );
    expect(boardIsomorphism(petersen(), fromEdges(disjoint, 10))).toBeDefined();
    expect(petersen(7, 3).edges.length).toBe(21);
    expect(() => petersen(6, 3)).toThrow('below half of 6');
  });

  it('wheels and complete multipartite graphs by their degrees', () => {
    const degrees = (board: ReturnType<typeof wheel>): number[] =>
      board.edges.flat().reduce<number[]>((count, v) => ((count[v] = (count[v] ?? 0) + 1), count), []);
    expect(degrees(wheel(5))).toEqual([5, 3, 3, 3, 3, 3]);
    expect(degrees(completeBipartite(2, 3))).toEqual([3, 3, 2, 2, 2]);
    expect(degrees(completeMultipartite([1, 2, 3]))).toEqual([5, 4, 4, 3, 3, 3]);
    expect(completeMultipartite([]).vertexCount).toBe(0);
  });

  it.each([
    ['petersen', petersen()],
    ['petersen:7,2', petersen(7, 2)],
    ['wheel:4', wheel(4)],
    ['complete-bipartite:3,3', completeBipartite(3, 3)],
    ['multipartite:2,2,1', completeMultipartite([2, 2, 1])],
  ])('%s is a notation', (notation, board) => {
    expect(parseBoard(notation).equals(board)).toBe(true);
  });

  it('functions of expressions', () => {
    const sheet = new Worksheet();
    const shown = (expression: string): string => printResult(sheet.evaluate(expression));
    expect(shown('petersen()')).toBe(shown('board("petersen")'));
    expect(shown('petersen(7, 2)')).toBe(shown('board("petersen:7,2")'));
    expect(shown('wheel(5)')).toBe(shown('board("wheel:5")'));
    expect(shown('completeBipartite(3, 3)')).toBe(shown('multipartite(3, 3)'));
  });

  it('edge lists', async () => {
    expect(
      (await parseGraphFile('a.txt', '0 1\n1,2 # a comment\n\n5\n2 1\n')).equals(
        fromEdges(
          [
            [0, 1],
            [1, 2],
          ],
          6,
        ),
      ),
    ).toBe(true);
    expect(
      (await parseGraphFile('a.csv', 'x,y\ny,z\n')).equals(
        fromEdges(
          [
            [0, 1],
            [1, 2],
          ],
          3,
        ),
      ),
    ).toBe(true);
    await expect(parseGraphFile('a.edges', '0 1\n0 1 2\n')).rejects.toThrow('3 words in line 2');
    await expect(parseGraphFile('a.edges', '0 0\n')).rejects.toThrow();
  });
});
