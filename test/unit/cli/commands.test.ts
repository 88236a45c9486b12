import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { catalogue } from 'spgames/games';
import { moveCatalogue } from 'spgames/moves';
import { parseBoard } from 'spgames/boards';
import { parseSource } from 'spgames/sources';
import { BOARD_NAMES, BOARD_NOTATIONS } from '../../../src/boards/internal.js';
import { run, runJson } from '../../helpers/runCommand.js';

const ex147 = 'domineering@grid:3x2/.#|.#|..';

describe('compile', () => {
  it('Huntemann 2018, Ex. 1.47', async () => {
    const { exitCode, out, err } = await run(['compile', ex147]);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain('Legal ideal\n  (x2, x1*y3)');
    expect(out).toContain('Illegal ideal\n  (x3, y1, y2, x1*x2, x2*y3)');
    expect(out).toContain(
      'Minimal illegal positions: facets of the illegal complex (5)\n  x3\n  y1\n  y2\n  x1 x2\n  x2 y3\n',
    );
    expect(out).toContain('  x1  Left   domino  on 1 2\n');
  });

  it('prints the JSON object of the game', async () => {
    expect(await runJson(['compile', 'snort@path:1 + arc-kayles@path:2'])).toEqual({
      type: 'sp-game',
      spgames: VERSION,
      players: 'partizan',
      vertices: [{ label: 'x1', side: 'L' }, { label: 'y1', side: 'R' }, { label: '1' }],
      basicPositions: [
        { vertex: 0, side: 'L', piece: 'vertex', cells: [0], summand: 0 },
        { vertex: 1, side: 'R', piece: 'vertex', cells: [0], summand: 0 },
        { vertex: 2, piece: 'edge', cells: [0, 1], summand: 1 },
      ],
      facets: [
        [0, 2],
        [1, 2],
      ],
      nonfaces: [[0, 1]],
    });
  });

  it('--only restricts both', async () => {
    const object = await runJson(['compile', ex147, '--only', 'nonfaces, vertices']);
    expect(Object.keys(object)).toEqual(['type', 'spgames', 'players', 'vertices', 'nonfaces']);
    const { out } = await run(['compile', 'facets:x1, y1', '--only', 'vertices,facets']);
    expect(out).toBe(
      'facets:x1, y1: partizan, 2 basic positions\n  read as 2 vertices: x1 y1; 2 facets: x1, y1\n\nVertices\n  x1\n  y1\n\n' +
        'Maximal legal positions: facets of the legal complex (2)\n  x1\n  y1\n\nLegal ideal\n  (x1, y1)\n',
    );
    const { exitCode, err } = await run(['compile', ex147, '--only', 'facet']);
    expect([exitCode, err]).toEqual([
      2,
      'spgames: compile: "facet" is unknown; expected vertices, basicPositions, facets, nonfaces. Did you mean facets or nonfaces?\n',
    ]);
  });

  it('shortens long lists unless told not to', async () => {
    const short = (await run(['compile', 'col@cycle:12'])).out;
    const long = (await run(['compile', 'col@cycle:12', '--all'])).out;
    expect(short).toMatch(/ {2}… and \d+ more \(--all shows them\)/);
    expect(short).toMatch(/, … and \d+ more\)\n/);
    expect(long).not.toContain('…');
    expect(long.length).toBeGreaterThan(short.length);
  });

  it('says {} for the empty position and (0) for no illegal one', async () => {
    expect((await run(['compile', 'vertices:x1; facets:{}'])).out).toContain('  {}\n');
    expect((await run(['compile', 'nonfaces:'])).out).toContain('Illegal ideal\n  (0)');
  });

  it('refuses the void complex', async () => {
    const { exitCode, err } = await run(['compile', 'facets:']);
    expect(exitCode).toBe(2);
    expect(err).toContain('void');
  });
});

describe('explain', () => {
  it('names what is legal next', async () => {
    expect(await runJson(['explain', 'snort@path:3', '--position', 'x1'])).toEqual({
      spgames: VERSION,
      type: 'explanation',
      position: ['x1'],
      legal: true,
      maximal: false,
      moves: ['x2', 'x3', 'y3'],
      left: ['x2', 'x3'],
      right: ['y3'],
    });
    expect((await run(['explain', 'snort@path:3', '--position', ''])).out).toContain(
      '{} is legal\n  moves of Left   x1 x2 x3',
    );
    expect((await run(['explain', 'node-kayles@path:3', '--position', '1'])).out).toBe('1 is legal\n  moves  3\n');
    expect((await run(['explain', 'snort@path:3', '--position', 'y3, x1'])).out).toBe(
      'y3 x1 is legal; no move is left\n',
    );
  });

  it('names what forbids an illegal position', async () => {
    const args = ['explain', 'snort@path:3', '--position', 'x1 x3 y2'];
    expect(await runJson(args)).toEqual({
      spgames: VERSION,
      type: 'explanation',
      position: ['x1', 'x3', 'y2'],
      legal: false,
      minimalIllegal: ['x3', 'y2'],
      placed: [],
      because: 'snort: opposing pieces are not adjacent',
    });
    expect(await run(args)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('x1 x3 y2 is illegal') as string,
    });
  });

  it('names the pieces on the board', async () => {
    const { out } = await run(['explain', 'snort@grid:1x2/x.', '--position', 'y2']);
    expect(out).toContain('minimal illegal position  y2 with x1 on the board');
  });

  it('names the nearest labels of an unknown one', async () => {
    const { exitCode, err } = await run(['explain', 'snort@path:3', '--position', 'x1 z3']);
    expect([exitCode, err]).toEqual([
      2,
      'spgames: explain: z3 is not a vertex; expected some of x1 x2 x3 y1 y2 y3. Did you mean x3 or y3?\n',
    ]);
    expect((await run(['explain', 'snort@path:3'])).exitCode).toBe(2);
  });
});

describe('export', () => {
  it.each([
    [
      'snort@path:2',
      ['S = QQ[x_1, x_2, y_1, y_2]', 'legalComplex = ', 'illegalComplex = ', 'legalIdeal = ', 'illegalIdeal = '],
    ],
    ['facets:', ['Delta = simplicialComplex monomialIdeal 1_S', 'stanleyReisnerIdeal = ', 'facetIdeal = ']],
    ['ideal:x1*x2', ['S = QQ[x_1, x_2]', 'I = monomialIdeal {x_1*x_2}']],
    ['arc-kayles@path:3', ['S = QQ[z_1, z_2]']],
  ])('%s to macaulay2', async (source, lines) => {
    const { exitCode, out } = await run(['export', source, '--to', 'macaulay2']);
    expect(exitCode).toBe(0);
    for (const line of lines) expect(out).toContain(line);
  });

  it.each(['snort@path:2', 'facets:x1 x2, y1', 'ideal:x1*x2', 'made.json'])(
    '%s to json is a source again',
    async (source) => {
      const made = (await run(['build', 'facets:x1, y1', '--method', 'prop2.1', '--json'])).out;
      const { out } = await run(['export', source, '--to', 'json'], { 'made.json': made });
      const again = (await run(['export', 'copy.json', '--to', 'json'], { 'copy.json': out })).out;
      expect(again).toBe(out);
    },
  );

  it('svg is the board of a game and the complex of others', async () => {
    expect((await run(['export', 'snort@path:2', '--to', 'svg'])).out).toContain('<desc>A board');
    expect((await run(['export', 'facets:x1 x2', '--to', 'svg'])).out).toContain('<desc>A simplicial complex');
  });

  it.each([
    ['singular', /^ring S = /m],
    ['sage', /PolynomialRing/],
    ['cocoa', /^use S ::= QQ/m],
    ['polymake', /topaz/],
    ['latex', /\\begin\{align\*\}/],
    ['dot', /^graph /m],
  ])('to %s', async (format, expected) => {
    for (const source of ['nogo@path:3', 'facets:x1 x2, y1', 'ideal:x1*x2, y1']) {
      const { exitCode, out } = await run(['export', source, '--to', format]);
      expect(exitCode).toBe(0);
      expect(out).toMatch(expected);
    }
  });

  it('writes values', async () => {
    const text = async (source: string, to: string): Promise<string> =>
      (await run(['export', source, '--to', to])).out.trim();
    expect(await text('value:+-2', 'cgsuite')).toBe('{2|-2}');
    expect(await text('facets:x1 + value:^*2', 'cgsuite')).toBe('{0|} + ^+*2');
    expect(await text('snort@path:1', 'cgsuite')).toBe('{0|0}');
    expect(await text('value:-3/4', 'latex')).toBe('-\\frac{3}{4}');
    expect(JSON.parse(await text('value:*', 'json'))).toMatchObject({ type: 'value', name: '*' });
    for (const to of ['macaulay2', 'dot']) {
      const { exitCode, err } = await run(['export', 'value:1', '--to', to]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining('a value, or a sum with one; expected a game')]);
    }
    expect((await run(['export', 'value:1 + snort@path:1', '--to', 'json'])).err).toContain('no JSON object');
  });

  it('writes files and JSON', async () => {
    const { out, saved } = await run(['export', 'ideal:x1', '--to', 'macaulay2', '-o', 'a.m2']);
    expect([out, Object.keys(saved)]).toEqual(['', ['a.m2']]);
    expect(await runJson(['export', 'ideal:x1', '--to', 'macaulay2'])).toEqual({
      spgames: VERSION,
      type: 'export',
      to: 'macaulay2',
      text: saved['a.m2'],
    });
  });

  it.each([
    ['fig', 'unknown', /"fig" is unknown; expected macaulay2, singular, sage, polymake, cocoa, cgsuite, latex/],
    ['macaulay', 'near', /"macaulay" is unknown; expected macaulay2, .*\. Did you mean macaulay2\?/],
  ])('to %s is refused (%s)', async (format, _, message) => {
    const { exitCode, err } = await run(['export', 'snort@path:2', '--to', format]);
    expect(exitCode).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('draw', () => {
  it('draws the board, the legal and the illegal complex', async () => {
    const draw = async (...options: string[]): Promise<string> => (await run(['draw', 'snort@path:2', ...options])).out;
    const board = await draw();
    expect(board).toContain('<title>snort@path:2</title>');
    expect(await draw('--what', 'board')).toBe(board);
    const legal = await draw('--what', 'complex');
    const illegal = await draw('--illegal');
    expect(new Set([board, legal, illegal]).size).toBe(3);
    expect(await draw('--what', 'complex', '--illegal')).toBe(illegal);
    expect(await runJson(['draw', 'snort@path:2'])).toEqual({ spgames: VERSION, type: 'drawing', svg: board });
  });

  it('refuses what it cannot draw', async () => {
    expect((await run(['draw', 'snort@path:2', '--what', 'digraph'])).err).toContain('expected digraph:…');
    expect((await run(['draw', 'snort@path:2', '--what', 'board', '--illegal'])).exitCode).toBe(2);
    expect((await run(['draw', 'facets:', '--illegal'])).exitCode).toBe(2);
  });
});

describe('build and verify', () => {
  it.each([
    ['facets:x1 x2, x2 y1, 3', 'legal', 'prop2.1'],
    ['facets:x1 x2, x2 y1, 3', 'illegal', 'prop2.1'],
    ['facets:x1 x2, x2 y1, 3', 'legal', 'remark2.2'],
    ['facets:{}', 'legal', 'prop2.1'],
    ['facets:', 'illegal', 'prop2.1'],
    ['snort@path:3', 'legal', 'remark2.2'],
  ])('%s as %s by %s', async (source, as, method) => {
    const { exitCode, out, saved } = await run(['build', source, '--as', as, '--method', method, '-o', 'made.json']);
    expect([exitCode, out]).toEqual([0, '']);
    expect(JSON.parse(saved['made.json']!)).toMatchObject({ type: 'construction', method, as, spgames: VERSION });
    expect(await runJson(['verify', 'made.json'], saved)).toEqual({
      spgames: VERSION,
      type: 'verification',
      method,
      as,
      verified: true,
      ignored: expect.arrayContaining(['spgames', 'ruleset.name']) as unknown,
    });
    expect((await run(['verify', '-'], { '-': saved['made.json']! })).out).toMatch(/^standard input: verified; /);
  });

  it('describes the game it builds', async () => {
    const { out } = await run(['build', 'facets:x1 y1', '--method', 'prop2.1']);
    expect(out).toContain('Board    edges:0-1,0-2,1-2,3-4,3-6,4-5,5-6 (7 vertices, 7 edges)');
    expect(out).toContain('  y1  Right  on 4 5 6 7\n');
  });

  it('says what is wrong with a construction, with exit status 1', async () => {
    const made = (await run(['build', 'facets:x1 x2, x2 y1', '--method', 'prop2.1', '--json'])).out;
    const wrong = JSON.stringify({ ...(JSON.parse(made) as object), as: 'illegal' });
    const { exitCode, out } = await run(['verify', 'wrong.json', '--json'], { 'wrong.json': wrong });
    expect(exitCode).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      verified: false,
      because: expect.stringContaining('the position') as string,
    });
    expect((await run(['verify', 'wrong.json'], { 'wrong.json': wrong })).out).toMatch(/^wrong.json: not verified; /);
  });

  it.each([
    ['not JSON', '{', /line 1/],
    [
      'another object',
      '{"type":"complex","n":1,"facets":[]}',
      /expected a construction, a covering, a proof of an outcome, the period of a game on heaps/,
    ],
    ['a list', '[]', /construction/],
  ])('%s is bad input', async (_, text, message) => {
    const { exitCode, err } = await run(['verify', 'f.json'], { 'f.json': text });
    expect(exitCode).toBe(2);
    expect(err).toMatch(message);
  });

  it.each([
    [['--as', 'illegal', '--method', 'remark2.2'], /expected --as legal/],
    [['--method', 'value'], /expected value:/],
    [['--method', 'value', '--as', 'illegal'], /expected --as legal/],
    [['--method', 'prop2.2'], /Did you mean prop2.1/],
    [['--as', 'both', '--method', 'prop2.1'], /expected legal, illegal/],
  ])('build %j is bad input', async (options, message) => {
    const { exitCode, err } = await run(['build', 'facets:x1', ...options]);
    expect(exitCode).toBe(2);
    expect(err).toMatch(message);
  });

  it('builds no game from the void complex', async () => {
    expect((await run(['build', 'facets:', '--method', 'prop2.1'])).exitCode).toBe(2);
  });
});

describe('build without a method, and methods by what they do', () => {
  const method = async (...args: string[]): Promise<unknown> => (await runJson(['build', ...args]))['method'];

  it('takes the method that always works', async () => {
    expect(await method('facets:x1 x2, x2 y1')).toBe('prop2.1');
    expect(await method('facets:x1 y1, y1 x2', '--as', 'illegal')).toBe('prop2.1');
    expect(await method('value:{2|-2}')).toBe('value');
  });

  it('cycles and skeleton stand for the theorems', async () => {
    expect(await method('facets:x1 x2, x2 y1', '--method', 'cycles')).toBe('prop2.1');
    expect(await method('facets:x1 x2, x2 y1', '--method', 'skeleton')).toBe('remark2.2');
    expect((await run(['help', 'build'])).out).toMatch(/\n {2}skeleton +the complex itself as the board/);
  });
});

describe('catalog', () => {
  it('lists every ruleset and every notation of boards', async () => {
    const { out } = await run(['catalog', '--all']);
    for (const { name, words } of catalogue) {
      expect(out).toContain(`${name}`);
      expect(out).toContain(words);
    }
    const { out: boardsOut } = await run(['catalog', 'boards']);
    for (const { notation, words } of BOARD_NOTATIONS) {
      expect(out).toContain(notation);
      expect(boardsOut).toContain(words);
    }
    expect((await run(['catalog', 'complexes'])).out).toContain('named:dunce-hat');
    const { rulesets, boards } = await runJson(['catalog']);
    expect((rulesets as { name: string }[]).map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name));
    expect(boards).toEqual(BOARD_NOTATIONS);
    expect(BOARD_NOTATIONS.flatMap(({ notation }) => /^[\w-]+(?=:)/.exec(notation)?.[0] ?? [])).toEqual(BOARD_NAMES);
  });

  it.each(BOARD_NOTATIONS.filter(({ example }) => !example.startsWith('file:')))(
    '$example can be parsed',
    ({ example }) => {
      expect(parseBoard(example).vertexCount).toBeGreaterThan(0);
    },
  );

  it.each(catalogue)('$example can be compiled', ({ example }) => {
    expect(parseSource(example).kind).toBe('game');
  });

  it('has a line for each ruleset', async () => {
    const { out } = await run(['catalog']);
    const listed = out.split('\n').slice(0, catalogue.length);
    listed.forEach((line, i) => expect(line).toContain(catalogue[i]!.title));
    expect(out.split('\n')).toHaveLength(catalogue.length + moveCatalogue.length + 6);
    for (const { title } of moveCatalogue) expect(out).toContain(title);
  });

  it('lists one ruleset', async () => {
    const { out } = await run(['catalog', 'domineering(oriented)']);
    expect(out).toMatch(/^domineering, domineering\(oriented\) \(DOMINEERING, partizan\)\n/);
    expect(out).not.toContain('Boards');
    expect((await run(['catalog', 'snrt'])).err).toContain('Did you mean snort?');
  });
});
