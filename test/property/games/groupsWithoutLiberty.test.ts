import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, grid, path } from 'spgames/boards';
import { type BasicPosition, compile, nogo, type Ruleset } from 'spgames/games';
import { groupsWithoutLiberty } from '../../../src/games/declarative/groupsWithoutLiberty.js';
import { visitConnectedSets } from '../../../src/games/declarative/visitConnectedSets.js';
import { Work } from '../../../src/run.js';
import { codeOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { unlisted } from '../../helpers/unlisted.js';

/** NOGO with these pieces. */
function nogoWith(pieces: readonly BasicPosition[]): Ruleset {
  return { name: 'nogo', words: nogo.words, basicPositions: () => pieces, clauses: nogo.clauses };
}

const boards = fc.integer({ min: 1, max: 6 }).chain((n) =>
  fc.array(fc.boolean(), { minLength: (n * (n - 1)) / 2, maxLength: (n * (n - 1)) / 2 }).map((chosen) => {
    const pairs = Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
    return new Board({ vertexCount: n, edges: pairs.filter((_, i) => chosen[i]) });
  }),
);

const SIDES = ['L', 'R', undefined] as const;

/** Boards with pieces on some of their vertices, of some of these sides; kinds of pieces differ by name. */
function boardsWithPieces(sides: readonly (typeof SIDES)[number][], kinds: readonly string[]) {
  return boards.chain((board) => {
    const all = Array.from({ length: board.vertexCount }, (_, v) =>
      sides.flatMap((side) =>
        kinds.map((piece): BasicPosition => ({ piece, cells: [v], ...(side !== undefined && { side }) })),
      ),
    ).flat();
    return fc.tuple(fc.constant(board), fc.subarray(all, { maxLength: Math.min(12, all.length) }));
  });
}

function borders(ruleset: Ruleset, board: Board) {
  const { legalComplex } = compile(ruleset, board);
  return { legal: legalComplex.facets.sorted().toLists(), illegal: legalComplex.minimalNonfaces.sorted().toLists() };
}

describe('groupsWithoutLiberty', () => {
  it('forbids what the look at every position forbids', () => {
    const pieces = fc.oneof(
      boardsWithPieces(['L', 'R'], ['stone']),
      boardsWithPieces(SIDES, ['stone']),
      boardsWithPieces(['L', 'R'], ['stone', 'king']),
    );
    fc.assert(
      fc.property(pieces, ([board, stones]) => {
        expect(borders(nogoWith(stones), board)).toEqual(borders(unlisted(nogoWith(stones)), board));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('lists no set twice and none that contains another, for two players with at most a piece each on a vertex', () => {
    fc.assert(
      fc.property(boardsWithPieces(['L', 'R'], ['stone']), ([board, stones]) => {
        const sets = groupsWithoutLiberty(stones, board)!.map((set) => new Set(set));
        for (const [i, a] of sets.entries())
          for (const [j, b] of sets.entries()) if (i !== j) expect([...a].every((v) => b.has(v))).toBe(false);
      }),
      { numRuns: runs(2000) },
    );
  });

  it.runIf(inFull)('refuses a list that is too long to be kept', () => {
    const stones = (['L', 'R'] as const).flatMap((side) =>
      range(6 * 12).map((i): BasicPosition => ({ piece: `stone ${i % 6}`, side, cells: [Math.floor(i / 6)] })),
    );
    expect(codeOf(() => groupsWithoutLiberty(stones, grid(3, 4)))).toBe('too-many-items');
  });

  it('leaves pieces of several cells to the look at every position', () => {
    expect(groupsWithoutLiberty([{ piece: 'domino', side: 'L', cells: [0, 1] }], path(3))).toBeUndefined();
    const pieces: BasicPosition[] = [
      { piece: 'domino', side: 'L', cells: [0, 1] },
      { piece: 'stone', side: 'R', cells: [2] },
    ];
    expect(compile(nogoWith(pieces), path(3)).illegalComplex.facets.toLists()).toEqual([[0, 1]]);
  });

  it('finds the numbers of minimal illegal and of maximal legal positions that dualising both borders finds', () => {
    const { legalComplex } = compile(nogo, grid(3, 4));
    expect([legalComplex.minimalNonfaces.size, legalComplex.facets.size]).toEqual([476, 9872]);
  });
});

describe('visitConnectedSets', () => {
  it('visits every connected set once, with its neighbours', () => {
    fc.assert(
      fc.property(boards, fc.nat(63), (board, mask) => {
        const isAllowed = (v: number): boolean => ((mask >>> v) & 1) === 1;
        const found = new Map<number, number[]>();
        visitConnectedSets(board, isAllowed, new Work('test'), (inside, border, isInside) => {
          const set = inside.reduce((all, v) => all | (1 << v), 0);
          expect(found.has(set)).toBe(false);
          expect(Array.from(isInside).reduce((all, is, v) => all | (is << v), 0)).toBe(set);
          found.set(
            set,
            [...border].sort((a, b) => a - b),
          );
        });
        for (let set = 1; set < 2 ** board.vertexCount; set++) {
          const expected = isConnected(board, set) && (set & ~mask) === 0 ? neighboursOf(board, set) : undefined;
          expect(found.get(set)).toEqual(expected);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('goes down long boards without recursion', () => {
    let longest = 0;
    const work = new Work('test', { limit: 0 });
    const stop = new Error('enough');
    expect(() =>
      visitConnectedSets(
        path(20_000),
        () => true,
        work,
        (inside) => {
          longest = inside.length;
          if (longest === 15_000) throw stop;
        },
      ),
    ).toThrow(stop);
    expect(longest).toBe(15_000);
  });
});

function neighboursOf(board: Board, set: number): number[] {
  return Array.from({ length: board.vertexCount }, (_, v) => v).filter(
    (v) => ((set >>> v) & 1) === 0 && board.neighbours(v).some((w) => ((set >>> w) & 1) === 1),
  );
}

function isConnected(board: Board, set: number): boolean {
  let part = set & -set;
  for (;;) {
    const more = neighboursOf(board, part).reduce((all, v) => all | (((set >>> v) & 1) << v), part);
    if (more === part) return part === set;
    part = more;
  }
}
