import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from 'spgames/boards';
import {
  arcKayles,
  col,
  domineering,
  nodeKayles,
  orientedDomineering,
  partizanNodeKayles,
  type Ruleset,
  snort,
} from 'spgames/games';
import {
  digraphOfRuleset,
  digraphValue,
  hackenbushDigraph,
  type HackenbushEdge,
  hackenbushStalkDigraph,
  nimDigraph,
  posetGameDigraph,
} from 'spgames/digraphs';
import { InputError } from '../../../src/errors.js';
import type { Player } from '../../../src/player.js';
import { LabelledPoset } from 'spgames/poset';
import { cellBoards, coloured, graphs } from '../../generators/boards.js';
import {
  hackenbush,
  nimGame,
  placing,
  posetGame,
  whereDifferent,
  type NamedEdge,
} from '../../reference/encodedGames.js';
import { digraphTree } from '../../reference/digraphGames.js';
import { grundyValue } from '../../reference/values.js';
import { rules, type Piece, type Rules } from '../../reference/games.js';
import { often, runs } from '../../helpers/sampling.js';

/** The names of moves on vertices, x1 for Left on vertex 0, or numbers where either player may place. */
const onVertices = ({ side, cells }: Piece): string =>
  `${side === 'L' ? 'x' : side === 'R' ? 'y' : ''}${cells[0]! + 1}`;

/** The names of moves on edges, numbered for each player by the vertices they cover. */
function onEdges({ pieces }: Rules, board: Board): (piece: Piece) => string {
  const letter = { L: 'x', R: 'y', none: '' };
  return ({ side, cells }) => {
    const own = pieces(board).filter((piece) => piece.side === side);
    const sorted = own.map((piece) => piece.cells).sort(([a, b], [c, d]) => a! - c! || b! - d!);
    const place = sorted.findIndex(([a, b]) => a === cells[0] && b === cells[1]);
    return `${letter[side ?? 'none']}${place + 1}`;
  };
}

/**
 * Is the ruleset on a board the digraph, move by move? Pieces on the board, as long as they are legal, lie there from
 * the beginning.
 */
function expectAgreement(ruleset: Ruleset, name: string, board: Board, nameOf: (piece: Piece) => string): void {
  const lying = board.pieces.map(({ vertex, side }): Piece => ({ side, cells: [vertex] }));
  const native = placing(rules[name]!, board, lying, nameOf);
  expect(whereDifferent(native, digraphOfRuleset(ruleset, board))).toBe(undefined);
}

const legal = ({ mayPlace }: Rules, board: Board): boolean =>
  board.pieces.every(({ vertex, side }, i) => {
    const before = board.pieces.slice(0, i).map((piece): Piece => ({ side: piece.side, cells: [piece.vertex] }));
    return mayPlace(board, before, { side, cells: [vertex] });
  });

describe('encodings of rulesets as digraphs agree move by move:', () => {
  it.each([
    ['col', col],
    ['snort', snort],
  ] as const)('%s, with colours and pieces on the board', (name, ruleset) => {
    const boards = fc.oneof(graphs(5), coloured(graphs(5)), cellBoards(3));
    fc.assert(
      fc.property(boards, (board) => {
        fc.pre(board.vertexCount <= 7 && legal(rules[name]!, board));
        expectAgreement(ruleset, name, board, onVertices);
      }),
      { numRuns: runs(300, 20) },
    );
  });

  it('node-kayles, with colours and without', () => {
    fc.assert(
      fc.property(fc.oneof(graphs(6), coloured(graphs(6))), (board) => {
        const nameOf = (piece: Piece): string => onVertices({ ...piece, side: undefined });
        const native = placing(rules['node-kayles']!, board, [], nameOf);
        const { digraph, moves } = digraphOfRuleset(nodeKayles, board);
        // Vertices with colours are called x1 or y1.
        expect(whereDifferent(native, { digraph, moves: moves.map((move) => move.replace(/^[xy]/, '')) })).toBe(
          undefined,
        );
        if (board.sides?.includes(undefined) === false)
          expect(String(digraphOfRuleset(partizanNodeKayles, board).digraph)).toBe(String(digraph));
      }),
      { numRuns: runs(300, 20) },
    );
  });

  it('arc-kayles', () => {
    fc.assert(
      fc.property(graphs(5), (board) => {
        fc.pre(board.edges.length <= 7);
        expectAgreement(arcKayles, 'arc-kayles', board, onEdges(rules['arc-kayles']!, board));
      }),
      { numRuns: runs(200, 30) },
    );
  });

  it('domineering, with missing cells', () => {
    fc.assert(
      fc.property(cellBoards(3), (filled) => {
        fc.pre(filled.grid?.kind === 'grid');
        const board = filled.withPieces([]);
        expectAgreement(
          orientedDomineering,
          'domineering(oriented)',
          board,
          onEdges(rules['domineering(oriented)']!, board),
        );
        expectAgreement(domineering, 'domineering', board, onEdges(rules['domineering']!, board));
      }),
      { numRuns: runs(150, 12) },
    );
  });

  const sides = (n: number): fc.Arbitrary<(Player | undefined)[]> =>
    fc.array(fc.constantFrom('L', 'R', undefined), { minLength: n, maxLength: n });

  it('poset games', () => {
    const game = fc.integer({ min: 0, max: 6 }).chain((n) => {
      const pairs = Array.from({ length: n }, (_, b) => Array.from({ length: b }, (_, a) => [a, b] as const)).flat();
      return fc.tuple(fc.subarray(pairs), sides(n)).map(([relations, colours]) => ({ n, relations, colours }));
    });
    fc.assert(
      fc.property(game, ({ n, relations, colours }) => {
        const poset = LabelledPoset.fromRelations(n, relations);
        const order = Array.from({ length: n }, (_, a) =>
          Array.from({ length: n }, (_, b) => poset.isLessOrEqual(a, b)),
        );
        const native = posetGame(order, poset.labels, colours);
        expect(whereDifferent(native, posetGameDigraph(poset, { sides: colours }))).toBe(undefined);
        expect(posetGameDigraph(poset).digraph.n).toBe(2 * n);
        if (colours.every((side) => side !== undefined))
          expect(digraphValue(posetGameDigraph(poset, { sides: colours }).digraph).number).toBeDefined();
      }),
      { numRuns: runs(400, 30) },
    );
  });

  it('nim', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 3 }), (heaps) => {
        const { digraph, moves } = nimDigraph(heaps);
        expect(whereDifferent(nimGame(heaps), { digraph, moves })).toBe(undefined);
        expect(digraph.n).toBe(2 * heaps.reduce((sum, size) => sum + size, 0));
        const m = heaps.reduce((xor, size) => xor ^ size, 0);
        expect(String(digraphValue(digraph))).toBe(m === 0 ? '0' : m === 1 ? '*' : `*${m}`);
      }),
      { numRuns: runs(100, 30) },
    );
  });

  const named = (edges: readonly HackenbushEdge[]): NamedEdge[] =>
    edges.map(([u, v, colour], e) => {
      const parallel = edges.slice(0, e).filter(([a, b]) => (a === u && b === v) || (a === v && b === u));
      return { ends: [u, v], colour, name: parallel.length === 0 ? `${u}-${v}` : `${u}-${v}(${parallel.length + 1})` };
    });
  const colour = fc.constantFrom<('L' | 'R' | 'E')[]>('L', 'R', 'E');

  it('hackenbush on forests rooted at the ground, and on stalks', () => {
    const tree = fc
      .array(fc.tuple(fc.nat(), colour), { maxLength: 7 })
      .map((list) =>
        list.map(([k, c], i): HackenbushEdge => (k % 2 === 0 ? [k % (i + 1), i + 1, c] : [i + 1, k % (i + 1), c])),
      );
    fc.assert(
      fc.property(tree, (edges) => {
        expect(whereDifferent(hackenbush(named(edges)), hackenbushDigraph(edges))).toBe(undefined);
        const letters = edges.map(([, , c]) => c).join('');
        const stalk = edges.map(([, , c], i): HackenbushEdge => [i, i + 1, c]);
        const encoded = hackenbushStalkDigraph(letters);
        expect(encoded).toEqual(hackenbushDigraph(stalk));
        expect(whereDifferent(hackenbush(named(stalk)), encoded)).toBe(undefined);
      }),
      { numRuns: runs(400, 25) },
    );
  });

  it('hackenbush on any graph, or there is an edge that only several others fell', () => {
    const graph = fc.array(fc.tuple(fc.nat(3), fc.nat(3), colour), { maxLength: 6 });
    let encoded = 0;
    fc.assert(
      fc.property(graph, (edges) => {
        const all = named(edges);
        fc.pre(fallenAfter(all, []).length === 0);
        const answer = attempt(() => hackenbushDigraph(edges));
        if (!(answer instanceof InputError)) {
          encoded++;
          expect(whereDifferent(hackenbush(all), answer)).toBe(undefined);
          return;
        }
        expect(answer.code).toBe('not-a-conflict-game');
        const { edge, cut } = answer.details as { readonly edge: number; readonly cut: readonly number[] };
        expect(cut.length).toBeGreaterThanOrEqual(2);
        const falls = (set: readonly number[]): boolean =>
          fallenAfter(
            all,
            set.map((e) => all[e]!),
          ).includes(all[edge]!);
        expect(falls(cut)).toBe(true);
        for (const e of cut) expect(falls(cut.filter((other) => other !== e))).toBe(false);
      }),
      { numRuns: runs(1500, 100) },
    );
    expect(encoded).toBeGreaterThan(often(20));
  });
});

function attempt<T>(compute: () => T): T | InputError {
  try {
    return compute();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The edges that fall, without being cut, when others are cut. */
function fallenAfter(all: readonly NamedEdge[], cut: readonly NamedEdge[]): NamedEdge[] {
  const left = all.filter((edge) => !cut.includes(edge));
  const extra: NamedEdge = { ends: [0, 0], colour: 'E', name: 'extra' };
  const standing = hackenbush([...left, extra])
    .moves([...left, extra])
    .find(({ name }) => name === 'extra')!.next;
  return left.filter((edge) => !standing.includes(edge));
}

describe('values of encoded rulesets', () => {
  it('of COL are numbers, or numbers and *', () => {
    fc.assert(
      fc.property(fc.oneof(graphs(5), coloured(graphs(6))), (board) => {
        const value = digraphValue(digraphOfRuleset(col, board).digraph);
        expect(value.number ?? value.plus(digraphValue(nimDigraph([1]).digraph)).number).toBeDefined();
      }),
      { numRuns: runs(500, 50) },
    );
  });

  it('of impartial ones are nimbers', () => {
    fc.assert(
      fc.property(graphs(5), (board) => {
        for (const ruleset of [nodeKayles, arcKayles]) {
          const { digraph } = digraphOfRuleset(ruleset, board);
          const m = grundyValue(digraphTree(digraph));
          expect(digraphValue(digraph)).toBe(digraphValue(nimDigraph([m]).digraph));
        }
      }),
      { numRuns: runs(300, 30) },
    );
  });
});
