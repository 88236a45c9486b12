import { describe, expect, it } from 'vitest';
import {
  blokusLike,
  type Classification,
  classifyPlacementGame,
  compile,
  compilePlacementGame,
  gameValue,
  kulamiLike,
  mediumDefectInWords,
  movesFromJson,
  movesOf,
  movesToJson,
  nogo,
  noOverlap,
  ordinalSumOfGames,
  type PlacementGame,
  type Ruleset,
  snort,
  strongDefectInWords,
  ticTacToePlacement,
  verifyClassification,
  weakDefectInWords,
} from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { isStrongByRules } from '../../../../src/games/classify/isStrongByRules.js';
import { codeOf } from '../../../helpers/codeOf.js';
import { inFull } from '../../../helpers/sampling.js';

interface ListedPosition {
  readonly id: number | string;
  readonly placed?: readonly unknown[];
  readonly left?: readonly (number | string)[];
  readonly right?: readonly (number | string)[];
}

function listed(positions: readonly ListedPosition[], start: number | string = 0): PlacementGame<string> {
  return movesFromJson({ type: 'moves', start, positions });
}

/** Why a game is in no better class, in words. */
function words(found: Classification): (string | undefined)[] {
  return [
    'notWeak' in found ? weakDefectInWords(found.notWeak) : undefined,
    'notMedium' in found ? mediumDefectInWords(found.notMedium) : undefined,
    'notStrong' in found ? strongDefectInWords(found.notStrong) : undefined,
  ].filter((text) => text !== undefined);
}

describe('the classes of the games of the thesis', () => {
  it.runIf(inFull)('TICTACTOE is medium, not strong: a full line ends the game', () => {
    const game = ticTacToePlacement(3, 3);
    const found = classifyPlacementGame(game);
    expect(found.class).toBe('medium');
    expect(words(found)).toEqual([
      'Left vertex on 1, Left vertex on 2, Left vertex on 4, Left vertex on 3 is a legal play, but after Left vertex on 1, Left vertex on 2, Left vertex on 3 the move Left vertex on 4 is illegal',
    ]);
    expect(verifyClassification(game, found)).toMatchObject({ verified: true });
    // Two lines of three in 4 squares; without a square outside of the only line the order does not matter.
    expect(classifyPlacementGame(ticTacToePlacement(1, 3)).class).toBe('strong');
    expect(classifyPlacementGame(ticTacToePlacement(1, 4, { inLine: 3 })).class).toBe('medium');
    expect(codeOf(() => ticTacToePlacement(3, 3, { inLine: 0 }))).toBe('invalid-size');
  });

  it('a game in the manner of BLOKUS is weak, not medium: pieces must touch', () => {
    const game = blokusLike(path(3));
    const found = classifyPlacementGame(game);
    expect(found).toMatchObject({ class: 'weak', notMedium: { at: 2 } });
    expect(words(found)).toEqual([
      'Left vertex on 1, Left vertex on 2, Left vertex on 3 is a legal play, but Left vertex on 3 is illegal as move 2',
      'Left vertex on 1, Left vertex on 2, Left vertex on 3 is a legal play, but after Left vertex on 1 the move Left vertex on 3 is illegal',
    ]);
    expect(verifyClassification(game, found)).toMatchObject({ verified: true });
    expect(classifyPlacementGame(blokusLike(path(2))).class).toBe('strong');
  });

  it('a game in the manner of KULAMI is weak, not medium: the last two pieces say where to go on', () => {
    const game = kulamiLike(grid(3, 3), [0, 0, 1, 0, 2, 1, 3, 3, 1]);
    const found = classifyPlacementGame(game);
    expect(found).toMatchObject({ class: 'weak', notMedium: { at: 2 } });
    expect(verifyClassification(game, found)).toMatchObject({ verified: true });
    expect(codeOf(() => kulamiLike(path(2), [0, 1]))).toBe('not-a-suitable-board');
    expect(codeOf(() => kulamiLike(grid(2, 2), [0, 1]))).toBe('not-a-suitable-board');
  });

  it('the ordinal sum of two SP-games is weak (even medium), not strong', () => {
    const game = ordinalSumOfGames(compile(snort, path(1)), compile(snort, path(1)));
    const found = classifyPlacementGame(game);
    expect(found.class).toBe('medium');
    expect(words(found)).toEqual([
      'Left vertex on 2, Left vertex on 1 is a legal play, but after Left vertex on 1 the move Left vertex on 2 is illegal',
    ]);
    // ∗ : ∗ = ∗2.
    expect(String(gameValue(game))).toBe('*2');
  });
});

describe('what is not a weak placement game', () => {
  const empty = { id: 0, placed: [], left: [1] };
  const first = { id: 1, placed: ['a'], right: [2] };
  it.each<[string, readonly ListedPosition[], string]>([
    ['not-empty', [{ id: 0, placed: ['a', 'b'] }], 'the board is not empty at the beginning: a, b'],
    ['removed', [empty, first, { id: 2, placed: ['b'] }], 'the move from 1 to 2 takes away a'],
    ['nothing-placed', [empty, first, { id: 2, placed: ['a'] }], 'the move from 1 to 2 places no piece'],
    [
      'several-placed',
      [empty, first, { id: 2, placed: ['c', 'a', 'b'] }],
      'the move from 1 to 2 places more than one piece: c, b',
    ],
    [
      'overlap',
      [empty, first, { id: 2, placed: ['a', 'b', 'b'] }],
      'the move from 1 to 2 places pieces that overlap: b, b',
    ],
    [
      'overlap',
      [
        empty,
        { ...first, placed: [{ side: 'L', cells: [3, 4] }] },
        { id: 2, placed: [{ cells: [3, 4], side: 'L' }, { cells: [4] }] },
      ],
      'the move from 1 to 2 places pieces that overlap: piece on 5, Left piece on 4 5',
    ],
  ])('%s', (because, positions, text) => {
    const game = listed(positions);
    const found = classifyPlacementGame(game);
    expect(found).toMatchObject({ class: 'none', notWeak: { because } });
    expect(words(found)).toEqual([text]);
    expect(verifyClassification(game, found)).toMatchObject({ verified: true });
    expect(codeOf(() => compilePlacementGame(game))).toBe('not-strong');
  });

  it('a play that goes on for ever returns to a position', () => {
    const found = classifyPlacementGame(listed([empty, { id: 1, placed: ['a'], left: [0] }]));
    expect(found).toMatchObject({ class: 'none', notWeak: { because: 'removed', play: ['0', '1', '0'] } });
  });

  it('finds a shortest play', () => {
    const positions = [
      { id: 0, placed: [], left: [1, 2] },
      { id: 1, placed: ['a'], left: [3] },
      { id: 2, placed: ['b'], left: [4] },
      { id: 3, placed: ['a', 'c'], left: [5] },
      { id: 4, placed: ['c'] },
      { id: 5, placed: [] },
    ];
    expect(classifyPlacementGame(listed(positions))).toMatchObject({ notWeak: { play: ['0', '2', '4'] } });
  });

  it('a verifier refuses false witnesses', () => {
    const game = listed([empty, first, { id: 2, placed: ['a', 'b'] }]);
    const claim = (because: 'removed' | 'nothing-placed' | 'several-placed' | 'overlap', play: string[]): boolean =>
      verifyClassification(game, { class: 'none', explored: 3, notWeak: { because, play, pieces: [] } }).verified;
    for (const because of ['removed', 'nothing-placed', 'several-placed', 'overlap'] as const) {
      expect(claim(because, ['0', '1', '2'])).toBe(false);
      expect(claim(because, ['1', '2'])).toBe(false);
      expect(claim(because, ['0', '2'])).toBe(false);
    }
    const play = [
      { player: 'L', piece: 'a' },
      { player: 'R', piece: 'b' },
    ] as const;
    const notStrong = { position: ['a', 'b'], legal: play, illegal: [...play].reverse() };
    expect(verifyClassification(game, { class: 'medium', explored: 3, notStrong })).toMatchObject({ verified: false });
    expect(
      verifyClassification(game, { class: 'weak', explored: 3, notStrong, notMedium: { play, at: 2 } }),
    ).toMatchObject({ verified: false });
    const found = classifyPlacementGame(compile(snort, path(2)));
    expect(verifyClassification(compile(snort, path(2)), found)).toMatchObject({ verified: true });
    expect(verifyClassification(compile(nogo, path(2)), found)).toMatchObject({ verified: false });
    expect(verifyClassification(compile(snort, path(3)), found)).toMatchObject({ verified: false });
  });
});

describe('classifyPlacementGame', () => {
  it('counts positions with the same pieces as one', () => {
    // After a, b and b, a the pieces are the same, but only one of the two allows c.
    const game = listed([
      { id: 0, placed: [], left: ['a', 'b'] },
      { id: 'a', placed: ['a'], left: ['ab'] },
      { id: 'b', placed: ['b'], left: ['ba'] },
      { id: 'ab', placed: ['a', 'b'], left: ['abc'] },
      { id: 'ba', placed: ['b', 'a'] },
      { id: 'abc', placed: ['a', 'b', 'c'] },
    ]);
    const found = classifyPlacementGame(game);
    expect(found.class).toBe('weak');
    expect(verifyClassification(game, found)).toMatchObject({ verified: true });
  });

  it('refutes the note to Definition 1.4: parts of positions of a medium game need not be positions', () => {
    const game = listed([
      { id: 0, placed: [], left: ['a', 'b', 'c'] },
      { id: 'a', placed: ['a'], left: ['ab', 'ac'] },
      { id: 'b', placed: ['b'] },
      { id: 'c', placed: ['c'] },
      { id: 'ab', placed: ['a', 'b'], left: ['abc'] },
      { id: 'ac', placed: ['a', 'c'] },
      { id: 'abc', placed: ['a', 'b', 'c'] },
    ]);
    expect(classifyPlacementGame(game).class).toBe('medium');
  });

  it('takes a piece that either player ever places for a piece of either', () => {
    const either = [
      { id: 0, placed: [], left: [1, 2], right: [1] },
      { id: 1, placed: ['a'], left: [3] },
      { id: 2, placed: ['b'], left: [3] },
      { id: 3, placed: ['a', 'b'] },
    ];
    expect(words(classifyPlacementGame(listed(either)))).toEqual([
      'a, Left b is a legal play, but after Left b the move Right a is illegal',
    ]);
    const strong = classifyPlacementGame(listed(either.map((at) => (at.id === 2 ? { ...at, right: [3] } : at))));
    expect(strong).toMatchObject({ class: 'strong', pieces: ['b', 'a'] });
  });

  it('keeps names as labels and sides as those who place', () => {
    const positions = [
      { id: 0, placed: [], left: ['10', '9'], right: ['y'] },
      { id: '10', placed: ['x10'] },
      { id: '9', placed: ['x9'], right: ['9y'] },
      { id: 'y', placed: ['y1'], left: ['9y'] },
      { id: '9y', placed: ['y1', 'x9'] },
    ];
    const game = compilePlacementGame(listed(positions));
    expect(game.vertices).toEqual([
      { label: 'x9', side: 'L' },
      { label: 'x10', side: 'L' },
      { label: 'y1', side: 'R' },
    ]);
    expect(game.legalComplex.facets.toLists()).toEqual([[1], [0, 2]]);
    const renamed = positions.map(({ placed, ...at }) => ({ ...at, placed: placed.map((name) => ({ name })) }));
    expect(compilePlacementGame(listed(renamed)).vertices.map(({ label }) => label)).toEqual(['x1', 'x2', 'y1']);
  });

  it('keeps the vertices that pieces cover', () => {
    const game = compilePlacementGame(listed(movesToJson(movesOf(compile(snort, path(3)))).positions));
    expect(game.basicPositions).toEqual(compile(snort, path(3)).basicPositions);
    expect(game.board.vertexCount).toBe(3);
    const single = compilePlacementGame(listed([{ id: 0, placed: [] }]));
    expect([single.vertices.length, single.legalComplex.facets.toLists()]).toEqual([0, [[]]]);
  });

  it('says what is known when the limit is reached', () => {
    expect(classifyPlacementGame(ticTacToePlacement(3, 3), { limit: 3000 })).toMatchObject({
      class: 'undecided',
      atMost: 'medium',
    });
    expect(classifyPlacementGame(ticTacToePlacement(3, 3), { limit: 50 })).toMatchObject({
      class: 'undecided',
      atMost: 'strong',
    });
    expect(codeOf(() => compilePlacementGame(ticTacToePlacement(3, 3), { limit: 50 }))).toBe('too-many-items');
    expect(codeOf(() => compilePlacementGame(ticTacToePlacement(3, 3), { limit: 3000 }))).toBe('not-strong');
  });

  it('needs the pieces of every position', () => {
    expect(codeOf(() => classifyPlacementGame(listed([{ id: 0, placed: [], left: [1] }, { id: 1 }])))).toBe(
      'not-given-pieces',
    );
  });

  it('finds that a ruleset is not monotone', () => {
    const even: Ruleset = {
      ...snort,
      name: 'even',
      clauses: [{ on: 'position', words: 'never two pieces alone', forbids: (pieces) => pieces.length === 2 }],
    };
    const second: Ruleset = {
      ...snort,
      name: 'second',
      clauses: [
        noOverlap,
        {
          on: 'position',
          words: 'the first vertex is not first',
          forbids: (pieces) => pieces.length === 1 && pieces[0]!.cells[0] === 0,
        },
      ],
    };
    expect(classifyPlacementGame(compile(even, path(2), { lazy: true })).class).toBe('strong');
    expect(classifyPlacementGame(compile(second, path(2), { lazy: true })).class).toBe('weak');
    expect(isStrongByRules(compile(second, path(2), { lazy: true }))).toBe(false);
    expect(isStrongByRules(compile(snort, path(2)))).toBe(true);
  });
});
