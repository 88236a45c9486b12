import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { blokusLike, compile, movesOf, movesToJson, ordinalSumOfGames, snort, ticTacToePlacement } from 'spgames/games';
import { path } from 'spgames/boards';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';
import { inFull } from '../../helpers/sampling.js';

const files = Object.fromEntries(
  Object.entries({
    'tictactoe.json': movesToJson(ticTacToePlacement(2, 2)),
    'large.json': movesToJson(ticTacToePlacement(2, 3)),
    'blokus.json': movesToJson(blokusLike(path(3))),
    'ordinal.json': movesToJson(ordinalSumOfGames(compile(snort, path(1)), compile(snort, path(1)))),
    'snort.json': movesToJson(movesOf(compile(snort, path(3)))),
    'pass.json': {
      type: 'moves',
      start: 0,
      positions: [
        { id: 0, placed: [], left: [1] },
        { id: 1, placed: [], right: [0] },
      ],
    },
    'gap.json': {
      type: 'moves',
      start: 's',
      positions: [
        { id: 's', placed: [], right: ['a'] },
        { id: 'a', placed: ['y1'], left: ['b'] },
        { id: 'b', placed: ['y1', 'x1'] },
      ],
    },
    'bare.json': { type: 'moves', start: 0, positions: [{ id: 0 }] },
    'names.json': {
      type: 'ruleset',
      name: 'names',
      pieces: [{ piece: 'vertex', graph: { n: 1, edges: [] } }],
      clauses: [
        { forbid: 'overlap' },
        {
          forbid: 'position',
          pieces: [
            { piece: 'vertex', cells: [0] },
            { piece: 'vertex', cells: [1] },
          ],
        },
      ],
    },
  }).map(([name, value]) => [name, JSON.stringify(value)]),
);

async function lines(...args: string[]): Promise<string[]> {
  const { exitCode, out, err } = await run(['classify', ...args], files);
  expect([exitCode, err]).toEqual([0, '']);
  return out.trimEnd().split('\n');
}

describe('classify', () => {
  it('says the class of a file of moves and why it is not in the next one', async () => {
    expect(await lines('tictactoe.json')).toEqual([
      'tictactoe.json: medium placement game',
      '  known by     all 57 positions looked at',
      '  not strong   Left vertex on 1, Right vertex on 2, Left vertex on 3 is a legal play, but after Left vertex on 1, Left vertex on 3 the move Right vertex on 2 is illegal',
      '  impartial    no: in position 0 Left and Right have as many options, but different ones',
      '  dicotic      yes',
      '  dead-ending  yes',
    ]);
    expect((await lines('blokus.json')).slice(0, 3)).toEqual([
      'blokus.json: weak placement game',
      '  known by     all 23 positions looked at',
      '  not medium   Left vertex on 1, Left vertex on 2, Left vertex on 3 is a legal play, but Left vertex on 3 is illegal as move 2',
    ]);
    expect(await lines('pass.json')).toEqual([
      'pass.json: no placement game',
      '  known by  1 position',
      '  not weak  the move from 0 to 1 places no piece',
    ]);
    expect(await lines('gap.json')).toEqual([
      'gap.json: weak placement game',
      '  known by     all 3 positions looked at',
      '  not medium   Right y1, Left x1 is a legal play, but Left x1 is illegal as move 1',
      '  not strong   Right y1, Left x1 is a legal play, but at the beginning the move Left x1 is illegal',
      '  impartial    no: in position s Left and Right have 0 and 1 options',
      '  dicotic      no: in position s only Right can move',
      '  dead-ending  no: Left has no move in position s, but one in position a',
    ]);
  });

  it('has the witnesses in its JSON document', async () => {
    expect(await runJson(['classify', 'ordinal.json'], files)).toEqual({
      type: 'classification',
      spgames: VERSION,
      class: 'medium',
      explored: 9,
      notStrong: {
        position: [0, 1].map((v) => ({ side: 'L', piece: 'vertex', cells: [v] })),
        legal: [1, 0].map((v) => ({ player: 'L', piece: { side: 'L', piece: 'vertex', cells: [v] } })),
        illegal: [0, 1].map((v) => ({ player: 'L', piece: { side: 'L', piece: 'vertex', cells: [v] } })),
        words:
          'Left vertex on 2, Left vertex on 1 is a legal play, but after Left vertex on 1 the move Left vertex on 2 is illegal',
      },
      impartial: true,
      dicotic: true,
      deadEnding: true,
    });
    expect(await runJson(['classify', 'gap.json'], files)).toMatchObject({
      class: 'weak',
      notMedium: {
        play: [
          { player: 'R', piece: 'y1' },
          { player: 'L', piece: 'x1' },
        ],
        at: 1,
      },
      impartial: false,
      dicotic: false,
      deadEnding: false,
      witnesses: { dicotic: { position: 's', player: 'R' }, deadEnding: { player: 'L', play: ['s', 'a'] } },
    });
    expect(await runJson(['classify', 'pass.json'], files)).toMatchObject({
      class: 'none',
      notWeak: { because: 'nothing-placed', play: ['0', '1'], pieces: [] },
    });
  });

  it.runIf(inFull)('finds that games by rules and on complexes are strong', async () => {
    expect(await lines('snort@path:3')).toEqual([
      'snort@path:3: strong placement game',
      '  known by     all 17 positions looked at',
      '  impartial    no: after x1 Left and Right have 2 and 1 options',
      '  dicotic      no: after x2 only Left can move',
      '  dead-ending  yes',
    ]);
    expect((await lines('snort@grid:9x9'))[1]).toBe('  known by     the form of the rules: they only forbid');
    expect(await runJson(['classify', 'facets:x1 x2, y1 + node-kayles@path:2'])).toMatchObject({
      class: 'strong',
      by: 'positions',
      impartial: false,
      witnesses: { impartial: { position: '{}', difference: '4 and 3 options' } },
    });
    expect(await runJson(['classify', 'snort.json'], files)).toMatchObject({ class: 'strong', explored: 17 });
  });

  it('looks at families of boards', async () => {
    const found = await lines('snort@path:2', '--family', '4');
    expect(found.slice(-2)).toEqual([
      '  invariant             yes, on 75 boards',
      '  independence ruleset  yes, on 18 boards',
    ]);
    expect((await lines('nogo@path:2', '--family', '2')).slice(-2)).toEqual([
      '  invariant             no: Left vertex on 1 is illegal on empty:1',
      '  independence ruleset  no: on empty:1 it is minimal illegal to place Left vertex on 1',
    ]);
    expect((await lines('nogo@path:2', '--family', 'path:2 path:3')).slice(-2)).toEqual([
      '  invariant             yes, on 2 boards',
      '  independence ruleset  no: on path:3 it is minimal illegal to place Left vertex on 1, Left vertex on 2, Left vertex on 3',
    ]);
    expect((await lines('domineering(oriented)@grid:1x2', '--family', 'grids:4')).slice(-2)).toEqual([
      '  invariant             no: Right domino on 1 2 is legal on grid:1x2, but Right domino on 1 2 is not on grid:2x1, by 1→1 2→2',
      '  independence ruleset  yes, on 8 boards',
    ]);
    expect((await lines('names.json@path:3', '--family', 'connected:3')).at(-2)).toMatch(
      /^ {2}invariant {13}no: vertex on \d, vertex on \d is legal on star:2, but .* is not on star:2, by /,
    );
    expect(await runJson(['classify', 'domineering@grid:2x2', '--family', 'grid:1x2 grid:2x1'])).toMatchObject({
      family: {
        invariant: false,
        independence: false,
        witnesses: {
          invariant: { because: 'illegal-piece', piece: { side: 'L', cells: [0, 1] } },
          independence: { minimalIllegal: [{ side: 'L', cells: [0, 1] }] },
        },
      },
    });
    expect(await runJson(['classify', 'col@path:2', '--family', 'connected:4'])).toMatchObject({
      family: { invariant: true, independence: true, boards: 44, unsuitable: 0 },
    });
  });

  it('exits with 3 when something is left open', async () => {
    const cut = await run(['classify', 'large.json', '--limit', '5', '--json'], files);
    expect([cut.exitCode, cut.err]).toEqual([3, expect.stringMatching(/^spgames: classify: not decided .*\n$/)]);
    expect(JSON.parse(cut.out)).toMatchObject({ class: 'undecided', atMost: 'strong', impartial: 'undecided' });
    const text = await run(['classify', 'blokus.json', '--limit', '18'], files);
    expect([text.exitCode, text.out.split('\n')[0]]).toEqual([
      3,
      'blokus.json: undecided: at most a weak placement game',
    ]);
    clockOfLooks(0.5);
    const family = await run(['classify', 'snort@path:2', '--family', '5', '--timeout', '1', '--json']);
    expect(family.exitCode).toBe(3);
    expect(JSON.parse(family.out)).toMatchObject({ class: 'strong', family: { invariant: 'undecided' } });
  });

  it.each([
    [['bare.json'], /the position 0 has no "placed"/],
    [['value:1'], /a value, or a sum with one/],
    [['snort.json', '--family', '3'], /--family with a source that is not a ruleset on a board/],
    [['facets:x1', '--family', '3'], /not a ruleset on a board/],
    [['snort@path:2 + col@path:2', '--family', '3'], /not a ruleset on a board/],
    [['snort@path:2', '--family', '9'], /all graphs with at most 9 vertices; expected a number up to 8/],
    [['snort@path:2', '--family', ' '], /the family is not a board/],
    [['snort@path:2', '--family', 'pth:3'], /pth/],
    [['domineering@grid:2x2', '--family', '3'], /domineering cannot be played on any board of the family/],
    [['snort@path:2', '--limit', '0'], /Expected a number of positions/],
  ])('%j is bad input', async (args, message) => {
    const { exitCode, out, err } = await run(['classify', ...args], files);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.split('\n').length).toBe(2);
  });
});

describe('moves as a source', () => {
  it('of a strong placement game are a source of every command', async () => {
    const { vertices, facets, basicPositions } = await runJson(['compile', 'snort.json'], files);
    expect({ vertices, facets, basicPositions }).toEqual(
      await runJson(['compile', 'snort@path:3']).then((game) => ({
        vertices: game['vertices'],
        facets: game['facets'],
        basicPositions: game['basicPositions'],
      })),
    );
    expect(await runJson(['value', 'snort.json'], files)).toMatchObject({ name: '{2|-2}', formalBirthday: 3 });
    expect(await runJson(['equal', 'snort.json', 'snort@path:3'], files)).toMatchObject({ equal: true });
    expect(await runJson(['equal', 'snort.json', 'snort@path:3', '--level', 'complex'], files)).toMatchObject({
      equal: true,
    });
    expect(await runJson(['analyze', 'snort.json', '--only', 'fVector'], files)).toMatchObject({
      fVector: [1, 6, 8, 2],
    });
    expect(await runJson(['explain', 'snort.json', '--position', 'x1 y2'], files)).toMatchObject({ legal: false });
    expect(await runJson(['value', 'snort.json + value:{2|-2}'], files)).toMatchObject({ name: '0' });
    for (const args of [
      ['export', 'snort.json', '--to', 'macaulay2'],
      ['draw', 'snort.json'],
      ['export', 'snort.json', '--to', 'cgsuite'],
    ])
      expect(await run(args, files)).toMatchObject({ exitCode: 0, err: '' });
    const json = await run(['export', 'snort.json', '--to', 'json'], files);
    expect(JSON.parse(json.out)).toMatchObject({ type: 'sp-game', facets });
  });

  it('of another game are refused with the reason where a complex is needed', async () => {
    for (const args of [
      ['compile', 'tictactoe.json'],
      ['analyze', 'tictactoe.json'],
      ['compile', 'tictactoe.json + snort@path:2'],
    ]) {
      const { exitCode, err } = await run(args, files);
      expect(exitCode).toBe(2);
      expect(err).toMatch(/not a strong placement game: Left vertex on 1, .* is illegal; expected a strong one/);
    }
  });
});
