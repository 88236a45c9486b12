import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  grownMaze,
  mazeOfNumber,
  mazeRuleset,
  mazeOfSwitch,
  mazeValues,
  MoveGame,
  parseMaze,
  parseMoveGame,
  printMaze,
  reducedMazeValues,
  verifyMaze,
} from 'spgames/moves';
import { Dyadic, reducedCanonicalForm, ValueStore } from 'spgames/values';
import { runs, sampled } from '../../helpers/sampling.js';
import { slowLongestPlay, slowMazeValue, type WalledGrid } from '../../reference/mazeRules.js';

const size = fc.integer({ min: 1, max: 5 });
const mazes: fc.Arbitrary<WalledGrid> = fc.tuple(size, size).chain(([rows, columns]) => {
  const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const);
  const walls = cells.flatMap(([r, c]) => [
    ...(c + 1 < columns ? [`${r}.${c}-${r}.${c + 1}`] : []),
    ...(r + 1 < rows ? [`${r}.${c}-${r + 1}.${c}`] : []),
  ]);
  return fc.subarray(walls).map((walls) => ({ rows, columns, walls }));
});
const notationOf = ({ rows, columns, walls }: WalledGrid): string =>
  `grid:${rows}x${columns}${walls.length === 0 ? '' : `/walls:${walls.join(',')}`}`;
const names = (values: readonly (readonly { toString(): string }[])[]): string[][] =>
  values.map((row) => row.map(String));

describe('MAZE', () => {
  const store = new ValueStore();

  /** @source Siegel 2011, Sec. 4.4.1 */
  it('has the value that the rules give, cell by cell and as a game by its moves', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const notation = notationOf(maze);
        const slow = slowMazeValue(maze, store).toString();
        expect(mazeValues(parseMaze(notation), { store })[0]![0]!.toString()).toBe(slow);
        const game = parseMoveGame(`maze@${notation}`);
        expect(game.toString()).toBe(`maze@${notation}`);
        expect(game.solver.value(game.start, { store }).toString()).toBe(slow);
        const { knownValue: _, ...searched } = mazeRuleset;
        const plain = new MoveGame([{ ruleset: searched, position: game.start }]);
        expect(plain.solver.value(plain.start, { store }).toString()).toBe(slow);
        expect(mazeRuleset.longestPlay?.(game.start)).toBe(slowLongestPlay(maze));
      }),
      { numRuns: runs(300) },
    );
  });

  it('is the sum of its tokens, move for move, in whichever cells they stand', () => {
    const placed = mazes.chain((maze) => {
      const cell = fc.tuple(fc.nat({ max: maze.rows - 1 }), fc.nat({ max: maze.columns - 1 }));
      return fc.record({ maze: fc.constant(maze), tokens: fc.array(cell, { minLength: 1, maxLength: 3 }) });
    });
    fc.assert(
      fc.property(placed, ({ maze, tokens }) => {
        const list = tokens.map((token) => token.join('.')).join(',');
        const game = parseMoveGame(`maze@${notationOf(maze)}/tokens:${list}`);
        const sum = tokens
          .map(([r, c]) => slowMazeValue(maze, store, r, c))
          .reduce((a, b) => a.plus(b), store.number(0));
        expect(game.solver.value(game.start, { store }).toString()).toBe(sum.toString());
        expect(mazeRuleset.knownValue!(game.start, store)).toBe(sum);
        const most = tokens.reduce((moves, [r, c]) => moves + slowLongestPlay(maze, r, c), 0);
        expect(mazeRuleset.longestPlay!(game.start)).toBe(most);
        expect(game.solver.formalBirthday(game.start)).toBe(most);
        if (most <= 12) {
          // The tokens on their common board, without any theorem.
          const { read, print, options } = mazeRuleset;
          const bare = { name: 'maze', impartial: false, read, print, options };
          const plain = new MoveGame([{ ruleset: bare, position: game.start }]);
          expect(plain.solver.value(plain.start, { store })).toBe(sum);
        }
        const moves = [...game.options(game.start)];
        expect(new Set(moves.map(({ position }) => position)).size).toBe(moves.length);
        for (const { move } of moves)
          expect(parseMoveGame(game.after(move!).toString()).start).toBe(game.after(move!).start);
      }),
      { numRuns: runs(300) },
    );
  });

  /**
   * @source Siegel 2011, Thm 4.4.1
   * @source Siegel 2011, Cor. 4.4.4
   */
  it('has reduced canonical forms that two numbers decide', () => {
    fc.assert(
      fc.property(mazes, (found) => {
        const maze = parseMaze(notationOf(found));
        const reduced = mazeValues(maze, { store }).map((row) => row.map((value) => reducedCanonicalForm(value)));
        expect(names(reducedMazeValues(maze, { store }))).toEqual(names(reduced));
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Siegel 2011, Lemma 4.4.2 */
  it('keeps its values when it grows', () => {
    fc.assert(
      fc.property(mazes, (found) => {
        const maze = parseMaze(notationOf(found));
        const grown = mazeValues(grownMaze(maze), { store });
        expect(names(grown.slice(0, -1).map((row) => row.slice(0, -1)))).toEqual(names(mazeValues(maze, { store })));
      }),
      { numRuns: runs(200) },
    );
  });

  it('writes mazes as it reads them, walls in any order', () => {
    fc.assert(
      fc.property(mazes, ({ walls, ...size }) => {
        const turned = walls.map((wall) => wall.split('-').reverse().join('-')).reverse();
        const maze = parseMaze(notationOf({ ...size, walls: [...turned, ...walls] }));
        expect(printMaze(maze)).toBe(notationOf({ ...size, walls }));
      }),
      { numRuns: runs(100) },
    );
  });

  /** @source Siegel 2011, Claim 4.4.3 */
  it('is built for all k/8 from -2 to 2', () => {
    for (let k = -16; k <= 16; k++) {
      const certificate = mazeOfNumber(Dyadic.of(k, 3));
      expect(certificate.reducedForm).toBe(Dyadic.of(k, 3).toString());
      expect(verifyMaze(certificate, { store }).verified).toBe(true);
      expect(String(reducedMazeValues(certificate.maze, { store })[0]![0])).toBe(certificate.reducedForm);
    }
  });

  /** @source Siegel 2011, Claim 4.4.3 */
  it('is built for all {a | b} with quarters a, b from -2 to 2', () => {
    const quarters = Array.from({ length: 17 }, (_, i) => Dyadic.of(i - 8, 2));
    const pairs = quarters.flatMap((a) => quarters.map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => a.compare(b) >= 0)).toHaveLength(153);
    for (const [a, b] of sampled(pairs, 60)) {
      const certificate = mazeOfSwitch(a, b);
      const wanted = reducedCanonicalForm(store.fromOptions([store.number(a)], [store.number(b)]));
      expect(certificate.reducedForm).toBe(wanted.toString());
      expect(verifyMaze(certificate, { store }).verified).toBe(true);
    }
  });
});
