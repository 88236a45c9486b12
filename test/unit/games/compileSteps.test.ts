import { Board, complete, empty, grid, parseBoard, path } from 'spgames/boards';
import { SimplicialComplex, skeleton } from 'spgames/complex';
import {
  type Clause,
  type ClauseData,
  compile,
  explain,
  nogo,
  noOverlap,
  type PieceData,
  playOn,
  type Ruleset,
  rulesetFromData,
  snort,
  SPGame,
} from 'spgames/games';
import { Work } from '../../../src/run.js';
import { describe, expect, it } from 'vitest';
import { forbiddenPairs } from '../../../src/games/forbiddenPairs.js';
import { limitedComplex, type CountClause } from '../../../src/games/limitedComplex.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { codeOf, errorOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import { unlisted } from '../../helpers/unlisted.js';
import { inFull } from '../../helpers/sampling.js';

const vertex = { piece: 'vertex', graph: { n: 1, edges: [] } } as const;

function declared(pieces: readonly PieceData[], ...clauses: ClauseData[]): Ruleset {
  return rulesetFromData({ type: 'ruleset', name: 'declared', pieces, clauses });
}

/** Anyone claims vertices, with the given clauses. */
function claiming(...clauses: Clause[]): Ruleset {
  const basicPositions = (board: Board) =>
    Array.from({ length: board.vertexCount }, (_, v) => ({ piece: 'vertex', cells: [v] }));
  return { name: 'claiming', words: 'Claim a vertex.', basicPositions, clauses };
}

describe('pairs that lie near each other', () => {
  it('are the same pairs as all that clauses forbid', () => {
    const corners = [{ piece: 'corner', shape: ['##', '#.'], rotate: true }] as const;
    for (const clauses of [
      [{ forbid: 'overlap' }],
      [{ forbid: 'adjacent' }],
      [{ forbid: 'overlap' }, { forbid: 'distance', in: [2, 4] }],
    ] as const) {
      const ruleset = declared(corners, ...clauses);
      const board = grid(4, 5, [[1, 2]]);
      const positions = ruleset.basicPositions(board);
      const everywhere = { ...ruleset, clauses: ruleset.clauses.map((clause) => ({ ...clause, within: undefined })) };
      const all = forbiddenPairs(everywhere as Ruleset, positions, board, new Work('test'));
      expect(forbiddenPairs(ruleset, positions, board, new Work('test')).toLists()).toEqual(all.toLists());
      expect(all.size).toBeGreaterThan(100);
      expect(all.toLists()).toEqual(all.minimal().toLists());
      const mixed = { ...ruleset, clauses: [...ruleset.clauses, { on: 'pair', words: '', forbids: () => false }] };
      expect(forbiddenPairs(mixed as Ruleset, positions, board, new Work('test')).toLists()).toEqual(all.toLists());
    }
  });

  it('make games with thousands of basic positions', () => {
    const piece = { piece: 'L', shape: ['##', '#.', '#.'], rotate: true, reflect: true };
    const large = compile(declared([piece], { forbid: 'overlap' }), grid(26, 26));
    expect(large.vertices).toHaveLength(8 * 24 * 25);
    expect(large.legalComplex.known.facets).toBeUndefined();
    expect(large.legalComplex.minimalNonfaces.cardinality(0)).toBe(2);
  });

  it('SNORT on 6x6 has its nonfaces, and facets only on request', () => {
    const { legalComplex } = compile(snort, grid(6, 6));
    expect(legalComplex.known.nonfaces?.size).toBe(36 + 2 * 60);
    expect(legalComplex.known.facets).toBeUndefined();
  });
});

describe('the number of pieces', () => {
  const clause = (most: number, side?: 'L' | 'R'): CountClause => ({
    on: 'count',
    words: '',
    most,
    ...(side !== undefined && { side }),
  });

  it('is limited to that of the skeleton', () => {
    const base = compile(snort, grid(2, 3)).legalComplex;
    for (const most of [0, 1, 2, 3, 4, 7]) {
      const { legalComplex } = compile(
        declared(
          [
            { ...vertex, side: 'L' },
            { ...vertex, side: 'R' },
          ],
          { forbid: 'overlap' },
          { forbid: 'adjacent', between: 'opposing' },
          { forbid: 'more-than', pieces: most },
        ),
        grid(2, 3),
      );
      expect(legalComplex.equals(skeleton(base, most - 1))).toBe(true);
    }
  });

  it('has the same complex by nonfaces and by facets', () => {
    const base = (): SimplicialComplex => compile(nogo, grid(2, 3)).legalComplex;
    const legal = (): boolean => true;
    for (const counts of [
      [clause(2)],
      [clause(3, 'L'), clause(1, 'R')],
      [clause(4), clause(2, 'L')],
      [clause(0, 'L'), clause(3)],
      [clause(0)],
      [clause(20)],
    ]) {
      const byNonfaces = limitedComplex(base(), counts, legal, new Work('test'));
      const byFacets = limitedComplex(base(), counts, legal, new Work('test'), -1);
      expect(byNonfaces.obeysAll).toBe(false);
      expect(byFacets.complex.facets.toLists()).toEqual(byNonfaces.complex.facets.toLists());
      if (counts[0]!.most < 20) expect(byFacets.obeysAll).toBe(true);
    }
  });

  it('goes together with clauses on positions, by nonfaces and by facets', () => {
    const both = [
      { ...vertex, side: 'L' },
      { ...vertex, side: 'R' },
    ] as const;
    const few = declared(both, { forbid: 'overlap' }, { forbid: 'no-liberty' }, { forbid: 'more-than', pieces: 3 });
    const game = compile(few, grid(3, 3));
    expect(game.legalComplex.equals(skeleton(compile(nogo, grid(3, 3)).legalComplex, 2))).toBe(true);
    const base = SimplicialComplex.fromNonfaces(
      forbiddenPairs(few, game.basicPositions, grid(3, 3), new Work('test')),
      game.vertices,
    );
    const isLegal = (set: readonly number[]): boolean => compile(nogo, grid(3, 3), { lazy: true }).isLegal(set);
    const byFacets = limitedComplex(base, [clause(3)], isLegal, new Work('test'), 0);
    expect(byFacets).toMatchObject({ obeysAll: true });
    expect(byFacets.complex.equals(game.legalComplex)).toBe(true);
  });

  it.runIf(inFull)('is no reason to list all sets with one piece too many', () => {
    const two = compile(declared([vertex], { forbid: 'more-than', pieces: 2 }), empty(200));
    expect(two.legalComplex.known.nonfaces).toBeUndefined();
    expect(two.legalComplex.facets.size).toBe((200 * 199) / 2);
    const left = [
      { ...vertex, side: 'L' },
      { ...vertex, side: 'R' },
    ] as const;
    expect(codeOf(() => compile(declared(left, { forbid: 'more-than', pieces: 2, side: 'L' }), empty(200)))).toBe(
      'too-many-positions',
    );
    expect(codeOf(() => compile(declared([vertex], { forbid: 'more-than', pieces: 3 }), empty(300)))).toBe(
      'too-many-positions',
    );
    const limited = { limit: 10_000 };
    expect(codeOf(() => compile(declared([vertex], { forbid: 'more-than', pieces: 2 }), empty(200), limited))).toBe(
      'too-many-items',
    );
  });
});

describe('rules that are not monotone', () => {
  const growing: Clause = {
    on: 'position',
    words: 'the pieces are connected',
    forbids: (pieces, board) => !board.induced(pieces.map(({ cells }) => cells[0]!)).board.isConnected(),
  };
  const notTwo: Clause = { on: 'position', words: 'not two pieces', forbids: (pieces) => pieces.length === 2 };
  const even: Clause = {
    on: 'position',
    words: 'an even number of pieces, or one',
    forbids: (pieces) => pieces.length % 2 === 1 && pieces.length > 1,
  };
  const corner: Clause = {
    on: 'position',
    words: 'four or more pieces only with the first vertex',
    forbids: (pieces) => pieces.length === 4 && pieces.every(({ cells }) => cells[0] !== 0),
  };

  it.each([
    ['growing', growing, path(3)],
    ['growing', growing, grid(3, 3)],
    ['notTwo', notTwo, empty(3)],
    ['notTwo', notTwo, empty(30)],
    ['even', even, complete(7)],
    ['corner', corner, empty(6)],
  ])('%s', (_, clause, board) => {
    const error = errorOf(() => compile(claiming(clause), board));
    expect(error).toMatchObject({ name: 'InputError', code: 'not-monotone' });
    const { legal, illegal } = error.details as { legal: number[]; illegal: number[] };
    const pieces = (set: number[]) => set.map((v) => ({ piece: 'vertex', cells: [v] }));
    const forbids = (set: number[]): boolean => clause.on === 'position' && clause.forbids(pieces(set), board);
    expect(illegal.every((v) => legal.includes(v))).toBe(true);
    expect([forbids(legal), forbids(illegal)]).toEqual([false, true]);
    expect(error.message).toMatch(/^compile: claiming allows [\d ]+ and forbids its part [\d ]+; expected every part/);
  });

  it('monotone ones are left alone, whatever else is forbidden', () => {
    const few: Clause = { on: 'position', words: 'few', forbids: (pieces) => pieces.length > 3 };
    expect(compile(claiming(few, noOverlap), empty(8)).legalComplex.facets.size).toBe(56);
    const near: Clause = {
      on: 'pair',
      words: 'near',
      within: 1,
      forbids: (p, q, board) => board.hasEdge(p.cells[0]!, q.cells[0]!),
    };
    expect(compile(claiming(near, few), grid(3, 3)).legalComplex.isFlag()).toBe(false);
  });
});

describe('a game that is compiled when its complex is asked for', () => {
  const at = (game: SPGame, side: 'L' | 'R', ...cells: number[]): number[] =>
    cells.map((v) => game.basicPositions.find((p) => p.side === side && p.cells[0] === v)!.vertex);

  it('NOGO on 5x5 and on 19x19 is explained at once', () => {
    for (const size of [5, 19]) {
      const game = compile(nogo, grid(size, size), { lazy: true });
      const black = at(game, 'L', 1, size);
      const white = at(game, 'R', 0);
      expect(explain(game, [...at(game, 'L', 2), ...black, ...white])).toEqual({
        legal: false,
        minimalIllegal: [...black, ...white].sort((a, b) => a - b),
        placed: [],
        because: 'nogo: every connected group of one player is adjacent to an empty vertex',
      });
      expect(explain(game, black)).toMatchObject({ legal: true, maximal: false });
      expect(explain(game, [0, 1]).legal && explain(game, [0, 1])).toMatchObject({
        moves: { length: 2 * size * size - 4 },
      });
    }
  });

  it('is the same game', () => {
    const board = parseBoard('grid:2x3/x..|..o');
    const [lazy, eager] = [true, false].map((lazy) => compile(nogo, board, { lazy }));
    expect(lazy!.vertices).toEqual(eager!.vertices);
    expect(lazy!.origin.placed).toEqual(eager!.origin.placed);
    for (let set = 0; set < 1 << 12; set += 7) {
      const position = range(12).filter((v) => ((set >>> v) & 1) === 1);
      expect(lazy!.isLegal(position)).toBe(eager!.isLegal(position));
      expect(explain(lazy!, position)).toEqual(explain(eager!, position));
    }
    expect(lazy!.legalComplex.equals(eager!.legalComplex)).toBe(true);
    expect(lazy!.origin.legalComplex.equals(eager!.origin.legalComplex)).toBe(true);
    expect(lazy!.legalComplex).toBe(lazy!.legalComplex);
  });

  it('in sums, after moves, and beside games on complexes', () => {
    const parts = (lazy: boolean): SPGame =>
      SPGame.sum([
        compile(snort, path(2), { lazy }),
        playOn(SimplicialComplex.fromNonfaces([[0, 1]], 2)),
        compile(nogo, path(3), { lazy }).after([0]),
      ]);
    const [lazy, eager] = [parts(true), parts(false)];
    expect(lazy.vertices).toEqual(eager.vertices);
    for (const position of [[], [0], [0, 3], [4, 5], [6], [7], [0, 4, 7], [8, 10], [9, 11]])
      expect(explain(lazy, position)).toEqual(explain(eager, position));
    expect(lazy.onEmptyBoard().legalComplex.equals(eager.origin.legalComplex)).toBe(true);
  });

  it('refuses what compile refuses', () => {
    expect(codeOf(() => compile(nogo, parseBoard('grid:1x2/xo'), { lazy: true }))).toBe('not-a-legal-start');
    expect(codeOf(() => compile(nogo, path(2), { lazy: true }).isLegal([4]))).toBe('invalid-vertex');
    const nothing = claiming({ on: 'position', words: 'no', forbids: () => true });
    expect(codeOf(() => compile(nothing, path(2), { lazy: true }))).toBe('not-a-game');
    const game = compile(nogo, grid(5, 5), { lazy: true, limit: 100 });
    expect(game.isLegal([0])).toBe(true);
    expect(codeOf(() => game.legalComplex)).toBe('too-many-items');
  });
});

describe('time', () => {
  it('is shared by all steps, and the error names all of it', () => {
    clockOfLooks(2);
    const error = errorOf(() => compile(nogo, grid(5, 5), { timeoutMs: 300 }));
    expect(error).toMatchObject({ name: 'LimitError', code: 'too-long', details: { timeoutMs: 300 } });
    expect(error.message).toMatch(/^compile: not finished after 300 ms \((\w+: )?\d+ items found\)\.$/);
  });

  it.runIf(inFull)('progress is reported', () => {
    clockOfLooks(5);
    const tasks = new Set<string>();
    expect(
      codeOf(() => compile(unlisted(nogo), grid(5, 5), { timeoutMs: 800, onProgress: ({ task }) => tasks.add(task) })),
    ).toBe('too-long');
    expect([...tasks]).toContain('dualize');
  });
});

describe('long edges', () => {
  const chained = new Board({
    vertexCount: 3,
    edges: [
      [0, 1],
      [1, 2],
    ],
    lengths: [3, 1],
  });
  const rules = declared([vertex], { forbid: 'adjacent' });

  it('are played on as chains, whose inner vertices come last', () => {
    const game = compile(rules, chained);
    expect(game.board.vertexCount).toBe(5);
    expect(game.illegalComplex.facets.toLists()).toEqual([
      [0, 3],
      [1, 2],
      [1, 4],
      [3, 4],
    ]);
    const [lazy] = [compile(rules, chained, { lazy: true })];
    expect(explain(lazy, [0, 3])).toMatchObject({ legal: false });
    expect(explain(lazy, [0, 1])).toMatchObject({ legal: true, moves: [] });
  });

  it('of pieces are chains, too', () => {
    const piece = { piece: 'chain', graph: { n: 2, edges: [[0, 1, 3]] } } as const;
    const cells = compile(declared([piece]), chained).basicPositions.map((position) => position.cells);
    expect(cells).toEqual([
      [0, 1, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect(compile(declared([{ ...piece, graph: { n: 2, edges: [[0, 1, 2 ** 40]] } }]), chained).vertices).toEqual([]);
  });

  it('may not make a board too large', () => {
    const long = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [20_000] });
    expect(errorOf(() => compile(rules, long))).toMatchObject({ name: 'LimitError', code: 'too-large-board' });
  });
});
