import { describe, expect, it } from 'vitest';
import { LibraryError } from 'spgames';
import { parseBoard } from 'spgames/boards';
import { complexIsomorphism, SimplicialComplex } from 'spgames/complex';
import { compile, findRuleset, hexOutcome } from 'spgames/games';
import { SquarefreeIdeal } from 'spgames/ideal';
import {
  cliqueGame,
  dualGame,
  erdosSelfridge,
  hexGame,
  pairingStrategy,
  parsePositionalGame,
  placementGameOf,
  PositionalGame,
  positionalReplies,
  positionalWinner,
  replyStrategy,
  ticTacToe,
  verifyPairingStrategy,
  verifyPositionalStrategy,
  winningIdeal,
} from 'spgames/positional';
import { thrownBy } from '../../helpers/thrownBy.js';
import { boardOf, slowWinner } from '../../reference/positionalGames.js';

const SIDES = ['L', 'R'] as const;

describe('TIC-TAC-TOE', () => {
  /** @source Siegel 2013, Sec. 4 */
  it('is a draw, a win for Maker who begins, and lost by whoever begins as Avoider or Enforcer', () => {
    expect(SIDES.map((first) => positionalWinner(ticTacToe(3, 2), first))).toEqual(['draw', 'draw']);
    expect(SIDES.map((first) => positionalWinner(ticTacToe(3, 2, { rule: 'maker' }), first))).toEqual(['L', 'R']);
    expect(SIDES.map((first) => positionalWinner(ticTacToe(3, 2, { rule: 'avoider' }), first))).toEqual(['R', 'L']);
  });

  /** @source Hales and Jewett 1963 */
  it('has ((n + 2)^d − n^d) / 2 lines, and a pairing strategy on 5 × 5, not on 4 × 4', () => {
    for (const [n, d] of [
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 2],
      [3, 3],
      [2, 3],
      [3, 4],
    ] as const)
      expect([n, d, n === 1 ? 1 : ticTacToe(n, d).sets.size]).toEqual([
        n,
        d,
        n === 1 ? 1 : ((n + 2) ** d - n ** d) / 2,
      ]);
    const found = pairingStrategy(ticTacToe(5, 2));
    if (found.found !== true) throw new Error('not found');
    expect(verifyPairingStrategy(found.strategy)).toEqual({ verified: true });
    expect(pairingStrategy(ticTacToe(4, 2))).toEqual({ found: false });
    expect(positionalWinner(ticTacToe(4, 2), 'L')).toBe('draw');
  });

  it('on 3 × 3 × 3 is won by who begins, in the middle', () => {
    expect(positionalWinner(ticTacToe(3, 3), 'L')).toBe('L');
    const wins = positionalReplies(ticTacToe(3, 3), 'L').filter(({ result }) => result === 'win');
    expect(wins.map(({ label }) => label)).toContain('2.2.2');
  });

  it('is answered in the middle or lost after a corner', () => {
    const game = parsePositionalGame('positional(strong)@tic-tac-toe:3/x1.1');
    const drawn = positionalReplies(game, 'R').filter(({ result }) => result === 'draw');
    expect(drawn.map(({ label }) => label)).toEqual(['2.2']);
  });
});

describe('HEX', () => {
  it('has the winners of HEX as it is played on boards', () => {
    for (let rows = 1; rows <= 3; rows++)
      for (let columns = 1; columns <= 3; columns++)
        for (const first of SIDES)
          expect(positionalWinner(hexGame(rows, columns), first)).toBe(
            hexOutcome(parseBoard(`hex:${rows}x${columns}`), first),
          );
  });

  it('is told from the other side as HEX on the mirrored board', () => {
    for (const [rows, columns] of [
      [1, 1],
      [2, 2],
      [2, 3],
      [3, 3],
      [4, 3],
    ] as const) {
      const dual = dualGame(hexGame(rows, columns));
      const mirrored = hexGame(columns, rows);
      const cell = (label: string): string =>
        `${String.fromCharCode(96 + Number(label.slice(1)))}${label.charCodeAt(0) - 96}`;
      const names = (game: PositionalGame, name: (label: string) => string): string[] =>
        game.sets
          .toLists()
          .map((set) =>
            set
              .map((v) => name(game.labels[v]!))
              .sort()
              .join(' '),
          )
          .sort();
      expect(names(mirrored, cell)).toEqual(names(dual, (label) => label));
    }
  });
});

describe('clique games', () => {
  it('are won by the Maker of a triangle on five vertices, and on no fewer', () => {
    expect([3, 4, 5, 6].map((n) => positionalWinner(cliqueGame(n, 3), 'L'))).toEqual(['R', 'R', 'L', 'L']);
    expect(positionalWinner(cliqueGame(5, 3), 'R')).toBe('L');
    expect(positionalWinner(cliqueGame(6, 3, { rule: 'strong' }), 'L')).toBe('L');
  });

  it('of triangles on five and six vertices are lost by the Avoider who begins', () => {
    const five = cliqueGame(5, 3, { rule: 'avoider' });
    for (const first of SIDES) expect(positionalWinner(five, first)).toBe(slowWinner(boardOf(five), first));
    expect(positionalWinner(five, 'L')).toBe('R');
    expect(positionalWinner(cliqueGame(6, 3, { rule: 'avoider' }), 'L')).toBe('R');
  });
});

describe('PositionalGame', () => {
  it('keeps the minimal sets of facets or generators, with labels', () => {
    const complex = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [1, 2],
      ],
      ['a', 'b', 'c'],
    );
    expect(PositionalGame.ofFacets('maker', complex).toString()).toBe('positional(maker)@sets:a b, b c');
    const ideal = SquarefreeIdeal.fromGenerators(
      [
        [0, 1],
        [0, 1, 2],
      ],
      3,
    );
    const game = PositionalGame.ofIdeal('avoider', ideal);
    expect(game.sets.toLists()).toEqual([[0, 1]]);
    expect(winningIdeal(game).equals(ideal)).toBe(true);
    expect(new PositionalGame('maker', complex.facets).labels).toEqual(['0', '1', '2']);
  });

  it('names what it refuses', () => {
    const codes = (make: () => unknown): string => {
      const error = thrownBy(make);
      if (!(error instanceof LibraryError)) throw error;
      return error.code;
    };
    expect(codes(() => new PositionalGame('weak' as never, []))).toBe('invalid-argument');
    expect(codes(() => new PositionalGame('maker', 3 as never))).toBe('invalid-argument');
    expect(codes(() => new PositionalGame('maker', [[-1]]))).toBe('invalid-vertex');
    expect(codes(() => new PositionalGame('maker', [[2]], { labels: ['a', 'b'] }))).toBe('invalid-vertex');
    expect(codes(() => new PositionalGame('maker', [[0]], { labels: ['a b'] }))).toBe('invalid-label');
    expect(codes(() => new PositionalGame('maker', [[0]], { labels: ['a', 'a'] }))).toBe('not-distinct-labels');
    expect(codes(() => new PositionalGame('maker', [[0]], { left: [0], right: [0] }))).toBe('not-a-position');
    expect(codes(() => new PositionalGame('maker', [[0]], { left: [1] }))).toBe('invalid-argument');
    expect(codes(() => new PositionalGame('maker', [[5000]]))).toBe('too-large-board');
    expect(codes(() => new PositionalGame('strong', [[]]))).toBe('invalid-set');
    expect(codes(() => new PositionalGame('strong', [[0], [1]], { left: [0], right: [1] }))).toBe('not-a-position');
    expect(codes(() => ticTacToe(3, 2).after('L', 0).after('R', 0))).toBe('not-a-legal-move');
    expect(codes(() => dualGame(ticTacToe(3, 2)))).toBe('not-a-dual-rule');
    expect(codes(() => pairingStrategy(hexGame(2, 2), { player: 'L' }))).toBe('not-a-protector');
    expect(codes(() => positionalWinner(ticTacToe(6, 2), 'L'))).toBe('too-large-board');
    expect(codes(() => ticTacToe(100, 3))).toBe('too-large-board');
    expect(codes(() => cliqueGame(40, 20))).toBe('too-large-board');
    expect(codes(() => hexGame(9, 9))).toBe('too-large-board');
    // Without dead ends: the limit is met at once.
    expect(codes(() => hexGame(12, 12))).toBe('too-large-board');
    expect(codes(() => placementGameOf(new PositionalGame('maker', [[0]], { left: [0] })))).toBe('not-a-game');
  });
});

describe('parsePositionalGame', () => {
  it('reads sets in every notation, points, claims and families', () => {
    const printed = (text: string): string => parsePositionalGame(text).toString();
    expect(printed('positional(maker)@sets:0 1 2, 0 3')).toBe('positional(maker)@sets:0 3, 0 1 2');
    expect(printed('positional(maker)@sets:[[0,1,2],[0,3]]')).toBe('positional(maker)@sets:0 3, 0 1 2');
    expect(printed(' positional( avoider )@points:c b a; sets:a b / xa yc ')).toBe(
      'positional(avoider)@points:c b a; sets:b a/xa yc',
    );
    expect(printed('positional(maker)@sets:')).toBe('positional(maker)@sets:');
    expect(printed('positional(maker)@sets:{}')).toBe('positional(maker)@sets:{}');
    expect(parsePositionalGame('positional(strong)@tic-tac-toe:3,3').equals(ticTacToe(3, 3))).toBe(true);
    expect(parsePositionalGame('positional(maker)@hex:2x3').equals(hexGame(2, 3))).toBe(true);
    expect(parsePositionalGame('positional(maker)@clique:4,3').equals(cliqueGame(4, 3))).toBe(true);
  });

  it('says where a text does not follow it', () => {
    const message = (text: string): string => (thrownBy(() => parsePositionalGame(text)) as Error).message;
    expect(message('positional@sets:0')).toContain('expected positional(maker)@sets:…');
    expect(message('positional(weak)@sets:0')).toContain('expected one of maker avoider strong');
    expect(message('positional(maker)@stes:0')).toContain('column 19');
    expect(message('positional(maker)@sets:0 1/z0')).toContain('column 28; expected a claim');
    expect(message('positional(maker)@sets:0 1/x2')).toContain('is not a claim; expected one of x0 x1');
    expect(message('positional(maker)@points:0 1; sets:0 2')).toContain('is not a point; expected one of 0 1');
    expect(message('positional(maker)@sets:0 1/x0 y0')).toContain('both players have claimed 0');
    expect(message('positional(maker)@hex:3')).toContain('expected rows and columns');
  });
});

describe('strategies', () => {
  it('win TIC-TAC-TOE as Maker by a table of replies, and no worse with a corner first', () => {
    const found = replyStrategy(ticTacToe(3, 2, { rule: 'maker' }), 'L', 'L');
    if (!found.found) throw new Error('not found');
    expect(verifyPositionalStrategy(found.strategy)).toEqual({ verified: true });
    expect(replyStrategy(ticTacToe(3, 2, { rule: 'maker' }), 'R', 'L')).toEqual({ found: false });
  });

  it('refuse what is wrong, with the place', () => {
    const game = new PositionalGame('maker', [
      [0, 1],
      [0, 2],
    ]);
    const refused = (strategy: object): unknown => verifyPositionalStrategy(strategy as never);
    const pairing = { by: 'pairing', game, player: 'R', achieves: 'win', pairs: [[0, 1]] };
    expect(refused(pairing)).toEqual({
      verified: false,
      because: 'no pair lies in the free points of a winning set, 0 2.',
    });
    expect(refused({ ...pairing, pairs: [[0, 7]] })).toEqual({
      verified: false,
      because: '7 in a pair is not a free point.',
    });
    expect(
      refused({
        ...pairing,
        pairs: [
          [0, 1],
          [0, 2],
        ],
      }),
    ).toEqual({ verified: false, because: 'the pairs have 0 twice.' });
    expect(refused({ ...pairing, player: 'L' })).toMatchObject({ verified: false });
    expect(refused({ ...pairing, achieves: 'draw' })).toMatchObject({ verified: false });
    const replies = { by: 'replies', game, player: 'R', first: 'R', achieves: 'win', replies: [[[], [], 0]] };
    expect(refused(replies)).toEqual({ verified: true });
    expect(refused({ ...replies, replies: [[[], [], 1]] })).toEqual({
      verified: false,
      because: 'there is no reply with Left on 2 and Right on 1.',
    });
    const found = erdosSelfridge(game, 'R');
    expect(found.sum.toString()).toBe('1/2');
    if (!found.applies) throw new Error('does not apply');
    expect(verifyPositionalStrategy(found.strategy, { byPlay: true })).toEqual({ verified: true });
    expect(refused({ ...found.strategy, first: 'L' })).toEqual({
      verified: false,
      because: 'the sum is 1/2; expected less than 1/2.',
    });
    expect(refused({ ...found.strategy, sum: found.bound })).toEqual({
      verified: false,
      because: 'the sum is 1/2, not 1.',
    });
    for (const junk of [null, 3, {}, { by: 'luck' }, { ...replies, game: {} }, { ...replies, replies: [[[9], [], 0]] }])
      expect(verifyPositionalStrategy(junk as never).verified).toBe(false);
  });
});

describe('placementGameOf', () => {
  it('makes the game that forbids lines from TIC-TAC-TOE', () => {
    const known = compile(findRuleset('avoid-own(tic-tac-toe)'), parseBoard('grid:3x3'));
    expect(complexIsomorphism(placementGameOf(ticTacToe(3, 2)).legalComplex, known.legalComplex).isomorphic).toBe(true);
  });

  it('forbids to complete a winning set', () => {
    const game = placementGameOf(new PositionalGame('maker', [[0, 1]]));
    expect(game.legalComplex.minimalNonfaces.toLists().length).toBe(4);
    expect(game.vertices.map(({ label }) => label)).toEqual(['x0', 'y0', 'x1', 'y1']);
    const left = placementGameOf(new PositionalGame('maker', [[0, 1], [2]], { right: [2] }), { players: 'left' });
    expect(left.legalComplex.minimalNonfaces.toLists()).toEqual([
      [0, 1],
      [0, 2],
      [2, 3],
    ]);
  });
});
