import { describe, expect, it } from 'vitest';
import { facePoset } from 'spgames/poset';
import { SimplicialComplex } from 'spgames/complex';
import { VERSION } from 'spgames/formats';
import { dayPoset } from 'spgames/days';
import { standardStore, temperature, type Value } from 'spgames/values';
import { run, runJson } from '../../helpers/runCommand.js';

const text = async (...args: string[]): Promise<string> => (await run(['poset', ...args])).out;

describe('poset', () => {
  it.each([
    ['day:0', 1, 0, 1, 1, true, true],
    ['day:1', 4, 4, 3, 2, true, true],
    ['day:2', 22, 36, 9, 4, true, true],
    ['day:3', 1474, 4662, 45, 86, true, true],
    ['os:2', 427, 744, 85, 12, true, false],
    ['ss:2', 207, 535, 39, 14, false, false],
    ['oslo:1', 4, 4, 3, 2, true, true],
    ['oslo:2', 13, 18, 7, 3, true, true],
    ['oc:2', 18, 26, 9, 4, true, false],
    ['oc:3', 176, 314, 37, 12, true, false],
    ['children:0,{1|*},1*', 5, 5, 4, 2, true, false],
  ])('%s has all fields', async (name, size, covers, height, width, lattice, distributive) => {
    const found = { type: 'game-poset', spgames: VERSION, name, size, covers, height, width, lattice, distributive };
    expect(await runJson(['poset', name])).toMatchObject(found);
  });

  it('looks at faces, at positions and at documents', async () => {
    expect(await runJson(['poset', 'facets:1 2, 2 3'])).toEqual({
      type: 'game-poset',
      spgames: VERSION,
      name: 'facets:1 2, 2 3',
      size: 6,
      covers: 7,
      height: 3,
      width: 3,
      graded: true,
      lattice: false,
      distributive: false,
      antichains: 14,
      maximalChains: 4,
      linearExtensions: 16,
    });
    expect(await runJson(['poset', 'clobber@grid:2x2/xo|ox'])).toMatchObject({
      size: 19,
      covers: 32,
      height: 4,
      width: 8,
    });
    expect(await runJson(['poset', 'value:{2|-2}'])).toMatchObject({ size: 6, covers: 6, lattice: true });
    expect(await runJson(['poset', 'loopy:a={0,b|0,b};b={0|pass}'])).toMatchObject({ size: 3, covers: 2 });
    expect((await run(['poset', 'loopy:a={b|};b={|a}'])).err).toContain('a position comes again after another one');
    const files = {
      'faces.json': JSON.stringify(facePoset(SimplicialComplex.fromFacets([[0, 1]], 2)).poset),
      'games.json': (await run(['poset', 'oc:2', '--only', 'elements,hasseDiagram', '--json'])).out,
      'named.json': (await run(['poset', 'oc:2', '--json'])).out,
      'path.json': '{"type":"complex","facets":[["a","b"],["b","c"]]}',
    };
    expect(await runJson(['poset', 'faces.json'], files)).toMatchObject({
      name: 'faces.json',
      size: 4,
      distributive: true,
    });
    expect(await runJson(['poset', 'games.json'], files)).toMatchObject({ size: 18, covers: 26 });
    expect(await runJson(['poset', '-'], { '-': files['named.json'] })).toMatchObject({ size: 18, covers: 26 });
    expect(await runJson(['poset', 'path.json'], files)).toMatchObject({ size: 6, covers: 7 });
    expect((await run(['poset', 'snort@path:2', '--only', 'size'])).out).toContain('face poset');
    expect((await run(['poset', 'wythoff@heaps:1,2', '--only', 'size'])).out).toContain('poset of positions');
  });

  it('says why', async () => {
    expect(await text('ss:1', '--only', 'lattice', '--explain')).toMatchInlineSnapshot(`
      "ss:1: 11 games
        lattice  no
          1 and {1|0} have no meet: maximal elements below both are *, *2
      "
    `);
    expect(await text('children:0,{1|*},1*', '--explain')).toMatchInlineSnapshot(`
      "children:0,{1|*},1*: 5 games
        size          5
        covers        5
        height        4
          a chain: -1, *, {1*|0}, 1
        width         2
          an antichain: 0, {1*|0}
        graded        no
          a closed walk along covers that goes up and down, but not equally often: 0, 1, {1*|0}, *, -1
        lattice       yes
        distributive  no
          N5: -1 < * < {1*|0} < 1 and -1 < 0 < 1
      "
    `);
    expect(await text('day:1', '--all', '--explain')).toMatchInlineSnapshot(`
      "day:1: 4 games
        size              4
        covers            4
        height            3
          a chain: -1, 0, 1
        width             2
          an antichain: 0, *
        graded            yes
        lattice           yes
        distributive      yes
        modular           yes
        planar            yes
          linear order 1: -1, 0, *, 1
          linear order 2: -1, *, 0, 1
        dimension         2
          linear order 1: -1, 0, *, 1
          linear order 2: -1, *, 0, 1
        selfDual          yes
          by negation
        antichains        6
        maximalChains     2
        linearExtensions  2
        ranks             1 2 1
        joinIrreducibles  2: 0, *
        meetIrreducibles  2: 0, *
        moebius           1
      "
    `);
    const orders = await text('day:2', '--only', 'planar,dimension', '--explain');
    expect(orders).toMatch(/planar {5}no\n {4}a third linear order is needed, since these pairs force each other: \(/);
    expect(orders).toMatch(
      /dimension {2}3\n {4}linear order 1: -2, .*\n {4}linear order 2: -2, .*\n {4}linear order 3: -2, .*, 2\n$/,
    );
    expect(await text('facets:1 2, 2 3', '--only', 'lattice,graded,planar,moebius,selfDual', '--explain'))
      .toMatchInlineSnapshot(`
      "facets:1 2, 2 3: face poset
        read as 3 vertices: 1 2 3; 2 facets: 1 2, 2 3
        graded    yes
        lattice   no
          1 and 3 have no join: nothing is above both
        planar    only told of lattices
          1 and 3 have no join: nothing is above both
        selfDual  no
          only the first is a face poset
        moebius   no least and greatest element
      "
    `);
    const { witnesses } = (await runJson(['poset', 'day:1', '--only', 'height,selfDual', '--explain'])) as {
      readonly witnesses: object;
    };
    expect(witnesses).toEqual({
      height: { chain: ['-1', '0', '1'] },
      selfDual: {
        by: 'negation',
        map: [
          ['0', '0'],
          ['-1', '1'],
          ['1', '-1'],
          ['*', '*'],
        ],
      },
    });
  });

  it('lists elements and covers', async () => {
    expect(await text('day:1', '--only', 'elements,hasseDiagram,joinIrreducibles')).toMatchInlineSnapshot(`
      "day:1: 4 games
        joinIrreducibles  2: 0, *
        elements
          0
          -1
          1
          *
        hasseDiagram
          0 < 1
          -1 < 0
          -1 < *
          * < 1
      "
    `);
    expect(await runJson(['poset', 'day:1', '--only', 'elements,hasseDiagram,joinIrreducibles'])).toEqual({
      type: 'game-poset',
      spgames: VERSION,
      name: 'day:1',
      games: 'values',
      joinIrreducibles: ['0', '*'],
      elements: ['0', '-1', '1', '*'],
      hasseDiagram: [
        [0, 2],
        [1, 0],
        [1, 3],
        [3, 2],
      ],
    });
  });

  it('draws', async () => {
    const { saved, out } = await run(['poset', 'oc:2', '--only', 'size', '--draw', 'oc2.svg']);
    expect([out, saved['oc2.svg']!.startsWith('<?xml')]).toEqual(['oc:2: 18 games\n  size  18\n', true]);
    const { saved: tikz } = await run(['poset', 'day:1', '--only', 'size', '--draw', 'day.tex']);
    expect(tikz['day.tex']).toContain('\\begin{tikzpicture}');
    expect((await run(['poset', 'oc:2', '--draw', 'a.gif'])).exitCode).toBe(2);
    const { exitCode, err } = await run(['poset', 'oc:4', '--only', 'size', '--draw', 'large.svg']);
    expect([exitCode, err.includes('11363 elements; expected at most 1000')]).toEqual([3, true]);
  });

  it('refuses what is not a poset, and leaves open what the time cuts off', async () => {
    expect(await run(['poset', 'day:x'])).toMatchObject({ exitCode: 2 });
    expect(await run(['poset', 'day:4'])).toMatchObject({ exitCode: 3 });
    expect((await run(['poset', 'facets:1', '--only', 'heigth'])).err).toContain('Did you mean height');
    expect((await run(['poset', 'facets:1 2', '--only', 'width', '--timeout', '1e-9'])).exitCode).toBe(2);
    expect((await run(['poset', 'snort@grid:4x4', '--timeout', '0.05'])).exitCode).toBe(3);
    const simplex = (await text('facets:1 2 3', '--only', 'size,lattice,distributive')).split('\n').slice(2);
    expect(simplex.map((line) => line.trim())).toEqual([
      'size          8',
      'lattice       yes',
      'distributive  yes',
      '',
    ]);
    const { exitCode, out } = await run([
      'poset',
      'oc:3',
      '--only',
      'size,linearExtensions',
      '--timeout',
      '0.4',
      '--json',
    ]);
    expect(exitCode).toBe(3);
    if (out !== '') expect(JSON.parse(out)).toMatchObject({ linearExtensions: 'undecided' });
    const cube = `facets:${Array.from({ length: 25 }, (_, v) => v + 1).join(' ')}`;
    const cut = await run(['poset', cube, '--json', '--timeout', '0.3']);
    expect([cut.exitCode, (JSON.parse(cut.out) as { size: unknown }).size]).toEqual([3, 'undecided']);
  });

  it('takes the elements that satisfy a condition, in the language of batch --where', async () => {
    const all = dayPoset(2);
    const count = (holds: (value: Value) => boolean): number => all.elements.filter(holds).length;
    const sizes: [string, number][] = [
      ['temperature>0', count((value) => temperature(value).toNumber()! > 0)],
      ['element>=0', count((value) => standardStore.zero.isAtMost(value))],
      [
        'element > 0 and not isNumber=true',
        count(
          (value) => standardStore.zero.isAtMost(value) && value !== standardStore.zero && value.number === undefined,
        ),
      ],
      ['name=*', 1],
      ['above=0 or below=0', 2],
    ];
    for (const [where, size] of sizes)
      expect(await runJson(['poset', 'day:2', '--where', where, '--only', 'size'])).toMatchObject({
        name: `day:2 where ${where}`,
        size,
      });
    expect(sizes.map(([, size]) => size)).toEqual([7, 7, 3, 1, 2]);
    const { out } = await run(['poset', 'day:2', '--where', 'isNumber=true', '--only', 'height,elements', '--all']);
    expect(out).toBe(
      'day:2: 22 games, 7 of them where isNumber=true\n  height    7\n  elements\n    0\n    -1\n    1\n    -2\n    1/2\n    -1/2\n    2\n',
    );
    expect((await run(['poset', 'facets:1 2', '--where', 'above=0', '--only', 'size'])).out).toContain('size  1');
    expect((await run(['poset', 'day:2', '--where', 'temperatur>0'])).err).toContain('Did you mean temperature');
    expect((await run(['poset', 'day:2', '--where', 'x'])).err).toContain('poset: --where has "x"; expected');
  });

  it('names the posets of games where a word is none of them', async () => {
    expect((await run(['poset', 'days:2'])).err).toContain('Did you mean day?');
    for (const word of ['oc', 'flag:2', 'Day:2'])
      expect(await run(['poset', word])).toMatchObject({
        exitCode: 2,
        err: expect.stringContaining('children:{0|}') as string,
      });
    expect(await runJson(['poset', 'oc:2 ', '--only', 'size'])).toMatchObject({ name: 'oc:2', size: 18 });
    expect((await run(['poset', 'loopy:a={b|}; b={|a}'])).err).toContain('comes again');
    expect((await run(['poset', 'clobber@grid:2x2/xo|ox', '--only', 'size'])).exitCode).toBe(0);
  });
});
